/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The boards that were edited last, as the desktop remembers them for this program. */
void       tce_recent_add    (GFile *file);

/* (element-type GFile) (transfer full): those that are still there, newest first, at most @max. */
GPtrArray *tce_recent_list   (guint max) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
