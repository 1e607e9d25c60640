/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-city-template.h>

G_BEGIN_DECLS

#define TCE_TYPE_NEW_CITY_PAGE (tce_new_city_page_get_type ())

/* How large a new city is, where its water lies, and what it begins with. The picture and the cards follow at once.
 *
 * - `chosen (TcBoardFile)`: it is to be painted now
 *
 * Actions: new-city.size (s: "12x8", or "own"), new-city.symmetry (s), new-city.choose (i: 1 to 6), new-city.start. */
G_DECLARE_FINAL_TYPE (TceNewCityPage, tce_new_city_page, TCE, NEW_CITY_PAGE, AdwBin)

TcSymmetry tce_new_city_page_get_symmetry (TceNewCityPage *self);

G_END_DECLS
