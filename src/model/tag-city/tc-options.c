/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-options.h"

gboolean
tc_options_is_die_in_hq (const TcGame  *game,
                         const TcState *state,
                         guint          die)
{
  return die < tc_state_n_dice (game) && tc_state_die_section (state, die) >= 0 && !tc_state_die_taken (state, die);
}

int
tc_options_get_final_die (const TcGame  *game,
                          const TcState *state)
{
  if (tc_state_phase (game, state) != TC_PHASE_FINAL)
    return -1;

  for (guint die = 0; die < tc_state_n_dice (game); die++)
    if (tc_options_is_die_in_hq (game, state, die))
      return (int) die;

  return -1;
}

gboolean
tc_options_can_tag (const TcGame  *game,
                    const TcState *state,
                    guint          seat,
                    int            die)
{
  for (guint i = 0; i < tc_state_n_dice (game); i++)
    if ((die == -1 || die == (int) i) && tc_options_is_die_in_hq (game, state, i) &&
        tc_state_n_places (game, state, seat, (guint) tc_state_die_section (state, i)) > 0)
      return TRUE;

  return FALSE;
}

gboolean
tc_options_can_drone (const TcGame  *game,
                      const TcState *state,
                      guint          seat)
{
  if (tc_state_next_drone (game, state, seat) == -1)
    return FALSE;

  for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
    if (tc_state_n_places (game, state, seat, token) > 0)
      return TRUE;

  return FALSE;
}

gboolean
tc_options_is_drone_open (const TcGame  *game,
                          const TcState *state,
                          guint          seat,
                          guint          drone)
{
  if (drone >= game->board.n_drones || tc_state_drone_used (state, seat, drone))
    return FALSE;

  return game->setup.free_drones || tc_state_next_drone (game, state, seat) == (int) drone;
}

gboolean
tc_options_is_bubble_free (const TcGame  *game,
                           const TcState *state,
                           guint          bubble)
{
  return bubble < game->board.n_bubbles && tc_state_bubble_owners (state, bubble) == 0;
}

guint
tc_options_get_cheapest_bubble (const TcGame  *game,
                                const TcState *state)
{
  guint cheapest = TC_NO_BUBBLE;

  for (guint i = 0; i < game->board.n_bubbles; i++)
    if (tc_options_is_bubble_free (game, state, i)
        && (cheapest == TC_NO_BUBBLE || game->board.bubbles[i] > game->board.bubbles[cheapest]))
      cheapest = i;

  return cheapest;
}
