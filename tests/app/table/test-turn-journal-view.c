/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The journal at the table: opened, read, followed into the past and left again. */

#include <string.h>
#include <time.h>

#include <tc-page.h>
#include <turn-game-kind.h>
#include <turn-journal-line.h>
#include <turn-journal-view.h>
#include <turn-replay-bar.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;
  TurnPage  *page;
  GtkWidget *window;
} Fixture;

/* A battle in its third round, in a window of that size. */
static void
set_up (Fixture *self,
        int      width,
        int      height)
{
  self->match = match_fixture ("human greedy", 5);
  turn_match_run (self->match);
  match_fixture_wait (self->match);
  for (guint i = 0; i < 8; i++)
    match_fixture_act (self->match);
  self->page = g_object_new (TC_TYPE_PAGE, NULL);
  self->window = widget_fixture_show (GTK_WIDGET (self->page), width, height);
  turn_page_set_match (self->page, self->match, FALSE);
  widget_fixture_iterate (50);
}

static void
tear_down (Fixture *self)
{
  turn_match_stop (self->match);
  turn_page_set_match (self->page, NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_assert_finalize_object (self->match);
}

static GtkWidget *
find_view (Fixture *self)
{
  return widget_fixture_find (self->window, TURN_TYPE_JOURNAL_VIEW, 0);
}

/* The last act that is seen. */
static TurnJournalLine *
find_last_line (Fixture *self)
{
  GtkWidget *line, *last = NULL;

  for (guint i = 0; (line = widget_fixture_find (find_view (self), TURN_TYPE_JOURNAL_LINE, i)) != NULL; i++)
    {
      TurnJournalRow *row = turn_journal_line_get_row (TURN_JOURNAL_LINE (line));

      if (row != NULL && turn_journal_row_get_kind (row) == TURN_ROW_ACT
          && (last == NULL || turn_journal_row_get_index (row) > turn_journal_row_get_index (turn_journal_line_get_row (TURN_JOURNAL_LINE (last)))))
        last = line;
    }

  return TURN_JOURNAL_LINE (last);
}

/* Asked for it opens and has the keyboard; asked for again it is gone, and the table has the keyboard. */
static void
test_open (gconstpointer data)
{
  Fixture self;

  set_up (&self, GPOINTER_TO_INT (data), 760);
  g_assert_null (find_view (&self));
  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  g_assert_nonnull (find_view (&self));
  g_assert_true (gtk_widget_get_mapped (find_view (&self)));
  g_assert_true (widget_fixture_has_focus (find_view (&self)));
  g_assert_nonnull (find_last_line (&self));

  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  g_assert_false (turn_page_has_journal (self.page));
  g_assert_true (find_view (&self) == NULL || !gtk_widget_get_mapped (find_view (&self)));
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (self.page)));
  tear_down (&self);
}

/* Asked for by keyboard it is read by keyboard at once: the newest act is chosen, Enter shows it, and a heading neither opens anything nor lets the
 * table act. */
static void
test_keys (gconstpointer data)
{
  Fixture self;
  guint n_moves;

  set_up (&self, GPOINTER_TO_INT (data), 760);
  n_moves = turn_match_get_n_moves (self.match);
  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) == gtk_widget_get_parent (GTK_WIDGET (find_last_line (&self))));
  g_assert_cmpuint (turn_journal_row_get_index (turn_journal_line_get_row (find_last_line (&self))), ==, n_moves - 1);

  gtk_widget_activate_action (find_view (&self), "journal.open-chosen", NULL);
  widget_fixture_iterate (50);
  g_assert_true (turn_page_is_replay (self.page));
  g_assert_cmpuint (turn_match_get_n_moves (self.match), ==, n_moves);
  tear_down (&self);
}

/* A line says everything of its act to those who listen, and so does the row of the list, which has the keyboard. */
static void
test_label (void)
{
  Fixture self;
  TurnScreen *screen;
  g_autofree char *spoken = NULL;

  set_up (&self, 1280, 760);
  screen = turn_page_get_screen (self.page);
  g_assert_nonnull (screen);
  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  g_assert_true (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (find_last_line (&self))) == GTK_ACCESSIBLE_ROLE_GROUP);
  spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (find_last_line (&self)), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (spoken);
  g_assert_nonnull (strstr (spoken, "Round "));
  gtk_test_accessible_assert_property (gtk_widget_get_parent (GTK_WIDGET (find_last_line (&self))), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
  tear_down (&self);
}

