/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-base-application.h>

#include "tce-window.h"

G_BEGIN_DECLS

#define TCE_TYPE_APPLICATION (tce_application_get_type ())

/* The board editor. Every board has a window of its own; all windows are of one program. */
G_DECLARE_FINAL_TYPE (TceApplication, tce_application, TCE, APPLICATION, TurnBaseApplication)

TceApplication *tce_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
