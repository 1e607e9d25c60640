/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-window.h"

#include <turn-file-question.h>
#include <turn-keeper.h>
#include <turn-saved-games.h>

#include "turn-focus-keeper.h"
#include "turn-header.h"
#include "turn-pages.h"

G_BEGIN_DECLS

/* What the files of the window share. */

struct _TurnWindow
{
  AdwApplicationWindow parent_instance;

  GSettings           *settings;
  TurnKeeper          *keeper;          /* of the match, or NULL if it is only watched */
  GSignalGroup        *keeper_signals;
  TurnFocusKeeper     *focus_keeper;
  TurnSavedGames      *saved_games;
  TurnMatch           *match;           /* of the table or the result, or NULL */
  const char          *spoken;          /* the language of a person at the table, interned, or NULL */

  gboolean             closing;         /* the question about the battle is answered */
  TurnRecord          *next_record;     /* what is played when that question about it is answered, */
  GFile               *next_file;       /* and where; NULL: it is only watched */

  AdwToastOverlay     *toasts;
  GtkInfoBar          *save_bar;
  GtkLabel            *save_text;
  TurnHeader          *header;
  TurnPages           *pages;
  gboolean             has_result;    /* the result of the match has been shown */
  TurnRecord          *shared;        /* what somebody wants to have in a file, or NULL */
  gboolean             shows_hall;    /* the shelf was opened for its hall of fame */
  char                *beside;        /* the page from which the shelf was opened, or NULL */
  TurnPages           *former;        /* those in the language before, while everything is said again, or NULL */
};

/* A message that goes by itself. */
void turn_window_show_toast           (TurnWindow *self,
                                       const char *text);

/* One that waits until it was read. */
void turn_window_show_problem         (TurnWindow   *self,
                                       const char   *heading,
                                       const GError *error);

/* Puts a match on the table, and drops the one that is there. @keeper may be NULL. */
void turn_window_put_on_table         (TurnWindow *self,
                                       TurnMatch  *match,
                                       TurnKeeper *keeper,
                                       gboolean    replay);

/* Plays @record on this table, from where it stands. */
void turn_window_play                 (TurnWindow *self,
                                       TurnRecord *record);

/* Starts or goes on with a battle that is kept in @file after every event; NULL: it is only watched. Asks first if the battle on the table would be
 * lost. */
void turn_window_play_in_file         (TurnWindow *self,
                                       TurnRecord *record,
                                       GFile      *file);

/* Whether nothing is lost if the table is left; what then to ask before the window closes. */
gboolean turn_window_may_leave        (TurnWindow *self,
                                       GError    **error);
void turn_window_ask_before_closing   (TurnWindow   *self,
                                       const GError *error);

/* Says whether the battle is safe; tries at once to make it so. */
void turn_window_follow_keeper        (TurnWindow *self);
void turn_window_save_again           (TurnWindow *self);

/* Shows what there is to read about the statistics. */
void turn_window_warn                 (TurnWindow *self,
                                       const char *text);

/* Brings a page up, ready to be used. */
void turn_window_show_page            (TurnWindow *self,
                                       const char *name);

/* Asks where to put a battle of that date, or NULL. */
void turn_window_ask_for_place        (TurnWindow    *self,
                                       GDateTime     *date,
                                       TurnFileChosen chosen);

/* What is dropped on the window is opened. */
void turn_window_accept_files         (TurnWindow *self);

/* What opens and saves; a first game with a guide, and leaving it. */
void turn_window_install_file_actions (GtkWidgetClass *widget_class);

/* The battles that are kept: follows their page, and shows it. */
void turn_window_follow_shelf         (TurnWindow *self,
                                       GtkWidget  *page);
void turn_window_install_shelf_actions (GtkWidgetClass *widget_class);

G_END_DECLS
