/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-help-window.h"

G_BEGIN_DECLS

guint turn_help_window_get_n_pages (TurnHelpWindow *self);

/* 0 is shown at first. */
void  turn_help_window_show_page   (TurnHelpWindow *self,
                                    guint           page);

G_END_DECLS
