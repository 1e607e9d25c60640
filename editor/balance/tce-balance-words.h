/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-balancing.h>

G_BEGIN_DECLS

/* What balancing means, in words; translated. */

/* A target and what it asks for: “8 to 12 rounds”, “mean of all battles”. */
char *tce_balance_words_target   (LabTarget target,
                                  LabRange  range) G_GNUC_WARN_UNUSED_RESULT;
char *tce_balance_words_wish     (LabTarget target,
                                  LabRange  range) G_GNUC_WARN_UNUSED_RESULT;

/* A figure of it: “9.1”, “35 %”. */
char *tce_balance_words_figure   (LabTarget target,
                                  double    figure) G_GNUC_WARN_UNUSED_RESULT;

/* The interval of a share: “30 to 40 %”. */
char *tce_balance_words_interval (LabShare share) G_GNUC_WARN_UNUSED_RESULT;

/* How far it is: “Trial 74 of 120, 14,800 battles”, or how it ended; and “about 2 minutes left”, which may be empty. */
char *tce_balance_words_progress (TcBalancing *balancing) G_GNUC_WARN_UNUSED_RESULT;
char *tce_balance_words_left     (TcBalancing *balancing) G_GNUC_WARN_UNUSED_RESULT;

/* What is said of plans that end battles early, or NULL where none wins too often. */
char *tce_balance_words_plans    (const LabBalance *balance) G_GNUC_WARN_UNUSED_RESULT;

/* “Apply 22 Changes” */
char *tce_balance_words_apply    (guint n_changes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
