/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The places of the table. In a template: <layout><property name="slot">board</property></layout>. */
typedef enum
{
  TC_SLOT_BACKDROP,         /* under everything */
  TC_SLOT_PROMPT,
  TC_SLOT_BOARD,
  TC_SLOT_ACTIONS,
  TC_SLOT_DISTRICTS,
  TC_SLOT_REMOTE,
  TC_SLOT_NETWORKS,
  TC_SLOT_CHECK,            /* over the tray, or over the networks alone, while they are checked */
  TC_SLOT_SIDE,             /* what lies under HQ and crew when they stand beside the board */
  TC_SLOT_HQ_HEADER,
  TC_SLOT_HQ,
  TC_SLOT_CREW_HEADER,
  TC_SLOT_CREW,
  TC_SLOT_QUEUE,            /* in the place of the HQ, while it is visible */
  TC_SLOT_NEWS,
  TC_SLOT_ENDING,           /* beside the news, while it is visible */
  TC_SLOT_RESULT,           /* the button that leads to it, while it is visible */
  TC_SLOT_VOICE,            /* behind everything: heard, not seen */
  TC_SLOT_LEADER_FOOT,      /* under the HQ while it is large */
  TC_SLOT_SWITCHER,
  TC_SLOT_COACH,            /* floats at the foot of the board */
  TC_SLOT_REPLAY,           /* at the foot, while it is visible */
} TcTableSlot;

#define TC_N_SLOTS (TC_SLOT_REPLAY + 1)

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

GtkLayoutManager *tc_page_layout_new       (void) G_GNUC_WARN_UNUSED_RESULT;

TcTableWidth      tc_page_layout_get_width (TcPageLayout *self);

/* The page that a medium or narrow table shows: TC_SLOT_HQ, TC_SLOT_REMOTE, TC_SLOT_NETWORKS or TC_SLOT_CREW. */
void              tc_page_layout_set_page  (TcPageLayout *self,
                                            TcTableSlot   page);
TcTableSlot       tc_page_layout_get_page  (TcPageLayout *self);

/* The leader arranges dice: the HQ is large and stands where the board is. */
void              tc_page_layout_set_leading (TcPageLayout *self,
                                              gboolean      leading);

/* Where the ghost and the squares are, in the coordinates of the table; the floating bar keeps off the one and on the others. NULL: there
 * is no ghost, and no bar. */
void              tc_page_layout_set_ghost (TcPageLayout          *self,
                                            const graphene_rect_t *ghost,
                                            const graphene_rect_t *grid);

G_END_DECLS
