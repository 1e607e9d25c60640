/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-help-text.h"

G_BEGIN_DECLS

/* Where the pages lie, in a folder for each language. */
#define TURN_HELP_RESOURCES "/org/tagcity/TagCity/help/"

/* The widget that shows a part of a page. */
GtkWidget *turn_help_block_new_widget  (const TurnHelpBlock *block) G_GNUC_WARN_UNUSED_RESULT;

/* A heading of that level, as screen readers know them. */
GtkWidget *turn_help_block_new_heading (guint       level,
                                        const char *markup) G_GNUC_WARN_UNUSED_RESULT;

/* All words of it, for a search. */
char      *turn_help_block_dup_words   (const TurnHelpBlock *block) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
