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

/* From @file, or from the user's data folder if it is NULL. Statistics never keep anybody from playing: what cannot be read counts as empty, and
 * @warning says why. A damaged file is moved aside under a name of its own, unless @warning is NULL, for then nobody would hear of it. One of a newer
 * program, and one that the disk does not give out, stay where they are and are not written over. */
TurnStatistics          *turn_statistics_new        (GFile * file,
                                                     char **warning) G_GNUC_WARN_UNUSED_RESULT;

guint                    turn_statistics_get_n_rows (TurnStatistics *self);
const TurnStatisticsRow *turn_statistics_get_row    (TurnStatistics *self,
                                                     guint           index);

/* All rows together; board and level are NULL. The streak is the longest. */
TurnStatisticsRow        turn_statistics_get_total  (TurnStatistics *self);

/* The same with a file as it is at this moment, even while others count: for any thread and any process. */
gboolean                 turn_statistics_count      (GFile      *file,
                                                     TurnRecord *record,
                                                     char      **warning,
                                                     GError    **error);

/* @file, or that in the user's data folder if it is NULL. */
GFile                   *turn_statistics_dup_file   (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Forgets everything but which games were counted. */
gboolean                 turn_statistics_reset      (TurnStatistics *self,
                                                     GError        **error);

G_END_DECLS
