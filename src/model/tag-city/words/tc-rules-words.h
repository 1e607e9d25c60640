/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-rules-text.h"

G_BEGIN_DECLS

/* What is drawn beside a paragraph of the rules, by the widgets of the table itself. */
typedef enum
{
  TC_RULES_PICTURE_NONE,
  TC_RULES_PICTURE_BOARD,         /* an empty city */
  TC_RULES_PICTURE_HQ,            /* the record with its nine shapes */
  TC_RULES_PICTURE_SEAMS,         /* dice on their seams */
  TC_RULES_PICTURE_PAINTED,       /* a few painted shapes */
  TC_RULES_PICTURE_REMOTE,
  TC_RULES_PICTURE_BUBBLES,
} TcRulesPicture;

extern const TurnRulesText tc_rules_text;

G_END_DECLS
