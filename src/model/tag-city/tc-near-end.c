/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-near-end.h"

#include <tc-state.h>

guint
tc_near_end_drones (const TcGame  *game,
                    const TcState *state,
                    guint          seat)
{
  guint n_left = 0;

  for (guint drone = 0; drone < game->board.n_drones; drone++)
    n_left += tc_state_drone_used (state, seat, drone) ? 0 : 1;

  return n_left;
}

static void
find_fewest_drones (TcNearEnd     *self,
                    const TcGame  *game,
                    const TcState *state)
{
  self->n_drones = self->drones_left = game->board.n_drones;
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const guint n_left = tc_near_end_drones (game, state, seat);

      if (n_left < self->drones_left)
        self->fewest = 0;
      self->drones_left = MIN (self->drones_left, n_left);
      if (n_left == self->drones_left)
        self->fewest |= 1u << seat;
    }
}

TcNearEnd
tc_near_end_find (const TcGame  *game,
                  const TcState *state)
{
  TcNearEnd self = {
    .n_values = game->n_features,
    .n_bubbles = game->board.n_bubbles,
    .is_last = tc_state_ended_by (game, state) != 0 && tc_state_phase (game, state) != TC_PHASE_OVER,
  };

  for (guint64 open = tc_state_open_features (game, state); open != 0; open &= open - 1)
    self.values_left++;
  for (guint bubble = 0; bubble < self.n_bubbles; bubble++)
    self.bubbles_left += tc_state_bubble_owners (state, bubble) == 0 ? 1 : 0;
  find_fewest_drones (&self, game, state);

  return self;
}
