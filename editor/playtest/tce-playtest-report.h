/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-playtest-view.h"

G_BEGIN_DECLS

#define TCE_TYPE_PLAYTEST_REPORT (tce_playtest_report_get_type ())

/* What a playtest has come to so far, in charts; invisible without one. */
G_DECLARE_FINAL_TYPE (TcePlaytestReport, tce_playtest_report, TCE, PLAYTEST_REPORT, TcePlaytestView)

/* A run to compare with, or NULL. */
void       tce_playtest_report_set_before (TcePlaytestReport *self,
                                           TcPlaytest        *before);

/* For a picture, where nobody can point at anything. */
GtkWidget *tce_playtest_report_new_still  (TcPlaytest *playtest,
                                           TcPlaytest *before) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
