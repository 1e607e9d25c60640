/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-shelf-battle.h"
#include "turn-shelf-index.h"

G_BEGIN_DECLS

/* So many battles are kept; then the oldest without a star goes. */
#define TURN_SHELF_MOST 200

#define TURN_TYPE_SHELF (turn_shelf_get_type ())

/* The battles of this person: a GListModel of TurnShelfBattle, those to go on with first, then those that are over, the newest first. `read` after everything was read. */
G_DECLARE_FINAL_TYPE (TurnShelf, turn_shelf, TURN, SHELF, GObject)

/* @folder holds battles that are over, @games those to go on with; each is the user's if it is NULL. Nothing is read yet. */
TurnShelf        *turn_shelf_new         (GFile * folder,
                                          GFile * games) G_GNUC_WARN_UNUSED_RESULT;

/* Reads everything again, in a thread. */
void              turn_shelf_refresh     (TurnShelf *self);
gboolean          turn_shelf_is_reading  (TurnShelf *self);

/* How many of the list are kept in its folder. */
guint             turn_shelf_get_n_kept  (TurnShelf *self);

/* All finished battles that are known of, the newest first, whether there is a record of them or not: of TurnShelfEntry; NULL before they were read. */
const GPtrArray  *turn_shelf_get_results (TurnShelf *self);

/* The battle with that id, or NULL if it is gone. */
TurnShelfBattle  *turn_shelf_find        (TurnShelf  *self,
                                          const char *id);

/* Takes a battle out of the list; puts it back. Its file stays until it is deleted, which one that is open at a table refuses with G_IO_ERROR_BUSY. */
void              turn_shelf_hide        (TurnShelf       *self,
                                          TurnShelfBattle *battle);
void              turn_shelf_restore     (TurnShelf       *self,
                                          TurnShelfBattle *battle);
gboolean          turn_shelf_delete      (TurnShelf       *self,
                                          TurnShelfBattle *battle,
                                          GError         **error);

G_END_DECLS
