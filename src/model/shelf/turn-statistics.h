/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <turn-record.h>

G_BEGIN_DECLS

/* The level of games in which persons play among themselves. */
#define TC_STATISTICS_FRIENDS "friends"

/* How the persons at this screen did on one board, or at a game without boards, against one level: that of the strongest bot at the table. */
typedef struct
{
  char *board;            /* its English name, or the game's */
  char *level;            /* "hard" …, or TC_STATISTICS_FRIENDS */
  guint games;
  guint wins;             /* of a person; one that is shared counts */
  guint streak;           /* wins in a row up to now */
  guint longest_streak;
  int   best_score;
  char *best_name;        /* who reached it first */
} TcStatisticsRow;

#define TC_TYPE_STATISTICS (tc_statistics_get_type ())

/* The hall of fame of this person's machine, kept in a file of its own. `changed` after every change. */
G_DECLARE_FINAL_TYPE (TcStatistics, tc_statistics, TC, STATISTICS, GObject)

/* From @file, or from the user's data folder if it is NULL. A file that cannot be read is moved aside, and tells why
 * by @warning (which may be NULL): statistics never keep anybody from playing. */
TcStatistics          *tc_statistics_new        (GFile * file,
                                                 char **warning) G_GNUC_WARN_UNUSED_RESULT;

guint                  tc_statistics_get_n_rows (TcStatistics *self);
const TcStatisticsRow *tc_statistics_get_row    (TcStatistics *self,
                                                 guint         index);

/* All rows together; board and level are NULL. The streak is the longest. */
TcStatisticsRow        tc_statistics_get_total  (TcStatistics *self);

/* Counts a finished game, once; one that only bots played does not count. FALSE when the file cannot be
 * written: it is counted all the same. */
gboolean               tc_statistics_add        (TcStatistics *self,
                                                 TurnRecord   *record,
                                                 GError      **error);

/* Forgets everything. */
gboolean               tc_statistics_reset      (TcStatistics *self,
                                                 GError      **error);

G_END_DECLS
