/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board.h>

G_BEGIN_DECLS

#define TCE_TYPE_TOKEN_PICKER (tce_token_picker_get_type ())

/* All tokens that may lie on the HQ, those of the box and the author's own. `picked` (string: an id) tells which one was clicked. */
G_DECLARE_FINAL_TYPE (TceTokenPicker, tce_token_picker, TCE, TOKEN_PICKER, AdwBin)

/* Offers the tokens of @board, and marks the one with the id @chosen. */
void       tce_token_picker_show_board (TceTokenPicker *self,
                                        const TcBoard  *board,
                                        const char     *chosen);

G_END_DECLS
