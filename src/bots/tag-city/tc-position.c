/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-position.h"

/* How many places of a token are looked at for holes and dead ends. */
#define N_NARROW 12

/* The rest of a round as it is likely to go: the dice in play and who drafts them. */
typedef struct
{
  uint8_t n_dice;
  uint8_t sections[TC_MAX_DICE];      /* of the dice in play, one more than there are drafters */
  uint8_t n_drafters;
  uint8_t drafters[TC_MAX_SEATS];     /* in order */
} TcRest;

/* Puts down the value of the best place of a section's token, INT32_MIN where it fits nowhere. */
static void
set_appraisal (TcAppraisal      *self,
               const TcStanding *standing,
               unsigned          seat,
               unsigned          section,
               int32_t           value)
{
  self->by_section[seat][section] = value > standing->social ? value : standing->social;
}

/* Appraises the sections for one seat; those whose bit is not in @sections stay untouched. */
static void
appraise (TcAppraisal        *self,
          const TcEvaluation *evaluation,
          const TcStanding   *standing,
          unsigned            seat,
          unsigned            sections)
{
  TcAnchors anchors;
  TcLines lines;

  tc_lines_init (&lines, evaluation);
  tc_anchors_find_some (evaluation->game, &standing->free, sections, &anchors);
  for (unsigned section = 0; section < TC_N_SECTIONS; section++)
    if ((sections >> section & 1) != 0)
      set_appraisal (self, standing, seat, section,
                     tc_candidates_best_value (evaluation, standing, &anchors, &lines, section));
}

static unsigned
best_die (const TcRest  *rest,
          const int32_t *by_section)
{
  unsigned best = 0;

  for (unsigned i = 1; i < rest->n_dice; i++)
    if (by_section[rest->sections[i]] > by_section[rest->sections[best]])
      best = i;

  return best;
}

static void
remove_die (TcRest  *rest,
            unsigned die)
{
  rest->n_dice--;
  for (unsigned i = die; i < rest->n_dice; i++)
    rest->sections[i] = rest->sections[i + 1];
}

/* What @seat gains by the rest of the round, less a share of what the others gain, if everyone takes the die that is worth most to
 * them and all use the one that remains. */
static int32_t
foresee (const TcEvaluation *evaluation,
         const TcAppraisal  *appraisal,
         TcRest              rest,
         unsigned            seat)
{
  const unsigned n_seats = evaluation->game->setup.n_seats;
  const TcWeights *weights = evaluation->weights;
  int32_t gains[TC_MAX_SEATS] = { 0 };
  int32_t others = 0;

  for (unsigned i = 0; i < rest.n_drafters; i++)
    {
      const unsigned drafter = rest.drafters[i];
      const unsigned die = best_die (&rest, appraisal->by_section[drafter]);

      gains[drafter] = appraisal->by_section[drafter][rest.sections[die]];
      remove_die (&rest, die);
    }

  for (unsigned i = 0; i < n_seats; i++)
    {
      gains[i] += appraisal->by_section[i][rest.sections[0]] * weights->final_die / 256;
      others += i == seat ? 0 : gains[i];
    }

  return gains[seat] - others / (int32_t) (n_seats - 1) * weights->opponents / 256;
}

void
tc_position_init (TcPosition      *self,
                  const TcGame    *game,
                  const TcState   *state,
                  const TcWeights *weights)
{
  self->game = game;
  self->state = state;
  self->seat = (unsigned) tc_state_to_move (game, state);
  self->outlook = tc_outlook_of (game, state);
  tc_evaluation_init (&self->evaluation, game, weights, self->outlook);
  tc_census_take (&self->census, game, state);
  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    {
      tc_standing_init (&self->standings[seat], &self->evaluation, state, &self->census, seat);
      tc_standing_count_score (&self->standings[seat], &self->evaluation, state, &self->census, seat);
    }
}

static void
find_places (TcPosition   *self,
             unsigned      first_token,
             unsigned      n_tokens,
             unsigned      n_places,
             int32_t       floor,
             TcCandidates *places)
{
  const TcStanding *standing = &self->standings[self->seat];

  places->n = 0;
  places->capacity = n_places > N_NARROW ? n_places : N_NARROW;
  places->floor = floor;
  for (unsigned i = 0; i < n_tokens; i++)
    tc_candidates_add_token (places, &self->evaluation, standing, &self->anchors, &self->lines, first_token + i);
  tc_candidates_refine (places, &self->evaluation, standing, n_places);
}

void
tc_position_find_places (TcPosition *self,
                         unsigned    sections,
                         unsigned    n_places)
{
  tc_anchors_find (self->game, &self->standings[self->seat].free, &self->anchors);
  tc_lines_init (&self->lines, &self->evaluation);
  tc_standing_price_room (&self->standings[self->seat], &self->evaluation);
  for (unsigned section = 0; section < TC_N_SECTIONS; section++)
    if ((sections >> section & 1) != 0)
      {
        TcCandidates *places = &self->places[section];

        find_places (self, section, 1, n_places, INT32_MIN, places);
        set_appraisal (&self->appraisal, &self->standings[self->seat], self->seat, section,
                       places->n > 0 ? places->best[0].value : INT32_MIN);
      }
}

