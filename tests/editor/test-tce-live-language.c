/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-application.h>
#include <tce-window.h>
#include <turn-language.h>

#include "widget-fixtures.h"

/* The one window with a board or the page to start from. */
static TceWindow *
find_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  TceWindow *found = NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (TCE_IS_WINDOW (link->data))
      {
        g_assert_null (found);
        found = link->data;
      }
  g_assert_nonnull (found);

  return found;
}

static void
speak (GSettings  *settings,
       const char *code)
{
  g_settings_set_string (settings, "language", code);
  widget_fixture_iterate (50);
}

static gboolean
says (const char *text)
{
  return widget_fixture_says (GTK_WIDGET (find_window ()), text);
}

/* The board in the making stays, with what can be undone. */
static void
test_board (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  TceApplication *application = tce_application_new ();
  TcBoardDocument *document;
  g_autoptr (GtkWindow) window = NULL;

  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = g_object_ref (GTK_WINDOW (tce_window_new (GTK_APPLICATION (application))));
  gtk_window_present (window);
  widget_fixture_iterate (50);
  tce_window_open_template (TCE_WINDOW (window), "empty");
  widget_fixture_iterate (50);
  document = tce_window_get_document (find_window ());
  g_assert_nonnull (document);
  g_assert_true (says ("Districts"));
  g_assert_cmpint (tc_board_document_add_district (document), >, 0);

  speak (settings, "fr");
  g_assert_true (tce_window_get_document (find_window ()) == document);
  g_assert_true (tc_board_document_get_can_undo (document));
  g_assert_true (tc_board_document_get_modified (document));
  g_assert_true (says ("Quartiers"));
  g_assert_false (says ("Districts"));

  speak (settings, "en");
  g_assert_true (says ("Districts"));
  gtk_window_destroy (GTK_WINDOW (find_window ()));
  widget_fixture_iterate (20);
  g_clear_object (&window);
  g_object_unref (application);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");

  g_test_add_func ("/editor-live-language/board", test_board);

  return g_test_run ();
}
