/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The command line without a display: whether it asks for a file instead of a window, and the program that then runs. To be called before anything opens
 * a display:
 *   if (tce_export_wanted (argc, argv)) return tce_export_run (argc, argv);
 * The status is 0, or 1 after one sentence that says what went wrong. */
gboolean      tce_export_wanted           (int    argc,
                                           char **argv);
int           tce_export_run              (int    argc,
                                           char **argv);

/* The same options, for the help of the whole program: g_application_add_option_group (). */
GOptionGroup *tce_export_option_group_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
