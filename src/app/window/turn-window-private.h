/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-window.h"

#include <turn-saved-games.h>

#include "turn-header.h"
#include "turn-pages.h"

G_BEGIN_DECLS

/* What the files of the window share. */

struct _TcWindow
{
  AdwApplicationWindow parent_instance;

  GSettings           *settings;
  GFile               *save_file;     /* where the match is kept, or NULL */
  TcSavedGames        *saved_games;
  TurnMatch           *match;         /* of the table or the result, or NULL */
  GSignalGroup        *match_signals;
  const char          *spoken;        /* the language of a person at the table, interned, or NULL */

  AdwToastOverlay     *toasts;
  TcHeader            *header;
  TcPages             *pages;
  gboolean             has_result;    /* the result of the match has been shown */
  TcPages             *former;        /* those in the language before, while everything is said anew, or NULL */
};

/* A message that goes by itself. */
void tc_window_show_toast           (TcWindow   *self,
                                     const char *text);

/* One that waits until it was read. */
void tc_window_show_problem         (TcWindow     *self,
                                     const char   *heading,
                                     const GError *error);

/* Goes on with a battle that was saved. */
void tc_window_continue             (TcWindow    *self,
                                     TcSavedGame *game);

/* Brings a page up, ready to be used. */
void tc_window_show_page            (TcWindow   *self,
                                     const char *name);

/* The gallery: what opens it, and what it is given and asked for when it was made. */
void tc_window_install_board_actions (GtkWidgetClass *widget_class);
void tc_window_follow_gallery       (TcWindow  *self,
                                     GtkWidget *page);

/* What opens and saves. */
void tc_window_install_file_actions (GtkWidgetClass *widget_class);

G_END_DECLS
