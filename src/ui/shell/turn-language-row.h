/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_LANGUAGE_ROW (turn_language_row_get_type ())

/* A row of the preferences where the language of both programs is chosen; it is kept in their settings. */
G_DECLARE_FINAL_TYPE (TurnLanguageRow, turn_language_row, TURN, LANGUAGE_ROW, AdwComboRow)

G_END_DECLS
