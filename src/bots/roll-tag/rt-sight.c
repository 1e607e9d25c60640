/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-sight.h"

#include <string.h>

/* What a table is weighed by. "Own" is the player's, who has just moved; the other moves next. Piles that a seat can claim without ending the game
 * count by their cards; those with one die apart from those with two. */
typedef enum
{
  ALWAYS,
  LEAD,                     /* in cards, as far as it matters */
  AHEAD,                    /* 1, 0 or −1 */
  OWN_ONE_DIE,              /* it is the last */
  OWN_TWO_DICE,
  OTHER_ONE_DIE,
  OTHER_TWO_DICE,
  OWN_WIN,                  /* a claim that would end the game and win, if the other lets it be */
  OWN_SECOND_WIN,           /* another one, on another pile */
  OWN_BY_ONE,               /* the largest pile for one die */
  OWN_BY_ONE_LARGE,         /* what it has beyond four cards */
  OWN_BY_TWO,
  OWN_SECOND,               /* the next largest, for any dice: the other can cover only one */
  OTHER_BY_ONE,
  OTHER_BY_ONE_LARGE,
  OTHER_BY_TWO,
  BOTH,                     /* what both could claim next: the other cannot claim and cover in one turn */
  OPEN_CARDS,
  OPEN_BY_DICE,             /* the same times the dice that the player has more: who lasts longer gets them */
  OPEN_PILES,
  OWN_SUMS,                 /* how many different cards the dice make */
  OTHER_SUMS,
  COVERS,                   /* cards in the hand that the other's dice do not make, in twentieths of the hand */
  TRAPS,                    /* of those the ones that one's own dice make */
  NO_COVER,
  N_FEATURES,
} Feature;

/* The end of the deck is another game than its beginning. */
#define N_PHASES 5

#define MAX_LEAD 12
#define MAX_VALUE 13            /* of a card */
#define LARGE 4

/* Thousandths of log-odds, fitted by logistic regression to how games of greedy bots against themselves and the fixed plans went out. The last phase of the
 * deck comes first. */
static const int16_t weights[N_PHASES][N_FEATURES] = {
  { -172, 121, 2961, 141, -477, -201, 278, 389, -5, 51, -36, 4, 91, -64, -221, -104, 19, 0, 24, -46, 155, -94, 14, -1, -320 },
  { -360, 111, 2070, 314, -227, -424, 60, 279, 50, -2, 21, 15, -12, 96, -343, -69, -25, 0, 20, -42, 288, -218, 22, 2, -609 },
  { -540, 142, 1272, -173, -431, 43, 262, 193, 352, -38, 70, 19, -78, 91, -297, -45, 4, 0, 18, -40, 280, -219, 33, 9, -370 },
  { -358, 175, 597, -626, -423, 499, 340, 162, 931, -33, 66, 16, -57, 68, -257, -12, -11, 1, 14, -15, 218, -200, 23, 8, -304 },
  { -389, 144, 375, -407, -320, 408, 317, 238, 1031, -33, 109, -15, -95, 42, -279, 35, 8, -6, 36, 6, 139, -110, 17, 9, -352 },
};

/* That the other ends the game with a win on its next turn is nearly a lost game: it might not see it. */
#define LOST (RT_SIGHT_WIN / 2)

static unsigned
phase_of (unsigned n_deck)
{
  return n_deck <= 4 ? 0 : n_deck <= 9 ? 1 : n_deck <= 17 ? 2 : n_deck <= 27 ? 3 : 4;
}

static void
add_sum (RtSight *self,
         unsigned seat,
         unsigned sum,
         unsigned n_dice)
{
  if (sum > MAX_VALUE)
    return;

  self->n_sums[seat] = (uint8_t) (self->n_sums[seat] + (self->fewest[seat][sum] == 0));
  self->fewest[seat][sum] = (uint8_t) n_dice;
  self->sums[seat] |= (uint16_t) (1u << sum);
}

