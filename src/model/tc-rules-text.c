/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules-text.h"

#include <glib/gi18n.h>

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
const TcRulesParagraph tc_rules_text[] = {
  {
    N_("The city"),
    N_("Everybody paints a copy of the same city. Columns have letters, rows have numbers, and every square of the city belongs to "
       "one district; water and whatever else lies outside cannot be painted."),
    "C1", TC_RULES_PICTURE_BOARD,
  },
  {
    NULL,
    N_("Every column, row and district pays prestige to those who fill it: a high value to the first, a low value to those who come later."),
    "C2", TC_RULES_PICTURE_NONE,
  },
  {
    N_("The HQ"),
    N_("Six shapes lie around the record and three small ones on its label. The faces of a die stand on the seams: a die always lies in one of "
       "the two sections beside its face. Shapes may be turned and flipped as you like."),
    "C3", TC_RULES_PICTURE_HQ,
  },
  {
    NULL,
    N_("Each tagger has a drone remote; the bubbles of the networks are shared by the whole table. There is one die more than there are taggers, "
       "and one of you leads the first round."),
    "C4, C5", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("The shapes are those printed for the board, or freestyle: six of the eleven larger ones, chosen by you or drawn, none of them twice."),
    "C6", TC_RULES_PICTURE_NONE,
  },
  {
    N_("A round"),
    N_("The leader rolls all dice and pushes each into one of its two sections. Several dice may share a section. Until the HQ is opened, everything may still be moved."),
    "C7", TC_RULES_PICTURE_SEAMS,
  },
  {
    NULL,
    N_("Then everybody takes one die, from the leader’s left and the leader last, and uses it for exactly one thing: tag, drone or networks. "
       "Which die you take is up to you, even when you only want to take it away from somebody."),
    "C8", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("One die is left, the final die. Everybody uses it at the same time, in secret; then all choices are revealed together."),
    "C9", TC_RULES_PICTURE_NONE,
  },
  {
    N_("Tag"),
    N_("Paint the shape of the die’s section on free squares of your city, the whole of it. It may lie across districts. Paint stays. "
       "When the shape fits nowhere you cannot tag with that die; when it fits you still need not."),
    "C10, C11", TC_RULES_PICTURE_PAINTED,
  },
  {
    N_("Drone"),
    N_("Circle the next square of your remote, at its price, and paint any of the nine shapes, with or without a die on it. With the option "
       "“any drone square” you choose the square too. Without a free square, or when nothing fits, the drone stays on the ground."),
    "C12, C13", TC_RULES_PICTURE_REMOTE,
  },
  {
    N_("Networks"),
    N_("Circle a free bubble: it is gone for everybody else. When none is left it is a free pass. Networks are always possible."),
    "C14", TC_RULES_PICTURE_BUBBLES,
  },
  {
    NULL,
    N_("Those who choose networks with the final die all circle the same bubble: the one named by the first of them from the leader’s left."),
    "C15", TC_RULES_PICTURE_NONE,
  },
  {
    N_("Prestige"),
    N_("Who fills a column, row or district first circles the high value, and it is crossed out for the others; later they circle the low one. "
       "A single shape may fill several. Those who fill the same one with the same final die all circle the high value, if it was still open."),
    "C16, C17", TC_RULES_PICTURE_NONE,
  },
  {
    N_("The end"),
    N_("The battle ends after the round in which every high value has been taken, or every bubble has been circled, or somebody has "
       "circled the last square of their remote. That round is played to its end. Otherwise the lead goes to the next tagger."),
    "C18, C21", TC_RULES_PICTURE_NONE,
  },
  {
    NULL,
    N_("Your prestige is the sum of all you have circled: values, drones and bubbles. The most prestige is ALL CITY. "
       "In a tie the one with more bubbles wins; if that is a tie too, you share it."),
    "C19, C20", TC_RULES_PICTURE_NONE,
  },
};

const gsize tc_rules_n_paragraphs = G_N_ELEMENTS (tc_rules_text);
