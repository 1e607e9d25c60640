/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-told.h"

#include <adwaita.h>

#include "tc-sticker-drawing.h"
#include "tc-wall-drawing.h"

#define GOLD 0xfdd03a

/* How long values are lit, and how long their light takes to go out. */
#define LIGHT_MILLISECONDS 1500
#define FADE_MILLISECONDS 300

/* The height of a slot that the light is meant for. */
#define USUAL_SLOT 26.0

/* What strokes need around the squares. */
#define MARGIN 6

struct _TcBoardTold
{
  TcBoardView  *view;
  int           piece;          /* or -1 */
  guint64       features;       /* that it filled */
  guint64       lit;
  double        light;          /* 1 at full, 0 out */
  guint         timer;
  AdwAnimation *fade;
};

static gboolean
has (guint64 features,
     guint   feature)
{
  return (features >> feature & 1) != 0;
}

static void
stroke (cairo_t *cr,
        guint32  colour,
        double   alpha,
        double   width)
{
  const GdkRGBA rgba = turn_rgba (colour, alpha);

  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_stroke_preserve (cr);
}

/* Around the cells, a little outside of them. */
static void
append_cells (cairo_t             *cr,
              const TcBoardLayout *layout,
              const TurnCell      *cells,
              guint                n_cells,
              double               inset)
{
  cairo_new_path (cr);
  turn_outline_append (cr, cells, n_cells, layout->side, inset, .24 * layout->side, layout->grid.origin.x, layout->grid.origin.y);
}

static void
draw_feature (cairo_t               *cr,
              const TcBoardLayout   *layout,
              const TcBoardContents *contents,
              const TcBoardFeature  *feature,
              TurnTheme              theme)
{
  const gboolean is_district = feature->kind == TC_FEATURE_DISTRICT;
  const guint32 colour = is_district ? tc_wall (contents->board->districts[feature->index].colour, theme).band : 0xffffff;
  TurnCell cells[TC_MAX_SQUARES];
  const guint n_cells = tc_board_contents_feature_cells (contents, feature, cells);

  append_cells (cr, layout, cells, n_cells, is_district ? .5 : -.5);
  stroke (cr, is_district ? 0xffffff : TURN_COLOUR_INK, is_district ? .8 : .55, is_district ? 3.6 : 3.2);
  stroke (cr, colour, 1, is_district ? 2.2 : 1.8);
}

static void
draw_piece (cairo_t             *cr,
            const TcBoardLayout *layout,
            const TcBoardPiece  *piece,
            gboolean             is_gold)
{
  append_cells (cr, layout, piece->cells, piece->n_cells, is_gold ? 0 : .5);
  stroke (cr, TURN_COLOUR_INK, 1, 5);
  stroke (cr, is_gold ? GOLD : 0xffffff, 1, 2.8);
}

static void
draw_marks (TcBoardTold           *self,
            GtkSnapshot           *snapshot,
            const TcBoardLayout   *layout,
            const TcBoardContents *contents)
{
  graphene_rect_t bounds = layout->grid;
  cairo_t *cr;

  graphene_rect_inset (&bounds, -MARGIN, -MARGIN);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < contents->n_features; i++)
    if (has (self->features, i))
      draw_feature (cr, layout, contents, &contents->features[i], turn_theme_current ());
  draw_piece (cr, layout, &contents->pieces[self->piece], self->features != 0);
  cairo_destroy (cr);
}

static void
append_ring (GtkSnapshot           *snapshot,
             const graphene_rect_t *around,
             float                  distance,
             float                  width,
             guint32                colour,
             double                 alpha)
{
  const GdkRGBA rgba = turn_rgba (colour, alpha);
  const GdkRGBA colours[] = { rgba, rgba, rgba, rgba };
  const float widths[] = { width, width, width, width };
  graphene_rect_t bounds = *around;
  GskRoundedRect outline;

  graphene_rect_inset (&bounds, -distance, -distance);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, 7 + distance);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

