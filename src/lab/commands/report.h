/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <lab-statistics.h>

#include "command.h"
#include "plan.h"

G_BEGIN_DECLS

/* What report-bots finds out, as a part of a document. */
typedef struct
{
  gboolean is_quick;
  int      percentage;            /* of the games */
  int      n_threads;
  char    *game;                  /* the only one that it is about, or NULL */
  char    *seed;
  char    *output;

  GString *text;
  Progress progress;
  guint64  n_done;
  gboolean is_reached;            /* all that must be */
} Report;

/* How much worse than it must be a level may do in a few games. */
#define REPORT_QUICK_MARGIN 0.1

/* Whether the game of that id belongs to it. */
gboolean report_is_about          (const Report *self,
                                   const char   *game);

/* Plays games in which the bots, with commas between them, change seats; @board is NULL where there is none. @times has a row for each bot and may be NULL. Returns the plan, or NULL when it was
 * interrupted or with an error. */
Plan    *report_play              (Report        *self,
                                   const char    *game,
                                   const char    *bots,
                                   const char    *board,
                                   guint64        n_games,
                                   LabStatistics *statistics,
                                   LabTimes      *times,
                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* The fixed plans against the levels, on every board of the box. */
guint64  report_plans_count_games (const Report *self);
gboolean report_plans             (Report  *self,
                                   GError **error);

/* TAG and Roll Tag: the levels against each other, and against the fixed plans. */
guint64  report_side_games_count_games (Report *self);
gboolean report_side_games        (Report  *self,
                                   GError **error);

G_END_DECLS
