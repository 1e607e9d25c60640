/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-fold.h"

#define LEAST_BESIDE 290        /* so wide it may be side by side */

struct _TcFold
{
  GtkWidget  parent_instance;

  GtkWidget *first;
  GtkWidget *second;
};

G_DEFINE_FINAL_TYPE (TcFold, tc_fold, GTK_TYPE_WIDGET)

static void
measure (GtkWidget     *child,
         GtkOrientation orientation,
         int           *least,
         int           *full)
{
  gtk_widget_measure (child, orientation, -1, least, full, NULL, NULL);
}

static void
tc_fold_measure (GtkWidget     *widget,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  TcFold *self = TC_FOLD (widget);
  int first, full_first, second, full_second;

  measure (self->first, orientation, &first, &full_first);
  measure (self->second, orientation, &second, &full_second);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (first, second);
      *natural = MAX (full_first, full_second);
    }
  else
    {
      *minimum = for_size >= LEAST_BESIDE ? MAX (full_first, second) : full_first + second;
      *natural = full_first + full_second;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_fold_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  TcFold *self = TC_FOLD (widget);
  const gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int half = width / 2;
  int full_first, second;

  measure (self->first, GTK_ORIENTATION_VERTICAL, &second, &full_first);
  measure (self->second, GTK_ORIENTATION_VERTICAL, &second, NULL);
  if (height >= full_first + second)
    {
      gtk_widget_size_allocate (self->first, &(GtkAllocation) { 0, 0, width, full_first }, -1);
      gtk_widget_size_allocate (self->second, &(GtkAllocation) { 0, full_first, width, height - full_first }, -1);
    }
  else
    {
      gtk_widget_size_allocate (self->first, &(GtkAllocation) { from_right ? width - half : 0, 0, half, height }, -1);
      gtk_widget_size_allocate (self->second, &(GtkAllocation) { from_right ? 0 : half, 0, width - half, height }, -1);
    }
}

static GtkSizeRequestMode
tc_fold_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_fold_dispose (GObject *object)
{
  TcFold *self = TC_FOLD (object);

  g_clear_pointer (&self->first, gtk_widget_unparent);
  g_clear_pointer (&self->second, gtk_widget_unparent);

  G_OBJECT_CLASS (tc_fold_parent_class)->dispose (object);
}

static void
tc_fold_class_init (TcFoldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_fold_dispose;
  widget_class->get_request_mode = tc_fold_get_request_mode;
  widget_class->measure = tc_fold_measure;
  widget_class->size_allocate = tc_fold_size_allocate;
}

static void
tc_fold_init (TcFold *self)
{
}

GtkWidget *
tc_fold_new (GtkWidget *first,
             GtkWidget *second)
{
  TcFold *self = g_object_new (TC_TYPE_FOLD, NULL);

  self->first = first;
  self->second = second;
  gtk_widget_set_parent (first, GTK_WIDGET (self));
  gtk_widget_set_parent (second, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
