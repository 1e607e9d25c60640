/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-plans.h"

#include <tg-rules.h>

#include "tg-greedy.h"

/* The cards that the deck has left when a Freeze is no longer kept. */
#define LATE_DECK 2

/* Less than any card that could be played or discarded instead. */
#define NEVER -200

/* The same at every stage, but for the hand that is filled first when there is no deck. These never change: tests/bots/test-tg-plans.c sees to it. */
static const TgWeights weights_of_next = {
  .worth = {
    [TG_PLAY_FIRST] = TG_ALWAYS (40),
    [TG_PLAY_SECOND] = TG_ALWAYS (40),
    [TG_PLAY_SET] = TG_ALWAYS (100),
    [TG_PLAY_TAG] = TG_ALWAYS (80),
    [TG_PLAY_FREEZE] = TG_ALWAYS (90),
    [TG_KEEP_TAG] = TG_ALWAYS (100),
    [TG_KEEP_GOOL] = TG_ALWAYS (70),
    [TG_KEEP_MORE_GOOL] = TG_ALWAYS (-20),
    [TG_KEEP_FREEZE] = TG_ALWAYS (60),
    [TG_KEEP_MORE_FREEZE] = TG_ALWAYS (-30),
    [TG_KEEP_LETTER] = TG_ALWAYS (40),
    [TG_KEEP_SET] = TG_ALWAYS (40),
    [TG_KEEP_NEXT_LETTER] = TG_ALWAYS (25),
    [TG_KEEP_SPARE] = TG_ALWAYS (10),
    [TG_DRAW_DECK] = TG_ALWAYS (150),
    [TG_TAKE_TAG] = TG_ALWAYS (200),
    [TG_TAKE_SET] = TG_ALWAYS (200),
    [TG_TAKE_LETTER] = TG_ALWAYS (200),
    [TG_TAKE_FREEZE] = { 150, 90, 90, 90, 90 },
    [TG_TAKE_GOOL] = { 150, 90, 90, 90, 90 },
    [TG_TAKE_OTHER] = { 150, 90, 90, 90, 90 },
    [TG_ANSWER] = TG_ALWAYS (60),
  },
};

static TurnMove
choose_next (const TurnQuestion *question)
{
  return tg_move_to_turn (tg_greedy_move (question->game, question->seen, &weights_of_next));
}

static TurnMove
choose_frzlate (const TurnQuestion *question)
{
  const TgState *seen = question->seen;
  TgWeights weights = weights_of_next;

  for (unsigned stage = 0; stage < TG_N_STAGES && seen->n_deck > LATE_DECK; stage++)
    weights.worth[TG_PLAY_FREEZE][stage] = NEVER;

  return tg_move_to_turn (tg_greedy_move (question->game, seen, &weights));
}

const TurnBot tg_plans[] = {
  { "next", &tg_rules, choose_next },
  { "frzlate", &tg_rules, choose_frzlate },
  { NULL, NULL, NULL },
};
