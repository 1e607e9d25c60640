/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-deal-setup.h>
#include <turn-level-words.h>
#include <turn-record-private.h>
#include <turn-tagger-row.h>

#include "widget-fixtures.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *setup;
  GtkWidget *window;
} Fixture;

static void
show_setup (Fixture    *fixture,
            const char *game)
{
  fixture->setup = turn_deal_setup_new (turn_game_kind_find (game), NULL);
  fixture->window = widget_fixture_show (fixture->setup, 480, 700);
}

static void
hide_setup (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
}

static void
set_up (Fixture      *fixture,
        gconstpointer game)
{
  fixture->settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_reset (fixture->settings, "last-deals");
  show_setup (fixture, game);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer game)
{
  hide_setup (fixture);
  g_clear_object (&fixture->settings);
}

static AdwComboRow *
get_first (Fixture *fixture)
{
  return ADW_COMBO_ROW (widget_fixture_find (fixture->setup, ADW_TYPE_COMBO_ROW, 0));
}

static void
assert_choices (Fixture           *fixture,
                const char *const *expected,
                guint              selected)
{
  GListModel *model = adw_combo_row_get_model (get_first (fixture));
  guint i;

  for (i = 0; expected[i] != NULL; i++)
    g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (model), i), ==, expected[i]);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, i);
  g_assert_cmpuint (adw_combo_row_get_selected (get_first (fixture)), ==, selected);
}

static int
start (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_setup_start (TURN_SETUP (fixture->setup), 3, &error);

  g_assert_no_error (error);

  return (int) json_object_get_int_member (json_node_get_object (record->setup->json), "first");
}

/* T1: anybody at the table may start, and is asked for by name. */
static void
test_choice (Fixture      *fixture,
             gconstpointer game)
{
  GtkWidget *name = widget_fixture_find (widget_fixture_find (fixture->setup, TURN_TYPE_TAGGER_ROW, 1), GTK_TYPE_ENTRY, 0);

  g_assert_true (widget_fixture_says (fixture->setup, "First player"));
  assert_choices (fixture, (const char *const[]) { "Drawn by Lot", "Zaz", "Mika", "Nono", NULL }, 0);
  for (guint seat = 0; seat < 3; seat++)
    {
      adw_combo_row_set_selected (get_first (fixture), seat + 1);
      g_assert_cmpint (start (fixture), ==, seat);
    }

  gtk_editable_set_text (GTK_EDITABLE (name), "Ana");
  assert_choices (fixture, (const char *const[]) { "Drawn by Lot", "Zaz", "Ana", "Nono", NULL }, 3);
  widget_fixture_click (fixture->setup, "Add a Player");
  assert_choices (fixture, (const char *const[]) { "Drawn by Lot", "Zaz", "Ana", "Nono", "Ixo", NULL }, 3);
  g_signal_emit_by_name (widget_fixture_find (fixture->setup, TURN_TYPE_TAGGER_ROW, 0), "removed");
  assert_choices (fixture, (const char *const[]) { "Drawn by Lot", "Ana", "Nono", "Ixo", NULL }, 2);
  g_signal_emit_by_name (widget_fixture_find (fixture->setup, TURN_TYPE_TAGGER_ROW, 1), "removed");
  assert_choices (fixture, (const char *const[]) { "Drawn by Lot", "Ana", "Ixo", NULL }, 0);
}

/* What was played last is offered again, players and first player alike. */
static void
test_remembers (Fixture      *fixture,
                gconstpointer game)
{
  widget_fixture_click (fixture->setup, "Add a Player");
  adw_combo_row_set_selected (get_first (fixture), 4);
  g_assert_cmpint (start (fixture), ==, 3);
  hide_setup (fixture);

  show_setup (fixture, "roll-tag");
  g_assert_null (widget_fixture_find (fixture->setup, TURN_TYPE_TAGGER_ROW, 2));
  hide_setup (fixture);

  show_setup (fixture, game);
  assert_choices (fixture, (const char *const[]) { "Drawn by Lot", "Zaz", "Mika", "Nono", "Ixo", NULL }, 4);
  g_assert_cmpint (start (fixture), ==, 3);
}

/* R1: the dice say who starts. */
static void
test_no_choice (Fixture      *fixture,
                gconstpointer game)
{
  g_assert_null (get_first (fixture));
  g_assert_false (widget_fixture_says (fixture->setup, "First player"));
  start (fixture);
}

/* A game offers the levels that it names, or all that its bots have. How one plays is said in words that hold for every game, not in Tag City's. */
static void
test_levels (Fixture      *fixture,
             gconstpointer game)
{
  TurnTaggerRow *bot = TURN_TAGGER_ROW (widget_fixture_find (fixture->setup, TURN_TYPE_TAGGER_ROW, 1));
  GtkDropDown *level = GTK_DROP_DOWN (gtk_widget_get_template_child (GTK_WIDGET (bot), TURN_TYPE_TAGGER_ROW, "level"));
  GtkLabel *about = GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (bot), TURN_TYPE_TAGGER_ROW, "about"));

  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (level)), ==, g_str_equal (game, "roll-tag") ? 3 : 4);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (about)));
  g_assert_cmpstr (gtk_label_get_label (about), ==, turn_level_describe ("medium"));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/deal-setup/choice", Fixture, "tag", set_up, test_choice, tear_down);
  g_test_add ("/deal-setup/remembers", Fixture, "tag", set_up, test_remembers, tear_down);
  g_test_add ("/deal-setup/no-choice", Fixture, "roll-tag", set_up, test_no_choice, tear_down);

  g_test_add ("/deal-setup/all-levels", Fixture, "tag", set_up, test_levels, tear_down);
  g_test_add ("/deal-setup/named-levels", Fixture, "roll-tag", set_up, test_levels, tear_down);

  return g_test_run ();
}
