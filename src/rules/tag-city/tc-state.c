/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-state.h"

#include <turn-rules.h>

#include "tc-anchors.h"
#include "tc-state-parts.h"

size_t
tc_state_size (const TcGame *game)
{
  return offsetof (TcState, painted) + (size_t) TC_MAX_SEATS * game->n_words * sizeof (uint64_t);
}

void
tc_state_start (const TcGame *game,
                TcState      *state)
{
  memset (state, 0, tc_state_size (game));
  tc_set_step (state, game->setup.leader, TC_STEP_ROLL);
  state->round = 1;
}

TcPhase
tc_state_phase (const TcGame  *game,
                const TcState *self)
{
  const unsigned step = tc_step (self);

  if (step == TC_STEP_ROLL)
    return TC_PHASE_ROLL;
  if (step == TC_STEP_PLACE)
    return TC_PHASE_PLACE;
  if (step == TC_STEP_OVER)
    return TC_PHASE_OVER;

  return step < TC_STEP_DRAFT + game->setup.n_seats ? TC_PHASE_DRAFT : TC_PHASE_FINAL;
}

int
tc_state_to_move (const TcGame  *game,
                  const TcState *self)
{
  const unsigned turn = tc_step (self) - TC_STEP_DRAFT;

  switch (tc_state_phase (game, self))
    {
    case TC_PHASE_ROLL:
      return TURN_CHANCE;

    case TC_PHASE_PLACE:
      return (int) tc_leader (self);

    case TC_PHASE_DRAFT:
      return (int) tc_seat_in_order (game, self, turn);

    case TC_PHASE_FINAL:
      return (int) tc_seat_in_order (game, self, turn - game->setup.n_seats);

    case TC_PHASE_OVER:
    default:
      return TURN_OVER;
    }
}

unsigned
tc_state_leader (const TcState *self)
{
  return tc_leader (self);
}

unsigned
tc_state_round (const TcState *self)
{
  return self->round;
}

unsigned
tc_state_n_dice (const TcGame *game)
{
  return tc_n_dice (game);
}

unsigned
tc_state_die_face (const TcState *self,
                   unsigned       die)
{
  return tc_die (self, die) & TC_DIE_FACE;
}

int
tc_state_die_section (const TcState *self,
                      unsigned       die)
{
  const unsigned bits = tc_die (self, die);

  return (bits & TC_DIE_PLACED) != 0 ? (int) tc_die_section (bits) : -1;
}

bool
tc_state_die_taken (const TcState *self,
                    unsigned       die)
{
  return (tc_die (self, die) & TC_DIE_TAKEN) != 0;
}

TcSet
tc_state_painted (const TcGame  *game,
                  const TcState *self,
                  unsigned       seat)
{
  TcSet painted = { 0 };

  memcpy (painted.words, self->painted + seat * game->n_words, game->n_words * sizeof (uint64_t));

  return painted;
}

TcSet
tc_state_free (const TcGame  *game,
               const TcState *self,
               unsigned       seat)
{
  return tc_free_squares (game, self, seat, game->n_words);
}

/* The lowest of every four bits, moved together. */
static uint64_t
gather_marks (uint64_t made)
{
  made = (made | made >> 3) & UINT64_C (0x0303030303030303);
  made = (made | made >> 6) & UINT64_C (0x000f000f000f000f);
  made = (made | made >> 12) & UINT64_C (0x000000ff000000ff);

  return (made | made >> 24) & UINT64_C (0xffff);
}

uint64_t
tc_state_open_features (const TcGame  *game,
                        const TcState *self)
{
  uint64_t taken = 0;

  /* The last sixteen run on into the drones. */
  for (unsigned first = 0; first < game->n_features; first += 16)
    taken |= gather_marks (tc_marks_made (tc_marks (self, first, 16))) << first;

  return ~taken & (UINT64_MAX >> (64 - game->n_features));
}

unsigned
tc_state_high_winners (const TcState *self,
                       unsigned       feature)
{
  return tc_mark (self, feature);
}

unsigned
tc_state_bubble_owners (const TcState *self,
                        unsigned       bubble)
{
  return tc_mark (self, TC_MARKS_BUBBLES + bubble);
}

bool
tc_state_drone_used (const TcState *self,
                     unsigned       seat,
                     unsigned       drone)
{
  return (tc_mark (self, TC_MARKS_DRONES + drone) >> seat & 1) != 0;
}

int
tc_state_next_drone (const TcGame  *game,
                     const TcState *self,
                     unsigned       seat)
{
  const uint64_t free_drones = tc_free_drones (game, self, seat);

  return free_drones == 0 ? -1 : (int) tc_first_mark (free_drones);
}

