/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-score.h>

/* Tag City once more, as slow and as obvious as can be: cells in arrays and loops over them, no bits, nothing worked out
 * beforehand. It takes only the board and what the table decided, so it can be wrong only in ways of its own. */

#define SLOW_SIDE TC_SHAPE_MAX_SIDE

/* One way to hold a token. */
typedef struct
{
  gboolean cells[SLOW_SIDE][SLOW_SIDE];
} SlowForm;

typedef struct
{
  TcBoard  board;
  TcSetup  setup;
  guint    n_forms[TC_N_HQ_TOKENS];
  SlowForm forms[TC_N_HQ_TOKENS][8];
} SlowGame;

typedef struct
{
  gboolean painted[TC_MAX_SIDE][TC_MAX_SIDE];

  /* Circled values: 0, or TC_RANK_HIGH or TC_RANK_LOW. */
  TcRank   columns[TC_MAX_SIDE];
  TcRank   rows[TC_MAX_SIDE];
  TcRank   districts[TC_MAX_DISTRICTS];
  gboolean drones[TC_MAX_DRONES];
  gboolean bubbles[TC_MAX_BUBBLES];
} SlowTagger;

typedef struct
{
  TcPhase    phase;
  guint      round;
  guint      leader;
  guint      turn;                       /* from the leader's left, in the draft and for the final die */
  guint      faces[TC_MAX_DICE];
  guint      sections[TC_MAX_DICE];
  gboolean   taken[TC_MAX_DICE];
  TcAction   sealed[TC_MAX_SEATS];       /* from the leader's left */
  SlowTagger taggers[TC_MAX_SEATS];
} SlowState;

void     slow_game_init      (SlowGame      *self,
                              const TcBoard *board,
                              const TcSetup *setup);

guint    slow_game_n_dice    (const SlowGame *self);

void     slow_state_start    (const SlowGame *game,
                              SlowState      *self);
int      slow_state_to_move  (const SlowGame  *game,
                              const SlowState *self);
GArray  *slow_state_moves    (const SlowGame  *game,
                              const SlowState *self) G_GNUC_WARN_UNUSED_RESULT;   /* of TurnMove */
void     slow_state_play     (const SlowGame *game,
                              SlowState      *self,
                              TurnMove        move);                              /* a legal one */
TcScore  slow_state_score    (const SlowGame  *game,
                              const SlowState *self,
                              guint            seat);
guint    slow_state_ended_by (const SlowGame  *game,
                              const SlowState *self);
guint    slow_state_winners  (const SlowGame  *game,
                              const SlowState *self);

gboolean slow_state_bubble_is_free (const SlowGame  *game,
                                    const SlowState *self,
                                    guint            bubble);