/* A sum that several numbers of dice make counts for the fewest, so these come last. A used die shows 0. */
static void
see_dice (RtSight *self,
          unsigned seat)
{
  const unsigned a = self->faces[seat][0], b = self->faces[seat][1], c = self->faces[seat][2];

  memset (self->fewest[seat], 0, sizeof self->fewest[seat]);
  self->sums[seat] = 0;
  self->n_sums[seat] = 0;
  if (a > 0 && b > 0 && c > 0)
    add_sum (self, seat, a + b + c, 3);
  if (a > 0 && b > 0)
    add_sum (self, seat, a + b, 2);
  if (a > 0 && c > 0)
    add_sum (self, seat, a + c, 2);
  if (b > 0 && c > 0)
    add_sum (self, seat, b + c, 2);
  if (a > 0)
    add_sum (self, seat, a, 1);
  if (b > 0)
    add_sum (self, seat, b, 1);
  if (c > 0)
    add_sum (self, seat, c, 1);
}

RtSight
rt_sight_of (const RtState *state,
             unsigned       seat)
{
  RtSight self = { .seat = (uint8_t) seat, .n_deck = state->n_deck, .n_rerolls = state->n_rerolls };

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    {
      self.values[pile] = (uint8_t) rt_card_value (state->tops[pile]);
      if (state->owners[pile] == 0)
        self.n_cards[pile] = state->n_cards[pile];
      else
        self.scores[state->owners[pile] - 1] = (uint8_t) (self.scores[state->owners[pile] - 1] + state->n_cards[pile]);
    }
  for (unsigned i = 0; i < RT_N_SEATS; i++)
    {
      for (unsigned die = 0; die < RT_N_DICE; die++)
        if (state->places[i][die] == 0)
          {
            self.faces[i][die] = state->faces[i][die];
            self.n_dice[i]++;
          }
      see_dice (&self, i);
    }
  for (uint64_t cards = state->hands[seat]; cards != 0; cards &= cards - 1)
    self.hand[self.n_hand++] = (uint8_t) rt_card_value ((RtCard) __builtin_ctzll (cards));

  return self;
}

static unsigned
count_open (const RtSight *self,
            unsigned      *n_piles)
{
  unsigned n_cards = 0;

  *n_piles = 0;
  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    {
      n_cards += self->n_cards[pile];
      *n_piles += self->n_cards[pile] > 0;
    }

  return n_cards;
}

/* The card that is drawn instead is not known. */
static void
place (RtSight *self,
       RtMove   move)
{
  unsigned i = 0;

  while (i + 1 < self->n_hand && self->hand[i] != rt_card_value (move.card))
    i++;
  self->hand[i] = self->hand[--self->n_hand];
  self->values[move.pile] = (uint8_t) rt_card_value (move.card);
  self->n_cards[move.pile]++;
  self->n_deck--;
  self->n_rerolls = 0;
  self->is_over = self->n_deck == 0;
}

static void
claim (RtSight *self,
       RtMove   move)
{
  const unsigned seat = self->seat;
  unsigned n_piles, n_open;

  self->scores[seat] = (uint8_t) (self->scores[seat] + self->n_cards[move.pile]);
  self->n_cards[move.pile] = 0;
  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((move.dice >> die & 1) != 0)
      self->faces[seat][die] = 0;
  self->n_dice[seat] = (uint8_t) (self->n_dice[seat] - __builtin_popcount (move.dice));
  self->n_rerolls = 0;
  see_dice (self, seat);

  n_open = count_open (self, &n_piles);
  if (self->n_dice[seat] == 0)
    self->scores[1 - seat] = (uint8_t) (self->scores[1 - seat] + n_open);
  self->is_over = self->n_dice[seat] == 0 || n_piles == 0;
}

RtSight
rt_sight_after (const RtSight *self,
                RtMove         move)
{
  RtSight after = *self;

  if (move.kind == RT_MOVE_PLACE)
    {
      place (&after, move);
    }
  else if (move.kind == RT_MOVE_CLAIM)
    {
      claim (&after, move);
    }
  else
    {
      after.n_rerolls++;
      after.is_over = after.n_rerolls == RT_MAX_REROLLS;
    }

  return after;
}

