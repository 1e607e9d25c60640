/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-board-library.h>

G_BEGIN_DECLS

#define TC_TYPE_GALLERY_PAGE (tc_gallery_page_get_type ())

/* All boards, to be searched, sorted, chosen, imported and edited. `used` carries the TcBoardEntry to play on, `left` goes back without. */
G_DECLARE_FINAL_TYPE (TcGalleryPage, tc_gallery_page, TC, GALLERY_PAGE, AdwBin)

/* The boards to show, and the settings that know which of them were played. Once. */
void        tc_gallery_page_set_up     (TcGalleryPage  *self,
                                        TcBoardLibrary *library,
                                        GSettings      *settings);

/* Shows all boards from the first one, with that one chosen, in the colours of a paint. There may be no board of that id: then it is the first one;
 * @paint may be NULL. */
void        tc_gallery_page_open       (TcGalleryPage *self,
                                        const char    *id,
                                        const char    *paint);

/* The id of the board that is chosen. */
const char *tc_gallery_page_get_chosen (TcGalleryPage *self);

G_END_DECLS
