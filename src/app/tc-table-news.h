/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-announcement.h>
#include <tc-news.h>
#include <tc-table.h>

G_BEGIN_DECLS

/* The piece of news about the last move that matters most to the table, in @news; FALSE when there is none worth telling. */
gboolean tc_table_news_find  (TcTable *table,
                              TcNews  *news);

/* Slaps it on; an older announcement stays when there is none. */
void     tc_table_news_say   (TcTable        *table,
                              TcAnnouncement *announcement);

/* The sound of the last move. */
void     tc_table_news_sound (TcTable *table);

G_END_DECLS
