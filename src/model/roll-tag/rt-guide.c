/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-guide.h"

#include <glib/gi18n.h>
#include <rt-state.h>

/* The learner's seat; the other one is a bot's. */
#define LEARNER 0

/* What makes the pile the learner's, and where it is laid. */
#define TAUGHT_VALUE 9
#define TAUGHT_PILE 2

static const TurnGuideStep steps[RT_GUIDE_N_STEPS] = {
  [RT_GUIDE_AIM] = {
    N_("Your aim: the most cards"),
    N_("There are four piles between you. If you <b>claim</b> a pile, all its cards are yours, and the most cards win. You have a pile of 3 cards, Mika one of 6: the pile of 7 decides."),
    NULL, TRUE, RT_GUIDE_LIGHT_TABLE,
  },
  [RT_GUIDE_TURN] = {
    N_("One turn, one action"),
    N_("<b>Lay</b> a card on an open pile, <b>roll</b> some of your dice again, or <b>claim</b> a pile with dice that make its top card. An ace is 1, a jack 11, a queen 12, a king 13."),
    NULL, TRUE, RT_GUIDE_LIGHT_ALL,
  },
  [RT_GUIDE_LAY] = {
    N_("Lay what your dice make"),
    N_("Your dice are a 4 and a 5, together 9. Choose the 9 in your hand, and lay it on the pile of 7. Mika has one die left, too small to claim it."),
    N_("Lay the 9"), FALSE, RT_GUIDE_LIGHT_ALL,
  },
  [RT_GUIDE_CLAIM] = {
    N_("Claim it"),
    N_("Now choose both dice, and click the glowing pile. They stay on it. When somebody has used <b>all dice</b>, the game ends, and the other player gets the open piles: that one is small."),
    N_("Claim the Pile"), FALSE, RT_GUIDE_LIGHT_ALL,
  },
};

static const RtState *
get_state (TurnScreen *screen)
{
  return turn_match_get_state (turn_screen_get_match (screen));
}

/* The pile that the learner's dice can claim all together, or -1. */
static int
find_claim (const RtState *state)
{
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    if (rt_state_can_claim (state, pile, rt_state_free_dice (state, LEARNER)))
      return (int) pile;

  return -1;
}

/* A card of the hand that is to be laid, or -1. */
static int
find_card (const RtState *state)
{
  for (guint card = 0; card < RT_N_CARDS; card++)
    if (rt_card_value ((RtCard) card) == TAUGHT_VALUE && rt_state_has_card (state, LEARNER, (RtCard) card))
      return (int) card;

  return -1;
}

static guint
find (TurnScreen *screen,
      guint       read)
{
  const RtState *state = get_state (screen);
  const int to_move = rt_state_to_move (state);

  if (to_move == TURN_OVER || turn_screen_is_replay (screen))
    return RT_GUIDE_N_STEPS;
  for (guint step = RT_GUIDE_AIM; step <= RT_GUIDE_TURN; step++)
    if ((read >> step & 1) == 0)
      return step;
  if (to_move != LEARNER)
    return RT_GUIDE_LAY;
  if (find_claim (state) >= 0)
    return RT_GUIDE_CLAIM;

  return find_card (state) >= 0 && rt_state_owner (state, TAUGHT_PILE) < 0 ? RT_GUIDE_LAY : RT_GUIDE_N_STEPS;
}

static const char *
answer (TurnScreen *screen,
        guint       step)
{
  const RtState *state = get_state (screen);

  if (step != RT_GUIDE_LAY)
    return NULL;
  if (rt_state_to_move (state) != LEARNER)
    return N_("Now it is Mika’s turn. After laying a card you drew another one, so that you hold five again.");
  if (rt_state_sum (state, LEARNER, rt_state_free_dice (state, LEARNER)) != TAUGHT_VALUE)
    return N_("You may roll, but 4 and 5 were just right. Lay a card that your new dice make, or roll again.");

  return NULL;
}

static void
act (TurnScreen *screen,
     guint       step)
{
  const RtState *state = get_state (screen);
  const int card = find_card (state), pile = find_claim (state);

  if (step == RT_GUIDE_CLAIM && pile >= 0)
    turn_screen_play (screen, rt_move_to_turn (rt_move_claim ((guint) pile, rt_state_free_dice (state, LEARNER))));
  else if (step == RT_GUIDE_LAY && card >= 0)
    turn_screen_play (screen, rt_move_to_turn (rt_move_place ((guint) card, TAUGHT_PILE)));
}

const TurnGuideScript rt_guide = {
  .title = N_("First Game"),
  .about = N_("A first game, about a minute"),
  .steps = steps,
  .n_steps = RT_GUIDE_N_STEPS,
  .find = find,
  .answer = answer,
  .act = act,
};
