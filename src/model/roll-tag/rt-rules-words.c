/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-rules-words.h"

#include <glib/gi18n.h>

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
static const TurnRulesParagraph paragraphs[] = {
  {
    N_("Roll Tag, for two players"),
    N_("Each of you has five hidden cards and three dice that everybody sees. Four cards begin four piles. The higher total begins."),
    .ids = "R1",
  },
  {
    NULL,
    N_("A turn is one of three things. Lay a card on an open pile and draw another. Or roll some or all of your free dice again. Or claim an open pile with dice whose sum is its top "
       "card: an ace is 1, a jack 11, a queen 12, a king 13."),
    .ids = "R2",
  },
  {
    NULL,
    N_("A claimed pile is closed, and its dice stay on it. A player who uses the last die ends the game and leaves all open piles to the other. It also ends when all piles are claimed or the "
       "last card is drawn; then open piles belong to nobody."),
    .ids = "R3, R4",
  },
  {
    NULL,
    N_("Most cards in your piles win; cards in the hand do not count. Twenty rolls in a row, by both together, end the game too."),
    .ids = "R5, R6",
  },
};

const TurnRulesText rt_rules_text = { paragraphs, G_N_ELEMENTS (paragraphs) };
