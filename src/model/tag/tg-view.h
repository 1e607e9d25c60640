/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-state.h>

#include "turn-screen.h"

G_BEGIN_DECLS

#define TG_VIEW_NO_CARD G_MAXUINT
#define TG_VIEW_MOST_IN_HAND 7

/* Giving IT to five others, or leaving it. */
#define TG_VIEW_MOST_CHOICES (TG_MAX_SEATS + 1)

/* Something that can be done by pressing a button. */
typedef struct
{
  TgMoveKind  kind;
  guint       what;
  gboolean    is_possible;          /* a Gool is offered to those who have none, too */
  const char *key;                  /* that does the same, as it is printed on it; or NULL */
} TgChoice;

/* What is seen at a table of TAG, and what the viewer has chosen so far; a value that is made again whenever something has changed. */
typedef struct
{
  TurnMatch *match;
  TgState    state;
  int        to_move;                               /* who is seen to be, as TurnRules.to_move */
  int        viewer;                                /* or -1 */
  gboolean   is_active;                             /* the viewer is to move */
  gboolean   is_asked;                              /* the viewer is asked for the sake of the others */
  guint      n_in_hand;
  TgCard     hand[TG_VIEW_MOST_IN_HAND];            /* as it is shown */
  guint      chosen;                                /* which card of it, or TG_VIEW_NO_CARD */
  guint      n_choices;
  TgChoice   choices[TG_VIEW_MOST_CHOICES];
} TgView;

void     tg_view_follow      (TgView     *self,
                              TurnScreen *screen);

/* Whether the rules would take the move from the viewer now. */
gboolean tg_view_can         (const TgView *self,
                              TgMoveKind    kind,
                              guint         what);
gboolean tg_view_can_draw    (const TgView *self);
gboolean tg_view_has_chosen  (const TgView *self);
void     tg_view_choose_card (TgView *self,
                              guint   index);

/* Whether low numbers mean cards of the hand, not buttons: those who may act. */
gboolean tg_view_counts_cards (const TgView *self);

/* The choice with that number, or NULL. */
const TgChoice *tg_view_find_choice (const TgView *self,
                                     guint         number);

G_END_DECLS
