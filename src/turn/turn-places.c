/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-places.h"

#include "turn-places-private.h"

static bool
is_better (const TurnPlaces *self,
           unsigned          a,
           unsigned          b)
{
  return self->scores[a] != self->scores[b] ? self->scores[a] > self->scores[b] : self->tie_breaks[a] > self->tie_breaks[b];
}

/* A seat goes before those it is better than and stays behind its equals. */
static void
insert (TurnPlaces *self,
        unsigned    seat)
{
  unsigned place = seat;

  while (place > 0 && is_better (self, seat, self->order[place - 1]))
    {
      self->order[place] = self->order[place - 1];
      place--;
    }
  self->order[place] = seat;
}

TurnPlaces
turn_places_new (const int *scores,
                 const int *tie_breaks,
                 unsigned   n_seats)
{
  TurnPlaces self = { .n_seats = n_seats };

  for (unsigned seat = 0; seat < n_seats; seat++)
    {
      self.scores[seat] = scores[seat];
      self.tie_breaks[seat] = tie_breaks != NULL ? tie_breaks[seat] : 0;
      insert (&self, seat);
    }
  for (unsigned i = 0; i < n_seats; i++)
    {
      const bool shares = i > 0 && !is_better (&self, self.order[i - 1], self.order[i]);

      self.places[self.order[i]] = shares ? self.places[self.order[i - 1]] : i + 1;
    }

  return self;
}

TurnPlaces
turn_places_of_state (const TurnRules *rules,
                      const void      *game,
                      const void      *state)
{
  int scores[TURN_MAX_SEATS] = { 0 }, tie_breaks[TURN_MAX_SEATS] = { 0 };

  rules->scores (game, state, scores);
  if (rules->tie_breaks != NULL)
    rules->tie_breaks (game, state, tie_breaks);

  return turn_places_new (scores, tie_breaks, rules->n_seats (game));
}

unsigned
turn_places_n_winners (const TurnPlaces *self)
{
  unsigned n_winners = 0;

  for (unsigned seat = 0; seat < self->n_seats; seat++)
    n_winners += self->places[seat] == 1;

  return n_winners;
}

bool
turn_places_is_broken (const TurnPlaces *self,
                       unsigned          seat)
{
  for (unsigned other = 0; other < self->n_seats; other++)
    if (self->scores[other] == self->scores[seat] && self->places[other] != self->places[seat])
      return true;

  return false;
}

bool
turn_places_is_tie_won (const TurnPlaces *self,
                        int              *most,
                        int              *next)
{
  const unsigned n_winners = turn_places_n_winners (self);
  const unsigned winner = self->order[0];

  /* The first behind the winners is the best of them. */
  if (n_winners == self->n_seats || self->scores[self->order[n_winners]] != self->scores[winner])
    return false;

  *most = self->tie_breaks[winner];
  *next = self->tie_breaks[self->order[n_winners]];

  return true;
}
