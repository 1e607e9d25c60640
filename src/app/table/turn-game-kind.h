/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <turn-coach.h>
#include <turn-hint.h>
#include <turn-screen.h>

#include "turn-analysis-strip.h"

G_BEGIN_DECLS

/* What a game brings to the program. Windows, pages and set-ups that serve all games know them by this alone. */
typedef struct
{
  const TurnRules       *rules;
  const char            *title;                               /* N_("Tag City") */
  const char            *about;                               /* N_("Paint the city with dice") */
  char                   letter;                              /* its rules are called so: "C10" */
  const char            *shortcuts;                           /* its section of help-overlay.ui */
  const TurnCoachScript *coach;
  const TurnHintWords   *hint_words;

  /* The picture on its card; without it the title is painted on a wall. */
  void (*draw_banner)(cairo_t *cr,
                      double   width,
                      double   height);

  /* "2 to 4 taggers"; without it they are players. */
  char                *(*describe_players)(guint fewest,
                                           guint most);

  /* A move in words, without who makes it ("plays T"), and why a game is over, in a sentence. */
  TurnMoveWords describe_move;
  char                *(*describe_end)(TurnMatch * match);

  /* The same players, board and options once more. */
  TurnRecord          *(*start_again)(TurnRecord * old,
                                      guint64 seed,
                                      GError **error);

  /* The eyes on a match, the page that follows them, and a page for the result; without the last one it is shown on the table. */
  TurnScreen          *(*new_screen)(TurnMatch * match);
  GtkWidget           *(*new_page)(void);
  GtkWidget           *(*new_result)(TurnMatch * match);
} TurnGameKind;

/* All games, NULL-terminated; the one of a match or with that id, as in records. */
extern const TurnGameKind *const turn_game_kinds[];

const TurnGameKind *turn_game_kind_find (const char *id);
const TurnGameKind *turn_game_kind_of   (TurnMatch *match);

G_END_DECLS
