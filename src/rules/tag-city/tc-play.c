/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-play.h"

static TcVerdict
check_kind (const TcGame  *game,
            const TcState *state,
            TcMove         move)
{
  static const uint8_t due[] = {
    [TC_PHASE_ROLL] = TC_MOVE_ROLL,
    [TC_PHASE_PLACE] = TC_MOVE_PLACE,
    [TC_PHASE_DRAFT] = TC_MOVE_TURN,
    [TC_PHASE_FINAL] = TC_MOVE_SEAL,
    [TC_PHASE_OVER] = 0,
  };

  if (move.kind < TC_MOVE_ROLL || move.kind > TC_MOVE_SEAL)
    return TC_NO_SUCH_MOVE;

  return move.kind == due[tc_state_phase (game, state)] ? TC_LEGAL : TC_OUT_OF_TURN;
}

/* Bytes that a move does not use are zero, so that equal moves are equal bytes. */
static bool
rest_is_zero (const uint8_t bytes[7],
              unsigned      n_used)
{
  for (unsigned i = n_used; i < 7; i++)
    if (bytes[i] != 0)
      return false;

  return true;
}

static TcVerdict
check_roll (const TcGame *game,
            TcMove        move)
{
  for (unsigned i = 0; i < tc_n_dice (game); i++)
    if (move.dice[i] < 1 || move.dice[i] > 6)
      return TC_BAD_DICE;

  return rest_is_zero (move.dice, tc_n_dice (game)) ? TC_LEGAL : TC_BAD_DICE;
}

static TcVerdict
check_place (const TcGame  *game,
             const TcState *state,
             TcMove         move)
{
  for (unsigned i = 0; i < tc_n_dice (game); i++)
    {
      const unsigned face = tc_die (state, i) & TC_DIE_FACE;

      if (move.sections[i] != tc_face_section (face, 0) && move.sections[i] != tc_face_section (face, 1))
        return TC_BAD_SECTION;
    }

  return rest_is_zero (move.sections, tc_n_dice (game)) ? TC_LEGAL : TC_NO_SUCH_MOVE;
}

static TcVerdict
check_placement (const TcGame  *game,
                 const TcState *state,
                 unsigned       seat,
                 TcAction       action)
{
  const uint64_t *painted = state->painted + seat * game->n_words;
  const TcOrientation *orientation;

  if (action.orientation >= game->n_orientations[action.token])
    return TC_NO_SUCH_MOVE;

  orientation = &game->orientations[action.token][action.orientation];
  if (!tc_set_has (&orientation->fits, action.anchor))
    return TC_OFF_THE_CITY;

  for (unsigned i = 0; i < orientation->n_cells; i++)
    {
      const unsigned square = action.anchor + orientation->cells[i];

      if ((painted[square / 64] >> (square % 64) & 1) != 0)
        return TC_NOT_FREE;
    }

  return TC_LEGAL;
}

static TcVerdict
check_tag (const TcGame  *game,
           const TcState *state,
           unsigned       seat,
           TcAction       action)
{
  if (action.mark != 0)
    return TC_NO_SUCH_MOVE;
  if (action.token != tc_die_section (tc_die (state, action.die)))
    return TC_NOT_THE_TOKEN;

  return check_placement (game, state, seat, action);
}

static TcVerdict
check_drone (const TcGame  *game,
             const TcState *state,
             unsigned       seat,
             TcAction       action)
{
  const uint64_t free_drones = tc_free_drones (game, state, seat);

  if (action.token >= TC_N_HQ_TOKENS || action.mark >= game->board.n_drones)
    return TC_NO_SUCH_MOVE;
  if (free_drones == 0)
    return TC_NO_DRONE;
  if ((free_drones >> (4 * action.mark) & 1) == 0)
    return TC_DRONE_TAKEN;
  if (!game->setup.free_drones && action.mark != tc_first_mark (free_drones))
    return TC_DRONE_ORDER;

  return check_placement (game, state, seat, action);
}

static TcVerdict
check_social (const TcGame  *game,
              const TcState *state,
              TcAction       action)
{
  const uint64_t free_bubbles = tc_free_bubbles (game, state);

  if (action.token != 0 || action.orientation != 0 || action.anchor != 0)
    return TC_NO_SUCH_MOVE;
  if (action.mark == TC_NO_BUBBLE)
    return free_bubbles == 0 ? TC_LEGAL : TC_BUBBLE_MISSING;
  if (action.mark >= game->board.n_bubbles)
    return TC_NO_SUCH_MOVE;

  return (free_bubbles >> (4 * action.mark) & 1) != 0 ? TC_LEGAL : TC_BUBBLE_TAKEN;
}

static TcVerdict
check_action (const TcGame  *game,
              const TcState *state,
              TcMove         move)
{
  const unsigned seat = (unsigned) tc_state_to_move (game, state);
  const TcAction action = move.action;

  if (action.unused != 0)
    return TC_NO_SUCH_MOVE;
  if (action.die >= tc_n_dice (game) || (tc_die (state, action.die) & TC_DIE_TAKEN) != 0)
    return TC_DIE_GONE;

  switch (action.use)
    {
    case TC_USE_TAG:
      return check_tag (game, state, seat, action);

    case TC_USE_DRONE:
      return check_drone (game, state, seat, action);

    case TC_USE_SOCIAL:
      return check_social (game, state, action);

    default:
      return TC_NO_SUCH_MOVE;
    }
}

static TcVerdict
check_move (const TcGame  *game,
            const TcState *state,
            TcMove         move)
{
  const TcVerdict verdict = check_kind (game, state, move);

  if (verdict != TC_LEGAL)
    return verdict;
  if (move.kind == TC_MOVE_ROLL)
    return check_roll (game, move);
  if (move.kind == TC_MOVE_PLACE)
    return check_place (game, state, move);

  return check_action (game, state, move);
}

TcVerdict
tc_state_play (const TcGame  *game,
               const TcState *before,
               TcMove         move,
               TcState       *after)
{
  const TcVerdict verdict = check_move (game, before, move);

  if (verdict != TC_LEGAL)
    return verdict;

  if (after != before)
    memcpy (after, before, tc_state_size (game));
  if (game->n_words == 2)
    tc_apply (game, after, move, 2);
  else
    tc_apply (game, after, move, 4);

  return TC_LEGAL;
}
