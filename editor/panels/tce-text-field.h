/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board-document.h>

G_BEGIN_DECLS

/* A text of a board in an entry or a text view: what is typed goes into the document, what changes there is shown. */

/* @field is a GtkEditable or a GtkTextBuffer. @language does not count for author and licence. */
void tce_text_field_bind         (GObject    *field,
                                  TcBoardText text,
                                  guint       district,
                                  const char *language);

/* Shows what the document has now, and writes there from now on; NULL: nowhere. */
void tce_text_field_show         (GObject         *field,
                                  TcBoardDocument *document);

/* The field is for another district from now on. */
void tce_text_field_set_district (GObject *field,
                                  guint    district);

G_END_DECLS
