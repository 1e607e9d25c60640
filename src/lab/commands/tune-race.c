/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tune-race.h"

#include <string.h>

#include <tc-race.h>
#include <tc-rules.h>
#include <tc-score.h>

#include "interrupt.h"

/* Features that somebody filled later on, and how many of them first. */
typedef struct
{
  guint64 n_filled[TC_RACE_N_LEADS];
  guint64 n_first[TC_RACE_N_LEADS];
} Races;

static void
count_seat (Races          *self,
            const LabGame  *played,
            const TcCensus *census,
            guint           seat)
{
  const TcGame *game = played->game;

  for (guint64 open = census->open; open != 0; open &= open - 1)
    {
      const guint feature = (guint) __builtin_ctzll (open);
      const guint lead = tc_race_lead (census, played->n_seats, seat, feature);
      const TcRank rank = tc_state_rank (game, (const void *) &played->state, seat, feature);

      self->n_filled[lead] += rank != TC_RANK_NONE;
      self->n_first[lead] += rank == TC_RANK_HIGH;
    }
}

/* Replays a battle and looks at the races between its rounds. */
static bool
take_game (const LabGame *played,
           void          *digest,
           void          *data)
{
  const TcGame *game = played->game;
  TcState state;

  (void) digest;
  memset (&state, 0, sizeof state);
  tc_rules.start (game, &state);
  for (gsize i = 0; i < played->n_moves; i++)
    {
      if (tc_state_phase (game, &state) == TC_PHASE_ROLL)
        {
          TcCensus census;

          tc_census_take (&census, game, &state);
          for (guint seat = 0; seat < played->n_seats; seat++)
            count_seat (data, played, &census, seat);
        }
      tc_rules.play (game, &state, played->moves[i], &state);
    }

  return true;
}

/* As shares of what a standing hopes for, in 256ths; where nothing happened it is right. */
static void
print_races (const Races *self)
{
  const guint64 hope = (guint64) tc_weights_greedy.hope;

  g_print ("{ ");
  for (guint i = 0; i < TC_RACE_N_LEADS; i++)
    g_print ("%s%d", i > 0 ? ", " : "", self->n_filled[i] > 0 ? (int) (256 * 256 * self->n_first[i] / (self->n_filled[i] * hope)) : 256);
  g_print (" }\n");
}

gboolean
tune_race (PlanOptions       *options,
           const char *const *boards,
           GError           **error)
{
  Races races = { 0 };
  const LabSink sink = { .take = take_game, .data = &races };

  g_free (options->bots);
  options->bots = g_strdup ("hard");
  options->n_players = TC_MAX_SEATS;
  for (guint i = 0; boards[i] != NULL; i++)
    {
      g_autoptr (Plan) plan = NULL;

      g_free (options->board);
      options->board = g_strdup (boards[i]);
      plan = plan_new (options, error);
      if (plan == NULL || !lab_play (&plan->lab, plan->n_threads, &sink, NULL, &interrupt_asked))
        return FALSE;
    }
  print_races (&races);

  return TRUE;
}
