/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-layers.h"

static void
forget_nodes (TcBoardLayers *self,
              guint          layers)
{
  for (guint i = 0; i < TC_N_BOARD_LAYERS; i++)
    if ((layers & (1u << i)) != 0)
      g_clear_pointer (&self->nodes[i], gsk_render_node_unref);

  self->drawn &= ~layers;
}

void
tc_board_layers_clear (TcBoardLayers *self,
                       guint          layers)
{
  forget_nodes (self, layers);
  if ((layers & TC_BOARD_LAYER_FIGURES) == 0)
    return;

  for (guint i = 0; i < TC_MAX_FEATURES; i++)
    g_clear_pointer (&self->figures[i], gsk_render_node_unref);
  g_clear_pointer (&self->labels, gsk_render_node_unref);
}

void
tc_board_layers_change_soon (TcBoardLayers *self,
                             const TcRank  *before,
                             const TcRank  *after)
{
  forget_nodes (self, TC_BOARD_LAYER_FRAMES | TC_BOARD_LAYER_FIGURES);
  for (guint i = 0; i < TC_MAX_FEATURES; i++)
    if (before[i] != after[i])
      g_clear_pointer (&self->figures[i], gsk_render_node_unref);
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

  for (guint i = 0; i < contents->n_features; i++)
    if (is_framed (marks, framed, &contents->features[i], i))
      tc_board_paint_frame (painter, snapshot, &contents->features[i]);
}

static void
append_labels (TcBoardLayers        *self,
               const TcBoardPainter *painter,
               GtkSnapshot          *snapshot)
{
  if (self->labels == NULL)
    {
      GtkSnapshot *labels = gtk_snapshot_new ();

      tc_board_paint_labels (painter, labels);
      self->labels = gtk_snapshot_free_to_node (labels);
    }
  if (self->labels != NULL)
    gtk_snapshot_append_node (snapshot, self->labels);
}

static void
append_figures (TcBoardLayers        *self,
                const TcBoardPainter *painter,
                GtkSnapshot          *snapshot,
                const TcBoardMarks   *marks,
                gboolean              on_stickers)
{
  for (guint i = 0; i < painter->contents->n_features; i++)
    {
      if ((painter->contents->features[i].kind == TC_FEATURE_DISTRICT) != on_stickers)
        continue;
      if (self->figures[i] == NULL)
        {
          GtkSnapshot *figures = gtk_snapshot_new ();

          tc_board_paint_figures (painter, figures, i, marks->soon);
          self->figures[i] = gtk_snapshot_free_to_node (figures);
        }
      if (self->figures[i] != NULL)
        gtk_snapshot_append_node (snapshot, self->figures[i]);
    }
}

static void
paint_layer (TcBoardLayers        *self,
             const TcBoardPainter *painter,
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
        append_figures (self, painter, snapshot, marks, TRUE);
      break;
    case TC_BOARD_LAYER_VALUES:
      if (painter->layout->miniature)
        break;
      append_labels (self, painter, snapshot);
      append_figures (self, painter, snapshot, marks, FALSE);
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
                        const gboolean       *framed,
                        guint                 layers)
{
  for (guint i = 0; i < TC_N_BOARD_LAYERS; i++)
    {
      if ((layers & (1u << i)) == 0)
        continue;
      if ((self->drawn & (1u << i)) == 0)
        {
          GtkSnapshot *layer = gtk_snapshot_new ();

          paint_layer (self, painter, layer, marks, framed, 1u << i);
          self->nodes[i] = gtk_snapshot_free_to_node (layer);
          self->drawn |= 1u << i;
        }
      if (self->nodes[i] != NULL)
        gtk_snapshot_append_node (snapshot, self->nodes[i]);
    }
}
