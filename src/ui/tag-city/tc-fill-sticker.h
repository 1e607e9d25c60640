/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-announcement-look.h"
#include "turn-sticker.h"

G_BEGIN_DECLS

#define TC_TYPE_FILL_STICKER (tc_fill_sticker_get_type ())

/* One row, column or district that somebody filled, on a sticker with its value; slapped on when it is asked to. */
G_DECLARE_FINAL_TYPE (TcFillSticker, tc_fill_sticker, TC, FILL_STICKER, TurnSticker)

GtkWidget *tc_fill_sticker_new       (const TcChip    * chip,
                                      const TurnPaint * paint) G_GNUC_WARN_UNUSED_RESULT;

/* How many times as large as on an announcement. */
void       tc_fill_sticker_set_scale (TcFillSticker *self,
                                      double         scale);

G_END_DECLS
