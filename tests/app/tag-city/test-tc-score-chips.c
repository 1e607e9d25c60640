/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-hq-header.h>
#include <tc-score-chips.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

static TurnMatch *
start (TcPhase phase)
{
  TurnMatch *match = match_fixture ("human human human", 3);

  turn_match_run (match);
  match_fixture_wait (match);
  match_fixture_reach (match, phase);

  return match;
}

/* The row of chips that is shown in so much room, as words. */
static char *
read_chips (TcTable *table,
            int      width)
{
  GtkWidget *chips = g_object_new (TC_TYPE_SCORE_CHIPS, NULL);
  GtkWidget *window = widget_fixture_show (chips, 600, 200);
  GtkWidget *squeezer = adw_bin_get_child (ADW_BIN (chips));
  char *text;

  tc_score_chips_set_table (TC_SCORE_CHIPS (chips), table);
  gtk_widget_measure (squeezer, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (squeezer, &(GtkAllocation) { 0, 0, width, 60 }, -1);
  text = widget_fixture_read (adw_squeezer_get_visible_child (ADW_SQUEEZER (squeezer)));
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);

  return text;
}

static void
test_chips (void)
{
  g_autoptr (TurnMatch) match = start (TC_PHASE_DRAFT);
  g_autoptr (TcTable) table = tc_table_new (match);
  g_autofree char *wide = read_chips (table, 560), *narrow = read_chips (table, 200);

  g_assert_nonnull (strstr (wide, "Ana\n"));
  g_assert_nonnull (strstr (wide, "Cleo\n"));
  g_assert_null (strstr (narrow, "Ana\n"));
  g_assert_cmpstr (narrow, ==, "0\n0\n0\n");
}

/* They stand where they stood, whoever leads, and the one who acts is marked. */
static void
test_acting (void)
{
  g_autoptr (TurnMatch) match = start (TC_PHASE_DRAFT);
  g_autoptr (TcTable) table = tc_table_new (match);
  GtkWidget *chips = g_object_new (TC_TYPE_SCORE_CHIPS, NULL);
  GtkWidget *window = widget_fixture_show (chips, 600, 200);
  GtkWidget *row;
  int seat = 0;

  tc_score_chips_set_table (TC_SCORE_CHIPS (chips), table);
  row = adw_squeezer_get_visible_child (ADW_SQUEEZER (adw_bin_get_child (ADW_BIN (chips))));
  for (GtkWidget *chip = gtk_widget_get_first_child (row); chip != NULL; chip = gtk_widget_get_next_sibling (chip), seat++)
    {
      g_assert_true (widget_fixture_says (chip, turn_match_get_seat (match, (guint) seat)->name));
      g_assert_true (gtk_widget_has_css_class (chip, "acting") == (turn_match_get_to_move (match) == seat));
    }
  g_assert_cmpint (seat, ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

/* The keys over the HQ are the faces that lie in it, each once. */
static void
test_header (void)
{
  g_autoptr (TurnMatch) match = start (TC_PHASE_DRAFT);
  g_autoptr (TcTable) table = tc_table_new (match);
  GtkWidget *header = g_object_new (TC_TYPE_HQ_HEADER, NULL);
  GtkWidget *window = widget_fixture_show (header, 400, 80);
  const TcState *state = tc_table_get_state (table);

  tc_hq_header_set_table (TC_HQ_HEADER (header), table);
  g_assert_true (widget_fixture_says (header, "4 dice left"));
  for (guint face = 1; face <= 6; face++)
    {
      g_autofree char *key = g_strdup_printf ("\n%u\n", face);
      gboolean lies_there = FALSE;

      for (guint die = 0; die < 4; die++)
        lies_there |= tc_state_die_face (state, die) == face;
      g_assert_true (widget_fixture_says (header, key) == lies_there);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/score-chips/squeeze", test_chips);
  g_test_add_func ("/score-chips/acting", test_acting);
  g_test_add_func ("/hq-header/keys", test_header);

  return g_test_run ();
}
