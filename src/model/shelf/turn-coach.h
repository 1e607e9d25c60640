/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TURN_COACH_NOTHING (-1)

/* What a coach has to say in one game; moments are numbered, the most urgent first, up to 16. What was said is kept by these numbers. */
typedef struct
{
  const char        *game;        /* its id */
  guint              n_moments;
  const char *const *texts;       /* one a moment, to be translated */

  /* Where the word depends on @table, the one that is true of it; NULL: texts. */
  const char *(*choose_text)(gpointer table,
                             guint moment);

  /* Whether @table, whatever that is in this game, is at that moment. */
  gboolean (*is_at)(gpointer table,
                    guint    moment);
} TurnCoachScript;

/* Which of the moments have had their word. A value; zero at first. */
typedef struct
{
  guint16 told;       /* one bit a moment */
} TurnCoach;

/* The moment that @table is at in @script and that has not had its word, or TURN_COACH_NOTHING. */
int         turn_coach_find        (const TurnCoach       *self,
                                    const TurnCoachScript *script,
                                    gpointer               table);

/* The word for a moment of @script at @table, translated. */
const char *turn_coach_get_text    (const TurnCoachScript *script,
                                    gpointer               table,
                                    guint                  moment);

/* It has been read. */
void        turn_coach_set_told    (TurnCoach *self,
                                    guint      moment);

G_END_DECLS
