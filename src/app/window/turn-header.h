/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-pages.h"

G_BEGIN_DECLS

#define TC_TYPE_HEADER (tc_header_get_type ())

/* The bar above the pages: what is played and how it stands, what can be done wherever one is, and the menu. */
G_DECLARE_FINAL_TYPE (TcHeader, tc_header, TC, HEADER, AdwBin)

/* Shows what belongs to the page that is seen. */
void tc_header_follow (TcHeader *self,
                       TcPages  *pages);

G_END_DECLS
