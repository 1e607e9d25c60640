/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-set.h>

G_BEGIN_DECLS

/* The places of the table. In a template: <layout><property name="slot">board</property></layout>. */
typedef enum
{
  TC_SLOT_BACKDROP,         /* under everything */
  TC_SLOT_PROMPT,
  TC_SLOT_BOARD,
  TC_SLOT_LAST_ROUND,       /* in the corner of the board's plate, while it is visible */
  TC_SLOT_ACTIONS,          /* the row under the board, always there */
  TC_SLOT_DISTRICTS,
  TC_SLOT_REMOTE,
  TC_SLOT_NETWORKS,
  TC_SLOT_CHECK,            /* over the tray, or over the networks alone, while they are checked */
  TC_SLOT_SIDE,             /* what lies under HQ and crew when they stand beside the board */
  TC_SLOT_HQ_HEADER,
  TC_SLOT_HQ,
  TC_SLOT_CREW_HEADER,
  TC_SLOT_CREW,
  TC_SLOT_JOURNAL,          /* under HQ and crew, or a page of a narrow table, while it is visible */
  TC_SLOT_QUEUE,            /* in the place of the HQ, while it is visible */
  TC_SLOT_NEWS,
  TC_SLOT_ENDING,           /* beside the news, while it is visible */
  TC_SLOT_LEADER_FOOT,      /* under the HQ while it is large */
  TC_SLOT_SWITCHER,
  TC_SLOT_COACH,            /* floats at the foot of the board */
  TC_SLOT_REPLAY,           /* at the foot, while it is visible */
  TC_SLOT_HINT,             /* beside the shape or the dice it is about, while it is visible */
  TC_SLOT_REVEAL,           /* over everything, while it is visible */
} TcTableSlot;

#define TC_N_SLOTS (TC_SLOT_REVEAL + 1)

#define TC_TYPE_TABLE_SLOT (tc_table_slot_get_type ())

GType tc_table_slot_get_type (void);

/* How the table is laid out. */
typedef enum
{
  TC_TABLE_WIDE,            /* HQ and crew beside the board, the tray under it */
  TC_TABLE_MEDIUM,          /* HQ under the board, beside it one of the pages */
  TC_TABLE_NARROW,          /* the board, and one of the pages under it */
} TcTableWidth;

#define TC_TYPE_PAGE_LAYOUT (tc_page_layout_get_type ())

/* Lays out the table for the room there is: it reads the width, hides and allocates, and moves no widget to another parent. `width-changed`
 * is emitted when TcTableWidth has changed (from an idle, so that a listener may change widgets). Its property `check` says how far the card for
 * checking networks has come out over the tray, from 0 to 1. */
G_DECLARE_FINAL_TYPE (TcPageLayout, tc_page_layout, TC, PAGE_LAYOUT, GtkLayoutManager)

TcTableWidth      tc_page_layout_get_width (TcPageLayout *self);

/* Whether a wide table has no room under its row for districts, remote and networks. */
gboolean          tc_page_layout_lacks_tray (TcPageLayout *self);

/* The page that a medium or narrow table shows: TC_SLOT_HQ, TC_SLOT_REMOTE, TC_SLOT_NETWORKS, TC_SLOT_CREW or TC_SLOT_JOURNAL. */
void              tc_page_layout_set_page  (TcPageLayout *self,
                                            TcTableSlot   page);
TcTableSlot       tc_page_layout_get_page  (TcPageLayout *self);

/* The leader arranges dice: the HQ is large and stands where the board is. */
void              tc_page_layout_set_leading (TcPageLayout *self,
                                              gboolean      leading);

/* Whether a first battle is guided, whose guide speaks under the row; what lies there otherwise appears when it is taught. */
void         tc_page_layout_set_guided  (TcPageLayout *self,
                                         gboolean      guided,
                                         gboolean      has_tray);

/* What a hint is about. */
typedef struct
{
  gboolean is_shown;
  gboolean is_brief;        /* it takes the place of the prompt */
  TcSet    squares;         /* where it lays a shape; none: it is about the large HQ, or about the tray */
  TcSet    painted;         /* what its bubble may cover best */
} TcHintTarget;

void         tc_page_layout_set_hint    (TcPageLayout       *self,
                                         const TcHintTarget *target);

G_END_DECLS
