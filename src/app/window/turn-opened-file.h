/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <turn-record.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

/* Finds out what a file is by what it says of itself, not by its name: a record, which is read and verified, or a board of the game @kind. The other one
 * stays NULL. */
gboolean turn_opened_file_read (GFile               *file,
                                TurnRecord         **record,
                                const TurnGameKind **kind,
                                GError             **error);

G_END_DECLS
