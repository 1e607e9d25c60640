/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-score-history.h"

static void
append_scores (GArray          *scores,
               const TurnRules *rules,
               gconstpointer    game,
               const TurnState *state,
               guint            n_seats)
{
  int now[TURN_MAX_SEATS];

  rules->scores (game, state, now);
  g_array_append_vals (scores, now, n_seats);
}

TurnScoreHistory
turn_score_history_new (TurnRecord *record)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  const guint n_seats = turn_record_get_n_seats (record);
  GArray *scores = g_array_new (FALSE, FALSE, sizeof (int));
  TurnState state;
  guint n_moves, round;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, 0, &state);
  append_scores (scores, rules, game, &state, n_seats);
  round = rules->round (game, &state);
  for (guint i = 1; i <= n_moves; i++)
    {
      turn_record_get_state (record, i, &state);
      if (rules->round (game, &state) != round || (i == n_moves && rules->to_move (game, &state) == TURN_OVER))
        append_scores (scores, rules, game, &state, n_seats);
      round = rules->round (game, &state);
    }

  return (TurnScoreHistory) {
           .n_seats = n_seats,
           .n_rounds = scores->len / n_seats - 1,
           .scores = (int *) (gpointer) g_array_free (scores, FALSE),
  };
}

void
turn_score_history_clear (TurnScoreHistory *self)
{
  g_clear_pointer (&self->scores, g_free);
}

int
turn_score_history_get (const TurnScoreHistory *self,
                        guint                   round,
                        guint                   seat)
{
  return self->scores[round * self->n_seats + seat];
}

/* The seat that leads alone after a round, or -1. */
static int
find_leader (const TurnScoreHistory *self,
             guint                   round)
{
  int leader = 0;
  gboolean alone = TRUE;

  for (guint seat = 1; seat < self->n_seats; seat++)
    {
      const int best = turn_score_history_get (self, round, (guint) leader);
      const int score = turn_score_history_get (self, round, seat);

      alone = score == best ? FALSE : score > best ? TRUE : alone;
      leader = score > best ? (int) seat : leader;
    }

  return alone ? leader : -1;
}

guint
turn_score_history_n_overtakings (const TurnScoreHistory *self)
{
  guint n_overtakings = 0;
  int last = -1;

  for (guint round = 1; round <= self->n_rounds; round++)
    {
      const int leader = find_leader (self, round);

      n_overtakings += last >= 0 && leader >= 0 && leader != last;
      last = leader >= 0 ? leader : last;
    }

  return n_overtakings;
}
