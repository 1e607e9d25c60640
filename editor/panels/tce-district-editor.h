/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board-document.h>

G_BEGIN_DECLS

#define TCE_TYPE_DISTRICT_EDITOR (tce_district_editor_get_type ())

/* What opens at a district of the palette: its names in both languages, its colour, its place in the list, and whether it
 * goes. */
G_DECLARE_FINAL_TYPE (TceDistrictEditor, tce_district_editor, TCE, DISTRICT_EDITOR, GtkPopover)

/* Shows how the district is now; @document NULL: none. */
void       tce_district_editor_show (TceDistrictEditor *self,
                                     TcBoardDocument   *document,
                                     guint              district);

/* Opens it with the name in the language of the interface ready to be typed over. Return keeps what was done, Escape goes back. */
void       tce_district_editor_begin (TceDistrictEditor *self);

G_END_DECLS
