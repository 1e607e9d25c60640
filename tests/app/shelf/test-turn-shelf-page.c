/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-battle-row.h>
#include <turn-hall-chart.h>
#include <turn-saved-games.h>
#include <turn-shelf-disk.h>
#include <turn-shelf-page.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  GtkWidget *page;
  GtkWidget *window;
  GFile     *kept;
  GFile     *games;
  guint      n_left;
  guint      n_continued;
  guint      n_watched;
  gboolean   looks_back;
} Fixture;

static void
keep (guint64 seed,
      gint64  ended)
{
  g_autoptr (TurnRecord) record = match_fixture_record ("human random", seed, TRUE);

  g_assert_true (turn_shelf_disk_keep (NULL, record, ended, NULL));
}

static void
page_left (Fixture *fixture)
{
  fixture->n_left++;
}

static void
battle_continued (Fixture *fixture)
{
  fixture->n_continued++;
}

static void
battle_watched (Fixture         *fixture,
                TurnShelfBattle *battle,
                gboolean         looks_back)
{
  fixture->n_watched++;
  fixture->looks_back = looks_back;
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->kept = turn_shelf_disk_dup_folder (NULL);
  fixture->games = turn_saved_games_dup_folder (NULL);
  folder_fixture_delete (fixture->kept);
  folder_fixture_delete (fixture->games);
  fixture->page = turn_shelf_page_new ();
  g_signal_connect_swapped (fixture->page, "left", G_CALLBACK (page_left), fixture);
  g_signal_connect_swapped (fixture->page, "continued", G_CALLBACK (battle_continued), fixture);
  g_signal_connect_swapped (fixture->page, "watched", G_CALLBACK (battle_watched), fixture);
  fixture->window = widget_fixture_show (fixture->page, 1100, 760);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_object_unref (fixture->kept);
  g_object_unref (fixture->games);
}

static gboolean
is_listed (gpointer page)
{
  return widget_fixture_find (page, TURN_TYPE_BATTLE_ROW, 0) != NULL;
}

static guint
count_rows (Fixture *fixture)
{
  guint n_rows = 0;

  while (widget_fixture_find (fixture->page, TURN_TYPE_BATTLE_ROW, n_rows) != NULL)
    n_rows++;

  return n_rows;
}

static void
open_page (Fixture *fixture,
           GFile   *running)
{
  turn_shelf_page_open (TURN_SHELF_PAGE (fixture->page), FALSE, running);
  widget_fixture_wait (is_listed, fixture->page);
  gtk_widget_grab_focus (fixture->page);
  widget_fixture_iterate (50);
}

static TurnShelfBattle *
get_battle (Fixture *fixture,
            guint    row)
{
  return turn_battle_row_get_battle (TURN_BATTLE_ROW (widget_fixture_find (fixture->page, TURN_TYPE_BATTLE_ROW, row)));
}

static void
act (Fixture    *fixture,
     const char *action,
     guint       row)
{
  GtkWidget *widget = widget_fixture_find (fixture->page, TURN_TYPE_BATTLE_ROW, row);

  g_assert_true (gtk_widget_activate_action (widget, action, "s", turn_shelf_battle_get_id (get_battle (fixture, row))));
  widget_fixture_iterate (50);
}

/* Every battle tells what it was; those who listen hear it whole. */
static void
test_list (Fixture      *fixture,
           gconstpointer unused)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  GtkWidget *item;

  keep (1, 1000000000);
  keep (2, g_date_time_to_unix (now));
  open_page (fixture, NULL);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  g_assert_true (widget_fixture_says (fixture->page, "Old Harbour"));
  g_assert_true (widget_fixture_says (fixture->page, "2 of 200 kept; starred ones stay"));
  g_assert_true (widget_fixture_says (fixture->page, "against Blindfolded"));
  g_assert_true (widget_fixture_says (fixture->page, "September 2001"));
  g_assert_true (widget_fixture_says (fixture->page, "Today, "));

  item = gtk_widget_get_parent (widget_fixture_find (fixture->page, TURN_TYPE_BATTLE_ROW, 0));
  g_assert_true (g_str_has_prefix (gtk_widget_get_css_name (item), "row"));
  g_assert_cmpuint (fixture->n_watched, ==, 0);
  act (fixture, "battles.replay", 1);
  g_assert_cmpuint (fixture->n_watched, ==, 1);
  g_assert_false (fixture->looks_back);
  act (fixture, "battles.look-back", 1);
  g_assert_cmpuint (fixture->n_watched, ==, 2);
  g_assert_true (fixture->looks_back);
}

/* One that goes on stands apart; the one on the table is neither starred nor deleted. */
static void
test_running (Fixture      *fixture,
              gconstpointer unused)
{
  g_autoptr (TurnRecord) record = match_fixture_record ("human random", 3, FALSE);
  g_autoptr (GFile) file = g_file_get_child (fixture->games, "one.tagrecord.json");

  g_assert_true (turn_record_save (record, file, NULL));
  keep (1, 1000000000);
  open_page (fixture, file);
  g_assert_true (widget_fixture_says (fixture->page, "Running"));
  g_assert_true (widget_fixture_says (fixture->page, "your turn"));
  g_assert_true (widget_fixture_says (fixture->page, "saved after every move"));
  act (fixture, "battles.delete", 0);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  act (fixture, "battles.star", 0);
  g_assert_true (g_file_query_exists (file, NULL));
  widget_fixture_click (fixture->page, "Continue");
  g_assert_cmpuint (fixture->n_continued, ==, 1);

  /* On no table it can go. */
  open_page (fixture, NULL);
  act (fixture, "battles.delete", 0);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
}

