/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-layers.h"

void
tc_board_layers_clear (TcBoardLayers *self,
                       guint          layers)
{
  for (guint i = 0; i < TC_N_BOARD_LAYERS; i++)
    if ((layers & (1u << i)) != 0)
      g_clear_pointer (&self->nodes[i], gsk_render_node_unref);

  self->drawn &= ~layers;
}

guint
tc_board_layers_unchanged (const TcBoardContents *before,
                           const TcBoardContents *after)
{
  guint layers = 0;

  if (before == NULL || after == NULL || after->paint != NULL)
    return 0;

  if (tc_board_contents_same_margins (before, after))
    layers |= TC_BOARD_LAYER_VALUES;
  if (tc_board_has_same_stickers (before, after))
    layers |= TC_BOARD_LAYER_STICKERS;

  return layers;
}

static gboolean
is_framed (const TcBoardMarks   *marks,
           const gboolean       *framed,
           const TcBoardFeature *feature,
           guint                 index)
{
  return marks->soon[index] != TC_RANK_NONE || framed[index] ||
         (feature->kind == marks->highlight_kind && (int) feature->index == marks->highlight_index);
}

static void
paint_frames (const TcBoardPainter *painter,
              GtkSnapshot          *snapshot,
              const TcBoardMarks   *marks,
              const gboolean       *framed)
{
  const TcBoardContents *contents = painter->contents;
  GdkRGBA colour = tc_colours (painter->theme).text;

  if (contents->paint != NULL)
    colour = tc_rgba (painter->theme.dark ? contents->paint->high : contents->paint->body, 1);

  for (guint i = 0; i < contents->n_features; i++)
    if (is_framed (marks, framed, &contents->features[i], i))
      tc_board_paint_frame (painter, snapshot, &contents->features[i], &colour);
}

static void
paint_layer (const TcBoardPainter *painter,
             GtkSnapshot          *snapshot,
             const TcBoardMarks   *marks,
             const gboolean       *framed,
             TcBoardLayer          layer)
{
  switch (layer)
    {
    case TC_BOARD_LAYER_CITY:
      tc_board_paint_city (painter, snapshot);
      break;
    case TC_BOARD_LAYER_FRAMES:
      paint_frames (painter, snapshot, marks, framed);
      break;
    case TC_BOARD_LAYER_PIECES:
      tc_board_paint_pieces (painter, snapshot);
      tc_board_paint_light (painter, snapshot);
      break;
    case TC_BOARD_LAYER_STICKERS:
      if (!painter->layout->miniature)
        tc_board_paint_stickers (painter, snapshot, marks->soon);
      break;
    case TC_BOARD_LAYER_VALUES:
      if (!painter->layout->miniature)
        tc_board_paint_values (painter, snapshot, marks->soon);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
tc_board_layers_append (TcBoardLayers        *self,
                        GtkSnapshot          *snapshot,
                        const TcBoardPainter *painter,
                        const TcBoardMarks   *marks,
                        const gboolean       *framed)
{
  for (guint i = 0; i < TC_N_BOARD_LAYERS; i++)
    {
      if ((self->drawn & (1u << i)) == 0)
        {
          GtkSnapshot *layer = gtk_snapshot_new ();

          paint_layer (painter, layer, marks, framed, 1u << i);
          self->nodes[i] = gtk_snapshot_free_to_node (layer);
          self->drawn |= 1u << i;
        }
      if (self->nodes[i] != NULL)
        gtk_snapshot_append_node (snapshot, self->nodes[i]);
    }
}
