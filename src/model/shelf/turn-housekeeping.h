/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a program that was ended in the middle of something left for the next one to do: games that were over are kept and counted and their saves deleted, and
 * half files and locks of the dead are removed. What anybody has open stays.
 *
 * @games is the folder of saved games, @shelf that of kept ones and @statistics the file that games are counted in, each the user's if it is NULL. Works in a thread. */
void  turn_housekeeping_run_async  (GFile              *games,
                                    GFile              *shelf,
                                    GFile              *statistics,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);

/* How many games were counted; @warning (transfer full) is a text about the statistics that a person should read, or NULL. */
guint turn_housekeeping_run_finish (GAsyncResult *result,
                                    char        **warning);

G_END_DECLS
