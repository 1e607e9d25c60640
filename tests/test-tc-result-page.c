/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-replay-bar.h>
#include <tc-result-page.h>
#include <tc-score.h>
#include <tc-state.h>
#include <tc-table-replay.h>
#include <tc-words.h>

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
          g_autofree char *text = tc_words_number (figures[i]);

          g_assert_cmpstr (get_figure (grid, (int) i + 1, column), ==, text);
        }
    }
  g_assert_true (widget_fixture_says (page, "The battle ended in round"));
}

static void
count (guint *number)
{
  (*number)++;
}

static void
test_replay (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *bar = g_object_new (TC_TYPE_REPLAY_BAR, NULL);
  const guint n_moves = turn_match_get_n_moves (fixture->match);
  g_autofree char *moment = g_strdup_printf ("1 of %u", n_moves);
  guint n_ended = 0;

  fixture->window = widget_fixture_show (bar, 800, 60);
  tc_replay_bar_set_match (TC_REPLAY_BAR (bar), fixture->match, tc_table_replay_describe);
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
  g_assert_true (tc_replay_bar_is_playing (TC_REPLAY_BAR (bar)));
  g_assert_cmpuint (turn_match_get_position (fixture->match), <, n_moves);
  gtk_widget_activate_action (bar, "replay.step", "i", 1);
  g_assert_false (tc_replay_bar_is_playing (TC_REPLAY_BAR (bar)));

  gtk_widget_activate_action (bar, "replay.end", NULL);
  g_assert_cmpuint (n_ended, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/result-page/breakdown", Fixture, NULL, set_up, test_breakdown, tear_down);
  g_test_add ("/replay-bar/both-ways", Fixture, NULL, set_up, test_replay, tear_down);

  return g_test_run ();
}
