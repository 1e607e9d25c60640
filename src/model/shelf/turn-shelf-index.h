/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "turn-shelf-facts.h"

G_BEGIN_DECLS

/* What is known of a finished battle, whether its record is still there or not. */
typedef struct
{
  char          *id;           /* "20261118T141005Z-1a2b3c4d" */
  gint64         size;         /* of the record that was read, and when it was written: another one is read again */
  gint64         modified;
  TurnShelfFacts facts;
} TurnShelfEntry;

/* The index of the shelf: entries by id. It spares reading every record, and it is all that is left of one that was deleted. A new one is made from the
 * records that there are. */
typedef struct
{
  GHashTable *entries;         /* from id to TurnShelfEntry */
} TurnShelfIndex;

/* A file that is not there, or is damaged, holds nothing. FALSE: it must not be written over, as it is a newer program's or cannot be reached. */
gboolean        turn_shelf_index_load   (TurnShelfIndex *self,
                                         GFile          *folder);
gboolean        turn_shelf_index_save   (TurnShelfIndex *self,
                                         GFile          *folder,
                                         GError        **error);
void            turn_shelf_index_clear  (TurnShelfIndex *self);

/* NULL if it is not known. */
TurnShelfEntry *turn_shelf_index_find   (TurnShelfIndex *self,
                                         const char     *id);

/* Takes @facts, and the place of an entry that is there. */
TurnShelfEntry *turn_shelf_index_add    (TurnShelfIndex *self,
                                         const char     *id,
                                         gint64          size,
                                         gint64          modified,
                                         TurnShelfFacts *facts);

/* Of TurnShelfEntry, the newest first; the array is the caller's, the entries are not. */
GPtrArray      *turn_shelf_index_list   (TurnShelfIndex *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TurnShelfIndex, turn_shelf_index_clear)

G_END_DECLS
