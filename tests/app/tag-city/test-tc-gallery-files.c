/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <time.h>

#include <glib/gstdio.h>

#include <tc-board-query.h>
#include <tc-model-private.h>

#include "gallery-fixtures.h"
#include "match-fixtures.h"
#include "widget-fixtures.h"

#define MANY 1000

/* What the gallery does with files: boards come, go and are broken. */

static GFile *
save_text (GFile      *folder,
           const char *name,
           const char *text)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));

  return g_steal_pointer (&file);
}

static GFile *
get_data (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "boards", name, NULL);

  return g_file_new_for_path (path);
}

typedef struct
{
  GalleryFixture *fixture;
  const char     *name;
} Expectation;

static gboolean
is_listed (gpointer subject)
{
  Expectation *expected = subject;

  return gallery_fixture_find_card (expected->fixture, expected->name) != NULL;
}

static gboolean
is_gone (gpointer subject)
{
  return !is_listed (subject);
}

static TcBoardCard *
wait_for_card (GalleryFixture *fixture,
               const char     *name)
{
  Expectation expected = { fixture, name };

  widget_fixture_wait (is_listed, &expected);

  return gallery_fixture_find_card (fixture, name);
}

static gboolean
is_chosen (gpointer subject)
{
  Expectation *expected = subject;

  return g_strcmp0 (gallery_fixture_chosen (expected->fixture), expected->name) == 0;
}

static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }

  g_assert_not_reached ();
}

/* Drops the files on the page. */
static void
import (GalleryFixture *fixture,
        GFile          *first,
        GFile          *second)
{
  g_autoptr (GSList) files = g_slist_append (g_slist_append (NULL, first), second);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  if (second == NULL)
    files = g_slist_delete_link (files, files->next);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_signal_emit_by_name (find_drop_target (fixture->page), "drop", &value, 0., 0., &taken);
  g_assert_true (taken);
}

/* The text of the dialog over the window, which is closed. */
static char *
read_dialog (GalleryFixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();
  char *text = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && text == NULL; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) != GTK_WINDOW (fixture->window))
        continue;
      text = widget_fixture_read (GTK_WIDGET (window));
      gtk_window_destroy (window);
    }

  return text;
}

static void
test_import (GalleryFixture *fixture,
             gconstpointer   unused)
{
  g_autoptr (GFile) kiosk = get_data ("kiosk.city.json");
  g_autoptr (GFile) copy = g_file_get_child (fixture->boards, "kiosk.city.json");
  Expectation expected = { fixture, "Kiosk" };

  /* Whatever is searched for, what was brought in is seen. */
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, 0)), "zzz");
  import (fixture, kiosk, NULL);
  g_assert_true (g_file_query_exists (copy, NULL));
  widget_fixture_wait (is_chosen, &expected);
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Kiosk");
  g_assert_true (widget_fixture_says (fixture->page, "Use Kiosk"));
  g_assert_null (read_dialog (fixture));
}

static void
test_import_refused (GalleryFixture *fixture,
                     gconstpointer   unused)
{
  g_autoptr (GFile) kiosk = get_data ("kiosk.city.json");
  g_autoptr (GFile) broken = save_text (fixture->folder, "broken.city.json", "{");
  g_autofree char *alone = NULL, *among_others = NULL;

  import (fixture, broken, NULL);
  widget_fixture_iterate (20);
  alone = read_dialog (fixture);
  g_assert_nonnull (strstr (alone, "This file is not a board"));
  g_assert_nonnull (strstr (alone, "the text ends too early"));
  g_assert_null (strstr (alone, "broken.city.json"));

  import (fixture, broken, kiosk);
  widget_fixture_iterate (20);
  among_others = read_dialog (fixture);
  g_assert_nonnull (strstr (among_others, "broken.city.json: "));
  wait_for_card (fixture, "Kiosk");
  g_assert_null (gallery_fixture_find_card (fixture, "broken.city.json"));
}

/* As from the file manager, anywhere on the page. */
static void
test_drop (GalleryFixture *fixture,
           gconstpointer   unused)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->page);
  g_autoptr (GFile) kiosk = get_data ("kiosk.city.json");
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (&kiosk, 1));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 100.0, 100.0, &taken);
    }
  g_assert_true (taken);
  wait_for_card (fixture, "Kiosk");
}

static void
act (GalleryFixture *fixture,
     TcBoardCard    *card,
     const char     *action)
{
  gtk_widget_activate_action (fixture->page, action, "s", tc_board_entry_get_id (tc_board_card_get_entry (card)));
}

static void
test_duplicate (GalleryFixture *fixture,
                gconstpointer   unused)
{
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  Expectation expected = { fixture, "Kiosk 2" };

  act (fixture, kiosk, "gallery.duplicate");
  widget_fixture_wait (is_chosen, &expected);
  g_assert_nonnull (gallery_fixture_find_card (fixture, "Kiosk"));
}

