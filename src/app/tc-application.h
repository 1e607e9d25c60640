/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TC_TYPE_APPLICATION (tc_application_get_type ())

/* The program: one instance, its windows, and the actions that belong to no window. */
G_DECLARE_FINAL_TYPE (TcApplication, tc_application, TC, APPLICATION, AdwApplication)

TcApplication *tc_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
