/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-width-first.h"

struct _TurnWidthFirst
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TurnWidthFirst, turn_width_first, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
turn_width_first_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_width_first_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

static void
turn_width_first_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
turn_width_first_class_init (TurnWidthFirstClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = turn_width_first_get_request_mode;
  layout_class->measure = turn_width_first_measure;
  layout_class->allocate = turn_width_first_allocate;
}

static void
turn_width_first_init (TurnWidthFirst *self)
{
}

GtkLayoutManager *
turn_width_first_new (void)
{
  return g_object_new (TURN_TYPE_WIDTH_FIRST, NULL);
}

GtkWidget *
turn_width_first_wrap (GtkWidget *child)
{
  GtkWidget *bin = adw_bin_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (child), bin);

  gtk_widget_set_layout_manager (bin, turn_width_first_new ());
  adw_bin_set_child (ADW_BIN (bin), child);

  return bin;
}
