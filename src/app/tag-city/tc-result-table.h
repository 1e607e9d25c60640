/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-result.h>
#include <tc-table.h>

G_BEGIN_DECLS

/* Fills @grid with what everybody's prestige is made of: a column a tagger, the best first, a row a kind, then the total. Where bubbles broke a
 * tie a last row says so. */
void tc_result_table_show (GtkGrid        *grid,
                           TcTable        *table,
                           const TcResult *result);

G_END_DECLS
