/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules-text.h"

#include <glib/gi18n.h>

/* The two side games, in the same words as docs/rules.md; a test makes sure that no rule is missing. */
const TcRulesParagraph tc_side_rules_text[] = {
  {
    N_("TAG, for two to six players"),
    N_("Collect T, A and G, and do not be caught with IT. The deck has 12 cards of each letter, 10 TAG cards, 6 Gool and 4 Freeze. IT begins in the middle. "
       "Everybody gets three cards. A random player starts, or the one you chose, and turns go clockwise."),
    "T1", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("First fill your hand to four cards, one by one, from the deck or from the top of the discard pile, as you like. When the deck is empty it stays empty, and "
       "nobody has to take discards any more."),
    "T2", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Then play exactly one card, or discard exactly one."),
    "T3", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Letters lie in front of you, at most one of each. All three are a set: it goes aside for one point, and you may move IT. A TAG card goes aside at once, for one "
       "point too, and you may move IT."),
    "T4, T5", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("IT goes to any other player. Whoever is given it may answer with a Gool from the hand, even when it is not their turn and even while frozen: IT goes back, and "
       "the other may answer in the same way, until somebody accepts. A Gool can be discarded, but not played otherwise."),
    "T6", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("A Freeze holds all others until your next turn: they can only discard one card. Then you draw up to three cards, and play or discard one after the other "
       "until you hold three. Only one Freeze at a time."),
    "T7", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Whoever can do nothing is skipped. The game ends when the deck is empty and everybody in turn has only discarded or been skipped. Sets and TAG cards count one point "
       "each, IT costs three. Most points win; equal players share."),
    "T8, T9, T10", TC_RULES_PICTURE_NONE,
  },
  {
    N_("Roll Tag, for two players"),
    N_("Each of you has five hidden cards and three dice that everybody sees. Four cards begin four piles. Whoever rolls more begins."),
    "R1", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("A turn is one of three things. Lay a card on an open pile and draw another. Or roll some or all of your free dice again. Or claim an open pile with dice whose sum is its top "
       "card: an ace is 1, a jack 11, a queen 12, a king 13."),
    "R2", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("A claimed pile is closed, and its dice stay on it. Whoever uses the last die ends the game and leaves all open piles to the other. It also ends when all piles are claimed or the "
       "last card is drawn; then open piles belong to nobody."),
    "R3, R4", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Most cards in your piles win; cards in the hand do not count. Twenty rolls in a row, by both together, end the game too."),
    "R5, R6", TC_RULES_PICTURE_NONE,
  },
};

const gsize tc_side_rules_n_paragraphs = G_N_ELEMENTS (tc_side_rules_text);
