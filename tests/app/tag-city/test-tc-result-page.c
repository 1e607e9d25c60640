/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-page-replay.h>
#include <tc-app-private.h>
#include <tc-score.h>
#include <tc-state.h>
#include <turn-replay-bar.h>
#include <turn-words.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;       /* that is over */
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->match = match_fixture ("greedy random greedy", 5);
  turn_match_run (fixture->match);
  match_fixture_finish (fixture->match);
  g_assert_true (turn_match_is_finished (fixture->match));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

static const char *
get_figure (GtkWidget *grid,
            int        row,
            int        column)
{
  return gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (grid), column, row)));
}

/* The column of a tagger, by the name at its head. */
static int
find_column (GtkWidget  *grid,
             const char *name)
{
  for (int column = 1; column <= 3; column++)
    if (widget_fixture_says (gtk_grid_get_child_at (GTK_GRID (grid), column, 0), name))
      return column;
  g_assert_not_reached ();
}

static void
test_breakdown (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *page = g_object_new (TC_TYPE_RESULT_PAGE, NULL);
  const TcGame *game = turn_match_get_game (fixture->match);
  const TcState *state = turn_match_get_state (fixture->match);
  GtkWidget *grid = NULL;

  fixture->window = widget_fixture_show (page, 1280, 740);
  tc_result_page_set_match (TC_RESULT_PAGE (page), fixture->match);
  for (guint i = 0; grid == NULL || gtk_grid_get_child_at (GTK_GRID (grid), 3, 6) == NULL; i++)
    g_assert_nonnull (grid = widget_fixture_find (page, GTK_TYPE_GRID, i));

  for (guint seat = 0; seat < 3; seat++)
    {
      const TcScore score = tc_state_score (game, state, seat);
      const int column = find_column (grid, turn_match_get_seat (fixture->match, seat)->name);
      const int figures[] = { score.columns, score.rows, score.districts, score.drones, score.bubbles, score.total };

      for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
        {
          g_autofree char *text = turn_words_number (figures[i]);

          g_assert_cmpstr (get_figure (grid, (int) i + 1, column), ==, text);
        }
    }
  g_assert_true (widget_fixture_says (page, "The battle ended in round"));
}

/* The grid with the prestige, which has more in it than any other. */
static GtkWidget *
find_grid (GtkWidget *page)
{
  GtkWidget *grid;

  for (guint i = 0; (grid = widget_fixture_find (page, GTK_TYPE_GRID, i)) != NULL; i++)
    if (gtk_grid_get_child_at (GTK_GRID (grid), 2, 6) != NULL)
      return grid;
  g_assert_not_reached ();
}

static GtkWidget *
find_with_class (GtkWidget  *page,
                 const char *class)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = widget_fixture_find (page, GTK_TYPE_WIDGET, i)) != NULL; i++)
    if (gtk_widget_has_css_class (widget, class) && gtk_widget_get_mapped (widget))
      return widget;

  return NULL;
}

/* The label that is seen; where there is room for another one, that is not. */
static const char *
read_seen (GtkWidget *cell)
{
  GtkWidget *label;

  for (guint i = 0; (label = widget_fixture_find (cell, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label))
      return gtk_label_get_text (GTK_LABEL (label));

  return NULL;
}

/* What a cell of the line about a tie says; the ground of the line lies below all of them. */
static const char *
read_tie (GtkWidget *grid,
          int        column)
{
  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int own_column;

      gtk_grid_query_child (GTK_GRID (grid), child, &own_column, NULL, NULL, NULL);
      if (own_column == column && gtk_widget_has_css_class (child, "tie"))
        return read_seen (child);
    }

  return NULL;
}

/* The page about a battle of the test data. */
static GtkWidget *
show_record (Fixture    *fixture,
             const char *name,
             int         width)
{
  g_autofree char *path = g_strdup_printf ("%s/records/%s.tagrecord.json", g_getenv ("TEST_DATA"), name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  TurnRecord *record = turn_record_load (file, &error);
  GtkWidget *page = g_object_new (TC_TYPE_RESULT_PAGE, NULL);

  g_assert_no_error (error);
  g_clear_object (&fixture->match);
  fixture->match = turn_match_new (record);
  fixture->window = widget_fixture_show (page, width, 740);
  tc_result_page_set_match (TC_RESULT_PAGE (page), fixture->match);
  widget_fixture_iterate (20);

  return page;
}

static void
assert_column (GtkWidget  *grid,
               int         column,
               const char *medal,
               const char *name,
               const char *total)
{
  GtkWidget *head = gtk_grid_get_child_at (GTK_GRID (grid), column, 0);

  g_assert_true (widget_fixture_says (head, name));
  g_assert_true (widget_fixture_says (head, medal));
  g_assert_cmpstr (get_figure (grid, 6, column), ==, total);
}

/* C20: the page says that bubbles decided, and shows them. */
static void
test_tie (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget *page = show_record (fixture, "tie", 1280), *grid = find_grid (page), *headline = find_with_class (page, "result-headline");
  const char *const line[] = { "Tie: most bubbles", "2", "1", "–" };

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (headline)), ==, "Ana owns the walls with 2 prestige, by 2 bubbles to 1");
  gtk_test_accessible_assert_role (headline, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (headline, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "All city! Ana wins with 2, by 2 bubbles to 1. Zoë second with 2, Vandal third with 0.");
  assert_column (grid, 1, "1", "Ana", "2");
  assert_column (grid, 2, "2", "Zoë", "2");
  assert_column (grid, 3, "3", "Vandal", "0");

  g_assert_nonnull (find_with_class (page, "tie-line"));
  for (guint i = 0; i < G_N_ELEMENTS (line); i++)
    g_assert_cmpstr (read_tie (grid, (int) i), ==, line[i]);
  g_assert_true (widget_fixture_says (page, "Zoë, 2nd: as much prestige, one bubble fewer."));
  g_assert_true (widget_fixture_says (page, "Vandal, 3rd: 2 behind, furthest in drones with −3 to 0."));
}

