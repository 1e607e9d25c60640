/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_BOARD_PART (tc_board_part_get_type ())

/* A square or value of a board as assistive technologies and the keyboard focus meet it. The board draws everything itself. */
G_DECLARE_FINAL_TYPE (TcBoardPart, tc_board_part, TC, BOARD_PART, GtkWidget)

GtkWidget *tc_board_part_new       (GtkAccessibleRole role,
                                    gboolean focusable) G_GNUC_WARN_UNUSED_RESULT;

/* What is read aloud. */
void       tc_board_part_set_label (TcBoardPart *self,
                                    const char  *label);

G_END_DECLS
