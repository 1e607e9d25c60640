/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules-words.h"

#include <glib/gi18n.h>

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
static const TurnRulesParagraph paragraphs[] = {
  {
    N_("The city"),
    N_("Everybody paints a copy of the same city. Columns have letters, rows have numbers, and every square of the city belongs to "
       "one district. Water and everything else outside the city cannot be painted."),
    .ids = "C1", .picture = TC_RULES_PICTURE_BOARD,
  },
  {
    NULL,
    N_("Every column, row and district pays prestige to those who fill it: a high value to the first, a low value to those who come later."),
    .ids = "C2",
  },
  {
    N_("The HQ"),
    N_("Six shapes are in a ring of six sections, and three small ones in the middle. The faces of a die are on the borders between sections: a die always goes into one of the two sections beside its face. You may turn and flip shapes as you like."),
    .ids = "C3", .picture = TC_RULES_PICTURE_HQ,
  },
  {
    NULL,
    N_("Each tagger has a remote with drone squares. They cost prestige, and none is cheaper than the one before. The whole table shares the bubbles "
       "of the networks. Each costs prestige or nothing: checking networks never pays."),
    .ids = "C4",
  },
  {
    NULL,
    N_("There is one die more than there are taggers. The first leader is drawn by lot or chosen."),
    .ids = "C5",
  },
  {
    NULL,
    N_("The HQ has two sides. Side A: the six shapes printed for the board. Side B: six of eleven shapes, random or your choice, none of them twice. "
       "Either side goes with every city."),
    .ids = "C6",
  },
  {
    N_("A round"),
    N_("The leader rolls all dice and pushes each into one of its two sections. Several dice may share a section. The leader may still move them until the HQ is opened."),
    .ids = "C7", .picture = TC_RULES_PICTURE_SEAMS,
  },
  {
    NULL,
    N_("Then each tagger takes one die, from the leader’s left and the leader last, and does exactly one thing with it: tag, use a drone or check networks. "
       "You choose the die, even if you only want to take it away from a rival."),
    .ids = "C8",
  },
  {
    NULL,
    N_("One die is left: the final die. Everybody uses it at the same time, in secret. Then all choices are revealed together."),
    .ids = "C9",
  },
  {
    N_("Tag"),
    N_("Paint the whole shape of the die’s section on free squares of your city. It may cross district borders. Paint stays. If the shape fits nowhere, you cannot tag with that die. If it fits, you need not."),
    .ids = "C10, C11", .picture = TC_RULES_PICTURE_PAINTED,
  },
  {
    N_("Use a drone"),
    N_("Circle the next square of your remote, lose what it costs, and paint any of the nine shapes of the HQ, with or without a die on it. With the option "
       "“any drone square” you choose the square too. You cannot use a drone once all your squares are circled, or if no shape fits."),
    .ids = "C12, C13", .picture = TC_RULES_PICTURE_REMOTE,
  },
  {
    N_("Check networks"),
    N_("Circle a free bubble of your choice and lose what it costs. You paint nothing, and the bubble is gone for everybody else. When no bubble is left, you pass "
       "and it costs nothing. You can always check networks."),
    .ids = "C14", .picture = TC_RULES_PICTURE_BUBBLES,
  },
  {
    NULL,
    N_("All who check networks with the final die circle the same bubble: the one named by the first of them from the leader’s left."),
    .ids = "C15",
  },
  {
    N_("Prestige"),
    N_("Announce every column, row and district that you fill: by its letter, by its number, or by its name and colour. The first to fill it circles the high value, and "
       "the others cross it out. They circle the low value when they fill it later. One shape may fill several, and all of them count."),
    .ids = "C16",
  },
  {
    NULL,
    N_("Taggers who fill the same column, row or district with the final die all circle the high value, if it was still open."),
    .ids = "C17",
  },
  {
    N_("The end"),
    N_("The battle ends after the round in which every high value has been taken, or every bubble has been circled, or somebody has "
       "circled the last square of their remote. That round is played to its end. Otherwise the next tagger becomes the leader."),
    .ids = "C18, C21",
  },
  {
    NULL,
    N_("Your prestige is the sum of all you have circled: values, drones and bubbles. The tagger with the most prestige is ALL CITY. "
       "On a tie, the one with the most bubbles circled wins. If that is a tie too, you share the title."),
    .ids = "C19, C20",
  },
};

const TurnRulesText tc_rules_text = { paragraphs, G_N_ELEMENTS (paragraphs) };
