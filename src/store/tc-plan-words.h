/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How often somebody wins who follows one of the plans that end battles early, in the language of whoever reads it: “Checking networks with every die wins 99 %”. */
char *tc_plan_words_wins (const char *plan,
                          double      share) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
