/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-window.h"

G_BEGIN_DECLS

/* Offers boards that were not saved when a program was ended in the middle of it, over @window; each is opened in a window
 * of its own. Nothing happens when there are none. */
void tce_recovery_offer (TceWindow *window);

G_END_DECLS
