/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-palette.h"

G_BEGIN_DECLS

/* The grounds of the card tables. */

/* Asphalt with the lines of a playground in chalk. */
void tc_table_ground_snapshot_court   (GtkSnapshot           *snapshot,
                                       const graphene_rect_t *bounds,
                                       TcTheme                theme);

/* A tiled wall at night: one tile to repeat, and the light on it. */
#define TC_TABLE_GROUND_TILE_WIDTH  76
#define TC_TABLE_GROUND_TILE_HEIGHT 76

void tc_table_ground_draw_tile        (cairo_t *cr,
                                       double   width,
                                       double   height,
                                       TcTheme  theme,
                                       gpointer unused);
void tc_table_ground_snapshot_shade   (GtkSnapshot           *snapshot,
                                       const graphene_rect_t *bounds);

G_END_DECLS
