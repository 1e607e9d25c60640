/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is done in another way where the libraries are newer than the baseline's. Nothing else in the project asks for versions. */

/* A question or a piece of news over a window: an AdwMessageDialog that has no response yet. @body may be NULL. */
GtkWidget *tc_compat_message_dialog_new (GtkWindow  *parent,
                                         const char *heading,
                                         const char *body);

G_END_DECLS
