/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-game.h>

#include "tc-board-file.h"
#include "turn-record.h"

G_BEGIN_DECLS

/* Tag City's row of turn_record_formats. */
extern const TurnRecordFormat tc_record_format;

/* The `setup` of a new battle, for turn_record_new (). The seats are counted there, so that @setup->n_seats does not matter. */
JsonNode    *tc_record_setup_new      (TcBoardFile   *file,
                                       const TcSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* The board that stands in the record, with its texts; the record's own. */
TcBoardFile *tc_record_get_board_file (TurnRecord *record);

G_END_DECLS
