/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

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

/* A paragraph: what the rules with these ids mean for a player. */
typedef struct
{
  const char    *heading;     /* NULL: goes on under the one before */
  const char    *text;        /* to be translated */
  const char    *ids;         /* "C3" or "C10, C11" */
  TcRulesPicture picture;
} TcRulesParagraph;

extern const TcRulesParagraph tc_rules_words[];
extern const gsize tc_rules_n_paragraphs;

/* TAG and Roll Tag. */
extern const TcRulesParagraph tc_side_rules_words[];
extern const gsize tc_side_rules_n_paragraphs;

G_END_DECLS
