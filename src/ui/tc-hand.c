/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hand.h"

struct _TcHand
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TcHand, tc_hand, GTK_TYPE_WIDGET)

/* So much of a covered card is seen at least. */
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
               GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static void
tc_hand_measure (GtkWidget     *widget,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  int largest = 0, sum = 0, n = 0;

  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      const int size = measure_child (child, orientation);

      largest = MAX (largest, size);
      sum += size;
      n++;
    }
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : largest;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN (sum, largest + MAX (n - 1, 0) * LEAST_STEP) : largest;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_hand_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  int sum = 0, n = 0;
  double x, overlap;

  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      sum += measure_child (child, GTK_ORIENTATION_HORIZONTAL);
      n++;
    }
  overlap = n > 1 && sum > width ? (double) (sum - width) / (n - 1) : 0;
  x = MAX (0, (width - sum) / 2);
  for (GtkWidget *child = first_visible (widget); child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      const int size = measure_child (child, GTK_ORIENTATION_HORIZONTAL);

      gtk_widget_size_allocate (child, &(GtkAllocation) { (int) x, 0, size, height }, -1);
      x += size - overlap;
    }
}

static void
tc_hand_dispose (GObject *object)
{
  tc_hand_clear (TC_HAND (object));

  G_OBJECT_CLASS (tc_hand_parent_class)->dispose (object);
}

static void
tc_hand_class_init (TcHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_hand_dispose;
  widget_class->measure = tc_hand_measure;
  widget_class->size_allocate = tc_hand_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tc_hand_init (TcHand *self)
{
}

GtkWidget *
tc_hand_new (void)
{
  return g_object_new (TC_TYPE_HAND, NULL);
}

void
tc_hand_append (TcHand    *self,
                GtkWidget *child)
{
  g_return_if_fail (TC_IS_HAND (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
tc_hand_clear (TcHand *self)
{
  GtkWidget *child;

  g_return_if_fail (TC_IS_HAND (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
