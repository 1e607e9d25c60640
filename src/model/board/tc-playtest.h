/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <lab-rushes.h>
#include <lab-tally.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TC_TYPE_PLAYTEST (tc_playtest_get_type ())

/* Battles between bots on a board as it is, played in threads of their own. What they came to can be asked for at any time.
 *
 * `changed` is emitted some times a second while battles are played, and when that begins, pauses and ends. */
G_DECLARE_FINAL_TYPE (TcPlaytest, tc_playtest, TC, PLAYTEST, GObject)

typedef struct
{
  guint       n_seats;           /* 2 to 4 */
  guint       most_seats;        /* that many taggers too, and any number between; 0: only n_seats */
  const char *level;             /* of all taggers; borrowed for good: one of turn_bots_all */
  gboolean    draws_hq;          /* another HQ for each battle, instead of the board's own */
  guint       n_battles;         /* of each number of taggers, at most */
  gboolean    stops_when_sure;   /* no more battles once it is certain whether a seat is better than others */
  guint64     seed;              /* the same one gives the same figures */
} TcPlaytestPlan;

/* One battle, in a few figures. */
typedef struct
{
  guint8 n_seats;
  guint8 n_rounds;
  guint8 winners;                   /* a bit for each seat */
  guint8 ended_by;                  /* bits of TcEnd */
  gint16 scores[TC_MAX_SEATS];
} TcPlaytestBattle;

/* What became of a row, column or district. */
typedef struct
{
  TcFeatureKind kind;
  guint         index;              /* of the board's column, row or district */
  LabShare      filled;             /* boards on which it was */
  double        round;              /* mean, of those; 0 if there are none */
  double        points;             /* mean of all boards */
  double        points_a_square;
} TcPlaytestFeature;

/* What can be done against plans that end battles early. */
typedef enum
{
  TC_PLAYTEST_NO_PLAN,          /* none wins too often, or that is not known yet */
  TC_PLAYTEST_PRICES_STOP,
  TC_PLAYTEST_TOKENS_MAKE,      /* no prices do */
} TcPlaytestPlans;

typedef enum
{
  TC_PLAYTEST_RUNNING,
  TC_PLAYTEST_PAUSED,
  TC_PLAYTEST_ENDED,        /* all battles were played, or it was stopped */
} TcPlaytestStage;

/* Begins at once. NULL when that board cannot be played so: it has errors, or no HQ of its own. */
TcPlaytest           *tc_playtest_new              (TcBoardFile          *board_file,
                                                    const TcPlaytestPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

void                  tc_playtest_pause            (TcPlaytest *self);
void                  tc_playtest_resume           (TcPlaytest *self);

/* What was played so far counts. Dropping the last reference stops, too. */
void                  tc_playtest_stop             (TcPlaytest *self);

TcPlaytestStage       tc_playtest_get_stage        (TcPlaytest *self);
const TcPlaytestPlan *tc_playtest_get_plan         (TcPlaytest *self);

/* The board it is made of. */
TcBoardFile          *tc_playtest_get_board_file   (TcPlaytest *self);

/* Whether another board would be played differently; names and texts do not count. */
gboolean              tc_playtest_is_stale         (TcPlaytest    *self,
                                                    const TcBoard *board);

/* How many taggers the figures below are of: the first number of the plan until another one is chosen. */
guint                 tc_playtest_get_n_seats      (TcPlaytest *self);
void                  tc_playtest_set_n_seats      (TcPlaytest *self,
                                                    guint       n_seats);

/* As of the last `changed`. */
const LabTally       *tc_playtest_get_tally        (TcPlaytest *self);

/* Those of another number of taggers; NULL if it was not played. */
const LabTally       *tc_playtest_get_tally_of     (TcPlaytest *self,
                                                    guint       n_seats);

/* What became of a feature, by its number in the game. */
TcPlaytestFeature     tc_playtest_get_feature      (TcPlaytest *self,
                                                    guint       feature);

/* Of all numbers of taggers: how many battles were played, and how many there will be at most. */
guint64               tc_playtest_get_n_played     (TcPlaytest *self);
guint64               tc_playtest_get_n_expected   (TcPlaytest *self);

/* (element-type TcPlaytestBattle) (transfer full): all battles, in order. */
GArray               *tc_playtest_dup_battles      (TcPlaytest *self) G_GNUC_WARN_UNUSED_RESULT;

/* When it began. */
GDateTime            *tc_playtest_get_time         (TcPlaytest *self);

/* The plans that end battles early and win too often on the board, once all battles were played; the most successful first. Borrowed. */
const LabRush        *tc_playtest_get_rushes       (TcPlaytest *self,
                                                    guint      *n_rushes);

/* What helps against them; @stopped (may be NULL): the board with prices that do. */
TcPlaytestPlans       tc_playtest_get_plans        (TcPlaytest *self,
                                                    TcBoard    *stopped);

/* How many seconds it will go on as it went so far; −1 while that cannot be told. */
double                tc_playtest_get_seconds_left (TcPlaytest *self);

/* A game that has the features in the order of the tally, which is that of every battle. */
const TcGame         *tc_playtest_get_game         (TcPlaytest *self);

G_END_DECLS
