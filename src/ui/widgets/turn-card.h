/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-card-drawing.h"

G_BEGIN_DECLS

#define TURN_TYPE_CARD (turn_card_get_type ())

/* A card that can be chosen; insensitive it is only a picture. It keeps room to be lifted and tilted in, and is drawn smaller where there is little. */
G_DECLARE_FINAL_TYPE (TurnCard, turn_card, TURN, CARD, GtkButton)

GtkWidget *turn_card_new              (int width) G_GNUC_WARN_UNUSED_RESULT;

/* How wide it is where there is room, and where there is none; a little less than half as wide at first. */
void       turn_card_set_width        (TurnCard *self,
                                       int       width,
                                       int       least_width);

/* @label is what the card is called for those who do not see it. */
void       turn_card_set_face         (TurnCard           *self,
                                       const TurnCardFace *face,
                                       const char         *label);

/* How it is turned, in degrees. */
void       turn_card_set_tilt         (TurnCard *self,
                                       double    degrees);

/* How many more lie beneath it; a few of them are seen. */
void       turn_card_set_depth        (TurnCard *self,
                                       guint     depth);

/* Chosen: it is lifted, with a line around it in @ring. NULL: it lies. */
void       turn_card_set_ring         (TurnCard      *self,
                                       const GdkRGBA *ring,
                                       gboolean       lifted);

/* Where the card itself lies in @target, without the room around it. */
void       turn_card_get_bounds       (TurnCard        *self,
                                       GtkWidget       *target,
                                       graphene_rect_t *bounds);

/* It keeps the look that it was last seen with, or with FALSE none at all, until it is released: a card on its way has not arrived. */
void       turn_card_hold             (TurnCard *self,
                                       gboolean  shows);
void       turn_card_release          (TurnCard *self);

G_END_DECLS
