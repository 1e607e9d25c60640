/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

#define TURN_TYPE_TAGGER_ROW (turn_tagger_row_get_type ())

/* One tagger of a battle to come: paint, name, person or bot. It writes what is chosen into the seat it was given, and tells so by `changed`;
 * `removed` asks to leave the table. */
G_DECLARE_FINAL_TYPE (TurnTaggerRow, turn_tagger_row, TURN, TAGGER_ROW, GtkListBoxRow)

/* Bots are offered in the levels that the game offers. */
GtkWidget *turn_tagger_row_new      (const TurnGameKind * kind) G_GNUC_WARN_UNUSED_RESULT;

/* @seat stays the caller's and must outlive the row or be replaced. */
void       turn_tagger_row_set_seat (TurnTaggerRow *self,
                                     TurnSeat      *seat,
                                     gboolean       removable);

/* Whether a person may choose a language of their own. */
void       turn_tagger_row_offer_language (TurnTaggerRow *self,
                                           gboolean       offered);

G_END_DECLS