static void
test_star_and_filters (Fixture      *fixture,
                       gconstpointer unused)
{
  GtkWidget *search = NULL;

  keep (1, 1000000000);
  keep (2, 1000000100);
  open_page (fixture, NULL);
  act (fixture, "battles.star", 1);
  g_assert_true (turn_shelf_battle_is_starred (get_battle (fixture, 1)));
  widget_fixture_click (fixture->page, "Starred");
  widget_fixture_iterate (50);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
  act (fixture, "battles.star", 0);
  widget_fixture_click (fixture->page, "All");

  search = widget_fixture_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "nowhere");
  widget_fixture_iterate (400);
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  g_assert_true (widget_fixture_says (fixture->page, "No Battle Found"));
  gtk_editable_set_text (GTK_EDITABLE (search), "old harb");
  widget_fixture_iterate (400);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (search), "ANA");
  widget_fixture_iterate (400);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
}

static gboolean
is_gone (gpointer file)
{
  return !g_file_query_exists (file, NULL);
}

/* A file goes only after its toast, and undo brings it back before. */
static void
test_delete (Fixture      *fixture,
             gconstpointer unused)
{
  g_autoptr (GFile) file = NULL;

  keep (1, 1000000000);
  keep (2, 1000000100);
  open_page (fixture, NULL);
  file = g_object_ref (turn_shelf_battle_get_file (get_battle (fixture, 0)));
  act (fixture, "battles.delete", 0);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
  g_assert_true (widget_fixture_says (fixture->page, "Battle on Old Harbour deleted"));
  g_assert_true (g_file_query_exists (file, NULL));
  widget_fixture_click (fixture->page, "Undo");
  widget_fixture_iterate (50);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  g_assert_true (g_file_query_exists (file, NULL));

  act (fixture, "battles.delete", 0);
  g_assert_true (g_file_query_exists (file, NULL));

  /* Another one deleted: the first is gone. */
  act (fixture, "battles.delete", 0);
  widget_fixture_wait (is_gone, file);
  g_assert_true (widget_fixture_says (fixture->page, "No Battles Yet"));
  g_assert_true (gtk_widget_activate_action (widget_fixture_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, 0), "battles.undo", NULL));
  widget_fixture_iterate (50);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
}

/* What cannot be read says so, and can only be deleted. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer unused)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->kept, "20200101T000000Z-00000000.tagrecord.json");

  g_file_make_directory_with_parents (fixture->kept, NULL, NULL);
  g_assert_true (g_file_replace_contents (file, "{", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  open_page (fixture, NULL);
  g_assert_true (widget_fixture_says (fixture->page, "cannot be read"));
  act (fixture, "battles.replay", 0);
  g_assert_cmpuint (fixture->n_watched, ==, 0);
  act (fixture, "battles.delete", 0);
  g_assert_cmpuint (count_rows (fixture), ==, 0);
}

static gboolean
shows_hall (gpointer page)
{
  return widget_fixture_says (page, "Best Scores") && widget_fixture_says (page, "battles");
}

/* Persons enter with their scores, bots never; a score leads to its battle as long as that is there. */
static void
test_hall (Fixture      *fixture,
           gconstpointer unused)
{
  GtkWidget *scores;
  GtkListBoxRow *row;

  keep (1, 1000000000);
  keep (2, 1000000100);
  turn_shelf_page_open (TURN_SHELF_PAGE (fixture->page), TRUE, NULL);
  widget_fixture_wait (shows_hall, fixture->page);
  widget_fixture_iterate (50);
  scores = widget_fixture_find (fixture->page, GTK_TYPE_LIST_BOX, 0);
  g_assert_true (widget_fixture_says (scores, "Ana"));
  g_assert_false (widget_fixture_says (scores, "Ben"));
  g_assert_true (widget_fixture_says (scores, "against Blindfolded"));
  g_assert_true (widget_fixture_says (fixture->page, "Prestige of the last 50 battles"));
  gtk_test_accessible_assert_role (widget_fixture_find (fixture->page, TURN_TYPE_HALL_CHART, 0), GTK_ACCESSIBLE_ROLE_IMG);

  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (scores), 0);
  g_assert_true (gtk_list_box_row_get_activatable (row));
  gtk_widget_activate (GTK_WIDGET (row));
  g_signal_emit_by_name (scores, "row-activated", row);
  g_assert_cmpuint (fixture->n_watched, >=, 1);

  g_assert_true (gtk_widget_activate_action (fixture->page, "shelf.show", "s", "battles"));
  widget_fixture_wait (is_listed, fixture->page);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
}

static void
test_back (Fixture      *fixture,
           gconstpointer unused)
{
  turn_shelf_page_open (TURN_SHELF_PAGE (fixture->page), FALSE, NULL);
  gtk_widget_grab_focus (fixture->page);
  g_assert_true (gtk_widget_activate_action (fixture->page, "shelf.back", NULL));
  g_assert_cmpuint (fixture->n_left, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/turn-shelf-page/list", test_list },
    { "/turn-shelf-page/running", test_running },
    { "/turn-shelf-page/star-and-filters", test_star_and_filters },
    { "/turn-shelf-page/delete", test_delete },
    { "/turn-shelf-page/damaged", test_damaged },
    { "/turn-shelf-page/hall", test_hall },
    { "/turn-shelf-page/back", test_back },
  };

  widget_fixture_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
