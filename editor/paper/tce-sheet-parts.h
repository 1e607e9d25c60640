/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-page.h"

G_BEGIN_DECLS

/* What stands on a sheet instead of on the squares: the districts with their names and values, and the networks as a card for the whole table. */

#define TCE_NETWORKS_WIDTH 220.0
#define TCE_NETWORKS_HEIGHT 118.0

/* How high the list of districts is in so many columns, with the line that says how values are circled; 0 where there is none. */
double tce_district_list_measure (const TcBoard          *board,
                                  const TcePrintSettings *settings,
                                  guint                   n_columns);
void   tce_district_list_draw    (const TcePage          *page,
                                  const TcePrintSettings *settings,
                                  double                  x,
                                  double                  y,
                                  double                  width,
                                  guint                   n_columns);

/* At the origin. */
void   tce_networks_card_draw    (const TcePage          *page,
                                  const TcePrintSettings *settings);

G_END_DECLS
