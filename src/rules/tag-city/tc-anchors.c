/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-anchors.h"

#include "tc-dispatch.h"

TC_INLINE void
find_all (const TcGame  *game,
          const TcSet   *free_squares,
          TcAnchors     *anchors,
          const unsigned n_words)
{
  TcShifted shifted;

  tc_shifted_fill (&shifted, game, TC_N_HQ_TOKENS, free_squares, n_words);
  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    anchors->n_places[token] = (uint16_t) tc_token_anchors (game, &shifted, token, anchors->sets[token], NULL, n_words);
}

TC_FOR_NEWER_CPU static void
find_all_on_newer_cpu (const TcGame *game,
                       const TcSet  *free_squares,
                       TcAnchors    *anchors)
{
  if (game->n_words == 2)
    find_all (game, free_squares, anchors, 2);
  else
    find_all (game, free_squares, anchors, 4);
}

static void
find_all_on_any_cpu (const TcGame *game,
                     const TcSet  *free_squares,
                     TcAnchors    *anchors)
{
  if (game->n_words == 2)
    find_all (game, free_squares, anchors, 2);
  else
    find_all (game, free_squares, anchors, 4);
}

void
tc_anchors_find (const TcGame *game,
                 const TcSet  *free_squares,
                 TcAnchors    *anchors)
{
  if (tc_cpu_is_newer ())
    find_all_on_newer_cpu (game, free_squares, anchors);
  else
    find_all_on_any_cpu (game, free_squares, anchors);
}