/* Thinner around small slots, which stand close together. */
static void
append_light (GtkSnapshot *snapshot,
              double       width,
              double       height)
{
  const graphene_rect_t slot = GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2, (float) width, (float) height);
  const float size = (float) CLAMP (height / USUAL_SLOT, .3, 1);

  append_ring (snapshot, &slot, 7 * size, 3.5f * size, GOLD, .38);
  append_ring (snapshot, &slot, 4 * size, 4.5f * size, TURN_COLOUR_INK, .45);
  append_ring (snapshot, &slot, 3.5f * size, 3.5f * size, GOLD, 1);
}

/* A row's or column's value has a slot in the margin, a district's stands on its sticker. */
static gboolean
find_slot (const TcBoardLayout   *layout,
           const TcBoardContents *contents,
           const TcBoardFeature  *feature,
           TcBoardSlot           *slot,
           double                *angle)
{
  TcSticker sticker;

  *angle = 0;
  if (feature->kind != TC_FEATURE_DISTRICT)
    {
      *slot = tc_board_layout_slot (layout, feature->kind, feature->index, TRUE);
      return TRUE;
    }
  if (!tc_sticker_find (contents->board, feature->index, layout->sticker, &sticker))
    return FALSE;
  *angle = sticker.angle;
  *slot = (TcBoardSlot) {
    .x = layout->grid.origin.x + sticker.x * layout->side, .y = layout->grid.origin.y + sticker.y * layout->side,
    .width = sticker.width * layout->side, .height = sticker.height * layout->side,
  };

  return TRUE;
}

static void
draw_lights (TcBoardTold           *self,
             GtkSnapshot           *snapshot,
             const TcBoardLayout   *layout,
             const TcBoardContents *contents)
{
  TcBoardSlot slot;
  double angle;

  gtk_snapshot_push_opacity (snapshot, self->light);
  for (guint i = 0; i < contents->n_features; i++)
    if (has (self->lit, i) && find_slot (layout, contents, &contents->features[i], &slot, &angle))
      {
        gtk_snapshot_save (snapshot);
        gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) slot.x, (float) slot.y));
        gtk_snapshot_rotate (snapshot, (float) angle);
        append_light (snapshot, slot.width, slot.height);
        gtk_snapshot_restore (snapshot);
      }
  gtk_snapshot_pop (snapshot);
}

static void
draw (TcBoardView         *view,
      GtkSnapshot         *snapshot,
      const TcBoardLayout *layout,
      gpointer             user_data)
{
  TcBoardTold *self = user_data;
  const TcBoardContents *contents = tc_board_view_get_contents (view);

  if (self->piece >= 0 && (guint) self->piece < contents->n_pieces)
    draw_marks (self, snapshot, layout, contents);
  if (self->lit != 0 && !layout->miniature)
    draw_lights (self, snapshot, layout, contents);
}

static void
fade_moved (double   light,
            gpointer user_data)
{
  TcBoardTold *self = user_data;

  self->light = light;
  if (light <= 0)
    self->lit = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

static gboolean
light_goes_out (gpointer user_data)
{
  TcBoardTold *self = user_data;

  self->timer = 0;
  adw_animation_play (self->fade);

  return G_SOURCE_REMOVE;
}

static void
tc_board_told_free (gpointer data)
{
  TcBoardTold *self = data;

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->fade);
  g_free (self);
}

TcBoardTold *
tc_board_told_new (TcBoardView *view)
{
  TcBoardTold *self = g_new0 (TcBoardTold, 1);

  self->view = view;
  self->piece = -1;
  self->fade = adw_timed_animation_new (GTK_WIDGET (view), 1, 0, FADE_MILLISECONDS,
                                        adw_callback_animation_target_new (fade_moved, self, NULL));
  tc_board_view_set_overlay (view, draw, self, tc_board_told_free);

  return self;
}

void
tc_board_told_mark_piece (TcBoardTold *self,
                          int          piece,
                          guint64      features)
{
  if (self->piece == piece && self->features == features)
    return;
  self->piece = piece;
  self->features = features;
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

void
tc_board_told_light (TcBoardTold *self,
                     guint64      features)
{
  adw_animation_reset (self->fade);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->lit = features;
  self->light = 1;
  if (features != 0)
    self->timer = g_timeout_add (LIGHT_MILLISECONDS, light_goes_out, self);
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}
