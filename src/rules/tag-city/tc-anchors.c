/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-anchors.h"

#include "tc-dispatch.h"

TC_INLINE void
find (const TcGame  *game,
      const TcSet   *free_squares,
      unsigned       tokens,
      TcAnchors     *anchors,
      const unsigned n_words)
{
  TcShifted shifted;

  tc_shifted_fill (&shifted, game, TC_N_HQ_TOKENS, free_squares, n_words);
  for (; tokens != 0; tokens &= tokens - 1)
    {
      const unsigned token = (unsigned) __builtin_ctz (tokens);

      /* How many there are nobody asks here, and so nobody counts. */
      tc_token_anchors (game, &shifted, token, anchors->sets[token], NULL, n_words);
    }
}

TC_DEFINE_TWICE (void, find_on_any_board, (const TcGame * game, const TcSet * free_squares, unsigned tokens, TcAnchors * anchors), {
  if (game->n_words == 2)
    find (game, free_squares, tokens, anchors, 2);
  else
    find (game, free_squares, tokens, anchors, 4);
})

void
tc_anchors_find_some (const TcGame *game,
                      const TcSet  *free_squares,
                      unsigned      tokens,
                      TcAnchors    *anchors)
{
  if (tc_cpu_is_newer ())
    find_on_any_board_newer (game, free_squares, tokens, anchors);
  else
    find_on_any_board (game, free_squares, tokens, anchors);
}

void
tc_anchors_find (const TcGame *game,
                 const TcSet  *free_squares,
                 TcAnchors    *anchors)
{
  tc_anchors_find_some (game, free_squares, (1u << TC_N_HQ_TOKENS) - 1, anchors);
}
