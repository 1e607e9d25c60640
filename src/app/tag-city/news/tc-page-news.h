/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

#include "turn-page.h"

G_BEGIN_DECLS

#define TC_TYPE_PAGE_NEWS (tc_page_news_get_type ())

/* Announces to a table what was filled (C16), the last round and the end, to the eye and to those who listen. Nobody waits for it: stickers that come
 * too fast wait for each other, and what a final die filled stays until the HQ is needed or somebody acts. It works with widgets of the page's template. */
G_DECLARE_FINAL_TYPE (TcPageNews, tc_page_news, TC, PAGE_NEWS, GObject)

/* @page: a TcPage, which outlives it. */
TcPageNews *tc_page_news_new          (TurnPage * page) G_GNUC_WARN_UNUSED_RESULT;

/* NULL: an empty table. What was announced last is there again, without a word. */
void        tc_page_news_set_table    (TcPageNews *self,
                                       TcTable    *table);

/* Tells of what has come since the last time. */
void        tc_page_news_tell         (TcPageNews *self);

/* To be called whenever the table has changed. */
void        tc_page_news_refresh      (TcPageNews *self);

/* A person has begun to act: what they have read by now makes room. */
void        tc_page_news_act          (TcPageNews *self);

/* A click or key means "go on". FALSE when that was meant for the match. */
gboolean    tc_page_news_skip         (TcPageNews *self);

/* Marks the shape that @seat painted with the move of that index, on the board or a miniature; a negative @seat: only what is announced is marked. */
void        tc_page_news_light     (TcPageNews *self,
                                    int         seat,
                                    guint       index);

G_END_DECLS
