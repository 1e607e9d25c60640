/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-shelf-battle.h"
#include "turn-shelf-index.h"

G_BEGIN_DECLS

/* What is on the disk, for any thread. */
typedef struct
{
  GPtrArray     *battles;      /* of TurnShelfBattle, those to go on with first, then the newest first */
  TurnShelfIndex index;
} TurnShelfContents;

void               turn_shelf_contents_free   (TurnShelfContents *self);

/* @folder, or that in the user's data folder if it is NULL. */
GFile             *turn_shelf_disk_dup_folder (GFile *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Reads what the index does not know, and writes that down. */
TurnShelfContents *turn_shelf_disk_read       (GFile        *folder,
                                               GFile        *games,
                                               GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps a finished game, once, in @folder or the user's if it is NULL; @ended is when it was, in seconds since 1970. It is on the disk when TRUE is returned. The
 * oldest ones without a star make room for it. */
gboolean           turn_shelf_disk_keep       (GFile      *folder,
                                               TurnRecord *record,
                                               gint64      ended,
                                               GError    **error);

G_END_DECLS