/* What a seat could claim if it were its turn. */
typedef struct
{
  int n_wins;                 /* piles whose claim ends the game and wins */
  int by_one, by_two;         /* cards of the largest pile for one die, and for two where one does not do */
  int first, second;          /* of the two largest piles for any dice */
} Claims;

static void
add_claim (Claims  *claims,
           int      n_cards,
           unsigned n_dice)
{
  int *best = n_dice == 1 ? &claims->by_one : &claims->by_two;

  *best = n_cards > *best ? n_cards : *best;
  if (n_cards > claims->first)
    {
      claims->second = claims->first;
      claims->first = n_cards;
    }
  else if (n_cards > claims->second)
    {
      claims->second = n_cards;
    }
}

static Claims
find_claims (const RtSight *self,
             unsigned       seat,
             int            n_open,
             unsigned       n_piles)
{
  const int lead = (int) self->scores[seat] - (int) self->scores[1 - seat];
  Claims claims = { 0 };

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    {
      const int n_cards = self->n_cards[pile];
      const unsigned n_dice = self->fewest[seat][self->values[pile]];
      const bool is_last = n_dice == self->n_dice[seat];

      if (n_cards == 0 || n_dice == 0)
        continue;
      if (is_last || n_piles == 1)
        claims.n_wins += lead + n_cards > (is_last ? n_open - n_cards : 0);
      else
        add_claim (&claims, n_cards, n_dice);
    }

  return claims;
}

static void
weigh_hand (const RtSight *self,
            unsigned       own_sums,
            unsigned       other_sums,
            int16_t       *features)
{
  unsigned n_covers = 0, n_traps = 0;

  for (unsigned i = 0; i < self->n_hand; i++)
    {
      const unsigned is_cover = ~other_sums >> self->hand[i] & 1;

      n_covers += is_cover;
      n_traps += is_cover & own_sums >> self->hand[i];
    }
  features[COVERS] = self->n_hand > 0 ? (int16_t) (20 * n_covers / self->n_hand) : 0;
  features[TRAPS] = self->n_hand > 0 ? (int16_t) (20 * n_traps / self->n_hand) : 0;
  features[NO_COVER] = n_covers == 0;
}

static void
weigh_claims (const Claims *own,
              const Claims *other,
              int16_t      *features)
{
  features[OWN_WIN] = own->n_wins > 0;
  features[OWN_SECOND_WIN] = own->n_wins > 1;
  features[OWN_BY_ONE] = (int16_t) own->by_one;
  features[OWN_BY_ONE_LARGE] = (int16_t) (own->by_one > LARGE ? own->by_one - LARGE : 0);
  features[OWN_BY_TWO] = (int16_t) own->by_two;
  features[OWN_SECOND] = (int16_t) own->second;
  features[OTHER_BY_ONE] = (int16_t) other->by_one;
  features[OTHER_BY_ONE_LARGE] = (int16_t) (other->by_one > LARGE ? other->by_one - LARGE : 0);
  features[OTHER_BY_TWO] = (int16_t) other->by_two;
  features[BOTH] = (int16_t) (own->first < other->first ? own->first : other->first);
}

static void
weigh_table (const RtSight *self,
             int            lead,
             int            n_open,
             unsigned       n_piles,
             int16_t       *features)
{
  const unsigned seat = self->seat;

  features[ALWAYS] = 1;
  features[LEAD] = (int16_t) (lead > MAX_LEAD ? MAX_LEAD : lead < -MAX_LEAD ? -MAX_LEAD : lead);
  features[AHEAD] = (int16_t) ((lead > 0) - (lead < 0));
  features[OWN_ONE_DIE] = self->n_dice[seat] == 1;
  features[OWN_TWO_DICE] = self->n_dice[seat] == 2;
  features[OTHER_ONE_DIE] = self->n_dice[1 - seat] == 1;
  features[OTHER_TWO_DICE] = self->n_dice[1 - seat] == 2;
  features[OPEN_CARDS] = (int16_t) n_open;
  features[OPEN_BY_DICE] = (int16_t) (n_open * ((int) self->n_dice[seat] - (int) self->n_dice[1 - seat]));
  features[OPEN_PILES] = (int16_t) n_piles;
}

