/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-chosen-squares.h"

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
}
