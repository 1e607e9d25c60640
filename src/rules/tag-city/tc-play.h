/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-score.h"
#include "tc-state-parts.h"

/* What moves do to a state, in place, for the rules alone. Nothing here asks whether a move is legal. */

/* Paints a token on a tagger's board. With its window in the corner only the fifth row of boards with 15 or 16 columns reaches the second
 * word, by less than a row; so wherever the token fits it lies in two words that follow each other. */
TC_INLINE void
tc_paint (const TcOrientation *orientation,
          unsigned             anchor,
          uint64_t            *painted,
          const unsigned       n_words)
{
  const uint64_t first = orientation->squares.words[0], second = orientation->squares.words[1];
  const unsigned word = anchor / 64, by = anchor % 64;
  const uint64_t moved[2] = { first << by, second << by | first >> 1 >> (63 - by) };

  TC_UNROLL
  for (unsigned i = 0; i < n_words; i++)
    {
      painted[i] |= i == word ? moved[0] : 0;
      painted[i] |= i == word + 1 ? moved[1] : 0;
    }
}

/* The features that a token touches, one bit each. Cells are padded with the last one, so it does no harm to look at a few more than
 * there are; and a loop that is always as long runs faster than one whose end must be guessed. */
TC_INLINE uint64_t
tc_features_touched (const TcGame        *game,
                     const TcOrientation *orientation,
                     unsigned             anchor,
                     const unsigned       n_cells)
{
  uint64_t touched = 0;

  TC_UNROLL
  for (unsigned i = 0; i < n_cells; i++)
    touched |= game->square_feature_bits[anchor + orientation->cells[i]];

  return touched;
}

/* Of the touched features those that the tagger has filled while their high value was open (C16). */
TC_INLINE uint64_t
tc_high_values_won (const TcGame  *game,
                    const TcState *state,
                    unsigned       seat,
                    uint64_t       touched,
                    const unsigned n_words)
{
  uint64_t won = 0;

  for (; touched != 0; touched &= touched - 1)
    {
      const unsigned feature = (unsigned) __builtin_ctzll (touched);

      if (tc_mark (state, feature) == 0 && tc_is_filled (game, state, seat, feature, n_words))
        won |= touched & -touched;
    }

  return won;
}

TC_INLINE void
tc_circle_high_values (TcState *state,
                       unsigned seat,
                       uint64_t won)
{
  for (; won != 0; won &= won - 1)
    tc_add_mark (state, (unsigned) __builtin_ctzll (won), 1u << seat);
}

/* The part of an action that concerns one's own board alone. */
TC_INLINE uint64_t
tc_apply_own (const TcGame  *game,
              TcState       *state,
              unsigned       seat,
              TcAction       action,
              const unsigned n_words)
{
  const TcOrientation *orientation = &game->orientations[action.token][action.orientation];
  uint64_t touched;

  if (action.use == TC_USE_SOCIAL)
    return 0;
  if (action.use == TC_USE_DRONE)
    tc_add_mark (state, TC_MARKS_DRONES + action.mark, 1u << seat);

  tc_paint (orientation, action.anchor, state->painted + seat * n_words, n_words);
  touched = orientation->n_cells <= 5
            ? tc_features_touched (game, orientation, action.anchor, 5)
            : tc_features_touched (game, orientation, action.anchor, TC_SHAPE_MAX_CELLS);

  return tc_high_values_won (game, state, seat, touched, n_words);
}

TC_INLINE void
tc_circle_bubble (TcState *state,
                  unsigned bubble,
                  unsigned seats)
{
  if (bubble != TC_NO_BUBBLE)
    tc_add_mark (state, TC_MARKS_BUBBLES + bubble, seats);
}

TC_INLINE void
tc_apply_turn (const TcGame  *game,
               TcState       *state,
               unsigned       seat,
               TcAction       action,
               const unsigned n_words)
{
  if (action.use == TC_USE_SOCIAL)
    tc_circle_bubble (state, action.mark, 1u << seat);
  tc_circle_high_values (state, seat, tc_apply_own (game, state, seat, action, n_words));
  tc_take_die (state, action.die);
  state->step++;
}

