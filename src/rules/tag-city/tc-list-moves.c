/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-moves.h"

#include "tc-anchors.h"
#include "tc-dispatch.h"
#include "tc-state-parts.h"

/* Moves as far as there is room; counted to the end. */
typedef struct
{
  TurnMove *moves;
  size_t    capacity;
  size_t    n_moves;
} List;

TC_INLINE void
add_move (List  *list,
          TcMove move)
{
  if (list->n_moves < list->capacity)
    list->moves[list->n_moves] = tc_move_to_turn (move);
  list->n_moves++;
}

static void
list_rolls (const TcGame *game,
            List         *list)
{
  TcMove move = { .kind = TC_MOVE_ROLL };
  unsigned n_outcomes = 1;

  for (unsigned i = 0; i < tc_n_dice (game); i++)
    n_outcomes *= 6;

  for (unsigned outcome = 0; outcome < n_outcomes; outcome++)
    {
      unsigned rest = outcome;

      for (unsigned i = tc_n_dice (game); i-- > 0; rest /= 6)
        move.dice[i] = (uint8_t) (1 + rest % 6);
      add_move (list, move);
    }
}

static void
list_dice_places (const TcGame  *game,
                  const TcState *state,
                  List          *list)
{
  const unsigned n_dice = tc_n_dice (game);
  TcMove move = { .kind = TC_MOVE_PLACE };

  for (unsigned sides = 0; sides < 1u << n_dice; sides++)
    {
      for (unsigned i = 0; i < n_dice && i < TC_MAX_DICE; i++)
        move.sections[i] = (uint8_t) tc_face_section (tc_die (state, i) & TC_DIE_FACE, sides >> i & 1);
      add_move (list, move);
    }
}

/* Adds @move at each of the anchors. A full list only counts. */
TC_INLINE void
list_anchors (List          *list,
              TcMove         move,
              const TcSet   *anchors,
              const unsigned n_words)
{
  if (list->n_moves >= list->capacity)
    {
      list->n_moves += tc_set_count (anchors, n_words);
      return;
    }

  for (unsigned w = 0; w < n_words; w++)
    for (uint64_t word = anchors->words[w]; word != 0; word &= word - 1)
      {
        move.action.anchor = (uint8_t) (64 * w + (unsigned) __builtin_ctzll (word));
        add_move (list, move);
      }
}

TC_INLINE void
list_placements (const TcGame    *game,
                 List            *list,
                 TcMove           move,
                 const TcAnchors *anchors,
                 const unsigned   n_words)
{
  const unsigned token = move.action.token;

  for (unsigned o = 0; o < game->n_orientations[token]; o++)
    {
      move.action.orientation = (uint8_t) o;
      list_anchors (list, move, &anchors->sets[token][o], n_words);
    }
}

TC_INLINE void
list_drones (const TcGame    *game,
             const TcState   *state,
             unsigned         seat,
             List            *list,
             TcMove           move,
             const TcAnchors *anchors,
             const unsigned   n_words)
{
  uint64_t drones = tc_free_drones (game, state, seat);

  if (!game->setup.free_drones)
    drones &= -drones;

  move.action.use = TC_USE_DRONE;
  for (; drones != 0; drones &= drones - 1)
    {
      move.action.mark = (uint8_t) tc_first_mark (drones);
      for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
        {
          move.action.token = (uint8_t) token;
          list_placements (game, list, move, anchors, n_words);
        }
    }
}

TC_INLINE void
list_bubbles (const TcGame  *game,
              const TcState *state,
              List          *list,
              TcMove         move)
{
  uint64_t bubbles = tc_free_bubbles (game, state);

  move.action.use = TC_USE_SOCIAL;
  move.action.mark = TC_NO_BUBBLE;
  if (bubbles == 0)
    add_move (list, move);

  for (; bubbles != 0; bubbles &= bubbles - 1)
    {
      move.action.mark = (uint8_t) tc_first_mark (bubbles);
      add_move (list, move);
    }
}

TC_INLINE void
list_actions (const TcGame  *game,
              const TcState *state,
              TcMoveKind     kind,
              List          *list,
              const unsigned n_words)
{
  const unsigned seat = (unsigned) tc_state_to_move (game, state);
  const TcSet free_squares = tc_free_squares (game, state, seat, n_words);
  TcAnchors anchors;

  tc_anchors_find (game, &free_squares, &anchors);
  for (unsigned die = 0; die < tc_n_dice (game); die++)
    {
      const unsigned bits = tc_die (state, die);
      TcMove move = { .kind = (uint8_t) kind, .action = { .die = (uint8_t) die } };

      if ((bits & TC_DIE_TAKEN) != 0)
        continue;

      move.action.use = TC_USE_TAG;
      move.action.token = (uint8_t) tc_die_section (bits);
      list_placements (game, list, move, &anchors, n_words);
      move.action.token = 0;
      list_drones (game, state, seat, list, move, &anchors, n_words);
      list_bubbles (game, state, list, move);
    }
}

TC_DEFINE_TWICE (void, list_on_any_board, (const TcGame * game, const TcState * state, TcMoveKind kind, List * list), {
  if (game->n_words == 2)
    list_actions (game, state, kind, list, 2);
  else
    list_actions (game, state, kind, list, 4);
})

static void
list_actions_of (const TcGame  *game,
                 const TcState *state,
                 TcMoveKind     kind,
                 List          *list)
{
  if (tc_cpu_is_newer ())
    list_on_any_board_newer (game, state, kind, list);
  else
    list_on_any_board (game, state, kind, list);
}

size_t
tc_state_list_moves (const TcGame  *game,
                     const TcState *self,
                     TurnMove      *moves,
                     size_t         capacity)
{
  List list = { .moves = moves, .capacity = capacity };

  switch (tc_state_phase (game, self))
    {
    case TC_PHASE_ROLL:
      list_rolls (game, &list);
      break;

    case TC_PHASE_PLACE:
      list_dice_places (game, self, &list);
      break;

    case TC_PHASE_DRAFT:
      list_actions_of (game, self, TC_MOVE_TURN, &list);
      break;

    case TC_PHASE_FINAL:
      list_actions_of (game, self, TC_MOVE_SEAL, &list);
      break;

    case TC_PHASE_OVER:
    default:
      break;
    }

  return list.n_moves;
}
