/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>
#include <turn-saved-game.h>

G_BEGIN_DECLS

#define TURN_TYPE_WINDOW (turn_window_get_type ())

/* A table with its pages: a new battle, the battle, its end. */
G_DECLARE_FINAL_TYPE (TurnWindow, turn_window, TURN, WINDOW, AdwApplicationWindow)

TurnWindow *turn_window_new       (GtkApplication * application);

/* Opens a board (a new battle on it) or a record (to go on, or to watch); what is wrong with the file is shown in words. */
void        turn_window_open      (TurnWindow *self,
                                   GFile      *file);

/* Goes on with a battle that was saved. */
void        turn_window_continue  (TurnWindow    *self,
                                   TurnSavedGame *game);

TurnMatch  *turn_window_get_match (TurnWindow *self);

/* Says what was found to be done when the program started. @warning may be NULL. */
void        turn_window_house_kept (TurnWindow *self,
                                    guint       n_counted,
                                    const char *warning);

/* Says everything in the language that is spoken now. Match, page and a turn in the making stay what they are. */
void        turn_window_say_anew  (TurnWindow *self);

G_END_DECLS