/* The round is over: the battle ends (C18), or the lead passes on (C21). */
TC_INLINE void
tc_end_round (const TcGame *game,
              TcState      *state)
{
  const unsigned leader = tc_leader (state);

  state->dice = 0;
  if (tc_state_ended_by (game, state) != 0)
    {
      tc_set_step (state, leader, TC_STEP_OVER);
      return;
    }

  tc_set_step (state, leader + 1 < game->setup.n_seats ? leader + 1 : 0, TC_STEP_ROLL);
  state->round++;
}

/* All choices for the final die take effect together (C9): high values that several fill are won by all of them (C17), and all who
 * chose social circle the bubble that the first of them named (C15). */
TC_INLINE void
tc_resolve (const TcGame   *game,
            TcState        *state,
            const TcAction *actions,
            const unsigned  n_words)
{
  uint64_t won[TC_MAX_SEATS] = { 0 };
  unsigned social = 0, bubble = TC_NO_BUBBLE;

  for (unsigned turn = 0; turn < game->setup.n_seats; turn++)
    {
      const unsigned seat = tc_seat_in_order (game, state, turn);

      if (actions[turn].use == TC_USE_SOCIAL)
        {
          bubble = social == 0 ? actions[turn].mark : bubble;
          social |= 1u << seat;
        }
      won[seat] = tc_apply_own (game, state, seat, actions[turn], n_words);
    }

  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    tc_circle_high_values (state, seat, won[seat]);
  tc_circle_bubble (state, bubble, social);
  memset (state->sealed, 0, sizeof state->sealed);
  tc_end_round (game, state);
}

/* Keeps a choice for the final die; the last one resolves them all. */
TC_INLINE void
tc_apply_seal (const TcGame  *game,
               TcState       *state,
               TcAction       action,
               const unsigned n_words)
{
  const unsigned n_seats = game->setup.n_seats;
  const unsigned turn = tc_step (state) - TC_STEP_DRAFT - n_seats;
  TcAction actions[TC_MAX_SEATS];

  if (turn + 1 < n_seats)
    {
      tc_pack_action (state->sealed[turn], action);
      state->step++;
      return;
    }

  for (unsigned i = 0; i < turn; i++)
    actions[i] = tc_unpack_action (state->sealed[i], action.die);
  actions[turn] = action;
  tc_resolve (game, state, actions, n_words);
}

TC_INLINE void
tc_apply_roll (const TcGame  *game,
               TcState       *state,
               const uint8_t *faces)
{
  state->dice = 0;
  for (unsigned i = 0; i < tc_n_dice (game); i++)
    state->dice |= (uint32_t) faces[i] << (TC_DIE_BITS * i);
  state->step++;
}

/* A die lies at the later of its two sections exactly when it does not lie at section face − 1. */
TC_INLINE void
tc_apply_place (const TcGame  *game,
                TcState       *state,
                const uint8_t *sections)
{
  for (unsigned i = 0; i < tc_n_dice (game); i++)
    {
      const unsigned is_later = sections[i] + 1u != tc_die (state, i);

      state->dice |= (TC_DIE_PLACED | is_later * TC_DIE_LATER) << (TC_DIE_BITS * i);
    }
  state->step++;
}

TC_INLINE void
tc_apply (const TcGame  *game,
          TcState       *state,
          TcMove         move,
          const unsigned n_words)
{
  switch (move.kind)
    {
    case TC_MOVE_ROLL:
      tc_apply_roll (game, state, move.dice);
      break;

    case TC_MOVE_PLACE:
      tc_apply_place (game, state, move.sections);
      break;

    case TC_MOVE_TURN:
      tc_apply_turn (game, state, tc_seat_in_order (game, state, tc_step (state) - TC_STEP_DRAFT), move.action, n_words);
      break;

    default:
      tc_apply_seal (game, state, move.action, n_words);
      break;
    }
}