/* What is chosen and gone is chosen no more. */
static void
test_trash (GalleryFixture *fixture,
            gconstpointer   unused)
{
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  Expectation expected = { fixture, "Kiosk" };
  g_autofree char *problem = NULL;

  g_signal_emit_by_name (kiosk, "clicked");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Kiosk");
  act (fixture, kiosk, "gallery.trash");
  widget_fixture_wait (is_gone, &expected);
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Old Harbour");
  problem = read_dialog (fixture);
  g_assert_null (problem);
}

static void
test_trash_refused (GalleryFixture *fixture,
                    gconstpointer   unused)
{
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  g_autofree char *text = NULL;

  g_assert_true (g_file_delete (tc_board_entry_get_file (tc_board_card_get_entry (kiosk)), NULL, NULL));
  act (fixture, kiosk, "gallery.trash");
  widget_fixture_iterate (20);
  text = read_dialog (fixture);
  g_assert_nonnull (strstr (text, "The board was not moved to the trash"));
}

/* An editor that only says what it was started with. */
static char *
make_editor (GalleryFixture *fixture)
{
  g_autoptr (GFile) told = g_file_get_child (fixture->folder, "told");
  g_autofree char *path = g_file_get_path (told);
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\necho \"started $1\" > '%s.part'\nmv '%s.part' '%s'\n", path, path, path);
  g_autoptr (GFile) editor = save_text (fixture->folder, "editor", script);

  g_assert_cmpint (g_chmod (g_file_peek_path (editor), 0700), ==, 0);
  g_setenv ("TAG_CITY_EDITOR", g_file_peek_path (editor), TRUE);

  return g_steal_pointer (&path);
}

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
assert_told (char       *path,
             const char *expected)
{
  g_autofree char *text = NULL;
  g_autofree char *line = g_strdup_printf ("started %s\n", expected);

  widget_fixture_wait (exists, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, line);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_editor (GalleryFixture *fixture,
             gconstpointer   unused)
{
  g_autofree char *told = make_editor (fixture);
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");

  widget_fixture_click (GTK_WIDGET (kiosk), "Edit Kiosk");
  assert_told (told, tc_board_entry_get_id (tc_board_card_get_entry (kiosk)));
  gtk_widget_activate_action (fixture->page, "gallery.draw", NULL);
  assert_told (told, "");
  g_unsetenv ("TAG_CITY_EDITOR");
}

/* It says why it cannot be played, is never chosen, and can be edited. */
static void
test_broken (GalleryFixture *fixture,
             gconstpointer   unused)
{
  g_autofree char *told = make_editor (fixture);
  g_autoptr (GFile) file = save_text (fixture->boards, "broken.city.json", "{");
  TcBoardCard *card = wait_for_card (fixture, "broken.city.json");
  TcBoardEntry *entry = tc_board_card_get_entry (card);

  g_assert_true (g_file_equal (tc_board_entry_get_file (entry), file));
  g_assert_true (widget_fixture_says (GTK_WIDGET (card), tc_board_entry_get_problem (entry)));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (card)));
  g_signal_emit_by_name (card, "clicked");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)));
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Old Harbour");

  gtk_widget_grab_focus (GTK_WIDGET (card));
  g_assert_true (gallery_fixture_press (fixture, GDK_KEY_Return));
  g_assert_null (fixture->used);
  assert_told (told, tc_board_entry_get_id (entry));
  g_unsetenv ("TAG_CITY_EDITOR");
}

static gboolean
has_all (gpointer library)
{
  return g_list_model_get_n_items (library) > MANY;
}

static guint
count_cards (GalleryFixture *fixture)
{
  guint n_cards = 0;

  while (widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, n_cards) != NULL)
    n_cards++;

  return n_cards;
}

static gboolean
is_quiet (gpointer library)
{
  return tc_board_lengths_get_n_open (tc_board_library_get_lengths (library)) == 0;
}

static guint
count_measured (GalleryFixture *fixture)
{
  guint n_measured = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->library)); i++)
    {
      g_autoptr (TcBoardEntry) entry = g_list_model_get_item (G_LIST_MODEL (fixture->library), i);

      n_measured += tc_board_entry_get_rounds (entry) > 0 ? 1 : 0;
    }

  return n_measured;
}

