/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-moves.h"

#include "tc-anchors.h"
#include "tc-dispatch.h"
#include "tc-play.h"

TC_INLINE TcMove
draw_roll (const TcGame *game,
           TurnRandom   *random)
{
  TcMove move = { .kind = TC_MOVE_ROLL };

  for (unsigned i = 0; i < tc_n_dice (game); i++)
    move.dice[i] = (uint8_t) (1 + turn_random_below (random, 6));

  return move;
}

TC_INLINE TcMove
choose_dice_places (const TcGame  *game,
                    const TcState *state,
                    TurnRandom    *random)
{
  const unsigned sides = (unsigned) (turn_random_next (random) >> 32);
  TcMove move = { .kind = TC_MOVE_PLACE };

  for (unsigned i = 0; i < tc_n_dice (game); i++)
    move.sections[i] = (uint8_t) tc_section_beside (tc_die (state, i) & TC_DIE_FACE, sides >> i & 1);

  return move;
}

/* The usual tokens all go through the same code, whose length need not be guessed; larger ones go another way. */
TC_INLINE unsigned
find_anchors (const TcGame    *game,
              const TcShifted *shifted,
              unsigned         token,
              TcSet            anchors[8],
              uint16_t         sums[8],
              const unsigned   n_words)
{
  return game->orientations[token][0].n_cells <= 5
         ? tc_token_anchors_of_size (game, shifted, token, 5, anchors, sums, n_words)
         : tc_token_anchors_of_size (game, shifted, token, TC_SHAPE_MAX_CELLS, anchors, sums, n_words);
}

/* Each placement of the action's token is equally likely; false when there is none. */
TC_INLINE bool
choose_placement (const TcGame    *game,
                  const TcShifted *shifted,
                  TurnRandom      *random,
                  TcAction        *action,
                  const unsigned   n_words)
{
  uint16_t sums[8] = { 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff };
  TcSet anchors[8];
  unsigned n_places, rank, o = 0;

  n_places = find_anchors (game, shifted, action->token, anchors, sums, n_words);
  if (n_places == 0)
    return false;

  rank = turn_random_below (random, n_places);
  TC_UNROLL
  for (unsigned i = 0; i < 8; i++)
    o += rank >= sums[i];
  action->orientation = (uint8_t) o;
  action->anchor = (uint8_t) tc_set_pick (&anchors[o], rank - (o > 0 ? sums[o - 1] : 0), n_words);

  return true;
}

/* A member of a small list, which is taken out of it. */
TC_INLINE unsigned
take_any (uint8_t    *list,
          unsigned   *n,
          TurnRandom *random)
{
  const unsigned i = *n == 1 ? 0 : turn_random_below (random, *n);
  const unsigned taken = list[i];

  list[i] = list[--*n];

  return taken;
}

TC_INLINE bool
choose_drone (const TcGame    *game,
              const TcState   *state,
              unsigned         seat,
              const TcShifted *shifted,
              TurnRandom      *random,
              TcAction        *action,
              const unsigned   n_words)
{
  uint64_t drones = tc_free_drones (game, state, seat);
  uint8_t tokens[TC_N_HQ_TOKENS] = { 0, 1, 2, 3, 4, 5, 6, 7, 8 };
  unsigned n_tokens = TC_N_HQ_TOKENS;

  if (drones == 0)
    return false;

  if (game->setup.free_drones)
    for (unsigned n = turn_random_below (random, (uint32_t) __builtin_popcountll (drones)); n > 0; n--)
      drones &= drones - 1;
  action->use = TC_USE_DRONE;
  action->mark = (uint8_t) tc_first_mark (drones);
  while (n_tokens > 0)
    {
      action->token = (uint8_t) take_any (tokens, &n_tokens, random);
      if (choose_placement (game, shifted, random, action, n_words))
        return true;
    }

  return false;
}

TC_INLINE void
choose_bubble (const TcGame  *game,
               const TcState *state,
               TurnRandom    *random,
               TcAction      *action)
{
  uint64_t bubbles = tc_free_bubbles (game, state);

  *action = (TcAction) { .die = action->die, .use = TC_USE_SOCIAL, .mark = TC_NO_BUBBLE };
  if (bubbles == 0)
    return;

  for (unsigned n = turn_random_below (random, (uint32_t) __builtin_popcountll (bubbles)); n > 0; n--)
    bubbles &= bubbles - 1;
  action->mark = (uint8_t) tc_first_mark (bubbles);
}

