/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-palette.h"

G_BEGIN_DECLS

#define TC_TYPE_ANNOUNCEMENT (tc_announcement_get_type ())

/* A sticker that says what just happened: “Nono fills ROW 5! +6”. It stays until the next one is slapped on. */
G_DECLARE_FINAL_TYPE (TcAnnouncement, tc_announcement, TC, ANNOUNCEMENT, GtkWidget)

GtkWidget *tc_announcement_new               (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_announcement_say:
 * @paint: of the tagger it is about
 * @title: what happened
 * @detail: (nullable): what it means for others
 * @value: (nullable): the prestige it brought, “+6”
 * @spoken: (nullable): the whole of it as one sentence for those who listen; the title and detail if %NULL
 */
void       tc_announcement_say               (TcAnnouncement *self,
                                              const TcPaint  *paint,
                                              const char     *title,
                                              const char     *detail,
                                              const char     *value,
                                              const char     *spoken);
void       tc_announcement_clear             (TcAnnouncement *self);

void       tc_announcement_finish_animations (TcAnnouncement *self);

G_END_DECLS
