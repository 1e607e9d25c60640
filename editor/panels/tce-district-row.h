/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board-document.h>

G_BEGIN_DECLS

#define TCE_TYPE_DISTRICT_ROW (tce_district_row_get_type ())

/* A district in the palette: wall, name, size, and both values to type into. With TC_OUTSIDE it is what lies outside. Its wall is
 * the action `palette.edit`. */
G_DECLARE_FINAL_TYPE (TceDistrictRow, tce_district_row, TCE, DISTRICT_ROW, GtkListBoxRow)

GtkWidget *tce_district_row_new          (guint8 district) G_GNUC_WARN_UNUSED_RESULT;

guint8     tce_district_row_get_district (TceDistrictRow *self);

/* What an editor of the district points to. */
GtkWidget *tce_district_row_get_swatch   (TceDistrictRow *self);

void       tce_district_row_show         (TceDistrictRow  *self,
                                          TcBoardDocument *document);

G_END_DECLS
