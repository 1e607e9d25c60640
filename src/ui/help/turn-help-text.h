/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  TURN_HELP_HEADING,
  TURN_HELP_PARAGRAPH,
  TURN_HELP_ITEM,
  TURN_HELP_COMMANDS,
  TURN_HELP_PICTURE,
  TURN_HELP_TABLE,
} TurnHelpKind;

/* A part of a page: what one widget shows. */
typedef struct
{
  TurnHelpKind kind;
  guint        level;      /* of a heading, and how deep an item is, from 1 */
  char        *text;       /* Pango markup; of commands as it is; of a picture what can be seen on it */
  char        *mark;       /* of an item “•” or “1.”; of a picture the name of its file; else NULL */
  GPtrArray   *rows;       /* of a table, each a GStrv of markup, the headings first; else NULL */
} TurnHelpBlock;

/* The parts of a page in Markdown, as far as the documents of this project use it. Links to pages of @pages (NULL-terminated, as in "rules.md") and within
 * the page are kept as "help:rules.md" and "help:#a-heading", and those to the web as they are; other links are only text. */
GPtrArray *turn_help_text_parse (const char        *markdown,
                                 const char *const *pages) G_GNUC_WARN_UNUSED_RESULT;

/* What a link to a heading calls it: "a-heading". */
char      *turn_help_text_anchor (const char *heading) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
