/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_BREAK_BIN (turn_break_bin_get_type ())

/* Holds something that looks otherwise where there is little room. Properties: `wide-from`, so many pixels are enough (with text of the usual size;
 * larger text needs more), and `narrow`, which says that there are fewer. The owner of the child changes it when `narrow` is notified; that
 * happens between two layouts, never within one, and before anything is drawn. While it is wide it says to need nothing, so that
 * windows can become narrow. */
G_DECLARE_FINAL_TYPE (TurnBreakBin, turn_break_bin, TURN, BREAK_BIN, AdwBin)

GtkWidget *turn_break_bin_new       (int wide_from) G_GNUC_WARN_UNUSED_RESULT;
gboolean   turn_break_bin_is_narrow (TurnBreakBin *self);

G_END_DECLS
