/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-marks.h"

/* The last shape that somebody had painted by then, or -1. */
static int
find_piece (TcTable *table,
            guint    seat,
            guint    position)
{
  guint n_pieces;
  const TcPiece *pieces = tc_pieces_get (tc_table_get_pieces (table), seat, &n_pieces);

  while (n_pieces > 0 && pieces[n_pieces - 1].move >= position)
    n_pieces--;

  return (int) n_pieces - 1;
}

void
tc_page_marks_show (TcTable      *table,
                    TcCrewPanel  *crew,
                    const TcTold *told)
{
  int pieces[TC_MAX_SEATS] = { -1, -1, -1, -1 };
  guint64 features[TC_MAX_SEATS] = { 0 };

  for (guint i = 0; i < told->report.n_taggers; i++)
    {
      const TcFills *fills = &told->report.taggers[i];

      pieces[fills->seat] = find_piece (table, fills->seat, told->position);
      features[fills->seat] = told->report.is_final ? 0 : tc_fills_get_features (fills);
    }
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    tc_crew_panel_mark (crew, seat, pieces[seat], features[seat]);
}

void
tc_page_marks_light (TcTable        *table,
                     TcBoardTold    *board,
                     const TcReport *report)
{
  const TcState *state = tc_table_get_state (table);
  guint64 crossed = 0;

  for (guint i = 0; i < report->n_taggers; i++)
    for (guint k = 0; k < report->taggers[i].n_fills; k++)
      {
        const TcFill *fill = &report->taggers[i].fills[k];
        const guint winners = tc_state_high_winners (state, fill->feature);

        if (fill->rank == TC_RANK_HIGH && (winners >> tc_table_get_shown (table) & 1) == 0)
          crossed |= G_GUINT64_CONSTANT (1) << fill->feature;
      }
  if (crossed != 0)
    tc_board_told_light (board, crossed);
}
