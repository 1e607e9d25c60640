/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Messages in another language for a short while, say for what is drawn on paper: between these two calls _() answers in @language. Only where no other
 * thread reads the environment or translates. NULL changes nothing. */
typedef struct _TceLanguage TceLanguage;

TceLanguage *tce_language_enter (const char *language) G_GNUC_WARN_UNUSED_RESULT;
void         tce_language_leave (TceLanguage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TceLanguage, tce_language_leave)

G_END_DECLS
