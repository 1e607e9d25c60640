/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-battle-setup.h>

G_BEGIN_DECLS

#define TC_TYPE_HQ_CHOOSER (tc_hq_chooser_get_type ())

/* Which shapes lie on the record: as printed, drawn, or chosen one by one. It writes into the setup it was given; `changed` tells so. */
G_DECLARE_FINAL_TYPE (TcHqChooser, tc_hq_chooser, TC, HQ_CHOOSER, AdwBin)

/* @setup stays the caller's. @board: what is printed and which small shapes there are; NULL: no board is chosen. */
void tc_hq_chooser_set_setup (TcHqChooser   *self,
                              TcBattleSetup *setup,
                              const TcBoard *board);

G_END_DECLS
