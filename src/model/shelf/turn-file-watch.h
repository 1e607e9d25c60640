/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TC_TYPE_FILE_WATCH (tc_file_watch_get_type ())

/* Watches a file or a folder. A program that saves makes several events: `settled` is emitted once when they are over. Where nothing can be watched
 * nothing is told. */
G_DECLARE_FINAL_TYPE (TcFileWatch, tc_file_watch, TC, FILE_WATCH, GObject)

TcFileWatch *tc_file_watch_new (GFile * file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
