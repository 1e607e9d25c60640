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
void       tc_backdrop_finish_animations    (TcBackdrop *self);
void       tc_card_finish_animations        (TcCard *self);
gboolean   tc_die_is_rolling                (TcDie *self);
guint      tc_flights_count                 (TcFlights *self);
void       tc_lettering_finish_animations   (TcLettering *self);
void       tc_paint_chips_finish_animations (TcPaintChips *self);
void       tc_shutter_finish_animations     (TcShutter *self);

/* Letters are drawn on this height, from a little above 10 to a little below 58; accents go up to -14. */
#define TC_LETTER_HEIGHT 68.0

/* The bones of a letter: a path to be stroked. */
typedef struct
{
  double      width;
  const char *path;       /* "" for a space */
  const char *accent;     /* a second path above it, moved to its middle, or NULL */
} TcLetter;

/* Capital letters, also with common accents, digits and a few signs; FALSE when it has never been drawn. */
gboolean tc_letter_find (gunichar  character,
                         TcLetter *letter);

/* Makes the widgets' style sheets and symbols known to a display; to be called once, before the first window. */
void tc_style_load (GdkDisplay *display);

guint      tc_die_get_face                  (TcDie *self);
guint      tc_texture_cache_size            (TcTextureCache *self);

/* The menu that a button was given, whether it was opened yet or not; NULL: none. */
GMenuModel *tc_late_menu_get (GtkMenuButton *button);

/* What a widget shows, as a picture of its own; NULL when it is not on a screen, or not drawn there yet. It needs no screenshot tool, and nothing
 * that lies over the widget is in it. */
GdkTexture *tc_widget_picture (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
