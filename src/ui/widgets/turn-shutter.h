/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-palette.h"

G_BEGIN_DECLS

#define TURN_TYPE_SHUTTER (turn_shutter_get_type ())

/* A roller shutter that hides everything while the screen changes hands. It is opaque and takes every click; its child, a card, stands in the
 * middle under the name of the one who is next. Invisible while it is up. Signals:
 *   lowered              when it has come to rest
 */
G_DECLARE_FINAL_TYPE (TurnShutter, turn_shutter, TURN, SHUTTER, GtkWidget)

void       turn_shutter_set_child         (TurnShutter *self,
                                           GtkWidget   *child);

/* Whom the screen goes to. */
void       turn_shutter_set_tagger        (TurnShutter     *self,
                                           const char      *name,
                                           const TurnPaint *paint);

/* Whose marks are on the shutter: the others', up to three. */
void       turn_shutter_set_others        (TurnShutter            *self,
                                           const TurnPaint *const *paints,
                                           guint                   n_paints);

void       turn_shutter_lower             (TurnShutter *self);
void       turn_shutter_raise             (TurnShutter *self);
gboolean   turn_shutter_is_down           (TurnShutter *self);      /* or on its way */
gboolean   turn_shutter_is_moving         (TurnShutter *self);

G_END_DECLS
