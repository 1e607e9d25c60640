/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-tight-row.h"

#define GAP 8

struct _TcTightRow
{
  GtkWidget  parent_instance;

  GtkWidget *main;
};

G_DEFINE_FINAL_TYPE (TcTightRow, tc_tight_row, GTK_TYPE_WIDGET)

static int
measure_all (GtkWidget *self)
{
  int sum = -GAP;

  for (GtkWidget *child = gtk_widget_get_first_child (self); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int full = -GAP;

      if (gtk_widget_get_visible (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &full, NULL, NULL);
      sum += full + GAP;
    }

  return sum;
}

static void
tc_tight_row_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  const gboolean is_tight = for_size >= 0 && for_size < measure_all (widget);

  gtk_widget_measure (TC_TIGHT_ROW (widget)->main, orientation, orientation == GTK_ORIENTATION_VERTICAL && is_tight ? for_size : -1,
                      minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = measure_all (widget);
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_tight_row_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  TcTightRow *self = TC_TIGHT_ROW (widget);
  const int all = measure_all (widget);
  int x = MAX (width - all, 0) / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const gboolean is_shown = child == self->main || width >= all;
      int full;

      gtk_widget_set_child_visible (child, is_shown);
      if (!is_shown || !gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &full, NULL, NULL);
      full = width >= all ? full : width;
      gtk_widget_size_allocate (child, &(GtkAllocation) { x, 0, full, height }, -1);
      x += full + GAP;
    }
}

static GtkSizeRequestMode
tc_tight_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_tight_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tc_tight_row_parent_class)->dispose (object);
}

static void
tc_tight_row_class_init (TcTightRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_tight_row_dispose;
  widget_class->get_request_mode = tc_tight_row_get_request_mode;
  widget_class->measure = tc_tight_row_measure;
  widget_class->size_allocate = tc_tight_row_size_allocate;
}

static void
tc_tight_row_init (TcTightRow *self)
{
}

GtkWidget *
tc_tight_row_new (GtkWidget *before,
                  GtkWidget *main,
                  GtkWidget *after)
{
  TcTightRow *self = g_object_new (TC_TYPE_TIGHT_ROW, NULL);

  self->main = main;
  if (before != NULL)
    gtk_widget_set_parent (before, GTK_WIDGET (self));
  gtk_widget_set_parent (main, GTK_WIDGET (self));
  if (after != NULL)
    gtk_widget_set_parent (after, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
