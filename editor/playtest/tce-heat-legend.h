/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TCE_TYPE_HEAT_LEGEND (tce_heat_legend_get_type ())

/* The colours of a heat map as a strip, the earliest on top. */
G_DECLARE_FINAL_TYPE (TceHeatLegend, tce_heat_legend, TCE, HEAT_LEGEND, GtkWidget)

G_END_DECLS
