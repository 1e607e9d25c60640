/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-card-drawing.h"

G_BEGIN_DECLS

#define TC_TYPE_CARD (tc_card_get_type ())

/* A card that can be chosen; insensitive it is only a picture. It keeps room to be lifted and tilted in, and is drawn smaller where there is little. */
G_DECLARE_FINAL_TYPE (TcCard, tc_card, TC, CARD, GtkButton)

GtkWidget *tc_card_new              (int width) G_GNUC_WARN_UNUSED_RESULT;

/* How wide it is where there is room, and where there is none; a little less than half as wide at first. */
void       tc_card_set_width        (TcCard *self,
                                     int     width,
                                     int     least_width);

/* @label is what the card is called for those who do not see it. */
void       tc_card_set_face         (TcCard           *self,
                                     const TcCardFace *face,
                                     const char       *label);

/* How it is turned, in degrees. */
void       tc_card_set_tilt         (TcCard *self,
                                     double  degrees);

/* How many more lie beneath it; a few of them are seen. */
void       tc_card_set_depth        (TcCard *self,
                                     guint   depth);

/* Chosen: it is lifted, with a line around it in @ring. NULL: it lies. */
void       tc_card_set_ring         (TcCard        *self,
                                     const GdkRGBA *ring,
                                     gboolean       lifted);

/* Where the card itself lies in @target, without the room around it. */
void       tc_card_get_bounds       (TcCard          *self,
                                     GtkWidget       *target,
                                     graphene_rect_t *bounds);

/* It keeps the look that it was last seen with, or with FALSE none at all, until it is released: a card on its way has not arrived. */
void       tc_card_hold             (TcCard  *self,
                                     gboolean shows);
void       tc_card_release          (TcCard *self);

G_END_DECLS
