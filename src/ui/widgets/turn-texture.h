/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-texture-cache.h"

G_BEGIN_DECLS

/**
 * turn_texture_append:
 * @texture: from a TurnTextureCache, or from turn_texture_draw ()
 * @widget: whose snapshot it is
 * @bounds: where it is shown
 *
 * As gtk_snapshot_append_texture (), but cheap for every renderer: the one that draws with cairo converts all pixels of a texture for each frame,
 * so it gets the drawing itself.
 */
void turn_texture_append (GdkTexture            *texture,
                          GtkSnapshot           *snapshot,
                          GtkWidget             *widget,
                          const graphene_rect_t *bounds);

G_END_DECLS
