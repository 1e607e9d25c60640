/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-palette.h"

G_BEGIN_DECLS

#define TC_TYPE_SHUTTER (tc_shutter_get_type ())

/* A roller shutter that hides everything while the screen changes hands. It is opaque and takes every click; its child, a card, stands in the
 * middle under the name of the one who is next. Invisible while it is up. Signals:
 *   lowered, raised      when it has come to rest
 */
G_DECLARE_FINAL_TYPE (TcShutter, tc_shutter, TC, SHUTTER, GtkWidget)

void       tc_shutter_set_child         (TcShutter *self,
                                         GtkWidget *child);

/* Whom the screen goes to. */
void       tc_shutter_set_tagger        (TcShutter     *self,
                                         const char    *name,
                                         const TcPaint *paint);

/* Whose marks are on the shutter: the others', up to three. */
void       tc_shutter_set_others        (TcShutter            *self,
                                         const TcPaint *const *paints,
                                         guint                 n_paints);

void       tc_shutter_lower             (TcShutter *self);
void       tc_shutter_raise             (TcShutter *self);
gboolean   tc_shutter_is_down           (TcShutter *self);      /* or on its way */
gboolean   tc_shutter_is_moving         (TcShutter *self);

G_END_DECLS