void
tc_position_appraise (TcPosition *self,
                      unsigned    seat,
                      unsigned    sections)
{
  appraise (&self->appraisal, &self->evaluation, &self->standings[seat], seat, sections);
}

void
tc_position_find_drone_places (TcPosition   *self,
                               unsigned      n_places,
                               int32_t       floor,
                               TcCandidates *places)
{
  find_places (self, 0, TC_N_HQ_TOKENS, n_places, floor, places);
}

/* Those who draft from the seat after that of the position on; the leader is the last. */
static void
add_drafters (TcRest           *rest,
              const TcPosition *position)
{
  const unsigned leader = tc_state_leader (position->state);
  unsigned seat = position->seat;

  do
    {
      seat = (seat + 1) % position->game->setup.n_seats;
      rest->drafters[rest->n_drafters++] = (uint8_t) seat;
    }
  while (seat != leader);
}

int32_t
tc_position_foresee_draft (const TcPosition *self,
                           unsigned          taken)
{
  TcRest rest = { 0 };

  for (unsigned die = 0; die < tc_state_n_dice (self->game); die++)
    if (die != taken && !tc_state_die_taken (self->state, die))
      rest.sections[rest.n_dice++] = (uint8_t) tc_state_die_section (self->state, die);
  if (self->seat != tc_state_leader (self->state))
    add_drafters (&rest, self);

  return foresee (&self->evaluation, &self->appraisal, rest, self->seat);
}

int32_t
tc_position_foresee_round (const TcPosition *self,
                           const uint8_t    *sections)
{
  TcRest rest = { .n_dice = (uint8_t) tc_state_n_dice (self->game) };

  for (unsigned die = 0; die < rest.n_dice; die++)
    rest.sections[die] = sections[die];
  add_drafters (&rest, self);

  return foresee (&self->evaluation, &self->appraisal, rest, self->seat);
}

/* The features a placement fills, one bit each. */
static uint64_t
filled_by (const TcPosition  *self,
           const TcCandidate *place)
{
  const TcSet squares = tc_game_placement (self->game, place->token, place->orientation, place->anchor);
  const TcStanding *standing = &self->standings[self->seat];
  uint64_t filled = 0;

  for (unsigned i = 0; i < self->game->n_features; i++)
    {
      uint64_t left = 0;

      for (unsigned w = 0; w < self->game->n_words; w++)
        left |= self->game->features[i].squares.words[w] & standing->free.words[w] & ~squares.words[w];
      if (left == 0 && standing->missing[i] > 0)
        filled |= UINT64_C (1) << i;
    }

  return filled;
}

static int32_t
prestige_of (const TcPosition *self,
             uint64_t          filled)
{
  int32_t prestige = 0;

  for (; filled != 0; filled &= filled - 1)
    {
      const unsigned feature = (unsigned) __builtin_ctzll (filled);
      const TcValue value = self->game->features[feature].value;

      prestige += (self->census.open >> feature & 1) != 0 ? value.high : value.low;
    }

  return prestige * TC_PRESTIGE;
}

int32_t
tc_position_prestige (const TcPosition  *self,
                      const TcCandidate *place)
{
  return prestige_of (self, filled_by (self, place));
}

int32_t
tc_position_value_of_place (const TcPosition  *self,
                            const TcCandidate *place)
{
  uint64_t filled;

  if (self->outlook.horizon != TC_HORIZON_OPEN)
    return place->value;

  filled = filled_by (self, place);
  if ((self->census.open & ~filled) != 0)
    return place->value;

  return tc_position_value_of_ending (self, prestige_of (self, filled));
}

static int32_t
best_score_of_others (const TcPosition *self)
{
  int32_t best = INT32_MIN;

  for (unsigned seat = 0; seat < self->game->setup.n_seats; seat++)
    if (seat != self->seat && self->standings[seat].score > best)
      best = self->standings[seat].score;

  return best;
}

int32_t
tc_position_value_of_ending (const TcPosition *self,
                             int32_t           prestige)
{
  const unsigned n_seats = self->game->setup.n_seats;
  const int32_t lead = self->standings[self->seat].score + prestige - best_score_of_others (self);
  const int32_t last_chance = self->evaluation.weights->last_chance;
  int32_t others = 0;

  for (unsigned seat = 0; seat < n_seats; seat++)
    others += seat == self->seat ? 0 : self->standings[seat].expected;

  return prestige - self->standings[self->seat].expected + others / (int32_t) (n_seats - 1) +
         (lead > 0 ? last_chance : lead < 0 ? -last_chance : 0);
}
