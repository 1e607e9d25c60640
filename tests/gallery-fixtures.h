/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-card.h>
#include <tc-gallery-page.h>

/* A gallery with the boards of the box and those of a folder of its own. */
typedef struct
{
  GFile          *folder;        /* of the test; the boards are in "boards" */
  GFile          *boards;
  GSettings      *settings;
  TcBoardLibrary *library;
  GtkWidget      *page;
  GtkWidget      *window;
  TcBoardEntry   *used;          /* the last one, or NULL */
  guint           n_left;
} GalleryFixture;

void         gallery_fixture_set_up    (GalleryFixture *self,
                                        gconstpointer   unused);
void         gallery_fixture_tear_down (GalleryFixture *self,
                                        gconstpointer   unused);

/* Writes one of tests/data/boards among one's own, under another name. */
GFile       *gallery_fixture_save      (GalleryFixture *self,
                                        const char     *board,
                                        const char     *name) G_GNUC_WARN_UNUSED_RESULT;

/* Writes it, and waits until its card is there, and how long a battle lasts is known. */
TcBoardCard *gallery_fixture_add       (GalleryFixture *self,
                                        const char     *board,
                                        const char     *name);

/* The card of the board with that name, or NULL. */
TcBoardCard *gallery_fixture_find_card (GalleryFixture *self,
                                        const char     *name);

/* The names on all cards that are seen, as "Old Harbour, Two Banks". */
char        *gallery_fixture_list      (GalleryFixture *self) G_GNUC_WARN_UNUSED_RESULT;

/* The name of the board that is chosen. */
const char  *gallery_fixture_chosen    (GalleryFixture *self);

/* The name of the board whose card has the focus, or NULL. */
const char  *gallery_fixture_focused   (GalleryFixture *self);

/* Presses a key where a controller in capture phase gets it before the focus. */
gboolean     gallery_fixture_press     (GalleryFixture *self,
                                        guint           keyval);