static gboolean
has_mark (GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TurnJournalRow) row = g_list_model_get_item (rows, i);

      if (turn_journal_row_get_kind (row) == TURN_ROW_MARK)
        return TRUE;
    }

  return FALSE;
}

/* What is taken back goes with all that others did since, and with their mark; no row is asked for whose move is gone. */
static void
test_undo (void)
{
  Fixture self;
  TurnScreen *screen;
  GListModel *rows;
  guint n_undone = 0;

  set_up (&self, 1280, 760);
  screen = turn_page_get_screen (self.page);
  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (widget_fixture_find (self.window, GTK_TYPE_LIST_VIEW, 0))));
  for (guint i = 0; i < 8 && !turn_match_is_finished (self.match); i++)
    {
      match_fixture_act (self.match);
      match_fixture_wait (self.match);
      widget_fixture_iterate (50);
      if (!has_mark (rows) || !turn_screen_undo (screen))
        continue;
      match_fixture_wait (self.match);
      widget_fixture_iterate (50);
      g_assert_cmpuint (turn_journal_row_get_index (turn_journal_line_get_row (find_last_line (&self))), <, turn_match_get_n_moves (self.match));
      n_undone++;
    }
  g_assert_cmpuint (n_undone, >, 0);
  tear_down (&self);
}

/* A row leads to its moment; the match waits meanwhile, nothing can be done, and then it goes on where it was. */
static void
test_look_back (void)
{
  Fixture self;
  guint n_moves, index;

  set_up (&self, 1280, 760);
  n_moves = turn_match_get_n_moves (self.match);
  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  index = n_moves / 2;
  gtk_widget_activate_action (find_view (&self), "journal.open", "u", index);
  widget_fixture_iterate (50);
  g_assert_true (turn_page_is_replay (self.page));
  g_assert_cmpuint (turn_match_get_position (self.match), ==, index + 1);
  g_assert_true (gtk_widget_get_mapped (widget_fixture_find (self.window, TURN_TYPE_REPLAY_BAR, 0)));
  g_assert_false (turn_screen_can_act (turn_page_get_screen (self.page)));

  gtk_widget_activate_action (widget_fixture_find (self.window, TURN_TYPE_REPLAY_BAR, 0), "replay.end", NULL);
  widget_fixture_iterate (50);
  g_assert_false (turn_page_is_replay (self.page));
  g_assert_cmpuint (turn_match_get_n_moves (self.match), ==, n_moves);
  g_assert_cmpuint (turn_match_get_position (self.match), ==, n_moves);
  g_assert_true (turn_screen_can_act (turn_page_get_screen (self.page)));

  /* The newest is before one's eyes: what led to it is shown, and a step is the present again. */
  gtk_widget_activate_action (find_view (&self), "journal.open", "u", n_moves - 1);
  g_assert_cmpuint (turn_match_get_position (self.match), ==, n_moves - 1);
  gtk_widget_activate_action (widget_fixture_find (self.window, TURN_TYPE_REPLAY_BAR, 0), "replay.step", "i", 1);
  widget_fixture_iterate (50);
  g_assert_false (turn_page_is_replay (self.page));
  g_assert_true (turn_screen_can_act (turn_page_get_screen (self.page)));
  tear_down (&self);
}

/* Escape gives the keyboard back; where the journal lies over the board it goes, too. */
static void
test_leave (gconstpointer data)
{
  Fixture self;
  const gboolean covers = GPOINTER_TO_INT (data) < 1180;

  set_up (&self, GPOINTER_TO_INT (data), 760);
  turn_page_ask_for_journal (self.page);
  widget_fixture_iterate (400);
  gtk_widget_activate_action (find_view (&self), "journal.leave", NULL);
  widget_fixture_iterate (400);
  g_assert_true (turn_page_has_journal (self.page) == !covers);
  g_assert_true (find_view (&self) == NULL || !widget_fixture_has_focus (find_view (&self)));
  tear_down (&self);
}

