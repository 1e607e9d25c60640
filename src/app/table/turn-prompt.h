/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <turn-palette.h>

G_BEGIN_DECLS

#define TC_TYPE_GAME_PROMPT (tc_game_prompt_get_type ())

/* What is to be done at a card table, by whom, and how. */
G_DECLARE_FINAL_TYPE (TcGamePrompt, tc_game_prompt, TC, GAME_PROMPT, GtkBox)

/* @paint is that of whoever is meant, NULL: everybody. */
void tc_game_prompt_say      (TcGamePrompt  *self,
                              const TcPaint *paint,
                              const char    *title,
                              const char    *hint);
void tc_game_prompt_set_hint (TcGamePrompt *self,
                              const char   *hint);

/* It stands by itself above the table at first; embedded it is a part of what it stands in. */
void tc_game_prompt_embed    (TcGamePrompt *self,
                              GtkBox       *box);

G_END_DECLS
