/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules-words.h"

#include <glib/gi18n.h>

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
const TcRulesParagraph tc_rules_words[] = {
  {
    N_("The city"),
    N_("Everybody paints a copy of the same city. Columns have letters, rows have numbers, and every square of the city belongs to "
       "one district. Water and everything else outside the city cannot be painted."),
    "C1", TC_RULES_PICTURE_BOARD,
  },
  {
    NULL,
    N_("Every column, row and district pays prestige to those who fill it: a high value to the first, a low value to those who come later."),
    "C2", TC_RULES_PICTURE_NONE,
  },
  {
    N_("The HQ"),
    N_("Six shapes lie in a ring of six sections, and three small ones in the middle. The faces of a die stand on the borders between sections: a die "
       "always lies in one of the two sections beside its face. You may turn and flip shapes as you like."),
    "C3", TC_RULES_PICTURE_HQ,
  },
  {
    NULL,
    N_("Each tagger has a remote with drone squares. They cost prestige, and none is cheaper than the one before. The whole table shares the bubbles "
       "of the networks. Each costs prestige or nothing: checking networks never pays."),
    "C4", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("There is one die more than there are taggers. The first leader is drawn by lot or chosen."),
    "C5", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("The HQ has two sides. Side A: the six shapes printed for the board. Side B: six of eleven shapes, random or your choice, none of them twice. "
       "Either side goes with every city."),
    "C6", TC_RULES_PICTURE_NONE,
  },
  {
    N_("A round"),
    N_("The leader rolls all dice and pushes each into one of its two sections. Several dice may share a section. The leader may still move them until the HQ is opened."),
    "C7", TC_RULES_PICTURE_SEAMS,
  },
  {
    NULL,
    N_("Then each tagger takes one die, from the leader’s left and the leader last, and does exactly one thing with it: tag, use a drone or check networks. "
       "You choose the die, even if you only want to take it away from a rival."),
    "C8", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("One die is left: the final die. Everybody uses it at the same time, in secret. Then all choices are revealed together."),
    "C9", TC_RULES_PICTURE_NONE,
  },
  {
    N_("Tag"),
    N_("Paint the whole shape of the die’s section on free squares of your city. It may lie across districts. Paint stays. "
       "If the shape fits nowhere, you cannot tag with that die. If it fits, you need not."),
    "C10, C11", TC_RULES_PICTURE_PAINTED,
  },
  {
    N_("Use a drone"),
    N_("Circle the next square of your remote, lose what it costs, and paint any of the nine shapes of the HQ, with or without a die on it. With the option "
       "“any drone square” you choose the square too. You cannot use a drone once all your squares are circled, or if no shape fits."),
    "C12, C13", TC_RULES_PICTURE_REMOTE,
  },
  {
    N_("Check networks"),
    N_("Circle a free bubble of your choice and lose what it costs. You paint nothing, and the bubble is gone for everybody else. When no bubble is left, you pass "
       "and it costs nothing. You can always check networks."),
    "C14", TC_RULES_PICTURE_BUBBLES,
  },
  {
    NULL,
    N_("All who check networks with the final die circle the same bubble: the one named by the first of them from the leader’s left."),
    "C15", TC_RULES_PICTURE_NONE,
  },
  {
    N_("Prestige"),
    N_("Announce every column, row and district that you fill: by its letter, by its number, or by its name and colour. The first to fill it circles the high value, and "
       "the others cross it out. They circle the low value when they fill it later. One shape may fill several, and all of them count."),
    "C16", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Taggers who fill the same one with the same final die all circle the high value, if it was still open."),
    "C17", TC_RULES_PICTURE_NONE,
  },
  {
    N_("The end"),
    N_("The battle ends after the round in which every high value has been taken, or every bubble has been circled, or somebody has "
       "circled the last square of their remote. That round is played to its end. Otherwise the next tagger becomes the leader."),
    "C18, C21", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Your prestige is the sum of all you have circled: values, drones and bubbles. The tagger with the most prestige is ALL CITY. "
       "On a tie, the one with the most bubbles circled wins. If that is a tie too, you share the title."),
    "C19, C20", TC_RULES_PICTURE_NONE,
  },
};

const gsize tc_rules_n_paragraphs = G_N_ELEMENTS (tc_rules_words);

/* The two side games, in the same words as docs/rules.md; a test makes sure that no rule is missing. */
const TcRulesParagraph tc_side_rules_words[] = {
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

const gsize tc_side_rules_n_paragraphs = G_N_ELEMENTS (tc_side_rules_words);
