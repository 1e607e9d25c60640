/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board-document.h>

G_BEGIN_DECLS

/* A text of a board in an entry or a text view: what is typed goes into the document, what changes there is shown. */

typedef struct
{
  GObject         *entry;          /* a GtkEditable or a GtkTextBuffer, which goes with it */
  TcBoardText      text;
  guint            district;       /* whose name it is */
  const char      *language;       /* static; does not count for author and licence */
  TcBoardDocument *document;       /* borrowed: who shows it tells when it goes */
  gboolean         showing;        /* the change is ours */
} TceTextField;

void tce_text_field_bind (TceTextField *self,
                          gpointer      entry,
                          TcBoardText   text,
                          const char   *language);

/* Shows what the document has now, and writes there from now on; NULL: nowhere. */
void tce_text_field_show (TceTextField    *self,
                          TcBoardDocument *document);

/* Whether that is the language of the interface, whose texts are asked for first. */
gboolean tce_text_field_is_first (const char *language);

G_END_DECLS