/* Whether the other wins at once: by a claim, or by drawing the last card or rolling for the last time while it is ahead (R4, R6). */
static bool
other_wins (const RtSight *self,
            const Claims  *other,
            int            lead)
{
  return other->n_wins > 0 || (lead < 0 && (self->n_deck == 1 || self->n_rerolls + 1 == RT_MAX_REROLLS));
}

static int32_t
value_of_features (const RtSight *self,
                   const int16_t *features)
{
  const int16_t *row = weights[phase_of (self->n_deck)];
  int32_t value = 0;

  for (unsigned i = 0; i < N_FEATURES; i++)
    value += row[i] * features[i];

  return value;
}

int32_t
rt_sight_value (const RtSight *self)
{
  const unsigned seat = self->seat;
  const int lead = (int) self->scores[seat] - (int) self->scores[1 - seat];
  int16_t features[N_FEATURES];
  unsigned n_piles;
  int n_open;
  Claims own, other;

  if (self->is_over)
    return lead > 0 ? RT_SIGHT_WIN : lead < 0 ? -RT_SIGHT_WIN : 0;

  n_open = (int) count_open (self, &n_piles);
  other = find_claims (self, 1 - seat, n_open, n_piles);
  own = find_claims (self, seat, n_open, n_piles);
  weigh_table (self, lead, n_open, n_piles, features);
  weigh_claims (&own, &other, features);
  features[OWN_SUMS] = self->n_sums[seat];
  features[OTHER_SUMS] = self->n_sums[1 - seat];
  weigh_hand (self, self->sums[seat], self->sums[1 - seat], features);

  return value_of_features (self, features) - (other_wins (self, &other, lead) ? LOST : 0);
}

unsigned
rt_sight_kind_of_card (const RtSight *self,
                       RtCard         card)
{
  const unsigned value = rt_card_value (card);

  return self->fewest[self->seat][value] * 4u + self->fewest[1 - self->seat][value];
}

static int32_t
value_with_faces (RtSight *self,
                  unsigned dice,
                  unsigned a,
                  unsigned b,
                  unsigned c)
{
  const unsigned faces[RT_N_DICE] = { a, b, c };

  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0)
      self->faces[self->seat][die] = (uint8_t) faces[die];
  see_dice (self, self->seat);

  return rt_sight_value (self);
}

static int32_t
mean_of_sample (RtSight *self,
                unsigned dice)
{
  static const uint8_t sample[6][RT_N_DICE] = { { 1, 3, 5 }, { 2, 6, 1 }, { 3, 2, 4 }, { 4, 5, 2 }, { 5, 1, 6 }, { 6, 4, 3 } };
  int32_t sum = 0;

  for (unsigned i = 0; i < 6; i++)
    sum += value_with_faces (self, dice, sample[i][0], sample[i][1], sample[i][2]);

  return sum / 6;
}

static int32_t
mean_of_all (RtSight *self,
             unsigned dice)
{
  int32_t sum = 0, n = 0;

  for (unsigned a = 1; a <= (dice & 1 ? 6u : 1u); a++)
    for (unsigned b = 1; b <= (dice & 2 ? 6u : 1u); b++)
      for (unsigned c = 1; c <= (dice & 4 ? 6u : 1u); c++)
        {
          sum += value_with_faces (self, dice, a, b, c);
          n++;
        }

  return sum / n;
}

int32_t
rt_sight_value_of_roll (const RtSight *self,
                        unsigned       dice,
                        bool           is_quick)
{
  RtSight rolled = rt_sight_after (self, rt_move_reroll (dice));

  if (rolled.is_over)
    return rt_sight_value (&rolled);

  return is_quick ? mean_of_sample (&rolled, dice) : mean_of_all (&rolled, dice);
}
