/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-playtest.h>

G_BEGIN_DECLS

/* A playtest for other programs. */

/* One line a battle: its number of taggers, rounds, what ended it, winners and scores. */
char *tce_playtest_to_csv  (TcPlaytest *playtest) G_GNUC_WARN_UNUSED_RESULT;

/* All figures, of the run before too if there is one (else NULL). Shares and means are in thousandths. */
char *tce_playtest_to_json (TcPlaytest *playtest,
                            TcPlaytest *before) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
