/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-playtest.h>

G_BEGIN_DECLS

#define TCE_TYPE_HEAT_MAP (tce_heat_map_get_type ())

/* The city of a playtest: each square in the colour of when it was painted, with the share of boards on which it stayed empty. */
G_DECLARE_FINAL_TYPE (TceHeatMap, tce_heat_map, TCE, HEAT_MAP, AdwBin)

void    tce_heat_map_set_playtest (TceHeatMap *self,
                                   TcPlaytest *playtest);

/* Frames a column, row or district; index −1: none. */
void    tce_heat_map_set_highlight (TceHeatMap   *self,
                                    TcFeatureKind kind,
                                    int           index);

/* From early, 0, to never, 1. */
GdkRGBA tce_heat_colour           (double lateness);

G_END_DECLS
