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

/* The functions of tc_record_format. */
gboolean    tc_record_read_event   (gconstpointer game,
                                    gconstpointer state,
                                    JsonObject   *event,
                                    GArray       *moves,
                                    GError      **error);

G_END_DECLS
