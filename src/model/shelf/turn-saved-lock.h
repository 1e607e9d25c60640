/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <store-lock.h>

G_BEGIN_DECLS

/* A saved game is open once. NULL with G_IO_ERROR_BUSY, in words that say where it is open; with another error where no lock can be made. */
StoreLock *turn_saved_lock_take (GFile   *file,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
