/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <tc-record.h>

#include "turn-deal.h"

G_BEGIN_DECLS

/* Where the six sections of the HQ come from (C6). */
typedef enum
{
  TC_HQ_PRINTED,      /* side A: as the board says */
  TC_HQ_RANDOM,       /* side B, drawn */
  TC_HQ_CHOSEN,       /* side B, by the table */
} TcHqChoice;

#define TC_LEADER_RANDOM TURN_FIRST_DRAWN

/* Everything that the table chooses before a battle, as it is remembered between two. A value that owns its texts. All
 * four seats are always filled, so that one more tagger has a name. */
typedef struct
{
  guint      n_seats;                                    /* 2 to 4 */
  TurnSeat   seats[TC_MAX_SEATS];                        /* in turn order */
  char      *board;                                      /* id of a TcBoardEntry */
  TcHqChoice hq;
  gboolean   hq_by_hand;                                 /* else it follows the board */
  char       sections[TC_N_SECTIONS][TC_TOKEN_ID_SIZE];  /* of TC_HQ_CHOSEN; "" is not chosen yet */
  gboolean   free_drones;
  int        leader;                                     /* a seat, or TC_LEADER_RANDOM */
  gboolean   has_seed;
  guint64    seed;                                       /* if it is given */
} TcBattleSetup;

/* One person against one bot on the first board. @name is what the person is called; NULL or "": as a tagger. */
TcBattleSetup *tc_battle_setup_new              (const char *name) G_GNUC_WARN_UNUSED_RESULT;
TcBattleSetup *tc_battle_setup_copy             (const TcBattleSetup *self) G_GNUC_WARN_UNUSED_RESULT;
void           tc_battle_setup_free             (TcBattleSetup *self);

/* For settings: a dictionary, a{sv}. Reading takes what it understands and leaves the rest as tc_battle_setup_new ()
 * has it. */
GVariant      *tc_battle_setup_to_variant       (const TcBattleSetup *self) G_GNUC_WARN_UNUSED_RESULT;
TcBattleSetup *tc_battle_setup_new_from_variant (GVariant   *variant,
                                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Takes a board: its id, and what it is, or NULL if nobody knows yet. Unless a person has chosen the side of the HQ it is the one that goes with
 * the city: B with B, else A (C6). One without printed shapes is always played with side B. */
void           tc_battle_setup_choose_board     (TcBattleSetup *self,
                                                 const char    *id,
                                                 const TcBoard *board);

/* A person chooses the side of the HQ; any goes with any city. */
void           tc_battle_setup_choose_hq        (TcBattleSetup *self,
                                                 TcHqChoice     hq);

/* The setup of a record, for a rematch: the same table and board, another seed. */
TcBattleSetup *tc_battle_setup_new_from_record  (TurnRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a battle can begin so on @board (NULL: none is chosen); the error is a sentence for the person who waits. */
gboolean       tc_battle_setup_check            (const TcBattleSetup *self,
                                                 TcBoardFile         *board,
                                                 GError             **error);

/* Begins a battle: draws what is left to chance from the seed, which is @fresh_seed unless one is given. */
TurnRecord    *tc_battle_setup_start            (const TcBattleSetup *self,
                                                 TcBoardFile         *board,
                                                 guint64              fresh_seed,
                                                 GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBattleSetup, tc_battle_setup_free)

G_END_DECLS
