/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TCE_TYPE_CITY_CARD (tce_city_card_get_type ())

/* What a new city can begin with: its miniature and its name, and a tick where it is chosen. In a GtkFlowBox. */
G_DECLARE_FINAL_TYPE (TceCityCard, tce_city_card, TCE, CITY_CARD, GtkFlowBoxChild)

GtkWidget   *tce_city_card_new      (const char *name) G_GNUC_WARN_UNUSED_RESULT;

void         tce_city_card_set_city (TceCityCard *self,
                                     TcBoardFile *city);
TcBoardFile *tce_city_card_get_city (TceCityCard *self);

/* "Ring, 14 by 10, 104 squares, 6 districts" */
char        *tce_city_card_say      (TceCityCard *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
