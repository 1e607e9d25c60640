/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TCE_TYPE_BOARD_CARD (tce_board_card_get_type ())

/* A board to begin with: its miniature, its name, and a line about it. In a GtkFlowBox, which tells when it is activated. */
G_DECLARE_FINAL_TYPE (TceBoardCard, tce_board_card, TCE, BOARD_CARD, GtkFlowBoxChild)

/* @board may be NULL when a file cannot be read: then @about says why. */
GtkWidget  *tce_board_card_new          (TcBoardFile * board,
                                         const char  *name,
                                         const char  *about) G_GNUC_WARN_UNUSED_RESULT;

/* What it stands for: a file, or one of the templates. Both may be NULL. */
void        tce_board_card_set_file     (TceBoardCard *self,
                                         GFile        *file);
GFile      *tce_board_card_get_file     (TceBoardCard *self);
void        tce_board_card_set_template (TceBoardCard *self,
                                         const char   *id);
const char *tce_board_card_get_template (TceBoardCard *self);

G_END_DECLS
