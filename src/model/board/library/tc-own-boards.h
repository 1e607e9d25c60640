/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What is done with the files of one's own boards. Nothing is ever written over, and a crash leaves no half of a file. */

/* Copies a board from anywhere into @folder, under its own name or a free one like it. The error says why it is no board. A file that lies there
 * already is returned as it is. */
GFile   *tc_own_boards_import    (GFile   *folder,
                                  GFile   *file,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a copy beside a board. File and board get a number: “Kiosk” becomes “Kiosk 2”. One that cannot be read is copied as it is. */
GFile   *tc_own_boards_duplicate (GFile   *file,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

gboolean tc_own_boards_trash     (GFile   *file,
                                  GError **error);

G_END_DECLS
