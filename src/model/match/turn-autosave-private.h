/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-autosave.h"

G_BEGIN_DECLS

/* Whether the newest text that was tried is not on the disk. */
gboolean turn_autosave_is_failing (TurnAutosave *self);

G_END_DECLS
