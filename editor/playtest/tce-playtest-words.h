/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-playtest.h>

G_BEGIN_DECLS

/* What a playtest means, in words; translated. */

/* Whether a seat is better than the others, as far as the number of battles allows to tell; NULL when it does not. @is_warning: somebody has an
 * advantage, or may have one. */
char      *tce_playtest_words_seats  (const LabTally *tally,
                                      guint           n_seats,
                                      gboolean       *is_warning) G_GNUC_WARN_UNUSED_RESULT;

/* How far it is: “200 of 500 battles”, and “about 40 s left”, which may be empty. */
char      *tce_playtest_words_count  (TcPlaytest *playtest) G_GNUC_WARN_UNUSED_RESULT;
char      *tce_playtest_words_left   (TcPlaytest *playtest) G_GNUC_WARN_UNUSED_RESULT;

/* What is chosen for one: “3 taggers”, “Street level”, “Random HQ”. */
char       *tce_playtest_words_taggers (guint n_seats) G_GNUC_WARN_UNUSED_RESULT;
char       *tce_playtest_words_level   (const char *level) G_GNUC_WARN_UNUSED_RESULT;
const char *tce_playtest_words_hq      (gboolean draws_hq);

/* How it was played, all in a line. */
char       *tce_playtest_words_about   (TcPlaytest *playtest) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
