/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <turn-record.h>

G_BEGIN_DECLS

/* The level of games in which persons play among themselves. */
#define TURN_STATISTICS_FRIENDS "friends"

/* How the persons at this screen did on one board, or at a game without boards, against one level: that of the strongest bot at the table. */
typedef struct
{
  char *board;            /* its English name, or the game's */
  char *level;            /* "hard" …, or TURN_STATISTICS_FRIENDS */
  guint games;
  guint wins;             /* of a person; one that is shared counts */
  guint streak;           /* wins in a row up to now */
  guint longest_streak;
  int   best_score;
  char *best_name;        /* who reached it first */
} TurnStatisticsRow;

#define TURN_TYPE_STATISTICS (turn_statistics_get_type ())

/* The hall of fame of this person's machine, kept in a file of its own. `changed` after every change. */
G_DECLARE_FINAL_TYPE (TurnStatistics, turn_statistics, TURN, STATISTICS, GObject)

/* From @file, or from the user's data folder if it is NULL. A file that cannot be read is moved aside, and tells why
 * by @warning (which may be NULL): statistics never keep anybody from playing. */
TurnStatistics          *turn_statistics_new        (GFile * file,
                                                     char **warning) G_GNUC_WARN_UNUSED_RESULT;

guint                    turn_statistics_get_n_rows (TurnStatistics *self);
const TurnStatisticsRow *turn_statistics_get_row    (TurnStatistics *self,
                                                     guint           index);

/* All rows together; board and level are NULL. The streak is the longest. */
TurnStatisticsRow        turn_statistics_get_total  (TurnStatistics *self);

/* Counts a finished game, once; one that only bots played does not count. FALSE when the file cannot be
 * written: it is counted all the same. */
gboolean                 turn_statistics_add        (TurnStatistics *self,
                                                     TurnRecord     *record,
                                                     GError        **error);

/* Forgets everything. */
gboolean                 turn_statistics_reset      (TurnStatistics *self,
                                                     GError        **error);

G_END_DECLS
