/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-backdrop.h"
#include "turn-base-application.h"
#include "turn-card.h"
#include "turn-die.h"
#include "turn-draw-private.h"
#include "turn-flights.h"
#include "turn-help-window.h"
#include "turn-late-menu.h"
#include "turn-lettering.h"
#include "turn-paint-chips.h"
#include "turn-shutter.h"
#include "turn-widget-picture.h"

G_BEGIN_DECLS

/* What only tests ask of widgets: whether something still moves, and what lies inside. */

/* Animations: whether they run, and how to be at their end at once. */
void       turn_backdrop_finish_animations    (TurnBackdrop *self);
void       turn_card_finish_animations        (TurnCard *self);
gboolean   turn_die_is_rolling                (TurnDie *self);
guint      turn_flights_count                 (TurnFlights *self);
void       turn_lettering_finish_animations   (TurnLettering *self);
void       turn_paint_chips_finish_animations (TurnPaintChips *self);
void       turn_shutter_finish_animations     (TurnShutter *self);

/* Makes the widgets' style sheets and symbols known to a display; to be called once, before the first window. */
void turn_style_load (GdkDisplay *display);

guint      turn_die_get_face                  (TurnDie *self);

/* The menu that a button was given, whether it was opened yet or not; NULL: none. */
GMenuModel *turn_late_menu_get (GtkMenuButton *button);

/* What a widget shows, as a picture of its own; NULL when it is not on a screen, or not drawn there yet. It needs no screenshot tool, and nothing
 * that lies over the widget is in it. */
GdkTexture *turn_widget_picture (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

guint turn_help_window_get_n_pages (TurnHelpWindow *self);

/* 0 is shown at first. */
void  turn_help_window_show_page   (TurnHelpWindow *self,
                                    guint           page);

G_END_DECLS
