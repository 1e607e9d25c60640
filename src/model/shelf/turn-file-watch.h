/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TURN_TYPE_FILE_WATCH (turn_file_watch_get_type ())

/* Watches a file or a folder. A program that saves makes several events: `settled` is emitted once when they are over. Where nothing can be watched
 * nothing is told. */
G_DECLARE_FINAL_TYPE (TurnFileWatch, turn_file_watch, TURN, FILE_WATCH, GObject)

TurnFileWatch *turn_file_watch_new (GFile * file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
