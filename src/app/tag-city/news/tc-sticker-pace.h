/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-report.h>

G_BEGIN_DECLS

/* How long a sticker stays at least, in milliseconds, before the next one takes its place. */
#define TC_STICKER_MILLISECONDS 900

/* Which announcement is on the sticker: those that come too fast wait for each other, so that each can be read. */
typedef struct _TcStickerPace TcStickerPace;

/* Called when another one is due. */
typedef void (*TcStickerFunc) (gpointer user_data);

TcStickerPace *tc_sticker_pace_new   (TcStickerFunc due,
                                      gpointer      user_data) G_GNUC_WARN_UNUSED_RESULT;
void           tc_sticker_pace_free  (TcStickerPace *self);

/* What is on the sticker; with nobody in it there is none. */
const TcTold  *tc_sticker_pace_get   (TcStickerPace *self);

/* Lets @told come as soon as what is there has been seen; with nobody in it the sticker goes then. */
void           tc_sticker_pace_add   (TcStickerPace *self,
                                      const TcTold  *told);

/* Puts @told there without a call, and drops what waits. */
void           tc_sticker_pace_set   (TcStickerPace *self,
                                      const TcTold  *told);

/* What is there has been seen: the next one may come. */
void           tc_sticker_pace_hurry (TcStickerPace *self);

G_END_DECLS
