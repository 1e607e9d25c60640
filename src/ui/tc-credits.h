/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Says in the window about a program who made the games that it is about. */
void tc_credits_add (AdwAboutWindow *about);

G_END_DECLS
