/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TURN_TYPE_AUTOSAVE (turn_autosave_get_type ())

/* Keeps a file up to date without waiting for the disk: a thread writes the newest text, in order, each time as a
 * whole. A text that is replaced while the disk is busy is never written.
 *
 * A write that failed is tried again every few seconds. `failed` carries the GError of a write, once until one succeeds again or fails for another
 * reason, and `recovered` says that one has succeeded. */
G_DECLARE_FINAL_TYPE (TurnAutosave, turn_autosave, TURN, AUTOSAVE, GObject)

TurnAutosave *turn_autosave_new      (GFile * file) G_GNUC_WARN_UNUSED_RESULT;

GFile        *turn_autosave_get_file (TurnAutosave *self);

/* Writes @text soon. @text: (transfer full) */
void          turn_autosave_write    (TurnAutosave *self,
                                      char         *text);

/* Drops what is not on the disk, because nobody wants it there any more. */
void          turn_autosave_forget   (TurnAutosave *self);

/* Waits until the newest text is on the disk, or could not be written; one that failed before is tried once more. Dropping the last reference does
 * the same. */
gboolean      turn_autosave_flush    (TurnAutosave *self,
                                      GError      **error);

G_END_DECLS
