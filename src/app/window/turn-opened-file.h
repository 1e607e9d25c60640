/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <turn-record.h>

G_BEGIN_DECLS

typedef enum
{
  TURN_OPENED_NOTHING,      /* the error says why */
  TURN_OPENED_BOARD,
  TURN_OPENED_RECORD,
} TurnOpenedKind;

/* Finds out what a file is by what it says of itself, not by its name; a record is read and verified. */
TurnOpenedKind turn_opened_file_read (GFile       *file,
                                      TurnRecord **record,
                                      GError     **error);

G_END_DECLS
