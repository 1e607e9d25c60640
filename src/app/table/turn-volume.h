/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How loud a sound is of which @share is wanted, from 0 to 1, in decibels as sound servers read them: half of it sounds half as loud. */
char *turn_volume_dup_decibels (double share) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
