/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shed.h"

struct _TurnShed
{
  GtkLayoutManager parent_instance;

  int              spacing;
};

enum
{
  PROP_SPACING = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TurnShed, turn_shed, GTK_TYPE_LAYOUT_MANAGER)

static int
extent_of (GtkWidget     *child,
           GtkOrientation orientation,
           gboolean       least)
{
  int minimum, natural;

  gtk_widget_measure (child, orientation, -1, &minimum, &natural, NULL, NULL);

  return least ? minimum : natural;
}

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static void
measure_width (TurnShed  *self,
               GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  GtkWidget *first = next_shown (gtk_widget_get_first_child (widget));

  *minimum = first != NULL ? extent_of (first, GTK_ORIENTATION_HORIZONTAL, TRUE) : 0;
  *natural = turn_shed_get_width (widget, G_MAXUINT);
}

static void
turn_shed_measure (GtkLayoutManager *manager,
                   GtkWidget        *widget,
                   GtkOrientation    orientation,
                   int               for_size,
                   int              *minimum,
                   int              *natural,
                   int              *minimum_baseline,
                   int              *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (TURN_SHED (manager), widget, minimum, natural);
      return;
    }
  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      *minimum = MAX (*minimum, extent_of (child, orientation, TRUE));
      *natural = MAX (*natural, extent_of (child, orientation, FALSE));
    }
}

/* How many of the first children there is room for; the first one is always there. */
static guint
count_shown (GtkWidget *widget,
             int        width)
{
  guint count = 1;

  while (turn_shed_get_width (widget, count) < turn_shed_get_width (widget, count + 1) && turn_shed_get_width (widget, count + 1) <= width)
    count++;

  return count;
}

static void
turn_shed_allocate (GtkLayoutManager *manager,
                    GtkWidget        *widget,
                    int               width,
                    int               height,
                    int               baseline)
{
  TurnShed *self = TURN_SHED (manager);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const guint n_shown = count_shown (widget, width);
  int x = MAX (0, width - turn_shed_get_width (widget, n_shown)) / 2;
  guint i = 0;

  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      const int least = extent_of (child, GTK_ORIENTATION_HORIZONTAL, TRUE);
      const int wanted = MAX (least, MIN (extent_of (child, GTK_ORIENTATION_HORIZONTAL, FALSE), width - x));

      gtk_widget_set_child_visible (child, i < n_shown);
      if (i++ >= n_shown)
        continue;
      gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? width - x - wanted : x, 0, wanted, height }, -1);
      x += wanted + self->spacing;
    }
}

static void
turn_shed_get_property (GObject    *object,
                        guint       property,
                        GValue     *value,
                        GParamSpec *spec)
{
  g_value_set_int (value, TURN_SHED (object)->spacing);
}

static void
turn_shed_set_property (GObject      *object,
                        guint         property,
                        const GValue *value,
                        GParamSpec   *spec)
{
  TURN_SHED (object)->spacing = g_value_get_int (value);
}

static void
turn_shed_class_init (TurnShedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = turn_shed_get_property;
  object_class->set_property = turn_shed_set_property;
  manager_class->measure = turn_shed_measure;
  manager_class->allocate = turn_shed_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 8, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
turn_shed_init (TurnShed *self)
{
}

int
turn_shed_get_width (GtkWidget *widget,
                     guint      n_children)
{
  TurnShed *self = TURN_SHED (gtk_widget_get_layout_manager (widget));
  guint i = 0;
  int width = 0;

  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child != NULL && i < n_children;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    width += extent_of (child, GTK_ORIENTATION_HORIZONTAL, FALSE) + (i++ > 0 ? self->spacing : 0);

  return width;
}
