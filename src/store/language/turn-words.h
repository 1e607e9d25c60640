/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Figures and lists as people read them; translated, all to be freed. */

/* "−2" with the real minus sign; gain: "+7" as well. */
char *turn_words_number     (int number) G_GNUC_WARN_UNUSED_RESULT;
char *turn_words_gain       (int number) G_GNUC_WARN_UNUSED_RESULT;

/* "a", "a and b", "a, b and c". */
char *turn_words_list       (const char *const *words) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a place as it stands within a sentence: its article, if it begins with one, is written small. */
char *turn_words_inside     (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* A text whose lines never end between a word and its number or letter: “row 8”, “column C”. */
char *turn_words_together   (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a copy of @value in the place of a text that is freed; they may be the same. */
void  turn_words_replace    (char      **text,
                             const char *value);

G_END_DECLS
