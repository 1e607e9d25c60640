/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-piece-button.h"

#include <math.h>

struct _TcPieceButton
{
  GtkButton parent_instance;

  guint     index;
};

G_DEFINE_FINAL_TYPE (TcPieceButton, tc_piece_button, GTK_TYPE_BUTTON)

static void
tc_piece_button_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GskRoundedRect outline;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, .36f * MIN (width, height));

  if ((flags & GTK_STATE_FLAG_PRELIGHT) != 0)
    {
      GdkRGBA light = { colour.red, colour.green, colour.blue, (flags & GTK_STATE_FLAG_ACTIVE) != 0 ? .18f : .09f };

      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &light, &bounds);
      gtk_snapshot_pop (snapshot);
    }

  if ((flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    {
      gsk_rounded_rect_shrink (&outline, -3, -3, -3, -3);
      gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 2, 2, 2, 2 },
                                  (const GdkRGBA[4]) { colour, colour, colour, colour });
    }
}

/* The drawing below decides. */
static void
tc_piece_button_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_piece_button_state_flags_changed (GtkWidget    *widget,
                                     GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (tc_piece_button_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
tc_piece_button_class_init (TcPieceButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tc_piece_button_measure;
  widget_class->snapshot = tc_piece_button_snapshot;
  widget_class->state_flags_changed = tc_piece_button_state_flags_changed;

  gtk_widget_class_set_css_name (widget_class, "piecebutton");
}

static void
tc_piece_button_init (TcPieceButton *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
tc_piece_button_new (guint index)
{
  TcPieceButton *self = g_object_new (TC_TYPE_PIECE_BUTTON, NULL);

  self->index = index;

  return GTK_WIDGET (self);
}

guint
tc_piece_button_get_index (TcPieceButton *self)
{
  g_return_val_if_fail (TC_IS_PIECE_BUTTON (self), 0);

  return self->index;
}

void
tc_piece_button_update (TcPieceButton *self,
                        const char    *label,
                        gboolean       chosen,
                        gboolean       enabled)
{
  g_return_if_fail (TC_IS_PIECE_BUTTON (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self), enabled);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
tc_piece_button_allocate (TcPieceButton *self,
                          double         x,
                          double         y,
                          double         width,
                          double         height)
{
  GtkAllocation allocation = {
    (int) floor (x - width / 2), (int) floor (y - height / 2), (int) ceil (width), (int) ceil (height),
  };

  g_return_if_fail (TC_IS_PIECE_BUTTON (self));

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (self), &allocation, -1);
}
