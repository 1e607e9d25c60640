/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-state.h"

/* How the parts of a TcState are packed, for the rules alone; everyone else asks the functions of tc-state.h. */

/* Steps of a round, in the lower six bits of TcState.step. */
#define TC_STEP_ROLL 0u
#define TC_STEP_PLACE 1u
#define TC_STEP_DRAFT 2u
#define TC_STEP_OVER 63u

#define TC_DIE_BITS 6
#define TC_DIE_FACE 7u
#define TC_DIE_LATER 8u
#define TC_DIE_PLACED 16u
#define TC_DIE_TAKEN 32u

/* Where each kind of mark begins in TcState.marks, counted in marks. */
#define TC_MARKS_DRONES TC_MAX_FEATURES
#define TC_MARKS_BUBBLES (TC_MAX_FEATURES + TC_MAX_DRONES)

_Static_assert (TC_MARKS_DRONES % 2 == 0 && TC_MARKS_BUBBLES % 2 == 0, "each kind of mark begins with a byte");

/* One bit, of the first tagger, in each of sixteen marks. */
#define TC_EACH_MARK UINT64_C (0x1111111111111111)

TC_INLINE unsigned
tc_step (const TcState *self)
{
  return self->step & 63u;
}

TC_INLINE unsigned
tc_leader (const TcState *self)
{
  return self->step >> 6;
}

TC_INLINE void
tc_set_step (TcState *self,
             unsigned leader,
             unsigned step)
{
  self->step = (uint8_t) (leader << 6 | step);
}

/* The seat whose turn is the one with that number, counted from the leader's left. */
TC_INLINE unsigned
tc_seat_in_order (const TcGame  *game,
                  const TcState *self,
                  unsigned       turn)
{
  const unsigned seat = tc_leader (self) + 1 + turn;

  return seat < game->setup.n_seats ? seat : seat - game->setup.n_seats;
}

TC_INLINE unsigned
tc_n_dice (const TcGame *game)
{
  return game->setup.n_seats + 1u;
}

TC_INLINE unsigned
tc_die (const TcState *self,
        unsigned       die)
{
  return self->dice >> (TC_DIE_BITS * die) & ((1u << TC_DIE_BITS) - 1);
}

/* As tc_face_section (). */
TC_INLINE unsigned
tc_section_beside (unsigned face,
                   unsigned side)
{
  const unsigned section = face - 1 + side;

  return section == TC_N_SECTIONS ? 0 : section;
}

/* The section of a die that is placed. */
TC_INLINE unsigned
tc_die_section (unsigned die)
{
  return tc_section_beside (die & TC_DIE_FACE, (die & TC_DIE_LATER) != 0);
}

TC_INLINE void
tc_take_die (TcState *self,
             unsigned die)
{
  self->dice |= TC_DIE_TAKEN << (TC_DIE_BITS * die);
}

/* The die that remains when all draft turns are over (C9). */
TC_INLINE unsigned
tc_final_die (const TcState *self)
{
  unsigned die = 0;

  while ((tc_die (self, die) & TC_DIE_TAKEN) != 0)
    die++;

  return die;
}

TC_INLINE unsigned
tc_mark (const TcState *self,
         unsigned       mark)
{
  return (unsigned) self->marks[mark / 2] >> (mark % 2 * 4) & 15u;
}

TC_INLINE void
tc_add_mark (TcState *self,
             unsigned mark,
             unsigned seats)
{
  self->marks[mark / 2] = (uint8_t) (self->marks[mark / 2] | seats << (mark % 2 * 4));
}

/* Up to sixteen marks as one number, four bits each, whatever the machine's byte order. */
TC_INLINE uint64_t
tc_marks (const TcState *self,
          unsigned       first,
          unsigned       n_marks)
{
  uint64_t marks = 0;

  memcpy (&marks, self->marks + first / 2, n_marks / 2);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  marks = __builtin_bswap64 (marks);
#endif

  return marks;
}

TC_INLINE uint64_t
tc_drone_marks (const TcState *self)
{
  return tc_marks (self, TC_MARKS_DRONES, TC_MAX_DRONES);
}

TC_INLINE uint64_t
tc_bubble_marks (const TcState *self)
{
  return tc_marks (self, TC_MARKS_BUBBLES, TC_MAX_BUBBLES);
}

/* For each of the marks that anybody made one bit, the lowest of its four. */
TC_INLINE uint64_t
tc_marks_made (uint64_t marks)
{
  marks |= marks >> 2;
  marks |= marks >> 1;

  return marks & TC_EACH_MARK;
}

/* One bit for each of the first @n marks, the lowest of its four; @n is 1 to 16. */
TC_INLINE uint64_t
tc_first_marks (unsigned n)
{
  return TC_EACH_MARK >> (64 - 4 * n);
}

/* The drone squares a tagger may still circle, and the bubbles left, as in tc_marks_made (). */
TC_INLINE uint64_t
tc_free_drones (const TcGame  *game,
                const TcState *self,
                unsigned       seat)
{
  return ~(tc_drone_marks (self) >> seat) & tc_first_marks (game->board.n_drones);
}

TC_INLINE uint64_t
tc_free_bubbles (const TcGame  *game,
                 const TcState *self)
{
  return ~tc_marks_made (tc_bubble_marks (self)) & tc_first_marks (game->board.n_bubbles);
}

TC_INLINE unsigned
tc_first_mark (uint64_t marks)
{
  return (unsigned) __builtin_ctzll (marks) / 4;
}

TC_INLINE TcSet
tc_free_squares (const TcGame  *game,
                 const TcState *self,
                 unsigned       seat,
                 const unsigned n_words)
{
  TcSet squares;

  for (unsigned i = 0; i < n_words; i++)
    squares.words[i] = game->city.words[i] & ~self->painted[seat * n_words + i];
  for (unsigned i = n_words; i < TC_SET_WORDS; i++)
    squares.words[i] = 0;

  return squares;
}

TC_INLINE bool
tc_is_filled (const TcGame  *game,
              const TcState *self,
              unsigned       seat,
              unsigned       feature,
              const unsigned n_words)
{
  uint64_t missing = 0;

  for (unsigned i = 0; i < n_words; i++)
    missing |= game->features[feature].squares.words[i] & ~self->painted[seat * n_words + i];

  return missing == 0;
}

/* A sealed choice in three bytes; the die is the final one for all. */
TC_INLINE void
tc_pack_action (uint8_t  packed[3],
                TcAction action)
{
  packed[0] = (uint8_t) (action.use | action.token << 2);
  packed[1] = (uint8_t) (action.orientation | (action.mark & 15) << 3);
  packed[2] = action.anchor;
}

TC_INLINE TcAction
tc_unpack_action (const uint8_t packed[3],
                  unsigned      die)
{
  const uint8_t use = packed[0] & 3;
  const uint8_t mark = packed[1] >> 3;

  return (TcAction) {
           .die = (uint8_t) die,
           .use = use,
           .token = packed[0] >> 2,
           .orientation = packed[1] & 7,
           .anchor = packed[2],
           .mark = mark == (TC_NO_BUBBLE & 15) ? TC_NO_BUBBLE : mark,
  };
}
