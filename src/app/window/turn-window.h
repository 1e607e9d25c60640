/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

G_BEGIN_DECLS

#define TC_TYPE_WINDOW (tc_window_get_type ())

/* A table with its pages: a new battle, the battle, its end. */
G_DECLARE_FINAL_TYPE (TcWindow, tc_window, TC, WINDOW, AdwApplicationWindow)

TcWindow  *tc_window_new       (GtkApplication * application);

/* Opens a board (a new battle on it) or a record (to go on, or to watch); what is wrong with the file is shown in words. */
void       tc_window_open      (TcWindow *self,
                                GFile    *file);

/* Plays @record on this table, from where it stands. */
void       tc_window_play      (TcWindow   *self,
                                TurnRecord *record);

TurnMatch *tc_window_get_match (TcWindow *self);

/* Says everything in the language that is spoken now. Match, page and a turn in the making stay what they are. */
void       tc_window_say_anew  (TcWindow *self);

G_END_DECLS
