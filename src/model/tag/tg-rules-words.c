/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-rules-words.h"

#include <glib/gi18n.h>

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
static const TurnRulesParagraph paragraphs[] = {
  {
    N_("TAG, for two to six players"),
    N_("Collect T, A and G, and do not be caught with IT. The deck has 12 cards of each letter, 10 TAG cards, 6 Gool and 4 Freeze. IT begins in the middle. "
       "Everybody gets three cards. A random player starts, or the one you chose, and turns go clockwise."),
    .ids = "T1",
  },
  {
    NULL,
    N_("First fill your hand to four cards, one by one, from the deck or from the top of the discard pile, as you like. When the deck is empty it stays empty, and "
       "nobody has to take discards any more."),
    .ids = "T2",
  },
  {
    NULL,
    N_("Then play exactly one card, or discard exactly one."),
    .ids = "T3",
  },
  {
    NULL,
    N_("Letters lie in front of you, at most one of each. All three are a set: it goes aside for one point, and you may move IT. A TAG card goes aside at once, for one "
       "point too, and you may move IT."),
    .ids = "T4, T5",
  },
  {
    NULL,
    N_("IT goes to any other player. The player who is given it may answer with a Gool from their hand, even out of turn and even while frozen: IT goes back, and "
       "the other may answer in the same way, until somebody accepts. A Gool can be discarded, but not played otherwise."),
    .ids = "T6",
  },
  {
    NULL,
    N_("A Freeze holds all others until your next turn: they can only discard one card. Then you draw up to three cards, and play or discard one after the other "
       "until you hold three. Only one Freeze at a time."),
    .ids = "T7",
  },
  {
    NULL,
    N_("A player who can do nothing is skipped. The game ends when the deck is empty and everybody in turn has only discarded or been skipped. Sets and TAG cards count one point "
       "each, IT costs three. Most points win; equal players share."),
    .ids = "T8, T9, T10",
  },
};

const TurnRulesText tg_rules_text = { paragraphs, G_N_ELEMENTS (paragraphs) };
