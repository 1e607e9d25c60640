/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <turn-palette.h>

G_BEGIN_DECLS

#define TURN_TYPE_PROMPT (turn_prompt_get_type ())

/* What is to be done at a table, by whom, and how. */
G_DECLARE_FINAL_TYPE (TurnPrompt, turn_prompt, TURN, PROMPT, GtkBox)

/* @paint is that of the person who is meant, NULL: everybody. */
void turn_prompt_say      (TurnPrompt      *self,
                           const TurnPaint *paint,
                           const char      *title,
                           const char      *hint);
void turn_prompt_set_hint (TurnPrompt *self,
                           const char *hint);

/* Says below what has happened (@line), and instead of what is to be done that something is being shown (@title); either may be NULL. What is said
 * there is heard elsewhere. */
void turn_prompt_tell     (TurnPrompt *self,
                           const char *title,
                           const char *line);

/* A part of a bar from now on, with whatever room that leaves it. */
void turn_prompt_join_bar (TurnPrompt *self);

/* It stands by itself above the table at first; embedded it is a part of what it stands in. */
void turn_prompt_embed    (TurnPrompt *self,
                           GtkBox     *box);

G_END_DECLS
