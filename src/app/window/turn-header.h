/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-pages.h"

G_BEGIN_DECLS

#define TURN_TYPE_HEADER (turn_header_get_type ())

/* The bar above the pages: what is played and how it stands, what can be done wherever one is, and the menu. */
G_DECLARE_FINAL_TYPE (TurnHeader, turn_header, TURN, HEADER, AdwBin)

/* Shows what belongs to the page that is seen. */
void turn_header_follow (TurnHeader *self,
                         TurnPages  *pages);

G_END_DECLS
