/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-balancing.h>

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_BALANCE_PAGE (tce_balance_page_get_type ())

/* What a board is to play like, and the values with which it does. Property `balancing`, which may be NULL. Starting, pausing and taking the values are actions of the
 * window. */
G_DECLARE_FINAL_TYPE (TceBalancePage, tce_balance_page, TCE, BALANCE_PAGE, TcePanel)

/* What is chosen for the next one. */
LabWishes tce_balance_page_get_wishes (TceBalancePage *self);

G_END_DECLS
