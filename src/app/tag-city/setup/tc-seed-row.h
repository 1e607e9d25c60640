/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-battle-setup.h>

G_BEGIN_DECLS

#define TC_TYPE_SEED_ROW (tc_seed_row_get_type ())

/* The seed of the dice: random, or a number that a person gives. It writes into the setup it was given. */
G_DECLARE_FINAL_TYPE (TcSeedRow, tc_seed_row, TC, SEED_ROW, AdwActionRow)

/* @setup stays the caller's. */
void tc_seed_row_set_setup (TcSeedRow     *self,
                            TcBattleSetup *setup);

G_END_DECLS
