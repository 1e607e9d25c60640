/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-spread.h"

#define GAP 8

struct _TurnSpread
{
  GtkWidget parent_instance;

  int       column_below;       /* or 0 */
};

G_DEFINE_FINAL_TYPE (TurnSpread, turn_spread, GTK_TYPE_WIDGET)

/* Of the children that are seen. */
typedef struct
{
  int n;
  int least_width;
  int full_width;
} Crowd;

static GtkWidget *
next_visible (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
first_visible (GtkWidget *self)
{
  return next_visible (gtk_widget_get_first_child (self));
}

static Crowd
measure_crowd (GtkWidget *self)
{
  Crowd crowd = { 0, 0, 0 };

  for (GtkWidget *child = first_visible (self); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      int least, full;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &full, NULL, NULL);
      crowd.least_width = MAX (crowd.least_width, least);
      crowd.full_width = MAX (crowd.full_width, full);
      crowd.n++;
    }

  return crowd;
}

/* How many stand in a line: as many as can, but no line is nearly empty. */
static int
count_per_line (GtkWidget   *self,
                const Crowd *crowd,
                int          width)
{
  const int most = CLAMP ((width + GAP) / (crowd->least_width + GAP), 1, MAX (crowd->n, 1)), n_lines = (crowd->n + most - 1) / most;

  if (n_lines == 0 || width < TURN_SPREAD (self)->column_below)
    return 1;

  return (crowd->n + n_lines - 1) / n_lines;
}

/* In a column all are as wide as it. */
static int
child_width (GtkWidget   *self,
             const Crowd *crowd,
             int          per_line,
             int          width)
{
  return MIN (width < TURN_SPREAD (self)->column_below ? width : crowd->full_width, (width - (per_line - 1) * GAP) / per_line);
}

/* All lines are as high as the highest. */
static void
measure_line (GtkWidget *self,
              int        width,
              int       *least,
              int       *full)
{
  *least = *full = 0;
  for (GtkWidget *child = first_visible (self); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      int child_least, child_full;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &child_least, &child_full, NULL, NULL);
      *least = MAX (*least, child_least);
      *full = MAX (*full, child_full);
    }
}

static void
turn_spread_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  const Crowd crowd = measure_crowd (widget);
  int per_line = MAX (crowd.n, 1), n_lines;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = crowd.least_width;
      *natural = MAX (crowd.least_width, TURN_SPREAD (widget)->column_below > 0 ? MIN (crowd.full_width, TURN_SPREAD (widget)->column_below - 1)
                                                                                : crowd.n *(crowd.full_width + GAP));
      return;
    }

  if (for_size >= 0)
    per_line = count_per_line (widget, &crowd, for_size);
  n_lines = (crowd.n + per_line - 1) / per_line;
  measure_line (widget, for_size >= 0 ? MAX (child_width (widget, &crowd, per_line, for_size), crowd.least_width) : crowd.full_width, minimum, natural);
  *minimum = n_lines * (*minimum + GAP);
  *natural = n_lines * (*natural + GAP);
}

static void
turn_spread_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  const Crowd crowd = measure_crowd (widget);
  const int per_line = count_per_line (widget, &crowd, width), n_lines = MAX ((crowd.n + per_line - 1) / per_line, 1);
  const int size = child_width (widget, &crowd, per_line, width), line = height / n_lines;
  int i = 0;

  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)), i++)
    {
      const int in_line = MIN (per_line, crowd.n - i / per_line * per_line), number = i % per_line;
      const int x = in_line > 1 ? number * (width - size) / (in_line - 1) : (width - size) / 2;
      const gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

      gtk_widget_size_allocate (child, &(GtkAllocation) { from_right ? width - x - size : x, i / per_line * line, size, line - GAP }, -1);
    }
}

static GtkSizeRequestMode
turn_spread_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_spread_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (turn_spread_parent_class)->dispose (object);
}

static void
turn_spread_class_init (TurnSpreadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_spread_dispose;
  widget_class->get_request_mode = turn_spread_get_request_mode;
  widget_class->measure = turn_spread_measure;
  widget_class->size_allocate = turn_spread_size_allocate;
}

static void
turn_spread_init (TurnSpread *self)
{
}

GtkWidget *
turn_spread_new (void)
{
  return g_object_new (TURN_TYPE_SPREAD, NULL);
}

void
turn_spread_append (TurnSpread *self,
                    GtkWidget  *child)
{
  g_return_if_fail (TURN_IS_SPREAD (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
turn_spread_set_column (TurnSpread *self,
                        int         below)
{
  g_return_if_fail (TURN_IS_SPREAD (self));

  self->column_below = below;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