TC_INLINE TcAction
choose_action (const TcGame  *game,
               const TcState *state,
               unsigned       seat,
               TurnRandom    *random,
               const unsigned n_words)
{
  const TcSet free_squares = tc_free_squares (game, state, seat, n_words);
  TcAction action = { .use = TC_USE_TAG };
  uint8_t dice[TC_MAX_DICE];
  unsigned n_dice = 0;
  TcShifted shifted;

  for (unsigned die = 0; die < tc_n_dice (game); die++)
    {
      dice[n_dice] = (uint8_t) die;
      n_dice += (tc_die (state, die) & TC_DIE_TAKEN) == 0;
    }

  tc_shifted_fill (&shifted, game, TC_N_HQ_TOKENS, &free_squares, n_words);
  while (n_dice > 0)
    {
      action.die = (uint8_t) take_any (dice, &n_dice, random);
      action.token = (uint8_t) tc_die_section (tc_die (state, action.die));
      if (choose_placement (game, &shifted, random, &action, n_words))
        return action;
    }

  /* The last die tried is as random as any. */
  if (turn_random_next (random) >> 63 != 0 || !choose_drone (game, state, seat, &shifted, random, &action, n_words))
    choose_bubble (game, state, random, &action);

  return action;
}

/* The one large function here, which exists once for each kind of board and machine. */
typedef TcAction (*ChooseAction) (const TcGame  *game,
                                  const TcState *state,
                                  unsigned       seat,
                                  TurnRandom    *random);

TC_DEFINE_TWICE (TcAction, choose_on_small_board, (const TcGame * game, const TcState * state, unsigned seat, TurnRandom * random), {
  return choose_action (game, state, seat, random, 2);
})

TC_DEFINE_TWICE (TcAction, choose_on_large_board, (const TcGame * game, const TcState * state, unsigned seat, TurnRandom * random), {
  return choose_action (game, state, seat, random, 4);
})

/* The next move of chance or a seat; the battle is not over. */
static TcMove
choose_move (const TcGame      *game,
             const TcState     *state,
             TurnRandom        *random,
             const ChooseAction choose)
{
  const unsigned step = tc_step (state), n_seats = game->setup.n_seats;
  TcMove move = { .kind = TC_MOVE_TURN };
  unsigned turn;

  if (step == TC_STEP_ROLL)
    return draw_roll (game, random);
  if (step == TC_STEP_PLACE)
    return choose_dice_places (game, state, random);

  turn = step - TC_STEP_DRAFT;
  if (turn >= n_seats)
    {
      move.kind = TC_MOVE_SEAL;
      turn -= n_seats;
    }
  move.action = choose (game, state, tc_seat_in_order (game, state, turn), random);

  return move;
}

/* A whole round. The same as move after move, but nothing has to be asked that is known here. */
TC_INLINE void
play_round (const TcGame      *game,
            TcState           *state,
            TurnRandom        *random,
            const ChooseAction choose,
            const unsigned     n_words)
{
  TcAction actions[TC_MAX_SEATS];

  tc_apply_roll (game, state, draw_roll (game, random).dice);
  tc_apply_place (game, state, choose_dice_places (game, state, random).sections);
  for (unsigned turn = 0; turn < game->setup.n_seats; turn++)
    {
      const unsigned seat = tc_seat_in_order (game, state, turn);

      tc_apply_turn (game, state, seat, choose (game, state, seat, random), n_words);
    }
  for (unsigned turn = 0; turn < game->setup.n_seats; turn++)
    actions[turn] = choose (game, state, tc_seat_in_order (game, state, turn), random);
  tc_resolve (game, state, actions, n_words);
}

TC_INLINE void
play_out (const TcGame      *game,
          TcState           *state,
          TurnRandom        *random,
          const ChooseAction choose,
          const unsigned     n_words)
{
  while (tc_step (state) != TC_STEP_ROLL && tc_step (state) != TC_STEP_OVER)
    tc_state_play (game, state, choose_move (game, state, random, choose), state);
  while (tc_step (state) != TC_STEP_OVER)
    play_round (game, state, random, choose, n_words);
}

TC_FOR_NEWER_CPU static void
play_out_on_newer_cpu (const TcGame *game,
                       TcState      *state,
                       TurnRandom   *random)
{
  if (game->n_words == 2)
    play_out (game, state, random, choose_on_small_board_newer, 2);
  else
    play_out (game, state, random, choose_on_large_board_newer, 4);
}

static void
play_out_on_any_cpu (const TcGame *game,
                     TcState      *state,
                     TurnRandom   *random)
{
  if (game->n_words == 2)
    play_out (game, state, random, choose_on_small_board, 2);
  else
    play_out (game, state, random, choose_on_large_board, 4);
}

TcMove
tc_state_draw (const TcGame *game,
               TurnRandom   *random)
{
  return draw_roll (game, random);
}

TcMove
tc_state_random_move (const TcGame  *game,
                      const TcState *self,
                      TurnRandom    *random)
{
  static const ChooseAction choosers[2][2] = {
    { choose_on_small_board, choose_on_small_board_newer },
    { choose_on_large_board, choose_on_large_board_newer },
  };

  return choose_move (game, self, random, choosers[game->n_words != 2][tc_cpu_is_newer ()]);
}

void
tc_state_play_out (const TcGame *game,
                   TcState      *self,
                   TurnRandom   *random)
{
  if (tc_cpu_is_newer ())
    play_out_on_newer_cpu (game, self, random);
  else
    play_out_on_any_cpu (game, self, random);
}
