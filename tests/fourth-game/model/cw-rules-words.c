/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-rules-words.h"

#include <glib/gi18n.h>

static const TurnRulesParagraph paragraphs[] = {
  {
    N_("Clean Wall, for two to four players"),
    N_("Three rows of four to eight tags are on a wall."),
    .ids = "W1",
  },
  {
    NULL,
    N_("In your turn you scrub one to three tags of one row. Then the next player has the brush."),
    .ids = "W2, W3",
  },
  {
    NULL,
    N_("When the first row is clean, somebody comes back with a can: one new tag is in any of the rows."),
    .ids = "W4",
  },
  {
    NULL,
    N_("The game ends when the wall is clean. Who scrubs the last tag of a row has a point. Most points win; if several have as many, the one who scrubbed the very last tag."),
    .ids = "W5, W6",
  },
};

const TurnRulesText cw_rules_text = { paragraphs, G_N_ELEMENTS (paragraphs) };
