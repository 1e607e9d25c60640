/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-record.h>

G_BEGIN_DECLS

#define TURN_TYPE_SETUP (turn_setup_get_type ())

/* What a person chooses before a game: who plays, and whatever else the game needs. `changed` tells that turn_setup_check () or turn_setup_get_paint ()
 * may say something else, `page-changed` that turn_setup_get_page () does. */
G_DECLARE_DERIVABLE_TYPE (TurnSetup, turn_setup, TURN, SETUP, AdwBin)

struct _TurnSetupClass
{
  AdwBinClass parent_class;

  gboolean    (*check)(TurnSetup *self,
                       GError   **error);
  TurnRecord *(*start)(TurnSetup *self,
                       guint64    seed,
                       GError   **error);

  /* All others are optional. */
  const char *(*get_paint)(TurnSetup *self);
  void        (*set_narrow)(TurnSetup *self,
                            gboolean   narrow);
  void        (*show_all)(TurnSetup *self);
  gboolean    (*open)(TurnSetup *self,
                      GFile     *file,
                      GError   **error);
};

/* Whether a game can begin so; the error is a sentence for the person who waits. */
gboolean    turn_setup_check      (TurnSetup *self,
                                   GError   **error);
TurnRecord *turn_setup_start      (TurnSetup *self,
                                   guint64    seed,
                                   GError   **error) G_GNUC_WARN_UNUSED_RESULT;

/* The paint whose colours are worn, or NULL. */
const char *turn_setup_get_paint  (TurnSetup *self);

/* Whether there is little room. */
void        turn_setup_set_narrow (TurnSetup *self,
                                   gboolean   narrow);

/* Shows everything that there is to choose from, on a page of its own, if the game has so much. */
void        turn_setup_show_all   (TurnSetup *self);

/* Chooses what is in a file, as a board; the error says why it cannot be played. */
gboolean    turn_setup_open       (TurnSetup *self,
                                   GFile     *file,
                                   GError   **error);

/* A page that is seen instead of the set-up, or NULL. */
GtkWidget  *turn_setup_get_page   (TurnSetup *self);

/* For those who derive from this. */
void        turn_setup_set_page   (TurnSetup *self,
                                   GtkWidget *page);
void        turn_setup_changed    (TurnSetup *self);

G_END_DECLS
