/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-scroll-bin.h"

#define TWO_LINES 44
#define LEAST_WIDTH 120

struct _TurnScrollBin
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *child;
  int        least_height;
  gboolean   sideways;
};

enum
{
  PROP_CHILD = 1,
  PROP_LEAST_HEIGHT,
  PROP_SIDEWAYS,
};

G_DEFINE_FINAL_TYPE (TurnScrollBin, turn_scroll_bin, GTK_TYPE_WIDGET)

static void
turn_scroll_bin_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  TurnScrollBin *self = TURN_SCROLL_BIN (widget);

  int least_width = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->child, orientation, for_size >= 0 ? MAX (for_size, least_width) : -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && !self->sideways)
    *minimum = MIN (*minimum, self->least_height);
  else if (orientation == GTK_ORIENTATION_HORIZONTAL && self->sideways)
    *minimum = MIN (*minimum, LEAST_WIDTH);
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_scroll_bin_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  gtk_widget_size_allocate (TURN_SCROLL_BIN (widget)->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
turn_scroll_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_scroll_bin_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  TurnScrollBin *self = TURN_SCROLL_BIN (object);

  if (id == PROP_LEAST_HEIGHT)
    {
      self->least_height = g_value_get_int (value);
      return;
    }
  if (id == PROP_SIDEWAYS)
    {
      self->sideways = g_value_get_boolean (value);
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), self->sideways ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                      self->sideways ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
      return;
    }
  self->child = g_value_get_object (value);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->child);
}

static void
turn_scroll_bin_dispose (GObject *object)
{
  g_clear_pointer (&TURN_SCROLL_BIN (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (turn_scroll_bin_parent_class)->dispose (object);
}

static void
turn_scroll_bin_class_init (TurnScrollBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = turn_scroll_bin_set_property;
  object_class->dispose = turn_scroll_bin_dispose;
  widget_class->get_request_mode = turn_scroll_bin_get_request_mode;
  widget_class->measure = turn_scroll_bin_measure;
  widget_class->size_allocate = turn_scroll_bin_size_allocate;

  g_object_class_install_property (object_class, PROP_CHILD, g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags));
  g_object_class_install_property (object_class, PROP_LEAST_HEIGHT, g_param_spec_int ("least-height", NULL, NULL, 0, G_MAXINT, TWO_LINES, flags));
  g_object_class_install_property (object_class, PROP_SIDEWAYS, g_param_spec_boolean ("sideways", NULL, NULL, FALSE, flags));
}

static void
turn_scroll_bin_init (TurnScrollBin *self)
{
  self->least_height = TWO_LINES;
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
