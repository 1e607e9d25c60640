/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-backdrop.h"
#include "turn-base-application.h"
#include "turn-card.h"
#include "turn-die.h"
#include "turn-flights.h"
#include "turn-late-menu.h"
#include "turn-lettering-drawing.h"
#include "turn-lettering.h"
#include "turn-paint-chips.h"
#include "turn-shutter.h"
#include "turn-texture-cache.h"
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

/* Letters are drawn on this height, from a little above 10 to a little below 58; accents go up to -14. */
#define TURN_LETTER_HEIGHT 68.0

/* The bones of a letter: a path to be stroked. */
typedef struct
{
  double      width;
  const char *path;       /* "" for a space */
  const char *accent;     /* a second path above it, moved to its middle, or NULL */
} TurnLetter;

/* Capital letters, also with common accents, digits and a few signs; FALSE when it has never been drawn. */
gboolean turn_letter_find (gunichar    character,
                           TurnLetter *letter);

/* Makes the widgets' style sheets and symbols known to a display; to be called once, before the first window. */
void turn_style_load (GdkDisplay *display);

guint      turn_die_get_face                  (TurnDie *self);
guint      turn_texture_cache_size            (TurnTextureCache *self);

/* The menu that a button was given, whether it was opened yet or not; NULL: none. */
GMenuModel *turn_late_menu_get (GtkMenuButton *button);

/* What a widget shows, as a picture of its own; NULL when it is not on a screen, or not drawn there yet. It needs no screenshot tool, and nothing
 * that lies over the widget is in it. */
GdkTexture *turn_widget_picture (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
