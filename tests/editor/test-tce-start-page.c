/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-built-in-boards.h>
#include <tce-board-card.h>
#include <tce-recent.h>
#include <tce-start-page.h>

#include "widget-fixtures.h"

/* A folder with boards, and the page that shows them. */
typedef struct
{
  GFile          *folder;
  TcBoardLibrary *library;
  GtkWidget      *page;
  GtkWidget      *window;
  char           *opened;      /* the last thing that was asked for */
} Fixture;

static GFile *
child_of (Fixture    *fixture,
          const char *name)
{
  return g_file_get_child (fixture->folder, name);
}

static void
write_board (Fixture    *fixture,
             const char *name,
             const char *text)
{
  g_autoptr (GFile) file = child_of (fixture, name);
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  g_autofree char *proper = tc_board_file_to_text (board);
  const char *content = text != NULL ? text : proper;

  g_assert_true (g_file_replace_contents (file, content, strlen (content), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

static void
remember (Fixture    *fixture,
          const char *kind,
          const char *what)
{
  g_free (fixture->opened);
  fixture->opened = g_strdup_printf ("%s %s", kind, what);
}

static void
file_opened (Fixture *fixture,
             GFile   *file)
{
  g_autofree char *name = g_file_get_basename (file);

  remember (fixture, "file", name);
}

static void
template_opened (Fixture    *fixture,
                 const char *id)
{
  remember (fixture, "template", id);
}

static void
another_wanted (Fixture *fixture)
{
  remember (fixture, "another", "");
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  g_autofree char *path = g_dir_make_tmp ("tag-city-start-XXXXXX", NULL);

  fixture->folder = g_file_new_for_path (path);
  write_board (fixture, "banks.city.json", NULL);
}

static void
show_page (Fixture *fixture)
{
  fixture->library = tc_board_library_new (fixture->folder);
  fixture->page = tce_start_page_new (fixture->library);
  g_signal_connect_swapped (fixture->page, "open-file", G_CALLBACK (file_opened), fixture);
  g_signal_connect_swapped (fixture->page, "open-template", G_CALLBACK (template_opened), fixture);
  g_signal_connect_swapped (fixture->page, "open", G_CALLBACK (another_wanted), fixture);
  fixture->window = widget_fixture_show (fixture->page, 900, 700);
}

static void
forget (GFile *file)
{
  g_autofree char *address = g_file_get_uri (file);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), address, NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  static const char *const names[] = { "banks.city.json", "broken.city.json", "elsewhere.city.json" };

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = child_of (fixture, names[i]);

      forget (file);
      g_file_delete (file, NULL, NULL);
    }
  g_assert_true (g_file_delete (fixture->folder, NULL, NULL));
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->folder);
  g_free (fixture->opened);
}

/* The card that stands for that file or template; waits until it is there. */
static GtkWidget *
find_card (Fixture    *fixture,
           const char *name)
{
  for (;;)
    {
      GtkWidget *card;

      for (guint i = 0; (card = widget_fixture_find (fixture->page, TCE_TYPE_BOARD_CARD, i)) != NULL; i++)
        {
          GFile *file = tce_board_card_get_file (TCE_BOARD_CARD (card));
          g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;

          if (g_strcmp0 (base, name) == 0 || g_strcmp0 (tce_board_card_get_template (TCE_BOARD_CARD (card)), name) == 0)
            return card;
        }
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
assert_offers (Fixture           *fixture,
               const char *const *ids)
{
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *expected = g_strdup_printf ("template %s", ids[i]);
      GtkWidget *card = find_card (fixture, ids[i]);

      g_signal_emit_by_name (gtk_widget_get_parent (card), "child-activated", card);
      g_assert_cmpstr (fixture->opened, ==, expected);
    }
}

/* Templates and every built-in board. */
static void
test_templates (Fixture      *fixture,
                gconstpointer unused)
{
  show_page (fixture);
  assert_offers (fixture, tc_board_templates);
  assert_offers (fixture, tc_built_in_boards);
  widget_fixture_click (fixture->page, "Open a board from a file");
  g_assert_cmpstr (fixture->opened, ==, "another ");
}

static void
test_folder (Fixture      *fixture,
             gconstpointer unused)
{
  GtkWidget *card;

  write_board (fixture, "broken.city.json", "{");
  show_page (fixture);
  card = find_card (fixture, "banks.city.json");
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Two Banks");
  g_signal_emit_by_name (gtk_widget_get_parent (card), "child-activated", card);
  g_assert_cmpstr (fixture->opened, ==, "file banks.city.json");
  g_assert_false (gtk_widget_get_sensitive (find_card (fixture, "broken.city.json")));

  /* What is put into the folder is there by itself. */
  write_board (fixture, "elsewhere.city.json", NULL);
  g_assert_true (gtk_widget_get_sensitive (find_card (fixture, "elsewhere.city.json")));
}

static gboolean
section_is_shown (Fixture *fixture)
{
  return widget_fixture_says (fixture->page, "Recent");
}

static void
test_recent (Fixture      *fixture,
             gconstpointer unused)
{
  g_autoptr (GFile) file = child_of (fixture, "banks.city.json"), missing = child_of (fixture, "missing.city.json");
  g_autoptr (GPtrArray) files = NULL;

  show_page (fixture);
  g_assert_false (section_is_shown (fixture));
  tce_recent_add (missing);
  tce_recent_add (file);
  while (!section_is_shown (fixture))
    g_main_context_iteration (NULL, TRUE);

  files = tce_recent_list (5);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_true (g_file_equal (g_ptr_array_index (files, 0), file));
  forget (missing);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add ("/start-page/templates", Fixture, NULL, set_up, test_templates, tear_down);
  g_test_add ("/start-page/folder", Fixture, NULL, set_up, test_folder, tear_down);
  g_test_add ("/start-page/recent", Fixture, NULL, set_up, test_recent, tear_down);

  return g_test_run ();
}
