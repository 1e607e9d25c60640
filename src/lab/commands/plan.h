/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <lab-play.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

/* What play and match have in common on the command line, as it stands there. */
typedef struct
{
  char  *game;
  char  *board;
  char  *bots;
  char  *hq;
  char  *drones;
  char  *seed;
  gint64 n_games;
  int    n_players;       /* 0: one for each bot */
  int    n_threads;       /* 0: one for each core */
} PlanOptions;

/* Games to play as somebody asked for, with the board they are played on if they are Tag City's. */
typedef struct
{
  LabPlan      lab;
  unsigned     n_threads;
  char        *board_name;                  /* "side-a", or the file */
  TcBoardFile *board_file;
  LabBattles   battles;
} Plan;

void     plan_options_add   (PlanOptions    *self,
                             GOptionContext *context);
void     plan_options_clear (PlanOptions *self);

/* Makes a plan, or says what is wrong with the options. */
Plan    *plan_new           (const PlanOptions *options,
                             GError           **error) G_GNUC_WARN_UNUSED_RESULT;
void     plan_free          (Plan *self);

/* The game of that id, or the first one for NULL. */
const TurnRules *plan_read_game (const char *said,
                                 GError    **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PlanOptions, plan_options_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Plan, plan_free)

G_END_DECLS
