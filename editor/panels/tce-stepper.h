/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TCE_TYPE_STEPPER (tce_stepper_get_type ())

/* A number to be changed with a finger: an entry, at which the desktop shows its own keyboard, between a minus and a plus that are large enough. Says
 * so with `entered (int value)`, step by step. */
G_DECLARE_FINAL_TYPE (TceStepper, tce_stepper, TCE, STEPPER, GtkPopover)

/* Opens it at its parent. */
void       tce_stepper_open (TceStepper *self,
                             int         value,
                             int         least,
                             int         most,
                             const char *label);

G_END_DECLS
