/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_HINT_MAX_KEPT 16

/* What a bubble lies among; everything in the same coordinates. */
typedef struct
{
  graphene_rect_t room;                     /* it lies within */
  graphene_rect_t target;                   /* that it speaks of */
  guint           n_kept;
  graphene_rect_t kept[TC_HINT_MAX_KEPT];   /* never to be covered if that is possible */
  guint           n_better;
  graphene_rect_t better[256];              /* where it does the least harm */
} TcHintGround;

/* Where the bubble lies, and where its tail is. */
typedef struct
{
  graphene_rect_t bounds;
  gboolean        has_tail;
  GtkPositionType side;         /* of the bubble that the tail is on */
  double          offset;       /* of the tail from the left or upper end of that side */
  double          length;
} TcHintSpot;

TcHintSpot tc_hint_place_find (const TcHintGround *ground,
                               double              width,
                               double              height);

G_END_DECLS
