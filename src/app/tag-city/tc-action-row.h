/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-action-scene.h"

G_BEGIN_DECLS

#define TC_TYPE_ACTION_ROW (tc_action_row_get_type ())

/* The row under the board, which is always there: rotate, flip, put back, what would be filled, and in the last place what confirms. Whatever it shows,
 * nothing in it moves. Its buttons leave the keyboard where it is. */
G_DECLARE_FINAL_TYPE (TcActionRow, tc_action_row, TC, ACTION_ROW, GtkWidget)

void tc_action_row_set_scene   (TcActionRow         *self,
                                const TcActionScene *scene);

/* Buttons without words for thumbs, and no names of keys; the one that confirms takes what room there is. */
void tc_action_row_set_compact (TcActionRow *self,
                                gboolean     compact);

/* With buttons at its start for what @table has no room for under the row; NULL: there is room. */
void tc_action_row_set_tray    (TcActionRow *self,
                                TcTable     *table);

G_END_DECLS
