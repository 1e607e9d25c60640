/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-break-bin.h"

#include "turn-compat.h"

struct _TurnBreakBin
{
  AdwBin         parent_instance;

  int            wide_from;
  gboolean       narrow;          /* what was told */
  gboolean       has_little_room; /* what was seen when it was laid out */
  GdkFrameClock *clock;           /* while it is realized */
  gulong         layout_handler;
  guint          tell_source;     /* for when no frame follows */
};

enum
{
  PROP_WIDE_FROM = 1,
  PROP_NARROW,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TurnBreakBin, turn_break_bin, ADW_TYPE_BIN)

static void
tell (TurnBreakBin *self)
{
  g_clear_handle_id (&self->tell_source, g_source_remove);
  if (self->narrow == self->has_little_room)
    return;
  self->narrow = self->has_little_room;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
tell_late (gpointer user_data)
{
  TurnBreakBin *self = user_data;

  self->tell_source = 0;
  tell (self);

  return G_SOURCE_REMOVE;
}

static GtkWidget *
get_child (TurnBreakBin *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return child != NULL && gtk_widget_should_layout (child) ? child : NULL;
}

static int
get_least_width (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static void
turn_break_bin_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  TurnBreakBin *self = TURN_BREAK_BIN (widget);
  GtkWidget *child = get_child (self);

  if (child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size >= 0)
    for_size = MAX (for_size, get_least_width (child));
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !self->narrow)
    *minimum = 0;
}

static void
turn_break_bin_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  TurnBreakBin *self = TURN_BREAK_BIN (widget);
  GtkWidget *child = get_child (self);
  int least_width, least_height;

  self->has_little_room = width < self->wide_from * turn_text_scale (widget);
  if (self->has_little_room != self->narrow && self->tell_source == 0)
    self->tell_source = g_idle_add (tell_late, self);
  if (child == NULL)
    return;
  least_width = MAX (width, get_least_width (child));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, least_width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (child, least_width, MAX (height, least_height), -1, NULL);
}

static GtkSizeRequestMode
turn_break_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The window has connected to its clock before us: when it is our turn the layout is done, and another one will follow before the frame is drawn. */
static void
turn_break_bin_realize (GtkWidget *widget)
{
  TurnBreakBin *self = TURN_BREAK_BIN (widget);

  GTK_WIDGET_CLASS (turn_break_bin_parent_class)->realize (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  self->layout_handler = g_signal_connect_swapped (self->clock, "layout", G_CALLBACK (tell), self);
}

static void
turn_break_bin_unrealize (GtkWidget *widget)
{
  TurnBreakBin *self = TURN_BREAK_BIN (widget);

  g_clear_signal_handler (&self->layout_handler, self->clock);
  g_clear_object (&self->clock);
  GTK_WIDGET_CLASS (turn_break_bin_parent_class)->unrealize (widget);
}

static void
turn_break_bin_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *spec)
{
  TurnBreakBin *self = TURN_BREAK_BIN (object);

  if (property == PROP_WIDE_FROM)
    g_value_set_int (value, self->wide_from);
  else
    g_value_set_boolean (value, self->narrow);
}

static void
turn_break_bin_set_property (GObject      *object,
                             guint         property,
                             const GValue *value,
                             GParamSpec   *spec)
{
  TURN_BREAK_BIN (object)->wide_from = g_value_get_int (value);
}

static void
turn_break_bin_dispose (GObject *object)
{
  g_clear_handle_id (&TURN_BREAK_BIN (object)->tell_source, g_source_remove);

  G_OBJECT_CLASS (turn_break_bin_parent_class)->dispose (object);
}

static void
turn_break_bin_class_init (TurnBreakBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = turn_break_bin_get_property;
  object_class->set_property = turn_break_bin_set_property;
  object_class->dispose = turn_break_bin_dispose;
  widget_class->measure = turn_break_bin_measure;
  widget_class->size_allocate = turn_break_bin_size_allocate;
  widget_class->get_request_mode = turn_break_bin_get_request_mode;
  widget_class->realize = turn_break_bin_realize;
  widget_class->unrealize = turn_break_bin_unrealize;

  properties[PROP_WIDE_FROM] = g_param_spec_int ("wide-from", NULL, NULL, 0, G_MAXINT, 0,
                                                 G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
turn_break_bin_init (TurnBreakBin *self)
{
  /* The one that a bin comes with would ask for the room that the child has now. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
turn_break_bin_new (int wide_from)
{
  return g_object_new (TURN_TYPE_BREAK_BIN, "wide-from", wide_from, NULL);
}

gboolean
turn_break_bin_is_narrow (TurnBreakBin *self)
{
  g_return_val_if_fail (TURN_IS_BREAK_BIN (self), FALSE);

  return self->narrow;
}
