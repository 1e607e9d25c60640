/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-playtest-view.h"

G_BEGIN_DECLS

#define TCE_TYPE_PLAYTEST_CARD (tce_playtest_card_get_type ())

/* The last playtest of a board in a few figures, and the way to its report; or the way to a first one. */
G_DECLARE_FINAL_TYPE (TcePlaytestCard, tce_playtest_card, TCE, PLAYTEST_CARD, TcePlaytestView)

G_END_DECLS
