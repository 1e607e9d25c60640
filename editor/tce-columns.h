/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TCE_TYPE_COLUMNS (tce_columns_get_type ())

/* Two children: side by side where the width is what both would like, otherwise one below the other. One of them gets the width it likes, the other
 * all the rest; if only one is visible, it gets all. Properties: `spacing`, `first-grows`: which of them. */
G_DECLARE_FINAL_TYPE (TceColumns, tce_columns, TCE, COLUMNS, GtkWidget)

G_END_DECLS
