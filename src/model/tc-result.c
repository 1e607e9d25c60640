/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-result.h"

#include <tc-rules.h>

TcResult
tc_result_new (TurnRecord *record)
{
  TcResult self = { .places = turn_record_get_places (record) };
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  for (guint seat = 0; seat < self.places.n_seats; seat++)
    {
      self.scores[seat] = tc_state_score (turn_record_get_game (record), (const TcState *) &state, seat);
      self.names[seat] = turn_record_get_seat (record, seat)->name;
    }

  return self;
}

int
tc_result_get_part (const TcResult *self,
                    guint           seat,
                    TcPart          part)
{
  const TcScore *score = &self->scores[seat];

  switch (part)
    {
    case TC_PART_COLUMNS:
      return score->columns;

    case TC_PART_ROWS:
      return score->rows;

    case TC_PART_DISTRICTS:
      return score->districts;

    case TC_PART_DRONES:
      return score->drones;

    case TC_PART_BUBBLES:
    default:
      return score->bubbles;
    }
}

/* The most that those have of a part who are, or are not, among the winners; @without is nobody's. */
static int
find_most (const TcResult *self,
           TcPart          part,
           gboolean        only_winners,
           guint           without)
{
  int most = G_MININT;

  for (guint seat = 0; seat < self->places.n_seats; seat++)
    if (seat != without && (!only_winners || self->places.places[seat] == 1))
      most = MAX (most, tc_result_get_part (self, seat, part));

  return most;
}

/* Of what is painted, the part in which a seat is ahead of all others, and furthest so. */
static gboolean
find_best (const TcResult *self,
           guint           seat,
           TcPart         *best)
{
  int lead = 0;

  for (guint part = TC_PART_COLUMNS; part <= TC_PART_DISTRICTS; part++)
    {
      const int ahead = tc_result_get_part (self, seat, part) - find_most (self, part, FALSE, seat);

      if (ahead > lead)
        {
          lead = ahead;
          *best = part;
        }
    }

  return lead > 0;
}

/* The part in which the most is missing to the winners: whoever is behind is behind in one. */
static TcPart
find_furthest (const TcResult *self,
               guint           seat)
{
  TcPart furthest = TC_PART_COLUMNS;
  int gap = 0;

  for (guint part = 0; part < TC_N_PARTS; part++)
    {
      const int behind = find_most (self, part, TRUE, seat) - tc_result_get_part (self, seat, part);

      if (behind > gap)
        {
          gap = behind;
          furthest = part;
        }
    }

  return furthest;
}

TcLoss
tc_result_get_loss (const TcResult *self,
                    guint           seat)
{
  const guint winner = self->places.order[0];
  TcLoss loss = { .behind = self->scores[winner].total - self->scores[seat].total };

  if (loss.behind == 0)
    {
      loss.kind = TC_LOSS_BY_BUBBLES;
      loss.behind = self->scores[winner].n_bubbles - self->scores[seat].n_bubbles;
      return loss;
    }

  loss.kind = find_best (self, seat, &loss.part) ? TC_LOSS_BUT_BEST : TC_LOSS_FURTHEST;
  if (loss.kind == TC_LOSS_FURTHEST)
    loss.part = find_furthest (self, seat);
  loss.own = tc_result_get_part (self, seat, loss.part);
  loss.winners = find_most (self, loss.part, TRUE, seat);

  return loss;
}
