/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-bar.h"

/* The middle of the lowest line of the squares, as if a shape without extent lay there. */
static graphene_rect_t
get_foot (const graphene_rect_t *grid)
{
  return GRAPHENE_RECT_INIT (grid->origin.x + grid->size.width / 2, grid->origin.y + grid->size.height, 0, 0);
}

void
tc_page_bar_place (TcPageBar     bar,
                   TcPageLayout *layout,
                   TcBoardView  *board)
{
  GtkWidget *table = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (layout));
  graphene_rect_t grid = tc_board_view_get_layout (board)->grid, area = get_foot (&grid);
  graphene_point_t corner;

  if (bar == TC_PAGE_BAR_NONE || (bar == TC_PAGE_BAR_BY_SHAPE && !tc_board_view_get_ghost_area (board, &area))
      || !gtk_widget_compute_point (GTK_WIDGET (board), table, &GRAPHENE_POINT_INIT (0, 0), &corner))
    {
      tc_page_layout_set_ghost (layout, NULL, NULL);
      return;
    }
  graphene_rect_offset (&area, corner.x, corner.y);
  graphene_rect_offset (&grid, corner.x, corner.y);
  tc_page_layout_set_ghost (layout, &area, &grid);
}
