/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>

#include "turn-screen.h"

G_BEGIN_DECLS

#define RT_VIEW_NO_CARD G_MAXUINT

/* What is seen at a table of Roll Tag, and what the viewer has chosen so far; a value that is made again whenever something has changed. */
typedef struct
{
  TurnMatch *match;
  RtState    state;
  guint      near;                    /* whose side of the table it is */
  gboolean   is_active;               /* that one is to move */
  guint      n_in_hand;               /* 0 while nobody's hand may be seen */
  RtCard     hand[RT_N_IN_HAND];
  guint      card;                    /* chosen, of the hand, or RT_VIEW_NO_CARD */
  guint      dice;                    /* chosen, a bit each */
  guint      pile;                    /* chosen */
} RtView;

/* What was chosen is kept while it is possible. */
void     rt_view_follow      (RtView     *self,
                              TurnScreen *screen);

gboolean rt_view_has_card    (const RtView *self);
gboolean rt_view_can_claim   (const RtView *self,
                              guint         pile);
gboolean rt_view_can_confirm (const RtView *self);

/* Choosing again lets go; choosing cards lets go of dice and the other way round. */
void     rt_view_choose_card (RtView *self,
                              guint   index);
void     rt_view_choose_die  (RtView *self,
                              guint   die);
void     rt_view_forget      (RtView *self);

/* How many cards the other one would get because the claim uses the last die; 0: it does not. */
guint    rt_view_n_given     (const RtView *self);

G_END_DECLS
