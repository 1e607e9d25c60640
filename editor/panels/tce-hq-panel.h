/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_HQ_PANEL (tce_hq_panel_get_type ())

/* The HQ of a board to be edited: the record with its six sections and three small tokens, the tokens to choose from, freestyle, and the author's own
 * tokens. Property `document` (TcBoardDocument). */
G_DECLARE_FINAL_TYPE (TceHqPanel, tce_hq_panel, TCE, HQ_PANEL, TcePanel)

/* Chooses one of the nine places, say because a problem is about it. */
void       tce_hq_panel_choose_place (TceHqPanel *self,
                                      guint       place);

G_END_DECLS
