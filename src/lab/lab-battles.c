/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-battles.h"

static void
set_up (void       *game,
        uint64_t    group,
        TurnRandom *chance,
        const void *data)
{
  const LabBattles *self = data;
  const TcGame *like = &self->games[group % self->n_leaders];
  TcSetup setup = like->setup;

  if (self->draws_hq)
    {
      tc_setup_draw_hq (&setup, &like->board, chance);
      tc_game_init (game, &like->board, &setup);
    }
  else
    {
      memcpy (game, like, sizeof *like);
    }
}

LabBattlesVerdict
lab_battles_prepare (LabBattles    *self,
                     const TcBoard *board,
                     LabPlan       *plan)
{
  TurnRandom random = turn_random_new (plan->seed, 0);
  TcSetup setup = { .n_seats = (uint8_t) self->n_seats, .free_drones = self->has_free_drones };

  if (self->draws_hq)
    tc_setup_draw_hq (&setup, board, &random);
  else if (!tc_setup_print_hq (&setup, board))
    return LAB_BATTLES_NO_HQ;

  for (unsigned leader = 0; leader < self->n_leaders; leader++)
    {
      setup.leader = (uint8_t) leader;
      if (tc_game_init (&self->games[leader], board, &setup) != TC_SETUP_FINE)
        return LAB_BATTLES_IMPOSSIBLE;
    }

  plan->n_seats = self->n_seats;
  plan->game_size = sizeof (TcGame);
  plan->set_up = set_up;
  plan->set_up_data = self;

  return LAB_BATTLES_FINE;
}
