/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-guide.h"

#include <glib/gi18n.h>
#include <tg-state.h>

/* The learner's seat; the other one is a bot's. */
#define LEARNER 0

static const TurnGuideStep steps[TG_GUIDE_N_STEPS] = {
  [TG_GUIDE_AIM] = {
    N_("Your aim: the most points"),
    N_("Every set of <b>T</b>, <b>A</b> and <b>G</b> is a point, and so is every <b>TAG</b> card. The player who has <b>IT</b> at the end loses three. Mika has 8 points, you have 7, and the deck is nearly empty."),
    NULL, TRUE, TG_GUIDE_LIGHT_TABLE,
  },
  [TG_GUIDE_GOOL] = {
    N_("Send IT back"),
    N_("Mika has just played a TAG card and given you IT. A <b>Gool</b> from your hand sends it back. Without one you would have to accept."),
    N_("Answer with the Gool"), TRUE, TG_GUIDE_LIGHT_ALL,
  },
  [TG_GUIDE_DRAW] = {
    N_("Draw until you hold four"),
    N_("Each turn begins like this: fill your hand to <b>four</b> from the deck, or from the discard pile, whose top card you can see."),
    N_("Draw"), TRUE, TG_GUIDE_LIGHT_ALL,
  },
  [TG_GUIDE_PLAY] = {
    N_("Play one card"),
    N_("Then you play or discard <b>one</b>. In front of you are T and A, one of each at most. The G completes the set: a point. A click chooses a card, another click plays it."),
    N_("Play the G"), FALSE, TG_GUIDE_LIGHT_HAND,
  },
  [TG_GUIDE_IT] = {
    N_("Who gets IT?"),
    N_("After each point you may <b>move IT</b> to somebody. Mika has it already, where it costs you nothing: leave it."),
    N_("Leave It There"), TRUE, TG_GUIDE_LIGHT_ALL,
  },
  [TG_GUIDE_END] = {
    N_("The end"),
    N_("The deck is empty, and Mika could only discard. When everyone has discarded once more, the game is over. You lead 8 to 5: <b>discard</b> a card, and you have won."),
    N_("Discard a Card"), FALSE, TG_GUIDE_LIGHT_ALL,
  },
};

static const TgState *
get_state (TurnScreen *screen)
{
  return turn_match_get_state (turn_screen_get_match (screen));
}

static gboolean
can (TurnScreen *screen,
     TgMoveKind  kind,
     guint       what)
{
  TgState after;

  return tg_state_play (turn_match_get_game (turn_screen_get_match (screen)), get_state (screen), tg_move_new (kind, what), &after) == TG_LEGAL;
}

static guint
find_in_turn (TurnScreen *screen)
{
  const TgState *state = get_state (screen);

  if (state->n_deck > 0 && can (screen, TG_MOVE_DRAW_DECK, 0))
    return TG_GUIDE_DRAW;
  if (can (screen, TG_MOVE_PLAY, TG_G))
    return TG_GUIDE_PLAY;

  return state->n_deck == 0 ? TG_GUIDE_END : TG_GUIDE_N_STEPS;
}

static guint
find (TurnScreen *screen,
      guint       read)
{
  const TgState *state = get_state (screen);
  const int to_move = tg_state_to_move (state);

  if (to_move == TURN_OVER || turn_screen_is_replay (screen))
    return TG_GUIDE_N_STEPS;
  if ((read >> TG_GUIDE_AIM & 1) == 0)
    return TG_GUIDE_AIM;
  if (to_move != LEARNER)
    return TG_GUIDE_IT;
  if (state->phase == TG_PHASE_ANSWER)
    return TG_GUIDE_GOOL;

  return state->phase == TG_PHASE_IT ? TG_GUIDE_IT : find_in_turn (screen);
}

static const char *
answer (TurnScreen *screen,
        guint       step)
{
  const TgState *state = get_state (screen);

  if (step == TG_GUIDE_IT && tg_state_to_move (state) != LEARNER)
    return N_("Now Mika draws the last card of the deck.");
  if (step == TG_GUIDE_END && tg_state_it (state) == LEARNER)
    return N_("The deck is empty, and Mika could only discard. When everyone has discarded once more, the game is over.");

  return NULL;
}

static TgMove
find_move (const TgState *state,
           guint          step)
{
  static const TgMove moves[TG_GUIDE_N_STEPS] = {
    [TG_GUIDE_GOOL] = { TG_MOVE_GOOL, 0 },
    [TG_GUIDE_DRAW] = { TG_MOVE_DRAW_DECK, 0 },
    [TG_GUIDE_PLAY] = { TG_MOVE_PLAY, TG_G },
    [TG_GUIDE_IT] = { TG_MOVE_IT, TG_LEAVE_IT },
    [TG_GUIDE_END] = { TG_MOVE_DISCARD, 0 },
  };
  TgMove move = moves[step];

  for (TgCard card = TG_T; step == TG_GUIDE_END && move.what == 0 && card <= TG_FREEZE; card++)
    if (tg_state_count (state, LEARNER, card) > 0)
      move.what = (guint8) card;

  return move;
}

static void
act (TurnScreen *screen,
     guint       step)
{
  turn_screen_play (screen, tg_move_to_turn (find_move (get_state (screen), step)));
}

const TurnGuideScript tg_guide = {
  .title = N_("First Game"),
  .about = N_("A first game, about a minute"),
  .steps = steps,
  .n_steps = TG_GUIDE_N_STEPS,
  .find = find,
  .answer = answer,
  .act = act,
};
