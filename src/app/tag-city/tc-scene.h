/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>
#include <tc-bubbles.h>
#include <tc-hq-view.h>
#include <tc-remote.h>
#include <tc-table.h>
#include <turn-palette.h>
#include <turn-seat-look.h>

G_BEGIN_DECLS

/* What the widgets of the table are given to draw. */

/* The paint of a seat: its own, or the one of its place at the table. */
const TurnPaint *tc_scene_paint      (TcTable *table,
                                      guint    seat);

/* "Old Harbour · round 7", and whether that is about the final die; @is_revealed: its choices are being shown. */
char            *tc_scene_subtitle   (TcTable *table,
                                      gboolean is_revealed) G_GNUC_WARN_UNUSED_RESULT;

/* A tagger's board, for the time of a call. */
void             tc_scene_board      (TcTable      *table,
                                      guint         seat,
                                      TcBoardScene *scene);

/* The shape in the viewer's hand; only while there is one. */
TcBoardGhost     tc_scene_ghost      (TcTable *table);

/* The HQ with what the viewer is doing with it. */
void             tc_scene_hq         (TcTable   *table,
                                      TcHqScene *scene);

/* The networks as the tagger whose board is shown sees them, with what the viewer is doing with them. */
void             tc_scene_bubbles    (TcTable        *table,
                                      TcBubblesScene *scene);

/* Shows the drones and the bubbles of the tagger whose board is shown, with what the viewer is doing with them. */
void             tc_scene_show_tray  (TcTable   *table,
                                      TcRemote  *remote,
                                      TcBubbles *bubbles);

G_END_DECLS