/* Where there is no room for names, places stay. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *page = show_record (fixture, "tie", 360), *grid = find_grid (page);
  GtkWidget *medal = find_with_class (gtk_grid_get_child_at (GTK_GRID (grid), 2, 0), "medal");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (medal)), ==, "2");
  gtk_test_accessible_assert_property (medal, GTK_ACCESSIBLE_PROPERTY_LABEL, "Place 2");
  g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
}

/* Those who share the walls have the same place, and no line says that something decided. */
static void
test_shared (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *page = show_record (fixture, "shared-victory", 1280), *grid = find_grid (page), *headline = find_with_class (page, "result-headline");

  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (headline)), "Ana and Zoë own the walls together, 3 prestige and "));
  assert_column (grid, 1, "1", "Ana", "3");
  assert_column (grid, 2, "1", "Zoë", "3");
  assert_column (grid, 3, "3", "Vand", "−1");
  assert_column (grid, 4, "4", "Kryl", "−2");
  g_assert_null (find_with_class (page, "tie-line"));
  g_assert_null (gtk_grid_get_child_at (GTK_GRID (grid), 1, 7));
  g_assert_false (widget_fixture_says (page, "Tie: most bubbles"));
  g_assert_true (widget_fixture_says (page, "Vandal, 3rd:"));
  g_assert_true (widget_fixture_says (page, "Krylon, 4th:"));
}

/* What was said of one battle is gone with it. */
static void
test_another_battle (Fixture      *fixture,
                     gconstpointer data)
{
  TurnMatch *other = g_object_ref (fixture->match);
  GtkWidget *page = show_record (fixture, "tie", 1280);

  tc_result_page_set_match (TC_RESULT_PAGE (page), other);
  g_assert_false (widget_fixture_says (page, "Zoë"));
  g_assert_null (find_with_class (page, "tie-line"));
  g_object_unref (other);
}

static void
count (guint *number)
{
  (*number)++;
}

static gboolean
is_playing (GtkWidget *bar)
{
  GObject *play = gtk_widget_get_template_child (bar, TURN_TYPE_REPLAY_BAR, "play");

  return g_str_equal (gtk_button_get_icon_name (GTK_BUTTON (play)), "media-playback-pause-symbolic");
}

static void
test_replay (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *bar = g_object_new (TURN_TYPE_REPLAY_BAR, NULL);
  const guint n_moves = turn_match_get_n_moves (fixture->match);
  g_autofree char *moment = g_strdup_printf ("1 of %u", n_moves);
  guint n_ended = 0;

  fixture->window = widget_fixture_show (bar, 800, 60);
  turn_replay_bar_set_match (TURN_REPLAY_BAR (bar), fixture->match, tc_page_replay_describe);
  g_signal_connect_swapped (bar, "ended", G_CALLBACK (count), &n_ended);

  gtk_widget_activate_action (bar, "replay.step", "i", -1);
  g_assert_cmpuint (turn_match_get_position (fixture->match), ==, n_moves - 1);
  gtk_widget_activate_action (bar, "replay.step", "i", -G_MAXINT16);
  g_assert_cmpuint (turn_match_get_position (fixture->match), ==, 0);
  gtk_widget_activate_action (bar, "replay.step", "i", 1);
  g_assert_true (widget_fixture_says (bar, moment));
  gtk_widget_activate_action (bar, "replay.step", "i", G_MAXINT16);
  g_assert_cmpuint (turn_match_get_position (fixture->match), ==, n_moves);

  /* Played from the end it begins anew; a step stops it. */
  gtk_widget_activate_action (bar, "replay.play", NULL);
  g_assert_true (is_playing (bar));
  g_assert_cmpuint (turn_match_get_position (fixture->match), <, n_moves);
  gtk_widget_activate_action (bar, "replay.step", "i", 1);
  g_assert_false (is_playing (bar));

  gtk_widget_activate_action (bar, "replay.end", NULL);
  g_assert_cmpuint (n_ended, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/result-page/breakdown", Fixture, NULL, set_up, test_breakdown, tear_down);
  g_test_add ("/result-page/tie", Fixture, NULL, set_up, test_tie, tear_down);
  g_test_add ("/result-page/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/result-page/shared", Fixture, NULL, set_up, test_shared, tear_down);
  g_test_add ("/result-page/another-battle", Fixture, NULL, set_up, test_another_battle, tear_down);
  g_test_add ("/replay-bar/both-ways", Fixture, NULL, set_up, test_replay, tear_down);

  return g_test_run ();
}
