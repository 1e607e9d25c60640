/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

#include "turn-end-meter.h"

G_BEGIN_DECLS

#define TC_TYPE_PROMPT_BAR (tc_prompt_bar_get_type ())

/* Whose turn it is, what to do next, the viewer's prestige, and the switch between tag, drone and networks. */
G_DECLARE_FINAL_TYPE (TcPromptBar, tc_prompt_bar, TC, PROMPT_BAR, AdwBin)

/* To be called whenever the table has changed. */
void tc_prompt_bar_set_table   (TcPromptBar *self,
                                TcTable     *table);

/* Says on the second line what has happened (@line), and instead of what is to be done that something is being shown (@title); either may be NULL. What
 * is said there is heard elsewhere. */
void tc_prompt_bar_tell        (TcPromptBar *self,
                                TcTable     *table,
                                const char  *title,
                                const char  *line);

/* How near the end is, where the header bar has no room for it. */
TurnEndMeter *tc_prompt_bar_get_meter (TcPromptBar *self);

/* Without what a narrow table shows elsewhere: the avatar, the prestige and the switch. */
void tc_prompt_bar_set_compact (TcPromptBar *self,
                                gboolean     compact);

/* In a first battle: says welcome instead of what is to be done; without the switch, until it is taught. */
void tc_prompt_bar_set_guided  (TcPromptBar *self,
                                TcTable     *table,
                                gboolean     is_welcome,
                                gboolean     is_plain);

/* Whether a hint lies on the table, from the next table on. */
void          tc_prompt_bar_set_hinted  (TcPromptBar *self,
                                         gboolean     is_hinted);

G_END_DECLS
