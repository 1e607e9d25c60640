/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows @value in a label, and counts up to it when the label is first seen; at once when the desktop wants no animations. */
void turn_count_up (GtkLabel *label,
                    int       value);

G_END_DECLS