/* So many rows of every move that a journal is very long. */
static TurnTold
tell_often (TurnMatch *match,
            guint      index)
{
  TurnTold told = turn_game_kind_of (match)->journal->look (match, index);

  if (told.n_acts > 0)
    told.n_acts = G_N_ELEMENTS (told.seats);

  return told;
}

static TurnAct *
tell_first (TurnMatch *match,
            guint      index,
            guint      act,
            int        viewer)
{
  return turn_game_kind_of (match)->journal->tell (match, index, 0, viewer);
}

static TurnAct *
tell_heading (TurnMatch *match,
              guint      index)
{
  return turn_game_kind_of (match)->journal->tell_heading (match, index);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  return (*(const clock_t *) a > *(const clock_t *) b) - (*(const clock_t *) a < *(const clock_t *) b);
}

/* Scrolls down row by row, and says what the work for most of the frames was, in milliseconds. */
static double
scroll (GtkWidget *view)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (widget_fixture_find (view, GTK_TYPE_SCROLLED_WINDOW, 0));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (scroller);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (clock_t));

  gtk_adjustment_set_value (place, 0);
  widget_fixture_iterate (50);
  for (guint i = 0; i < 60; i++)
    {
      clock_t before = clock ();

      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + 60);
      widget_fixture_iterate (0);
      before = clock () - before;
      g_array_append_val (times, before);
    }
  g_array_sort (times, compare_times);

  return 1000. * (double) g_array_index (times, clock_t, times->len * 9 / 10) / CLOCKS_PER_SEC;
}

/* A battle on and on: of all its rows only those are made that are seen, and scrolling does not wait for them. */
static void
test_many (void)
{
  const TurnJournalWords words = { tell_often, tell_first, tell_heading };
  GtkWidget *view = g_object_new (TURN_TYPE_JOURNAL_VIEW, NULL);
  GtkWidget *window = widget_fixture_show (view, 456, 700);
  TurnMatch *match = match_fixture ("greedy greedy greedy greedy", 5);
  TurnScreen *screen = turn_screen_new (match);
  TurnJournal *journal;
  guint n_lines = 0;
  double time;

  turn_match_run (match);
  match_fixture_wait (match);
  journal = turn_journal_new (screen, &words, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (turn_journal_get_rows (journal)), >, 300);
  turn_journal_view_set_journal (TURN_JOURNAL_VIEW (view), journal, turn_game_kind_of (match)->pictures);
  widget_fixture_iterate (200);
  while (widget_fixture_find (view, TURN_TYPE_JOURNAL_LINE, n_lines) != NULL)
    n_lines++;
  g_assert_cmpuint (n_lines, >, 5);
  g_assert_cmpuint (n_lines, <, 250);
  time = scroll (view);
  g_test_message ("%u lines for %u rows, %.1f ms a frame", n_lines, g_list_model_get_n_items (turn_journal_get_rows (journal)), time);
  /* Beside other programs times mean nothing. */
  if (g_test_perf ())
    g_assert_cmpfloat (time, <, 16);
  turn_journal_view_set_journal (TURN_JOURNAL_VIEW (view), NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (journal);
  g_object_unref (screen);
  turn_match_stop (match);
  g_object_unref (match);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_data_func ("/journal-view/open/wide", GINT_TO_POINTER (1280), test_open);
  g_test_add_data_func ("/journal-view/open/over", GINT_TO_POINTER (1024), test_open);
  g_test_add_data_func ("/journal-view/open/narrow", GINT_TO_POINTER (400), test_open);
  g_test_add_data_func ("/journal-view/keys/wide", GINT_TO_POINTER (1280), test_keys);
  g_test_add_data_func ("/journal-view/keys/over", GINT_TO_POINTER (1024), test_keys);
  g_test_add_func ("/journal-view/label", test_label);
  g_test_add_func ("/journal-view/undo", test_undo);
  g_test_add_func ("/journal-view/look-back", test_look_back);
  g_test_add_data_func ("/journal-view/leave/wide", GINT_TO_POINTER (1280), test_leave);
  g_test_add_data_func ("/journal-view/leave/over", GINT_TO_POINTER (1024), test_leave);
  g_test_add_func ("/journal-view/many", test_many);

  return g_test_run ();
}
