/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A paragraph: what the rules with these ids mean for a player. */
typedef struct
{
  const char *heading;     /* NULL: goes on under the one before */
  const char *text;        /* to be translated */
  const char *ids;         /* as in docs/rules.md: "C3" or "C10, C11" */
  guint       picture;     /* what is drawn beside it, a number of the game's own; 0: nothing */
} TurnRulesParagraph;

/* The rules of a game, as they are told to its players. */
typedef struct
{
  const TurnRulesParagraph *paragraphs;
  gsize                     n_paragraphs;
} TurnRulesText;

G_END_DECLS
