/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-chosen-squares.h"

#include <tc-board-values.h>
#include <tc-value-drawing.h>
#include <turn-outline.h>

static gboolean
is_lit (const TcBoard      *board,
        const TcFeatureSet *chosen,
        guint               row,
        guint               column)
{
  const guint8 district = tc_board_pick (board, row, column);

  return chosen->columns[column] || chosen->rows[row] || (district < TC_MAX_DISTRICTS && chosen->districts[district]);
}

static void
append_values (GtkSnapshot         *snapshot,
               GtkWidget           *widget,
               const TcBoardLayout *layout,
               const TcBoard       *board,
               const TcFeatureSet  *chosen)
{
  static const TcFeatureKind kinds[] = { TC_FEATURE_COLUMN, TC_FEATURE_ROW };

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      if (tc_feature_set_has (chosen, kinds[kind], i))
        {
          const TcValue value = tc_board_get_value (board, kinds[kind], i);
          const TcBoardSlot high = tc_board_layout_slot (layout, kinds[kind], i, TRUE), low = tc_board_layout_slot (layout, kinds[kind], i, FALSE);

          tce_chosen_value_append (snapshot, widget, &high, value.high);
          tce_chosen_value_append (snapshot, widget, &low, value.low);
        }
}

void
tce_chosen_squares_append (GtkSnapshot         *snapshot,
                           GtkWidget           *widget,
                           const TcBoardLayout *layout,
                           const TcBoard       *board,
                           const TcFeatureSet  *chosen)
{
  const graphene_rect_t *grid = &layout->grid;
  GdkRGBA accent = { .21f, .52f, .89f, 1 }, tint;
  TurnCell cells[TC_MAX_SQUARES];
  guint n_cells = 0;
  cairo_t *cr;

  for (guint row = 0; row < layout->n_rows; row++)
    for (guint column = 0; column < layout->n_columns; column++)
      if (is_lit (board, chosen, row, column))
        {
          cells[n_cells].row = (gint8) row;
          cells[n_cells++].column = (gint8) column;
        }
  if (n_cells == 0)
    return;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_bg_color", &accent);
  tint = accent;
  tint.alpha = .16f;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (grid->origin.x - 4, grid->origin.y - 4, grid->size.width + 8, grid->size.height + 8));
  turn_outline_append (cr, cells, n_cells, layout->side, 0, .12 * layout->side, grid->origin.x, grid->origin.y);
  gdk_cairo_set_source_rgba (cr, &tint);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  cairo_destroy (cr);
  append_values (snapshot, widget, layout, board, chosen);
}

void
tce_chosen_value_append (GtkSnapshot       *snapshot,
                         GtkWidget         *widget,
                         const TcBoardSlot *slot,
                         int                value)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) (slot->x - slot->width / 2), (float) (slot->y - slot->height / 2),
                                                   (float) slot->width, (float) slot->height);
  GdkRGBA accent = { .2f, .5f, .9f, 1 }, ink = { 1, 1, 1, 1 };
  g_autofree char *text = tc_figure_text (value);
  GskRoundedRect rounded;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_bg_color", &accent);
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_fg_color", &ink);
  gsk_rounded_rect_init_from_rect (&rounded, &area, (float) slot->height * .3f);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &accent, &area);
  gtk_snapshot_pop (snapshot);
  tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (widget), text, slot->x, slot->y, slot->font_size, PANGO_WEIGHT_BOLD, &ink);
}
