/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_PALETTE (tce_palette_get_type ())

/* Tools, symmetry and the districts to paint with. Properties `document` (TcBoardDocument) and `tools` (TceTools). */
G_DECLARE_FINAL_TYPE (TcePalette, tce_palette, TCE, PALETTE, TcePanel)

/* Opens the editor of a district's name and colour. */
void       tce_palette_edit_district (TcePalette *self,
                                      guint       district);

G_END_DECLS
