/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-state.h>

#include "tc-record.h"
#include "turn-record-event.h"

G_BEGIN_DECLS

/* The name of a square, "C4", for at most TC_CELL_NAME_SIZE bytes with the ending zero. */
#define TC_CELL_NAME_SIZE 4

void        tc_cell_name           (const TcGame *game,
                                    guint         square,
                                    char          name[TC_CELL_NAME_SIZE]);

/* Finds out how action->token lies on the squares that @object lists as `cells`. */
gboolean    tc_record_read_placement (const TcGame *game,
                                      JsonObject   *object,
                                      TcAction     *action,
                                      GError      **error);

/* What @object says is done with action->die, which lies in the HQ. */
gboolean    tc_record_read_use     (const TcGame  *game,
                                    const TcState *state,
                                    JsonObject    *object,
                                    TcAction      *action,
                                    GError       **error);

/* The functions of tc_record_format. */
gboolean    tc_record_read_event   (gconstpointer game,
                                    gconstpointer state,
                                    JsonObject   *event,
                                    GArray       *moves,
                                    GError      **error);
JsonNode   *tc_record_write_event  (gconstpointer   game,
                                    gconstpointer   before,
                                    gconstpointer   after,
                                    const TurnMove *moves,
                                    guint           n_moves);
JsonNode   *tc_record_write_result (gconstpointer game,
                                    gconstpointer state);
const char *tc_record_explain      (TurnVerdict verdict);
char       *tc_record_explain_move (gconstpointer game,
                                    gconstpointer before,
                                    TurnMove      move,
                                    TurnVerdict   verdict);

G_END_DECLS
