/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The editor with a hasty author at it, to be killed at any moment: kills.py does that. It takes up what was recovered or opens the file of its
 * argument, numbers its strokes in the board's description, saves now and then, and says on its output: "stroke N", "saved N". */

#include <stdlib.h>

#include <tce-application.h>
#include <turn-language.h>

#define MILLISECONDS_PER_STROKE 40
#define STROKES_PER_SAVE 29

/* The question whether to recover comes over the window. */
static gboolean
answer_question (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *link = toplevels; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_mapped (link->data))
      {
        adw_message_dialog_response (link->data, "recover");
        gtk_window_destroy (link->data);
        return TRUE;
      }

  return FALSE;
}

static TcBoardDocument *
find_document (GtkApplication *application)
{
  for (GList *link = gtk_application_get_windows (application); link != NULL; link = link->next)
    if (TCE_IS_WINDOW (link->data) && gtk_widget_get_mapped (link->data) && tce_window_get_document (link->data) != NULL)
      return tce_window_get_document (link->data);

  return NULL;
}

static guint64
number_of_last_stroke (TcBoardDocument *document)
{
  const char *text = tc_board_file_get_description (tc_board_document_get_board_file (document), "en");

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : 0;
}

/* Another value for the first row, with the number of the stroke. */
static void
stroke (TcBoardDocument *document)
{
  const guint64 n = number_of_last_stroke (document) + 1;
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  TcBoard board = *tc_board_document_get_board (document);

  board.rows[0].high = (gint8) (board.rows[0].low + 1 + (int) (n % 5));
  tc_board_document_begin_stroke (document, "stroke");
  tc_board_document_apply (document, &board, "stroke", NULL);
  tc_board_document_end_stroke (document);
  tc_board_document_set_text (document, TC_BOARD_TEXT_DESCRIPTION, 0, "en", text);
  tc_board_document_end_merge (document);
  g_print ("stroke %s\n", text);
  if (n % STROKES_PER_SAVE == 0 && tc_board_document_get_file (document) != NULL && tc_board_document_save (document, NULL))
    g_print ("saved %s\n", text);
}

static gboolean
act (gpointer application)
{
  TcBoardDocument *document;

  if (answer_question ())
    return G_SOURCE_CONTINUE;

  document = find_document (application);
  if (document != NULL)
    stroke (document);

  return G_SOURCE_CONTINUE;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TceApplication) application = NULL;

  gtk_disable_setlocale ();
  turn_language_set_up ("/nowhere");
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_timeout_add (MILLISECONDS_PER_STROKE, act, application);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
