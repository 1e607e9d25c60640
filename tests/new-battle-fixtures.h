/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-new-battle-page.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* The page for a new battle in a window of its own, and what comes of it. */
typedef struct
{
  GFile        *folder;
  GSettings    *settings;
  TcSavedGames *saved_games;
  GtkWidget    *page;
  GtkWidget    *window;
  TurnRecord   *record;          /* of the battle that was started last */
  guint         n_continued;
  guint         n_shown_all;     /* how often all boards were asked for */
} NewBattle;

/* For g_test_add (): without settings of an earlier test. @data: how wide the window is, 0 for the usual width. */
void       new_battle_set_up     (NewBattle    *self,
                                  gconstpointer data);
void       new_battle_tear_down  (NewBattle    *self,
                                  gconstpointer data);

/* As if the program was started again. */
void       new_battle_reopen     (NewBattle *self,
                                  int        width);

/* The part of the page that sets up one game. */
GtkWidget *new_battle_get_setup  (NewBattle  *self,
                                  const char *game);
GtkWidget *new_battle_get_row    (NewBattle *self,
                                  guint      seat);
GtkWidget *new_battle_get_start  (NewBattle *self);

/* What the template calls so, within @root. */
GtkWidget *new_battle_get_part   (GtkWidget  *root,
                                  const char *id);

/* Starts the battle and gives what it is played with; the record keeps it. */
const TcGame *new_battle_start   (NewBattle *self);

/* A board of one's own: as side A, without printed shapes or with that last bubble. */
GFile     *new_battle_save_board (NewBattle *self,
                                  gboolean   has_sections,
                                  int        bubble) G_GNUC_WARN_UNUSED_RESULT;

/* Does what a key does on the page itself: "<Control>b". */
void       new_battle_press      (NewBattle  *self,
                                  const char *key);
