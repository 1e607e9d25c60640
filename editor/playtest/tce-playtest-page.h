/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-playtest-view.h"

G_BEGIN_DECLS

#define TCE_TYPE_PLAYTEST_PAGE (tce_playtest_page_get_type ())

/* The report of a playtest, also while it runs, and what the next one will be like. */
G_DECLARE_FINAL_TYPE (TcePlaytestPage, tce_playtest_page, TCE, PLAYTEST_PAGE, TcePlaytestView)

/* What is chosen for the next one. */
TcPlaytestPlan tce_playtest_page_get_plan   (TcePlaytestPage *self);

/* The run that the report compares with, or NULL. */
TcPlaytest    *tce_playtest_page_get_before (TcePlaytestPage *self);

G_END_DECLS
