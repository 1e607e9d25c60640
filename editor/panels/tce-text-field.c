/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-text-field.h"

#include <store-language.h>

static char *
read_text (TceTextField *self)
{
  GtkTextIter start, end;

  if (GTK_IS_EDITABLE (self->entry))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  gtk_text_buffer_get_bounds (GTK_TEXT_BUFFER (self->entry), &start, &end);

  return gtk_text_buffer_get_text (GTK_TEXT_BUFFER (self->entry), &start, &end, FALSE);
}

static void
text_changed (TceTextField *self)
{
  g_autofree char *words = NULL;

  if (self->showing || self->document == NULL)
    return;

  words = read_text (self);
  tc_board_document_set_text (self->document, self->text, self->district, self->language, words);
}

void
tce_text_field_bind (TceTextField *self,
                     gpointer      entry,
                     TcBoardText   text,
                     const char   *language)
{
  *self = (TceTextField) { .entry = entry, .text = text, .language = language };
  /* Undo is that of the document, wherever one types. */
  g_object_set (entry, "enable-undo", FALSE, NULL);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (text_changed), self);
}

void
tce_text_field_show (TceTextField    *self,
                     TcBoardDocument *document)
{
  g_autofree char *shown = read_text (self);
  const char *words = "";

  self->document = document;
  if (document != NULL && (self->text != TC_BOARD_TEXT_DISTRICT_NAME ||
                           self->district < tc_board_document_get_board (document)->n_districts))
    words = tc_board_file_get_text (tc_board_document_get_board_file (document), self->text, self->district, self->language);
  if (g_str_equal (shown, words))
    return;

  self->showing = TRUE;
  g_object_set (self->entry, "text", words, NULL);
  if (GTK_IS_EDITABLE (self->entry))
    gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  self->showing = FALSE;
}

gboolean
tce_text_field_is_first (const char *language)
{
  return g_str_equal (store_language (), language);
}
