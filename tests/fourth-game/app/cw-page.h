/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

#define CW_TYPE_PAGE (cw_page_get_type ())

/* The table of Clean Wall. */
G_DECLARE_FINAL_TYPE (CwPage, cw_page, CW, PAGE, TurnPage)

GtkWidget *cw_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
