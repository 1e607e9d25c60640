/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-text-field.h"

/* What a field is for, kept with it. */
typedef struct
{
  TcBoardText      text;
  guint            district;
  const char      *language;       /* static */
  TcBoardDocument *document;       /* borrowed: who shows it tells when it goes */
  gboolean         showing;        /* the change is ours */
} Purpose;

static Purpose *
purpose_of (GObject *field)
{
  return g_object_get_data (field, "text-purpose");
}

static char *
read_field (GObject *field)
{
  GtkTextIter start, end;

  if (GTK_IS_EDITABLE (field))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));

  gtk_text_buffer_get_bounds (GTK_TEXT_BUFFER (field), &start, &end);

  return gtk_text_buffer_get_text (GTK_TEXT_BUFFER (field), &start, &end, FALSE);
}

static void
write_field (GObject    *field,
             const char *text)
{
  if (GTK_IS_EDITABLE (field))
    gtk_editable_set_text (GTK_EDITABLE (field), text);
  else
    gtk_text_buffer_set_text (GTK_TEXT_BUFFER (field), text, -1);
}

static void
put_into_document (const Purpose *purpose,
                   const char    *words)
{
  switch (purpose->text)
    {
    case TC_BOARD_TEXT_NAME:
      tc_board_document_set_name (purpose->document, purpose->language, words);
      break;
    case TC_BOARD_TEXT_DESCRIPTION:
      tc_board_document_set_description (purpose->document, purpose->language, words);
      break;
    case TC_BOARD_TEXT_AUTHOR:
      tc_board_document_set_author (purpose->document, words);
      break;
    case TC_BOARD_TEXT_LICENSE:
      tc_board_document_set_license (purpose->document, words);
      break;
    case TC_BOARD_TEXT_DISTRICT_NAME:
      tc_board_document_set_district_name (purpose->document, purpose->district, purpose->language, words);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
text_changed (GObject *field)
{
  const Purpose *purpose = purpose_of (field);
  g_autofree char *words = NULL;

  if (purpose->showing || purpose->document == NULL)
    return;

  words = read_field (field);
  put_into_document (purpose, words);
}

void
tce_text_field_bind (GObject    *field,
                     TcBoardText text,
                     guint       district,
                     const char *language)
{
  Purpose *purpose = g_new0 (Purpose, 1);

  purpose->text = text;
  purpose->district = district;
  purpose->language = language;
  g_object_set_data_full (field, "text-purpose", purpose, g_free);
  g_signal_connect (field, "changed", G_CALLBACK (text_changed), NULL);
}

void
tce_text_field_show (GObject         *field,
                     TcBoardDocument *document)
{
  Purpose *purpose = purpose_of (field);
  g_autofree char *shown = read_field (field);
  const char *words = "";

  purpose->document = document;
  if (document != NULL && (purpose->text != TC_BOARD_TEXT_DISTRICT_NAME ||
                           purpose->district < tc_board_document_get_board (document)->n_districts))
    words = tc_board_file_get_text (tc_board_document_get_board_file (document), purpose->text, purpose->district, purpose->language);
  if (g_str_equal (shown, words))
    return;

  purpose->showing = TRUE;
  write_field (field, words);
  purpose->showing = FALSE;
}

void
tce_text_field_set_district (GObject *field,
                             guint    district)
{
  purpose_of (field)->district = district;
}
