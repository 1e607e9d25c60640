/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-pair.h"

struct _TcePair
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TcePair, tce_pair, GTK_TYPE_WIDGET)

/* What those that are visible need in one direction, at the most and together. */
typedef struct
{
  int n_visible;
  int largest_minimum;
  int largest_natural;
  int sum_minimum;
  int sum_natural;
} Needs;

static Needs
add_up (GtkWidget     *widget,
        GtkOrientation orientation,
        int            for_size)
{
  Needs needs = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, orientation, for_size, &minimum, &natural, NULL, NULL);
      needs.n_visible++;
      needs.largest_minimum = MAX (needs.largest_minimum, minimum);
      needs.largest_natural = MAX (needs.largest_natural, natural);
      needs.sum_minimum += minimum;
      needs.sum_natural += natural;
    }

  return needs;
}

static gboolean
fits_side_by_side (const Needs *across,
                   int          width)
{
  return width >= across->n_visible * across->largest_minimum;
}

static GtkSizeRequestMode
tce_pair_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tce_pair_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  Needs across = add_up (widget, GTK_ORIENTATION_HORIZONTAL, -1);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = across.largest_minimum;
  *natural = across.largest_natural;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gboolean beside = for_size < 0 || fits_side_by_side (&across, for_size);
      int each = for_size < 0 || across.n_visible == 0 ? -1 : beside ? for_size / across.n_visible : for_size;
      Needs down = add_up (widget, GTK_ORIENTATION_VERTICAL, each);

      *minimum = beside ? down.largest_minimum : down.sum_minimum;
      *natural = beside ? down.largest_natural : down.sum_natural;
    }
}

static void
tce_pair_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  Needs across = add_up (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  gboolean beside = fits_side_by_side (&across, width);
  int n_left = across.n_visible, x = 0, y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place = { x, y, width - x, height - y };

      if (!gtk_widget_should_layout (child))
        continue;

      if (beside)
        place.width /= n_left;
      else
        place.height /= n_left;
      gtk_widget_size_allocate (child, &place, -1);
      x += beside ? place.width : 0;
      y += beside ? 0 : place.height;
      n_left--;
    }
}

static void
tce_pair_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tce_pair_parent_class)->dispose (object);
}

static void
tce_pair_class_init (TcePairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_pair_dispose;
  widget_class->get_request_mode = tce_pair_get_request_mode;
  widget_class->measure = tce_pair_measure;
  widget_class->size_allocate = tce_pair_size_allocate;
}

static void
tce_pair_init (TcePair *self)
{
}
