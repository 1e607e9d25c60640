/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-long-text.h"

#define LEAST_HEIGHT 44         /* two lines */

struct _TurnLongText
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (TurnLongText, turn_long_text, GTK_TYPE_WIDGET)

static void
turn_long_text_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  gtk_widget_measure (TURN_LONG_TEXT (widget)->label, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*minimum, LEAST_HEIGHT);
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_long_text_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  gtk_widget_size_allocate (TURN_LONG_TEXT (widget)->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
turn_long_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_long_text_dispose (GObject *object)
{
  g_clear_pointer (&TURN_LONG_TEXT (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (turn_long_text_parent_class)->dispose (object);
}

static void
turn_long_text_class_init (TurnLongTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_long_text_dispose;
  widget_class->get_request_mode = turn_long_text_get_request_mode;
  widget_class->measure = turn_long_text_measure;
  widget_class->size_allocate = turn_long_text_size_allocate;
}

static void
turn_long_text_init (TurnLongText *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
turn_long_text_new (GtkLabel *label)
{
  TurnLongText *self = g_object_new (TURN_TYPE_LONG_TEXT, NULL);

  self->label = GTK_WIDGET (label);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->label);

  return GTK_WIDGET (self);
}
