/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <turn-screen.h>

G_BEGIN_DECLS

/* One step of a first game. Its texts are to be translated; @text has markup. */
typedef struct
{
  const char *title;
  const char *text;
  const char *act;        /* what the button does that does it; NULL: the step is only read */
  gboolean    by_enter;   /* Enter does it, too, and not what it does at the table */
  guint       lights;     /* what it is about, as bits of the game's own; everything else is veiled meanwhile */
} TurnGuideStep;

/* A first game that teaches: it begins with a record (turn_first_game_load ()) and is told step by step. Which step it is follows from what has been done, so
 * that nothing has to be refused, and an undo leads back. */
typedef struct
{
  const char          *title;       /* N_("First Battle") */
  const char          *about;       /* N_("A first battle, about three minutes") */
  const TurnGuideStep *steps;       /* at most 16 */
  guint                n_steps;

  /* The step that @screen is at; those that were read are bits of @read. @n_steps: there is nothing to tell any more. */
  guint (*find)(TurnScreen *screen,
                guint       read);

  /* What is said instead of the text, where something else was done than was meant; NULL: the text. Optional. */
  const char *(*answer)(TurnScreen * screen,
                        guint step);

  /* Does what the step asks for. */
  void (*act)(TurnScreen *screen,
              guint       step);
} TurnGuideScript;

/* How far somebody has come in it. A value; zero but for the script at first. */
typedef struct
{
  const TurnGuideScript *script;
  guint                  read;        /* one bit a step */
  guint                  n_back;      /* how many steps before the present one are looked at again */
} TurnGuide;

/* The step that is told, or script->n_steps. */
guint       turn_guide_get_step   (const TurnGuide *self,
                                   TurnScreen      *screen);

/* Its text and what its button says, translated; NULL: it has no button just now. */
const char *turn_guide_get_text   (const TurnGuide *self,
                                   TurnScreen      *screen);
const char *turn_guide_get_button (const TurnGuide *self,
                                   TurnScreen      *screen);

/* What the button does, and looking at the step before. */
void        turn_guide_go_on      (TurnGuide  *self,
                                   TurnScreen *screen);
void        turn_guide_go_back    (TurnGuide  *self,
                                   TurnScreen *screen);

/* Whether Enter goes on, instead of what it does at the table. */
gboolean    turn_guide_takes_enter (const TurnGuide *self,
                                    TurnScreen      *screen);

/* Whether somebody who has not played that game yet may still be offered a first game with a guide; and that they have had the choice. */
gboolean turn_first_games_is_offered  (GSettings  *settings,
                                       const char *game);
void     turn_first_games_set_offered (GSettings  *settings,
                                       const char *game);

G_END_DECLS
