/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-board-query.h>

G_BEGIN_DECLS

#define TC_TYPE_GALLERY_BAR (tc_gallery_bar_get_type ())

/* What to search for among boards, and how to sort them. `changed` is emitted at every change, `activated` when somebody presses Enter in the search,
 * and `left` when they press Escape there with nothing to clear. */
G_DECLARE_FINAL_TYPE (TcGalleryBar, tc_gallery_bar, TC, GALLERY_BAR, AdwBin)

/* Its text is borrowed until the next change. */
TcBoardQuery tc_gallery_bar_get_query (TcGalleryBar *self);

/* Lets all boards through; their order stays. */
void         tc_gallery_bar_clear     (TcGalleryBar *self);

/* Whether there is room for few words only. */
void         tc_gallery_bar_set_narrow (TcGalleryBar *self,
                                        gboolean      narrow);

/* What is typed anywhere on @page is searched for. */
void         tc_gallery_bar_listen    (TcGalleryBar *self,
                                       GtkWidget    *page);

G_END_DECLS
