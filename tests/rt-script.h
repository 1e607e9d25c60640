/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <rt-rules.h>

/* Moments of Roll Tag for tests. A card is written as in records: "AS", "10H", "QD". */
typedef struct
{
  guint       seat;                         /* whose turn it is */
  const char *hands[RT_N_SEATS];            /* with spaces between the cards; made up to five by what is left, from the kings down */
  const char *piles;                        /* the top cards of the four piles */
  guint       n_cards[RT_N_PILES];          /* 0 stands for 1 */
  guint       owners[RT_N_PILES];           /* 1 + seat, 0 unclaimed */
  const char *faces[RT_N_SEATS];            /* "351"; a face in front of a dot is of a used die: "3.51" */
  guint       n_deck;                       /* 0 stands for 38 */
  guint       n_rerolls;
} RtScene;

RtCard  rt_card_from_word   (const char *word);
RtState rt_scene_state      (const RtScene *self);

/* Plays moves that are written with spaces between them: "QD>2" puts a card on a pile, "r02" rerolls dice 0 and 2 and "=46" is what they show,
 * "c3:01" claims pile 3 with dice 0 and 1. "!R2c3:01" is a move that must be refused by that rule. */
void    rt_script_play      (RtState    *state,
                             const char *moves);

/* "to 1, cards 3 5, dice": whose move it is (- for chance, . when it is over), what each has, how it ended. */
char   *rt_script_describe  (const RtState *state);
