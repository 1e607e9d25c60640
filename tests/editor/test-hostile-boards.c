/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-application.h>
#include <tce-window-private.h>

#include "hostile-fixtures.h"
#include "match-fixtures.h"
#include "widget-fixtures.h"

/* The editor in a home full of files that somebody made to harm, or that a disk has damaged. */

static TceApplication *application;

static void
assert_narrow (gpointer    window,
               const char *name)
{
  widget_fixture_iterate (50);
  hostile_fixture_assert_narrow (window, name);
}

static AdwMessageDialog *
find_question (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *link = toplevels; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data))
      return link->data;

  return NULL;
}

static TceWindow *
open_window (void)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), HOSTILE_FIXTURE_NARROWEST, 640);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);

  return window;
}

/* What was left behind and cannot be read is named. */
static void
test_unsaved_work (void)
{
  TceWindow *window = open_window ();
  const char *body;

  tce_application_offer_recovery (window);
  body = adw_message_dialog_get_body (find_question ());
  g_assert_nonnull (strstr (body, "“board-0a1b2c3d.recovery.json.damaged-1”"));
  g_assert_nonnull (strstr (body, "“pipe.recovery.json” is not a file but a pipe or a device."));
  assert_narrow (find_question (), "the list of what cannot be read");
  gtk_window_destroy (GTK_WINDOW (find_question ()));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_all_cards (gpointer window)
{
  g_autofree char *words = widget_fixture_read (window);

  return strstr (words, "pipe.city.json") != NULL && strstr (words, "<b>&amp;</b> %s %n") != NULL;
}

static void
test_start (void)
{
  TceWindow *window = open_window ();

  widget_fixture_wait (has_all_cards, window);
  assert_narrow (window, "the page to start from");
  gtk_window_destroy (GTK_WINDOW (window));
}

static GFile *
board_file (const char *name)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "boards", name, NULL);
}

static gboolean
has_document (gpointer window)
{
  return tce_window_get_document (window) != NULL;
}

/* The board with the longest words is edited. */
static void
test_longest_words (void)
{
  TceWindow *window = open_window ();
  g_autoptr (GFile) file = board_file ("longest-words.city.json");

  tce_window_open (window, file);
  widget_fixture_wait (has_document, window);
  assert_narrow (window, "the window of a board");
  for (guint i = 0; i < 3; i++)
    {
      static const char *const panels[] = { "palette", "city", "properties" };

      gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", panels[i]);
      assert_narrow (window, panels[i]);
    }
  gtk_stack_set_visible_child_name (window->properties, "texts");
  assert_narrow (window, "texts");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_asked (gpointer unused)
{
  return find_question () != NULL;
}

/* What is no board is refused in words, at once. */
static void
test_refused (void)
{
  static const struct { const char *name, *told; } cases[] = {
    { "pipe.city.json", "is not a file but a pipe or a device." },
    { "device.city.json", "is not a file but a pipe or a device." },
    { "folder.city.json", "Is a directory" },
    { "gibibyte.city.json", "larger than 4 MiB" },
    { "brackets.city.json", "nested too deeply" },
    { "reversed-name.city.json", "U+202E" },
    { "too-long-name.city.json", "must have at most 200 characters, but has 201" },
  };
  TceWindow *window = open_window ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = board_file (cases[i].name);

      tce_window_open (window, file);
      widget_fixture_wait (is_asked, NULL);
      g_assert_nonnull (strstr (adw_message_dialog_get_body (find_question ()), cases[i].told));
      gtk_window_destroy (GTK_WINDOW (find_question ()));
      widget_fixture_iterate (0);
    }
  g_assert_null (tce_window_get_document (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GFile) home = folder_fixture_new ();
  int result;

  g_setenv ("XDG_STATE_HOME", g_file_peek_path (home), TRUE);
  g_setenv ("XDG_DATA_HOME", g_file_peek_path (home), TRUE);
  widget_fixture_init (&argc, &argv);
  hostile_fixture_lay_out ();
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_test_add_func ("/hostile-boards/unsaved-work", test_unsaved_work);
  g_test_add_func ("/hostile-boards/start", test_start);
  g_test_add_func ("/hostile-boards/longest-words", test_longest_words);
  g_test_add_func ("/hostile-boards/refused", test_refused);
  result = g_test_run ();
  g_object_unref (application);
  folder_fixture_delete (home);

  return result;
}
