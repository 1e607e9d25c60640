/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The language that people are spoken to: chosen in the program, at any time, whatever locales the system has. */

#define TURN_LANGUAGE_SYSTEM ""

/* Before anything is translated and before any thread runs; GTK programs call gtk_disable_setlocale () first. Translations are looked for in
 * @locale_dir, or where TAG_CITY_LOCALE_DIR says. The language is the system's until another one is chosen. */
void        turn_language_set_up        (const char *locale_dir);

/* The choices: the system's language first, then ours, in alphabetical order. A code is as in settings and records, a name is what to show:
 * each language in its own words. */
guint       turn_language_get_n_choices (void) G_GNUC_CONST;
const char *turn_language_get_code      (guint choice);
const char *turn_language_get_name      (guint choice);

/* Speaks another language from now on. A code that is none of ours means the system's. What is on the screen has to be built again. */
void        turn_language_choose        (const char *code);

/* What was chosen last, TURN_LANGUAGE_SYSTEM at first. store_language () says which language that is. */
const char *turn_language_get_chosen    (void);

/* Compares two names as a dictionary of the language has them. */
int         turn_language_collate       (const char *a,
                                         const char *b);

/* A number as the language writes it: a real minus sign, its thousands apart, and a point or a comma before its decimals. */
char       *turn_language_number        (double number,
                                         guint  n_decimals) G_GNUC_WARN_UNUSED_RESULT;

/* A share of 1 in percent, such as "12.5 %". */
char       *turn_language_percent       (double share,
                                         guint  n_decimals) G_GNUC_WARN_UNUSED_RESULT;

/* A day, such as "14 March 2026". */
char       *turn_language_date          (GDateTime *date) G_GNUC_WARN_UNUSED_RESULT;

/* A day in few letters, as far as it matters at @now: "today", "yesterday", "14 March", "March 2025". */
char       *turn_language_short_date    (GDateTime *date,
                                         GDateTime *now) G_GNUC_WARN_UNUSED_RESULT;

/* The month of a day, with its year unless that is the one of @now: "March", "March 2025". */
char       *turn_language_month         (GDateTime *date,
                                         GDateTime *now) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
