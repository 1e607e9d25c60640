/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-battle-setup.h>

G_BEGIN_DECLS

#define TC_TYPE_TAGGER_LIST (tc_tagger_list_get_type ())

/* Who takes part in a battle of Tag City, in turn order. It writes into the setup it was given; `changed` tells so. */
G_DECLARE_FINAL_TYPE (TcTaggerList, tc_tagger_list, TC, TAGGER_LIST, AdwBin)

/* @setup stays the caller's. */
void        tc_tagger_list_set_setup (TcTaggerList  *self,
                                      TcBattleSetup *setup);

/* For rows behind those of the taggers. */
GtkListBox *tc_tagger_list_get_list  (TcTaggerList *self);

G_END_DECLS
