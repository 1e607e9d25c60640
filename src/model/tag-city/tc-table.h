/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

#include "tc-character.h"
#include "tc-dice-plan.h"
#include "tc-draft.h"
#include "tc-pieces.h"
#include "turn-screen.h"

G_BEGIN_DECLS

/* What the people in front of the screen are to do. */
typedef enum
{
  TC_TABLE_WATCHING,        /* chance or a bot moves, or a replay shows the past */
  TC_TABLE_HANDING_OVER,    /* the shutter is down until the viewer says to be there */
  TC_TABLE_LEADING,         /* the viewer arranges the dice */
  TC_TABLE_CHOOSING,        /* the viewer puts a turn together */
  TC_TABLE_OVER,
} TcTableMode;

#define TC_TYPE_TABLE (tc_table_get_type ())

/* A match of Tag City as one screen shows it: whose board is large, the turn or the dice that are being arranged, whether the shutter is down.
 * Widgets read it and report what the user asked for; it passes that on to the match. */
G_DECLARE_FINAL_TYPE (TcTable, tc_table, TC, TABLE, TurnScreen)

TcTable       *tc_table_new               (TurnMatch * match) G_GNUC_WARN_UNUSED_RESULT;

TurnMatch     *tc_table_get_match         (TcTable *self);
TcBoardFile   *tc_table_get_board_file    (TcTable *self);
const TcGame  *tc_table_get_game          (TcTable *self);
const TcState *tc_table_get_state         (TcTable *self);
TcPieces      *tc_table_get_pieces        (TcTable *self);
TcTableMode    tc_table_get_mode          (TcTable *self);

/* What is being put together, to be shown. */
const TcDraft    *tc_table_get_draft      (TcTable *self);
const TcDicePlan *tc_table_get_plan       (TcTable *self);

/* The same, to be acted on: NULL unless the turn is the viewer's and what it is about is shown, which is their own board, or the dice of the HQ. Pointer,
 * keys, buttons and hints go through here, so that nothing acts on what is not seen. */
const TcDraft    *tc_table_get_own_draft  (TcTable *self);
const TcDicePlan *tc_table_get_own_plan   (TcTable *self);

/* The next one takes its place, where there is one to be acted on. FALSE: it is no other. */
gboolean       tc_table_set_own_draft     (TcTable *self,
                                           TcDraft  draft);
gboolean       tc_table_set_own_plan      (TcTable   *self,
                                           TcDicePlan plan);

/* What bots say of their moves; nothing unless somebody wants it. */
TcTalk         tc_table_get_talk          (TcTable *self);
void           tc_table_set_talk          (TcTable *self,
                                           TcTalk   talk);

/* Whether fingers act, who have no keys and no mouse; then what is said to the viewer speaks of neither. */
gboolean       tc_table_is_touched        (TcTable *self);
void           tc_table_set_touched       (TcTable *self,
                                           gboolean touched);

/* The person (or, when nobody plays, the bot) for whom the screen is, and the tagger whose board is large: the same unless somebody looks
 * at another board. */
guint          tc_table_get_viewer        (TcTable *self);
guint          tc_table_get_shown         (TcTable *self);
void           tc_table_look_at           (TcTable *self,
                                           guint    seat);
void           tc_table_look_back         (TcTable *self);

/* Whether what has been put together can be confirmed, and confirming it. The final die is pinned at first and sealed by confirming it again, but not by
 * a double click; unless it is to be sealed at once. */
gboolean       tc_table_can_confirm       (TcTable *self);
gboolean       tc_table_confirm           (TcTable *self);
gboolean       tc_table_get_seals_at_once (TcTable *self);
void           tc_table_set_seals_at_once (TcTable *self,
                                           gboolean seals_at_once);

/* How long a pin cannot be taken for a seal. */
#define TC_PIN_MILLISECONDS 300

/* Whether something has been put together that can be dropped, and dropping it: back to the dice, or no die pushed. */
gboolean       tc_table_can_put_back      (TcTable *self);
void           tc_table_put_back          (TcTable *self);

/* A person who has sealed a choice for the final die takes it back, while others still choose. */
void           tc_table_revise            (TcTable *self,
                                           guint    seat);

/* In the order in which they take dice in this round, the leader last. */
guint          tc_table_get_seat_in_order (TcTable *self,
                                           guint    index);

G_END_DECLS
