/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A bar on the standard error while something takes its time; nothing at all where that is no terminal. */
typedef struct
{
  guint64  total;
  gint64   began;       /* microseconds */
  gint64   shown;
  gboolean is_shown;
} Progress;

void progress_begin  (Progress *self,
                      guint64   total);
void progress_update (Progress *self,
                      guint64   done);

/* Takes the bar away, for good or until the next update, so that something else can be said. */
void progress_clear  (Progress *self);
void progress_end    (Progress *self);

G_END_DECLS
