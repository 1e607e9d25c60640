/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-page-layout.h"
#include "tc-table-geometry.h"

G_BEGIN_DECLS

/* Finds a place for the bubble of a hint on a table that is laid out otherwise, and points it to what it is about. */
void tc_hint_ground_place (TcTableGeometry    *plan,
                           const TcHintTarget *target,
                           gboolean            is_leading);

G_END_DECLS
