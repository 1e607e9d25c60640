/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tg-rules.h>

/* Moments of TAG for tests. Cards are letters: T A G, X for a TAG card, O for a Gool, F for a Freeze. */
typedef struct
{
  guint       n_seats;
  guint       seat;                         /* whose turn it is */
  const char *hands[TG_MAX_SEATS];
  const char *deck;                         /* the top first */
  const char *discards;                     /* the top first */
  const char *fronts[TG_MAX_SEATS];
  guint       sets[TG_MAX_SEATS];
  guint       tags[TG_MAX_SEATS];
  guint       it;                           /* 1 + seat, 0 in the middle */
  guint       freezer;                      /* 1 + seat, 0 nobody */
  guint       quiet;
} TgScene;

TgCard  tg_card_from_letter (char letter);
TgState tg_scene_state      (const TgScene *self);

/* Plays moves that are written with spaces between them: "d" from the deck, "D" from the discard pile, "+T" plays, "-T" discards, ">2" moves
 * IT, ">." leaves it, "o" is a Gool, "a" accepts, "s" skips. "!T2+T" is a move that must be refused by that rule. */
void    tg_script_play      (const TgGame *game,
                             TgState      *state,
                             const char   *moves);

/* "to 1, IT 2, scores 1 0 -3": whose move it is (- for chance, . when it is over), who has IT (- for nobody), the scores. */
char   *tg_script_describe  (const TgGame  *game,
                             const TgState *state);
