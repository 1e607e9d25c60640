/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-board-file.h>
#include <turn-record.h>

G_BEGIN_DECLS

/* What bots say when they have moved. The values are those of the setting. */
typedef enum
{
  TC_TALK_NOTHING,
  TC_TALK_LINES,          /* a short line in character */
  TC_TALK_REASONS,        /* why this die, and why here */
} TcTalk;

/* What a bot says of its last move of this round, in a game of Tag City of which @n_moves moves have been made; translated. A tagger’s paint is its character. NULL when
 * there is nothing to say: a person, nothing done yet, or something that is still sealed. @file may be NULL, as in tc_words_feature (). */
char *tc_character_say (TurnRecord  *record,
                        guint        n_moves,
                        guint        seat,
                        const char  *paint,
                        TcBoardFile *file,
                        TcTalk       talk) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
