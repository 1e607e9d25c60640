/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_PROMPT_LAYOUT (tc_prompt_layout_get_type ())

/* A row whose first child says something and gets all that is left. The others have the width they like; where that leaves the words less than they
 * like, whatever has a smaller form takes that, and the words have the rest. */
G_DECLARE_FINAL_TYPE (TcPromptLayout, tc_prompt_layout, TC, PROMPT_LAYOUT, GtkLayoutManager)

G_END_DECLS
