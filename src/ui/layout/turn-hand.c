/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hand.h"

struct _TurnHand
{
  GtkWidget parent_instance;

  gboolean  shrinks;
};

G_DEFINE_FINAL_TYPE (TurnHand, turn_hand, GTK_TYPE_WIDGET)

/* So much of a covered card is seen at least, or half of it if it is small. */
#define LEAST_STEP 26

static GtkWidget *
next_visible (GtkWidget * child)
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

static int
measure_child (GtkWidget     *child,
               GtkOrientation orientation,
               int           *minimum)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, minimum, &natural, NULL, NULL);

  return natural;
}

static void
turn_hand_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  int most = 0, most_minimum = 0, sum = 0, n = 0, least;

  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      const int size = measure_child (child, orientation, &least);

      most = MAX (most, size);
      most_minimum = MAX (most_minimum, least);
      sum += size;
      n++;
    }
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : most;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN (sum, most_minimum + MAX (n - 1, 0) * MIN (LEAST_STEP, most_minimum / 2)) : most_minimum;
  *minimum_baseline = *natural_baseline = -1;
}

/* Cards that are lower than they would like to be are narrower, too. */
static int
child_width (GtkWidget *child,
             int        height)
{
  int least_width, least_height;
  const int width = measure_child (child, GTK_ORIENTATION_HORIZONTAL, &least_width);
  const int full = measure_child (child, GTK_ORIENTATION_VERTICAL, &least_height);

  if (height >= full || full == least_height)
    return width;

  return least_width + (width - least_width) * MAX (height - least_height, 0) / (full - least_height);
}

/* How far children may be between the widths that they need (0) and those that they would have (1), so that they fit side by side. */
static double
find_growth (GtkWidget *widget,
             int        width,
             int        height)
{
  int sum = 0, least_sum = 0, least;

  if (!TURN_HAND (widget)->shrinks)
    return 1;
  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      measure_child (child, GTK_ORIENTATION_HORIZONTAL, &least);
      sum += child_width (child, height);
      least_sum += least;
    }

  return sum > width && sum > least_sum ? CLAMP ((double) (width - least_sum) / (sum - least_sum), 0, 1) : 1;
}

static int
grown_width (GtkWidget *child,
             int        height,
             double     growth)
{
  const int full = child_width (child, height);
  int least;

  measure_child (child, GTK_ORIENTATION_HORIZONTAL, &least);

  return least + (int) ((full - least) * growth);
}

static void
turn_hand_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  const double growth = find_growth (widget, width, height);
  int sum = 0, n = 0;
  double x, overlap;

  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      sum += grown_width (child, height, growth);
      n++;
    }
  overlap = n > 1 && sum > width ? (double) (sum - width) / (n - 1) : 0;
  x = MAX (0, (width - sum) / 2);
  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      const int size = grown_width (child, height, growth);

      gtk_widget_size_allocate (child, &(GtkAllocation) { (int) x, 0, size, height }, -1);
      x += size - overlap;
    }
}

static void
turn_hand_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (turn_hand_parent_class)->dispose (object);
}

static void
turn_hand_class_init (TurnHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_hand_dispose;
  widget_class->measure = turn_hand_measure;
  widget_class->size_allocate = turn_hand_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
turn_hand_init (TurnHand *self)
{
}

GtkWidget *
turn_hand_new (void)
{
  return g_object_new (TURN_TYPE_HAND, NULL);
}

void
turn_hand_set_shrinks (TurnHand *self,
                       gboolean  shrinks)
{
  g_return_if_fail (TURN_IS_HAND (self));

  self->shrinks = shrinks;
}

void
turn_hand_append (TurnHand  *self,
                  GtkWidget *child)
{
  g_return_if_fail (TURN_IS_HAND (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
