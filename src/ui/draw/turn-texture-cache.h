/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* Drawings that were made once with cairo and are shown again as they are. Each widget that draws has a cache of its own. */
typedef struct _TcTextureCache TcTextureCache;

/* What a drawing depends on besides its size, scale and theme. Unused words are 0. */
typedef struct
{
  guint32 kind;          /* the widget's own numbering of its drawings */
  guint32 detail[6];     /* colours, cells, figures: whatever makes another picture */
} TcTextureKey;

/* Draws in logical pixels, the device scale is set already. */
typedef void (*TcDrawFunc) (cairo_t *cr,
                            double   width,
                            double   height,
                            TcTheme  theme,
                            gpointer user_data);

/* Keeps at most @capacity textures, those used last. */
TcTextureCache *tc_texture_cache_new   (guint capacity) G_GNUC_WARN_UNUSED_RESULT;
void            tc_texture_cache_free  (TcTextureCache *self);
void            tc_texture_cache_clear (TcTextureCache *self);

/**
 * tc_texture_cache_get:
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
GdkTexture     *tc_texture_cache_get   (TcTextureCache     *self,
                                        const TcTextureKey *key,
                                        double              width,
                                        double              height,
                                        int                 scale,
                                        TcTheme             theme,
                                        TcDrawFunc          draw,
                                        gpointer            user_data);

/* The same without a cache. */
GdkTexture     *tc_texture_draw        (double     width,
                                        double     height,
                                        int        scale,
                                        TcTheme    theme,
                                        TcDrawFunc draw,
                                        gpointer   user_data) G_GNUC_WARN_UNUSED_RESULT;

/* What the texture was drawn on, as long as it lives; NULL if it was not drawn here. */
cairo_surface_t *tc_texture_get_surface (GdkTexture *texture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcTextureCache, tc_texture_cache_free)

G_END_DECLS
