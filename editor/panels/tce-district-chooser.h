/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-document.h>

G_BEGIN_DECLS

#define TCE_TYPE_DISTRICT_CHOOSER (tce_district_chooser_get_type ())

/* The other districts, for one that is to join one of them or to change places with it; those beside it come first.
 *
 * - `chosen (guint district)` */
G_DECLARE_FINAL_TYPE (TceDistrictChooser, tce_district_chooser, TCE, DISTRICT_CHOOSER, GtkPopover)

/* @merges: they say how large they would be together. */
void tce_district_chooser_show (TceDistrictChooser *self,
                                TcBoardDocument    *document,
                                guint               district,
                                gboolean            merges);

G_END_DECLS
