/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-drawn.h"
#include <tc-token.h>

G_BEGIN_DECLS

#define TC_TYPE_TOKEN_PICTURE (tc_token_picture_get_type ())

/* A token in outline, in the colour of text, as large as its squares need. */
G_DECLARE_FINAL_TYPE (TcTokenPicture, tc_token_picture, TC, TOKEN_PICTURE, TurnDrawn)

/* @square: the side of one of its squares */
GtkWidget *tc_token_picture_new       (double square) G_GNUC_WARN_UNUSED_RESULT;

/* NULL draws nothing. A shape can be shown turned: as it lies in @shape, with the token's name. */
void       tc_token_picture_set_token (TcTokenPicture *self,
                                       const TcToken  *token);
void       tc_token_picture_set_shape (TcTokenPicture *self,
                                       TcShape         shape);

/* In a colour, such as that of who painted it; without one it is white. */
void       tc_token_picture_set_fill  (TcTokenPicture *self,
                                       const GdkRGBA  *fill);

G_END_DECLS
