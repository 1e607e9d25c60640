/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_DISTRICT_PANEL (tce_district_panel_get_type ())

/* Tools, symmetry and the districts to paint with. Properties `document` (TcBoardDocument) and `tools` (TceTools). */
G_DECLARE_FINAL_TYPE (TceDistrictPanel, tce_district_panel, TCE, DISTRICT_PANEL, TcePanel)

/* Opens the editor of a district's name and colour. */
void       tce_district_panel_edit_district (TceDistrictPanel *self,
                                             guint             district);

/* Up (−1) or down (1) in the list. FALSE: it is at the end. */
gboolean   tce_district_panel_move_district (TceDistrictPanel *self,
                                             guint             district,
                                             int               by);

G_END_DECLS
