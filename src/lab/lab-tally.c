/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-tally.h"

#include <tc-score.h>

/* The round in which each square of one tagger's board was painted; 0: never. */
typedef struct
{
  uint8_t rounds[TC_MAX_SEATS][TC_MAX_SQUARES];
} Painting;

static void
note_painted (Painting      *self,
              const TcGame  *game,
              const TcState *before,
              const TcState *after,
              unsigned       seat)
{
  const TcSet old = tc_state_painted (game, before, seat), now = tc_state_painted (game, after, seat);

  for (unsigned word = 0; word < game->n_words; word++)
    for (uint64_t fresh = now.words[word] & ~old.words[word]; fresh != 0; fresh &= fresh - 1)
      self->rounds[seat][word * 64 + (unsigned) __builtin_ctzll (fresh)] = (uint8_t) tc_state_round (before);
}

/* Plays the battle once more: its last state does not tell when something was painted. */
static void
watch (Painting      *self,
       const LabGame *lab_game)
{
  const TcGame *game = lab_game->game;
  TcState before, after;

  memset (&before, 0, sizeof before);
  tc_state_start (game, &before);
  for (size_t i = 0; i < lab_game->n_moves; i++)
    {
      after = before;
      tc_state_play (game, &before, tc_move_from_turn (lab_game->moves[i]), &after);
      for (unsigned seat = 0; seat < lab_game->n_seats; seat++)
        note_painted (self, game, &before, &after, seat);
      before = after;
    }
}

/* The first of eight rounds is an eighth of the way to never. */
static unsigned
lateness (unsigned round,
          unsigned n_rounds)
{
  return round == 0 ? LAB_NEVER : LAB_NEVER *round / (n_rounds + 1);
}

static void
add_squares (LabTally       *self,
             const TcGame   *game,
             const Painting *painting,
             unsigned        seat,
             unsigned        n_rounds)
{
  for (unsigned square = 0; square < game->n_squares; square++)
    if (tc_set_has (&game->city, square))
      {
        const unsigned round = painting->rounds[seat][square];

        self->n_squares++;
        self->n_painted += round > 0;
        self->n_painted_of_square[square] += round > 0;
        self->rounds_of_square[square] += round;
        self->lateness_of_square[square] += lateness (round, n_rounds);
      }
}

static void
add_score (LabTally *self,
           int       score)
{
  const int place = score - LAB_LEAST_SCORE;

  self->n_boards_of_score[place < 0 ? 0 : place >= LAB_N_SCORES ? LAB_N_SCORES - 1 : place]++;
}

static void
add_ends (LabTally *self,
          unsigned  ended_by)
{
  const unsigned n_ends = (unsigned) __builtin_popcount (ended_by);

  for (unsigned end = 0; end < LAB_N_BATTLE_ENDS; end++)
    if ((ended_by >> end & 1) != 0)
      self->end_parts[end] += LAB_PARTS_PER_END / n_ends;
}

/* A feature is filled when the last of its squares is painted. */
static unsigned
round_of_feature (const TcGame   *game,
                  const Painting *painting,
                  unsigned        seat,
                  unsigned        feature)
{
  unsigned last = 0;

  for (unsigned square = 0; square < game->n_squares; square++)
    if ((game->square_feature_bits[square] >> feature & 1) != 0 && tc_set_has (&game->city, square) && painting->rounds[seat][square] > last)
      last = painting->rounds[seat][square];

  return last;
}

static void
add_feature (LabTally       *self,
             const TcGame   *game,
             const TcState  *state,
             const Painting *painting,
             unsigned        seat,
             unsigned        feature)
{
  const TcRank rank = tc_state_rank (game, state, seat, feature);
  const TcValue value = game->features[feature].value;

  if (!tc_state_feature_filled (game, state, seat, feature))
    return;
  self->n_filled_of_feature[feature]++;
  self->rounds_of_feature[feature] += round_of_feature (game, painting, seat, feature);
  self->points_of_feature[feature] += rank == TC_RANK_HIGH ? value.high : rank == TC_RANK_LOW ? value.low : 0;
}

void
lab_tally_add (LabTally      *self,
               const LabGame *game)
{
  const TcGame *battle = game->game;
  const TcState *state = (const TcState *) &game->state;
  Painting painting;

  memset (&painting, 0, sizeof painting);
  watch (&painting, game);
  lab_statistics_add (&self->statistics, game);
  self->n_boards += game->n_seats;
  self->n_ties += (game->winners & (game->winners - 1)) != 0;
  add_ends (self, game->ended_by);
  for (unsigned seat = 0; seat < game->n_seats; seat++)
    {
      add_score (self, game->scores[seat]);
      add_squares (self, battle, &painting, seat, game->n_rounds);
      for (unsigned feature = 0; feature < battle->n_features; feature++)
        add_feature (self, battle, state, &painting, seat, feature);
    }
}

double
lab_tally_mean_score (const LabTally *self)
{
  int64_t sum = 0;

  for (unsigned seat = 0; seat < TC_MAX_SEATS; seat++)
    sum += self->statistics.scores[seat];

  return self->n_boards == 0 ? 0 : (double) sum / (double) self->n_boards;
}
