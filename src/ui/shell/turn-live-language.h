/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where both programs keep the language that was chosen. */
#define TURN_LANGUAGE_SCHEMA "org.tagcity.TagCity"
#define TURN_LANGUAGE_KEY    "language"

/* Says again what is in a window: builds it again from what it shows, or closes it. */
typedef void (*TurnSayAnew) (GtkWindow *window);

/* Speaks the language of the preferences from now on, and whenever they change; call it before the first window is made. @say_anew is called for every
 * window when another language is spoken, from the main loop, as the widget that asked for it may be gone afterwards. */
void turn_live_language_follow (GtkApplication *application,
                                TurnSayAnew     say_anew);

/* Speaks the language of one person at the table instead; NULL: that of the preferences again. */
void turn_live_language_lend   (GtkApplication *application,
                                const char     *code);

G_END_DECLS
