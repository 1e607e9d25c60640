/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* Drawings that were made once with cairo and are shown again as they are. Each widget that draws has a cache of its own. */
typedef struct _TurnTextureCache TurnTextureCache;

/* What a drawing depends on besides its size, scale and theme. Unused words are 0. */
typedef struct
{
  guint32 kind;          /* the widget's own numbering of its drawings */
  guint32 detail[6];     /* colours, cells, figures: whatever makes another picture */
} TurnTextureKey;

/* Draws in logical pixels, the device scale is set already. */
typedef void (*TurnDrawFunc) (cairo_t  *cr,
                              double    width,
                              double    height,
                              TurnTheme theme,
                              gpointer  user_data);

/* Keeps at most @capacity textures, those used last. */
TurnTextureCache *turn_texture_cache_new   (guint capacity) G_GNUC_WARN_UNUSED_RESULT;
void              turn_texture_cache_free  (TurnTextureCache *self);
void              turn_texture_cache_clear (TurnTextureCache *self);

/**
 * turn_texture_cache_get:
 * @key: what is drawn
 * @width: in logical pixels
 * @height: in logical pixels
 * @scale: of the widget
 * @theme: all textures of another scale or theme are dropped
 * @draw: called if the texture is not there yet
 *
 * The texture is ceil (@width × @scale) device pixels wide: show it with ceil (@width × @scale) / @scale, or choose whole sizes.
 *
 * Returns: (transfer none): the texture, valid until the next call
 */
GdkTexture       *turn_texture_cache_get   (TurnTextureCache     *self,
                                            const TurnTextureKey *key,
                                            double                width,
                                            double                height,
                                            int                   scale,
                                            TurnTheme             theme,
                                            TurnDrawFunc          draw,
                                            gpointer              user_data);

/* The same without a cache. */
GdkTexture       *turn_texture_draw        (double       width,
                                            double       height,
                                            int          scale,
                                            TurnTheme    theme,
                                            TurnDrawFunc draw,
                                            gpointer     user_data) G_GNUC_WARN_UNUSED_RESULT;

/* What the texture was drawn on, as long as it lives; NULL if it was not drawn here. */
cairo_surface_t *turn_texture_get_surface (GdkTexture *texture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnTextureCache, turn_texture_cache_free)

G_END_DECLS
