/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-table.h"

G_BEGIN_DECLS

/* The moments of a first battle at which a word helps, the most urgent first. */
typedef enum
{
  TC_COACH_MISFIT,          /* the shape in hand does not fit where it is */
  TC_COACH_FILLS,           /* it would fill something there */
  TC_COACH_NOTHING_FITS,    /* no die can be used for a tag */
  TC_COACH_DRONE,           /* the drone is armed */
  TC_COACH_NETWORKS,        /* the networks are chosen */
  TC_COACH_PLACE,           /* a shape is in hand */
  TC_COACH_FINAL_DIE,       /* the final die is to be used */
  TC_COACH_TAKE_DIE,        /* a die is to be taken */
  TC_COACH_LEAD,            /* the dice are to be placed */
  TC_COACH_WATCH,           /* others play */
} TcCoachMoment;

#define TC_COACH_N_MOMENTS (TC_COACH_WATCH + 1)
#define TC_COACH_NOTHING (-1)

/* What a coach has to say in one game; moments are numbered, the most urgent first, up to 16. */
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
} TcCoachScript;

extern const TcCoachScript tc_coach_tag_city;

/* Which of the moments have had their word. A value; zero at first. */
typedef struct
{
  guint16 told;       /* one bit a moment */
} TcCoach;

/* The moment that @table is at in @script and that has not had its word, or TC_COACH_NOTHING. */
int         tc_coach_find        (const TcCoach       *self,
                                  const TcCoachScript *script,
                                  gpointer             table);

/* The same for Tag City: the moment that the table is at and that has not had its word, or TC_COACH_NOTHING. */
int         tc_coach_find_moment (const TcCoach *self,
                                  TcTable       *table);

/* The word for a moment of @script at @table, translated. */
const char *tc_coach_get_text    (const TcCoachScript *script,
                                  gpointer             table,
                                  guint                moment);

/* It has been read. */
void        tc_coach_set_told    (TcCoach *self,
                                  guint    moment);

G_END_DECLS
