/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-announcement-look.h"
#include "turn-sticker.h"

G_BEGIN_DECLS

/* What is announced of one tagger; everything is borrowed for the time of a call. */
typedef struct
{
  const TurnPaint *paint;
  const char      *name;
  const char      *title;       /* “Nono fills 3 at once!” */
  const char      *detail;      /* what it means for the reader, or NULL */
  const char      *sum;         /* “+31” */
  const char      *price;       /* of a drone, “−5”, or NULL */
  const TcChip    *chips;
  guint            n_chips;
  const char      *spoken;      /* all of it for those who listen */
} TcAnnouncementScene;

#define TC_TYPE_ANNOUNCEMENT (tc_announcement_get_type ())

/* A sticker that says what somebody filled: “Nono fills 3 at once! +31”, with a chip for each row, column and district; or a row of a queue of such
 * papers. It stays until the next one is slapped on. Read aloud it is a picture with a name: who is to hear of it at once is told by the page. */
G_DECLARE_FINAL_TYPE (TcAnnouncement, tc_announcement, TC, ANNOUNCEMENT, TurnSticker)

GtkWidget *tc_announcement_new_row           (void) G_GNUC_WARN_UNUSED_RESULT;

/* NULL: nothing, the paper is gone. What is said already is not slapped on again. */
void       tc_announcement_say               (TcAnnouncement            *self,
                                              const TcAnnouncementScene *scene);

/* Whether it has the golden edge of the newest. */
void       tc_announcement_set_newest        (TcAnnouncement *self,
                                              gboolean        is_newest);

G_END_DECLS
