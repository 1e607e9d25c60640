/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_TILT (turn_tilt_get_type ())

/* Holds its child slightly askew, as what is pinned to a wall by hand. The corners may reach out of it. Property: `degrees` (double). */
G_DECLARE_FINAL_TYPE (TurnTilt, turn_tilt, TURN, TILT, AdwBin)

G_END_DECLS
