/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint-bubble.h"

#include <turn-compat.h>
#include <turn-palette.h>

#define TAIL_WIDTH 24

struct _TcHintBubble
{
  AdwBin        parent_instance;

  TurnHintCard *card;
  TcHintSpot    spot;
};

G_DEFINE_FINAL_TYPE (TcHintBubble, tc_hint_bubble, ADW_TYPE_BIN)

/* Its tip is at the origin, and it opens downwards. */
static void
append_tail (cairo_t *cr,
             double   length)
{
  cairo_move_to (cr, 0, -length);
  cairo_line_to (cr, TAIL_WIDTH / 2., 1);
  cairo_line_to (cr, -TAIL_WIDTH / 2., 1);
  cairo_close_path (cr);
}

static void
draw_tail (TcHintBubble *self,
           GtkSnapshot  *snapshot)
{
  static const double turns[] = { [GTK_POS_TOP] = 0, [GTK_POS_RIGHT] = G_PI_2, [GTK_POS_BOTTOM] = G_PI, [GTK_POS_LEFT] = -G_PI_2 };
  const TcHintSpot *spot = &self->spot;
  const gboolean is_upright = spot->side == GTK_POS_LEFT || spot->side == GTK_POS_RIGHT;
  const float reach = (float) MAX (spot->length, TAIL_WIDTH / 2.);
  graphene_rect_t frame;      /* with its padding */
  double x, y;
  cairo_t *cr;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self), GTK_WIDGET (self), &frame))
    return;
  x = frame.origin.x + (is_upright ? (spot->side == GTK_POS_LEFT ? 0 : frame.size.width) : spot->offset);
  y = frame.origin.y + (is_upright ? spot->offset : spot->side == GTK_POS_TOP ? 0 : frame.size.height);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x - reach, (float) y - reach, 2 * reach, 2 * reach));

  cairo_translate (cr, x, y);
  cairo_rotate (cr, turns[spot->side]);
  append_tail (cr, spot->length);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { .09f, .075f, .122f, 1 });
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
tc_hint_bubble_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  TcHintBubble *self = TC_HINT_BUBBLE (widget);

  GTK_WIDGET_CLASS (tc_hint_bubble_parent_class)->snapshot (widget, snapshot);
  if (self->spot.has_tail)
    draw_tail (self, snapshot);
}

static void
tc_hint_bubble_class_init (TcHintBubbleClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = tc_hint_bubble_snapshot;
}

static void
tc_hint_bubble_init (TcHintBubble *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "hint-bubble");
}

void
tc_hint_bubble_take_from (TcHintBubble  *self,
                          TurnCoachCard *coach)
{
  g_return_if_fail (TC_IS_HINT_BUBBLE (self));

  self->card = turn_coach_card_get_hint (coach);
  g_object_ref (self->card);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->card))), GTK_WIDGET (self->card));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->card));
  g_object_unref (self->card);
  turn_hint_card_lie_on_table (self->card, FALSE);
  g_object_bind_property (self->card, "visible", self, "visible", G_BINDING_SYNC_CREATE);
}

void
tc_hint_bubble_set_brief (TcHintBubble *self,
                          gboolean      is_brief)
{
  g_return_if_fail (TC_IS_HINT_BUBBLE (self));

  turn_hint_card_lie_on_table (self->card, is_brief);
  turn_widget_set_class (GTK_WIDGET (self), "brief", is_brief);
}

void
tc_hint_bubble_point (TcHintBubble     *self,
                      const TcHintSpot *spot)
{
  g_return_if_fail (TC_IS_HINT_BUBBLE (self));

  self->spot = *spot;
}
