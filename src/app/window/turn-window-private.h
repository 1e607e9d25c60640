/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-window.h"

#include <turn-saved-games.h>

#include "turn-header.h"
#include "turn-pages.h"

G_BEGIN_DECLS

/* What the files of the window share. */

struct _TurnWindow
{
  AdwApplicationWindow parent_instance;

  GSettings           *settings;
  GFile               *save_file;       /* where the match is kept, or NULL */
  TurnSavedGames      *saved_games;
  TurnMatch           *match;           /* of the table or the result, or NULL */
  GSignalGroup        *match_signals;
  const char          *spoken;          /* the language of a person at the table, interned, or NULL */

  AdwToastOverlay     *toasts;
  TurnHeader          *header;
  TurnPages           *pages;
  gboolean             has_result;    /* the result of the match has been shown */
  TurnPages           *former;        /* those in the language before, while everything is said anew, or NULL */
};

/* A message that goes by itself. */
void turn_window_show_toast           (TurnWindow *self,
                                       const char *text);

/* One that waits until it was read. */
void turn_window_show_problem         (TurnWindow   *self,
                                       const char   *heading,
                                       const GError *error);

/* Goes on with a battle that was saved. */
void turn_window_continue             (TurnWindow    *self,
                                       TurnSavedGame *game);

/* Brings a page up, ready to be used. */
void turn_window_show_page            (TurnWindow *self,
                                       const char *name);

/* The gallery: what opens it, and what it is given and asked for when it was made. */
void turn_window_install_board_actions (GtkWidgetClass *widget_class);
void turn_window_follow_gallery       (TurnWindow *self,
                                       GtkWidget  *page);

/* What opens and saves. */
void turn_window_install_file_actions (GtkWidgetClass *widget_class);

G_END_DECLS
