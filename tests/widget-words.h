/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* What a window says: labels, tooltips, titles, hints in entries, menus, lists to choose from, and what a screen reader is told. */

typedef void (*WidgetWordFunc) (GtkWidget  *widget,
                                const char *kind,       /* “label”, “tooltip” … */
                                const char *text,
                                gpointer    data);

/* Everything that @root and what is visible in it say. */
void widget_words_visit    (GtkWidget     *root,
                            WidgetWordFunc visit,
                            gpointer       data);

/* Counts what is said without the brackets that a catalogue of brackets puts around every message, and tells it. Names and figures may stand
 * without: @names are all words that do, ending with NULL. */
guint widget_words_unmarked (GtkWidget         *root,
                             const char        *page,
                             const char *const *names);

/* Counts labels that are cut off, broken inside a word or outside of @root, and tells them. */
guint widget_words_cramped (GtkWidget  *root,
                            const char *page);
