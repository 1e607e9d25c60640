/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-announcement.h"

G_BEGIN_DECLS

/* The most rows there are: one a tagger. */
#define TC_MAX_ANNOUNCEMENTS 4

/* So long all rows take to appear, one after the other, in milliseconds. */
#define TC_QUEUE_MILLISECONDS 1500

#define TC_TYPE_ANNOUNCEMENT_QUEUE (tc_announcement_queue_get_type ())

/* What several taggers fill at once, a paper each on the vinyl of the HQ. The papers come one after the other, the newest has a golden edge, and all
 * stay. `advanced` when another one has come, `pressed` when somebody has clicked or touched it. */
G_DECLARE_FINAL_TYPE (TcAnnouncementQueue, tc_announcement_queue, TC, ANNOUNCEMENT_QUEUE, AdwBin)

/* @label says what it is about. With @at_once, and where nothing may move, all are there at once. */
void       tc_announcement_queue_say         (TcAnnouncementQueue       *self,
                                              const char                *label,
                                              const TcAnnouncementScene *scenes,
                                              guint                      n_scenes,
                                              gboolean                   at_once);
guint      tc_announcement_queue_get_n_shown (TcAnnouncementQueue *self);

/* Whether all rows have come, and letting those come that have not. */
gboolean   tc_announcement_queue_is_complete (TcAnnouncementQueue *self);
void       tc_announcement_queue_complete    (TcAnnouncementQueue *self);

G_END_DECLS
