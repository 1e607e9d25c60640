/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_HELP_WINDOW (turn_help_window_get_type ())

/* The help of both programs: pages with a list of contents and a search. Everything is in the program, in its languages; nothing is looked for elsewhere. */
G_DECLARE_FINAL_TYPE (TurnHelpWindow, turn_help_window, TURN, HELP_WINDOW, AdwWindow)

TurnHelpWindow *turn_help_window_new         (void) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a page, called so in the contents. Then its sections follow, each with a heading, and their widgets; @words are what a search finds there. */
void            turn_help_window_add_page    (TurnHelpWindow *self,
                                              const char     *title);
void            turn_help_window_add_section (TurnHelpWindow *self,
                                              const char     *heading);
void            turn_help_window_add_widget  (TurnHelpWindow *self,
                                              GtkWidget      *widget,
                                              const char     *words);

/* Adds the pages that are documents as well, such as "rules", in the language that is spoken; @first comes first. */
void            turn_help_window_add_texts   (TurnHelpWindow *self,
                                              const char     *first);

G_END_DECLS
