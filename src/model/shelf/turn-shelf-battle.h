/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "turn-shelf-facts.h"

G_BEGIN_DECLS

#define TURN_TYPE_SHELF_BATTLE (turn_shelf_battle_get_type ())

/* A battle on the shelf: one that is over and kept, or one to go on with. A damaged file says why it cannot be read. Property: `starred`. */
G_DECLARE_FINAL_TYPE (TurnShelfBattle, turn_shelf_battle, TURN, SHELF_BATTLE, GObject)

/* Takes @facts. */
TurnShelfBattle      *turn_shelf_battle_new         (GFile * file,
                                                     TurnShelfFacts * facts) G_GNUC_WARN_UNUSED_RESULT;
TurnShelfBattle      *turn_shelf_battle_new_damaged (GFile      *file,
                                                     gint64      ended,
                                                     const char *message) G_GNUC_WARN_UNUSED_RESULT;

/* What its name says but for the star, which stays the same as long as the battle is kept. */
const char           *turn_shelf_battle_get_id      (TurnShelfBattle *self);
GFile                *turn_shelf_battle_get_file    (TurnShelfBattle *self);

/* Without a game where it is damaged. */
const TurnShelfFacts *turn_shelf_battle_get_facts   (TurnShelfBattle *self);

/* Why it cannot be read, translated; NULL: it can. */
const char           *turn_shelf_battle_get_damage  (TurnShelfBattle *self);

gboolean              turn_shelf_battle_is_starred  (TurnShelfBattle *self);

/* Only a battle that is over and kept has one: the file gets another name. */
gboolean              turn_shelf_battle_set_starred (TurnShelfBattle *self,
                                                     gboolean         starred,
                                                     GError         **error);

/* What names of files in the folder of kept battles say. */
gboolean              turn_shelf_name_is_kept       (const char *name);
char                 *turn_shelf_name_dup_id        (const char *name) G_GNUC_WARN_UNUSED_RESULT;
gboolean              turn_shelf_name_is_starred    (const char *name);
char                 *turn_shelf_name_new           (const char *id,
                                                     gboolean    starred) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