/* A thousand different boards, of which a battle lasts about as long. */
static void
save_many (GalleryFixture *fixture)
{
  g_autoptr (GFile) source = get_data ("kiosk.city.json");
  g_autoptr (TcBoardFile) kiosk = tc_board_file_load (source, NULL);

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("Kiosk no. %04u", i);
      g_autofree char *file_name = g_strdup_printf ("%04u.city.json", i);
      g_autoptr (GFile) file = g_file_get_child (fixture->boards, file_name);
      TcBoard board = *tc_board_file_get_board (kiosk);
      g_autoptr (TcBoardFile) changed = NULL, named = NULL;
      g_autofree char *text = NULL;

      board.columns[0].high = (gint8) (10 + i % 80);
      board.columns[1].high = (gint8) (10 + i / 80);
      changed = tc_board_file_new_with_board (kiosk, &board);
      named = tc_board_file_new_with_text (changed, TC_BOARD_TEXT_NAME, 0, "en", name);
      text = tc_board_file_to_text (named);
      g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
    }
}

/* How long the main loop was busy at most. Time that others had the processor does not count. */
typedef struct
{
  gint64 last, longest;
} Pulse;

static gint64
get_time (void)
{
  struct timespec time;

  g_assert_cmpint (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time), ==, 0);

  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
feel (gpointer user_data)
{
  Pulse *pulse = user_data;
  const gint64 now = get_time ();

  pulse->longest = MAX (pulse->longest, now - pulse->last);
  pulse->last = now;

  return G_SOURCE_CONTINUE;
}

/* So many boards are not shown, nor measured, before somebody comes to them. */
static void
test_many (GalleryFixture *fixture,
           gconstpointer   unused)
{
  GtkAdjustment *place;
  guint n_shown, n_measured, source;
  Pulse pulse = { 0 };

  save_many (fixture);
  pulse.last = get_time ();
  source = g_timeout_add_full (G_PRIORITY_HIGH, 1, feel, &pulse, NULL);
  widget_fixture_wait (has_all, fixture->library);
  widget_fixture_iterate (50);
  g_assert_true (widget_fixture_says (fixture->page, "10 boards and 1000 of yours"));
  n_shown = count_cards (fixture);
  g_assert_cmpuint (n_shown, <, MANY / 5);
  g_assert_false (widget_fixture_says (fixture->page, "Draw a Board…"));
  widget_fixture_wait (is_quiet, fixture->library);
  n_measured = count_measured (fixture);
  g_assert_cmpuint (n_measured, >, 0);
  g_assert_cmpuint (n_measured, <=, n_shown);
  g_source_remove (source);
  g_test_message ("%u cards, %u measured, main loop busy for %d ms at most", n_shown, n_measured, (int) (pulse.longest / 1000));
  g_assert_cmpint (pulse.longest, <, G_USEC_PER_SEC / 2);

  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (
                                                                      GTK_WIDGET (gallery_fixture_find_card (fixture, "Old Harbour")),
                                                                      GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
  widget_fixture_iterate (100);
  g_assert_cmpuint (count_cards (fixture), >, n_shown);
  widget_fixture_wait (is_quiet, fixture->library);
  g_assert_cmpuint (count_measured (fixture), >, n_measured);

  /* All of them are searched all the same. */
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, 0)), "0987");
  g_assert_nonnull (gallery_fixture_find_card (fixture, "Kiosk no. 0987"));
  g_assert_cmpuint (count_cards (fixture), ==, 1);
}

static gboolean
has_few_left (gpointer subject)
{
  GalleryFixture *fixture = subject;

  return count_measured (fixture) >= 3;
}

/* Only a question about lengths makes boards be measured that nobody sees. */
static void
test_unseen (GalleryFixture *fixture,
             gconstpointer   unused)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 300);
  widget_fixture_iterate (50);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.city.json", i);
      g_autoptr (GFile) file = gallery_fixture_save (fixture, i == 0 ? "rue-blanche.city.json" : "kiosk.city.json", name);

      g_assert_true (g_file_has_parent (file, fixture->boards));
    }
  wait_for_card (fixture, "Rue Blanche");
  widget_fixture_iterate (100);
  g_assert_true (is_quiet (fixture->library));
  g_assert_cmpuint (count_measured (fixture), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_fixture_find (fixture->page, GTK_TYPE_DROP_DOWN, 0)), TC_BOARD_ORDER_SHORTEST);
  widget_fixture_wait (has_few_left, fixture);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (GalleryFixture *, gconstpointer); } tests[] = {
    { "/gallery-files/import", test_import },
    { "/gallery-files/import-refused", test_import_refused },
    { "/gallery-files/drop", test_drop },
    { "/gallery-files/duplicate", test_duplicate },
    { "/gallery-files/trash", test_trash },
    { "/gallery-files/trash-refused", test_trash_refused },
    { "/gallery-files/editor", test_editor },
    { "/gallery-files/broken", test_broken },
    { "/gallery-files/unseen", test_unseen },
    { "/gallery-files/many", test_many },
  };

  widget_fixture_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, GalleryFixture, NULL, gallery_fixture_set_up, tests[i].test, gallery_fixture_tear_down);

  return g_test_run ();
}
