/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-state.h>

#include "turn-record.h"

G_BEGIN_DECLS

/* TAG's row of turn_record_formats. */
extern const TurnRecordFormat tg_record_format;

/* A card as records name it: "T", "TAG", "GOOL" …; TG_NO_CARD for any other text. */
const char *tg_record_card_name (TgCard card);
TgCard      tg_record_card_find (const char *name);

/* The functions of tg_record_format that concern events. */
gboolean    tg_record_read_event  (gconstpointer game,
                                   gconstpointer state,
                                   JsonObject   *event,
                                   GArray       *moves,
                                   GError      **error);
JsonNode   *tg_record_write_event (gconstpointer   game,
                                   gconstpointer   before,
                                   gconstpointer   after,
                                   const TurnMove *moves,
                                   guint           n_moves);

G_END_DECLS
