/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-lettering-drawing.h"

G_BEGIN_DECLS

#define TC_TYPE_LETTERING (tc_lettering_get_type ())

/* A word in throw-up letters. It shrinks when its room is narrow. */
G_DECLARE_FINAL_TYPE (TcLettering, tc_lettering, TC, LETTERING, GtkWidget)

GtkWidget *tc_lettering_new               (double height) G_GNUC_WARN_UNUSED_RESULT;
void       tc_lettering_set_text          (TcLettering *self,
                                           const char  *text);
void       tc_lettering_set_look          (TcLettering           *self,
                                           const TcLetteringLook *look);

/* Letters strike one by one; at once when the desktop wants no animations. */
void       tc_lettering_strike            (TcLettering *self);

G_END_DECLS
