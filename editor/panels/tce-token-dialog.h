/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-document.h>

G_BEGIN_DECLS

#define TCE_TYPE_TOKEN_DIALOG (tce_token_dialog_get_type ())

/* Draws a token of the author's own: a shape in a grid, and what it is called. Says at once what keeps the shape from being one, and which token it is
 * that has it already. */
G_DECLARE_FINAL_TYPE (TceTokenDialog, tce_token_dialog, TCE, TOKEN_DIALOG, AdwWindow)

/* @token: the one of the board's own tokens that is drawn again, or -1 for a new one. */
TceTokenDialog *tce_token_dialog_new (GtkWindow       * parent,
                                      TcBoardDocument * document,
                                      int token) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