bool
tc_state_feature_filled (const TcGame  *game,
                         const TcState *self,
                         unsigned       seat,
                         unsigned       feature)
{
  return tc_is_filled (game, self, seat, feature, game->n_words);
}

unsigned
tc_state_feature_missing (const TcGame  *game,
                          const TcState *self,
                          unsigned       seat,
                          unsigned       feature)
{
  const uint64_t *painted = self->painted + seat * game->n_words;
  unsigned missing = 0;

  for (unsigned i = 0; i < game->n_words; i++)
    missing += (unsigned) __builtin_popcountll (game->features[feature].squares.words[i] & ~painted[i]);

  return missing;
}

/* The place of a seat in the order from the leader's left. */
static unsigned
turn_of_seat (const TcGame  *game,
              const TcState *self,
              unsigned       seat)
{
  return (seat + game->setup.n_seats - 1 - tc_leader (self)) % game->setup.n_seats;
}

bool
tc_state_has_sealed (const TcGame  *game,
                     const TcState *self,
                     unsigned       seat)
{
  return tc_state_phase (game, self) == TC_PHASE_FINAL &&
         turn_of_seat (game, self, seat) < tc_step (self) - TC_STEP_DRAFT - game->setup.n_seats;
}

TcAction
tc_state_sealed (const TcGame  *game,
                 const TcState *self,
                 unsigned       seat)
{
  return tc_unpack_action (self->sealed[turn_of_seat (game, self, seat)], tc_final_die (self));
}

void
tc_state_unseal (const TcGame *game,
                 TcState      *self)
{
  if (tc_state_phase (game, self) != TC_PHASE_FINAL)
    return;

  memset (self->sealed, 0, sizeof self->sealed);
  tc_set_step (self, tc_leader (self), TC_STEP_DRAFT + game->setup.n_seats);
}

unsigned
tc_face_section (unsigned face,
                 unsigned side)
{
  return tc_section_beside (face, side);
}

TC_INLINE TcSet
find_anchors (const TcGame        *game,
              const TcSet         *free_squares,
              unsigned             token,
              const TcOrientation *orientation,
              const unsigned       n_words)
{
  TcSet anchors = { 0 };
  TcShifted shifted;

  tc_shifted_fill (&shifted, game, token, free_squares, n_words);
  tc_orientation_anchors (orientation, &shifted, orientation->n_cells, &anchors, n_words);

  return anchors;
}

TcSet
tc_state_anchors (const TcGame  *game,
                  const TcState *self,
                  unsigned       seat,
                  unsigned       token,
                  unsigned       orientation)
{
  const TcOrientation *held = &game->orientations[token][orientation];
  const TcSet free_squares = tc_state_free (game, self, seat);

  return game->n_words == 2
         ? find_anchors (game, &free_squares, token, held, 2)
         : find_anchors (game, &free_squares, token, held, 4);
}

TC_INLINE unsigned
count_places (const TcGame  *game,
              const TcSet   *free_squares,
              unsigned       token,
              const unsigned n_words)
{
  TcShifted shifted;
  TcSet anchors[8];

  tc_shifted_fill (&shifted, game, token, free_squares, n_words);

  return tc_token_anchors (game, &shifted, token, anchors, NULL, n_words);
}

unsigned
tc_state_n_places (const TcGame  *game,
                   const TcState *self,
                   unsigned       seat,
                   unsigned       token)
{
  const TcSet free_squares = tc_state_free (game, self, seat);

  return game->n_words == 2
         ? count_places (game, &free_squares, token, 2)
         : count_places (game, &free_squares, token, 4);
}

const char *
tc_verdict_rule (TcVerdict verdict)
{
  static const char *const rules[] = {
    [TC_LEGAL] = "",
    [TC_NO_SUCH_MOVE] = "C8",
    [TC_OUT_OF_TURN] = "C8",
    [TC_BAD_DICE] = "C5",
    [TC_BAD_SECTION] = "C7",
    [TC_DIE_GONE] = "C8",
    [TC_NOT_THE_TOKEN] = "C10",
    [TC_OFF_THE_CITY] = "C10",
    [TC_NOT_FREE] = "C10",
    [TC_NO_DRONE] = "C13",
    [TC_DRONE_TAKEN] = "C12",
    [TC_DRONE_ORDER] = "C12",
    [TC_BUBBLE_TAKEN] = "C14",
    [TC_BUBBLE_MISSING] = "C14",
  };

  return rules[verdict];
}
