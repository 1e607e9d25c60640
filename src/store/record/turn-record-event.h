/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-record.h"

G_BEGIN_DECLS

/* What the formats of all games share when they read and write events. */

/* A STORE_ERROR_FOUL that begins with its rule. Always FALSE, so that a failing function can return it. */
gboolean    turn_record_foul       (GError    **error,
                                    const char *rule,
                                    const char *format,
                                    ...) G_GNUC_PRINTF (3, 4);

/* Says where a mistake is; an illegal move begins with its rule instead. Always FALSE. */
gboolean    turn_record_add_place  (GError    **error,
                                    const char *place);

/* A whole number from 0 to @most. */
gboolean    turn_record_read_byte  (JsonObject *object,
                                    const char *member,
                                    guint       most,
                                    guint8     *byte,
                                    GError    **error);

/* Just so many numbers. */
gboolean    turn_record_read_bytes (JsonObject *object,
                                    const char *member,
                                    guint       n_bytes,
                                    guint       least,
                                    guint       most,
                                    guint8     *bytes,
                                    GError    **error);

/* Cards by their names: the members `deck` of a set-up and `card` of an event. */
typedef gboolean (*TurnRecordCardFinder) (const char *name,
                                          guint8     *card);

gboolean    turn_record_read_deck  (JsonObject          *setup,
                                    guint                n_cards,
                                    TurnRecordCardFinder find_card,
                                    guint8              *deck,
                                    GError             **error);
gboolean    turn_record_read_card  (JsonObject          *event,
                                    TurnRecordCardFinder find_card,
                                    guint8              *card,
                                    GError             **error);

/* The game has no event of that name. Always FALSE. */
gboolean    turn_record_fail_event (const char *name,
                                    GError    **error);
void        turn_record_add_move   (GArray  *moves,
                                    TurnMove move);

/* Whether the member `seat` is the one that is due; if not, that is illegal by @rule. */
gboolean    turn_record_check_seat (JsonObject *object,
                                    guint       n_seats,
                                    guint       due,
                                    const char *rule,
                                    GError    **error);

/* An event that says its name; a node that takes an object; numbers and the places of bits as lists. */
JsonObject *turn_record_new_event  (const char *name) G_GNUC_WARN_UNUSED_RESULT;
JsonNode   *turn_record_node       (JsonObject *object) G_GNUC_WARN_UNUSED_RESULT;
JsonArray  *turn_record_bytes      (const guint8 *bytes,
                                    guint         n_bytes) G_GNUC_WARN_UNUSED_RESULT;
JsonArray  *turn_record_bits       (guint bits) G_GNUC_WARN_UNUSED_RESULT;

/* The members `seats`, which it takes, and `winners`. */
JsonObject *turn_record_new_result (const TurnRules *rules,
                                    gconstpointer    game,
                                    gconstpointer    state,
                                    JsonArray       *seats) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
