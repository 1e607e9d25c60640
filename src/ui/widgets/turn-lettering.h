/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-lettering-drawing.h"
#include "turn-drawn.h"

G_BEGIN_DECLS

#define TURN_TYPE_LETTERING (turn_lettering_get_type ())

/* A word in throw-up letters. It shrinks when its room is narrow. */
G_DECLARE_FINAL_TYPE (TurnLettering, turn_lettering, TURN, LETTERING, TurnDrawn)

GtkWidget *turn_lettering_new               (double height) G_GNUC_WARN_UNUSED_RESULT;
void       turn_lettering_set_text          (TurnLettering *self,
                                             const char    *text);
void       turn_lettering_set_look          (TurnLettering           *self,
                                             const TurnLetteringLook *look);

/* Letters strike one by one; at once when the desktop wants no animations. */
void       turn_lettering_strike            (TurnLettering *self);

G_END_DECLS
