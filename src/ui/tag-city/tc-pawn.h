/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-drawn.h"

G_BEGIN_DECLS

#define TC_TYPE_PAWN (tc_pawn_get_type ())

/* The golden spray can of the leader. */
G_DECLARE_FINAL_TYPE (TcPawn, tc_pawn, TC, PAWN, TurnDrawn)

GtkWidget *tc_pawn_new (int height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
