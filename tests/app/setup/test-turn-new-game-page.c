/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-game-kind.h>
#include <tc-rules.h>
#include <turn-game-card.h>
#include <turn-level-words.h>
#include <turn-tagger-row.h>

#include "new-battle-fixtures.h"

static guint
count_rows (NewBattle *fixture)
{
  GtkWidget *setup = new_battle_get_setup (fixture, "tag-city");
  guint n_rows = 0;

  while (widget_fixture_find (setup, TURN_TYPE_TAGGER_ROW, n_rows) != NULL)
    n_rows++;

  return n_rows;
}

static void
set_name (NewBattle  *fixture,
          guint       seat,
          const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (new_battle_get_row (fixture, seat), GTK_TYPE_ENTRY, 0)), name);
}

static void
test_rows (NewBattle    *fixture,
           gconstpointer data)
{
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  g_assert_true (widget_fixture_says (fixture->page, "3 dice"));

  widget_fixture_click (fixture->page, "Add a Tagger");
  widget_fixture_click (fixture->page, "Add a Tagger");
  g_assert_cmpuint (count_rows (fixture), ==, 4);
  g_assert_true (widget_fixture_says (fixture->page, "5 dice"));

  set_name (fixture, 2, "Third");
  set_name (fixture, 3, "Fourth");
  g_signal_emit_by_name (new_battle_get_row (fixture, 2), "removed");
  g_assert_cmpuint (count_rows (fixture), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget_fixture_find (new_battle_get_row (fixture, 2), GTK_TYPE_ENTRY, 0))), ==, "Fourth");
}

static GtkDropDown *
get_choice (NewBattle  *fixture,
            guint       seat,
            const char *id)
{
  return GTK_DROP_DOWN (new_battle_get_part (new_battle_get_row (fixture, seat), id));
}

static gboolean
is_shown (NewBattle  *fixture,
          guint       seat,
          const char *id)
{
  return gtk_widget_get_mapped (GTK_WIDGET (get_choice (fixture, seat, id)));
}

/* Where two people share the screen each may choose a language; it is played and remembered. */
static void
test_languages (NewBattle    *fixture,
                gconstpointer data)
{
  g_autoptr (TcBattleSetup) setup = NULL;
  g_autoptr (GVariant) last = NULL;

  g_assert_false (is_shown (fixture, 0, "language"));
  gtk_drop_down_set_selected (get_choice (fixture, 1, "kind"), 0);
  g_assert_true (is_shown (fixture, 0, "language"));
  gtk_drop_down_set_selected (get_choice (fixture, 0, "language"), 2);

  new_battle_start (fixture);
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 0)->language, ==, "fr");
  g_assert_null (turn_record_get_seat (fixture->record, 1)->language);
  last = g_settings_get_value (fixture->settings, "last-battle");
  setup = tc_battle_setup_new_from_variant (last, NULL);
  g_assert_cmpstr (setup->seats[0].language, ==, "fr");
}

static void
open_list (GtkDropDown *choice)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget_fixture_find (GTK_WIDGET (choice), GTK_TYPE_TOGGLE_BUTTON, 0)), TRUE);
  widget_fixture_iterate (20);
}

static guint
count_ticks (GtkWidget *root)
{
  guint n_ticks = 0;
  GtkWidget *image;

  for (guint i = 0; (image = widget_fixture_find (root, GTK_TYPE_IMAGE, i)) != NULL; i++)
    n_ticks += gtk_widget_has_css_class (image, "row-tick") && gtk_widget_get_opacity (image) > 0;

  return n_ticks;
}

/* What a bot's level is like stands under its name, and of all levels in the list of them. */
static void
test_levels (NewBattle    *fixture,
             gconstpointer data)
{
  g_autofree const char **levels = turn_levels_list (&tc_rules);
  GtkDropDown *choice = get_choice (fixture, 1, "level");
  GtkWidget *about = new_battle_get_part (new_battle_get_row (fixture, 1), "about");

  g_assert_false (is_shown (fixture, 0, "level"));
  g_assert_true (is_shown (fixture, 1, "level"));
  for (guint i = 0; levels[i] != NULL; i++)
    {
      gtk_drop_down_set_selected (choice, i);
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (about)), ==, tc_game_kind.describe_level (levels[i]));
    }

  open_list (choice);
  for (guint i = 0; levels[i] != NULL; i++)
    g_assert_true (widget_fixture_says (GTK_WIDGET (choice), tc_game_kind.describe_level (levels[i])));
  g_assert_cmpuint (count_ticks (GTK_WIDGET (choice)), ==, 1);
  gtk_drop_down_set_selected (choice, 0);
  g_assert_cmpuint (count_ticks (GTK_WIDGET (choice)), ==, 1);

  gtk_drop_down_set_selected (get_choice (fixture, 1, "kind"), 0);
  g_assert_false (gtk_widget_get_mapped (about));
  g_assert_false (is_shown (fixture, 1, "level"));
}

/* A person or a bot: the list of both marks what it is now. */
static void
test_kinds (NewBattle    *fixture,
            gconstpointer data)
{
  GtkDropDown *choice = get_choice (fixture, 1, "kind");

  open_list (choice);
  g_assert_cmpuint (count_ticks (GTK_WIDGET (choice)), ==, 1);
}

static void
test_leader (NewBattle    *fixture,
             gconstpointer data)
{
  AdwComboRow *leader = ADW_COMBO_ROW (new_battle_get_part (fixture->page, "leader"));

  g_assert_true (widget_fixture_says (GTK_WIDGET (leader), "Drawn by Lot"));
  widget_fixture_click (fixture->page, "Add a Tagger");
  for (guint seat = 0; seat < 3; seat++)
    {
      adw_combo_row_set_selected (leader, seat + 1);
      g_assert_cmpuint (new_battle_start (fixture)->setup.leader, ==, seat);
    }

  /* A leader who leaves the table leads no more. */
  adw_combo_row_set_selected (leader, 3);
  g_signal_emit_by_name (new_battle_get_row (fixture, 2), "removed");
  g_assert_cmpuint (adw_combo_row_get_selected (leader), ==, 0);
}

static gboolean
has_entry (gpointer row)
{
  return widget_fixture_find (row, GTK_TYPE_ENTRY, 0) != NULL;
}

static void
test_options (NewBattle    *fixture,
              gconstpointer data)
{
  GtkWidget *seed = new_battle_get_part (fixture->page, "seed");
  GtkWidget *entry;

  g_assert_false (new_battle_start (fixture)->setup.free_drones);
  gtk_switch_set_active (GTK_SWITCH (new_battle_get_part (fixture->page, "free_drones")), TRUE);
  g_assert_true (widget_fixture_says (seed, "random"));
  adw_action_row_activate (ADW_ACTION_ROW (seed));
  widget_fixture_wait (has_entry, seed);
  entry = widget_fixture_find (seed, GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "77");
  g_assert_true (widget_fixture_says (seed, "77"));
  g_assert_true (new_battle_start (fixture)->setup.free_drones);
  g_assert_cmpuint (turn_record_get_seed (fixture->record), ==, 77);

  gtk_editable_set_text (GTK_EDITABLE (entry), "dice");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_true (widget_fixture_says (seed, "random"));
}

/* Why no battle can start stands on the button that would start it. */
static void
test_start_says_why_not (NewBattle    *fixture,
                         gconstpointer data)
{
  GtkWidget *start = new_battle_get_start (fixture);

  g_assert_true (gtk_widget_get_sensitive (start));
  set_name (fixture, 0, "  ");
  g_assert_false (gtk_widget_get_sensitive (start));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (start), ==, "Every tagger needs a name.");

  gtk_widget_activate_action (fixture->page, "battle.start", NULL);
  g_assert_null (fixture->record);

  set_name (fixture, 0, "Ana");
  g_assert_true (gtk_widget_get_sensitive (start));
  g_assert_null (gtk_widget_get_tooltip_text (start));
}

static void
test_start (NewBattle    *fixture,
            gconstpointer data)
{
  gtk_widget_grab_focus (fixture->page);
  g_assert_true (widget_fixture_has_focus (new_battle_get_start (fixture)));

  set_name (fixture, 0, "Ana & <Zoë>");
  widget_fixture_click (fixture->page, "Add a Tagger");
  new_battle_press (fixture, "<Control>Return");

  g_assert_nonnull (fixture->record);
  g_assert_cmpuint (turn_record_get_n_seats (fixture->record), ==, 3);
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 0)->name, ==, "Ana & <Zoë>");
}

static void
test_remembers (NewBattle    *fixture,
                gconstpointer data)
{
  set_name (fixture, 1, "Rival");
  widget_fixture_click (fixture->page, "Add a Tagger");
  widget_fixture_click (fixture->page, "Start");
  new_battle_reopen (fixture, 0);

  g_assert_cmpuint (count_rows (fixture), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget_fixture_find (new_battle_get_row (fixture, 1), GTK_TYPE_ENTRY, 0))), ==, "Rival");
}

/* A game that chance deals is set up by who plays it: as many as it is for, each with a name and a paint. */
static void
test_dealt_game (NewBattle    *fixture,
                 gconstpointer data)
{
  GtkWidget *start = new_battle_get_start (fixture), *setup, *entry;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget_fixture_find (fixture->page, TURN_TYPE_GAME_CARD, 1)), TRUE);
  setup = new_battle_get_setup (fixture, "tag");
  for (guint i = 0; i < 3; i++)
    widget_fixture_click (setup, "Add a Player");
  g_assert_nonnull (widget_fixture_find (setup, TURN_TYPE_TAGGER_ROW, 5));
  g_signal_emit_by_name (widget_fixture_find (setup, TURN_TYPE_TAGGER_ROW, 1), "removed");
  g_assert_null (widget_fixture_find (setup, TURN_TYPE_TAGGER_ROW, 5));

  entry = widget_fixture_find (widget_fixture_find (setup, TURN_TYPE_TAGGER_ROW, 0), GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (start), ==, "Every player needs a name.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Ana");
  widget_fixture_click (fixture->page, "Start");

  g_assert_nonnull (fixture->record);
  g_assert_cmpstr (turn_record_get_format (fixture->record)->rules->id, ==, "tag");
  g_assert_cmpuint (turn_record_get_n_seats (fixture->record), ==, 5);
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 0)->name, ==, "Ana");
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 1)->name, ==, "Nono");
}

/* A battle that was left comes first for whoever starts the program, whatever its taggers are called. */
static void
test_continue (NewBattle    *fixture,
               gconstpointer data)
{
  g_autoptr (GFile) file = turn_saved_games_new_file (fixture->saved_games);
  g_autoptr (GError) error = NULL;

  g_assert_false (widget_fixture_says (fixture->page, "Continue"));
  set_name (fixture, 0, "A & <b>");
  widget_fixture_click (fixture->page, "Start");
  g_assert_true (turn_record_save (fixture->record, file, &error));
  g_assert_no_error (error);
  turn_saved_games_refresh (fixture->saved_games);
  widget_fixture_iterate (20);

  turn_new_game_page_set_can_cancel (TURN_NEW_GAME_PAGE (fixture->page), FALSE);
  gtk_widget_grab_focus (fixture->page);
  g_assert_false (widget_fixture_has_focus (new_battle_get_start (fixture)));
  widget_fixture_click (fixture->page, "Continue");
  g_assert_cmpuint (fixture->n_continued, ==, 1);
}

/* Where there is little room the boards come first, the level is on a second line, and who leads comes late. */
static void
test_narrow (NewBattle    *fixture,
             gconstpointer data)
{
  static const char *const order[] = { "games", "boards", "taggers", "hq", "leader", "free_drones", "seed" };
  graphene_rect_t level, kind;
  float y = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (new_battle_get_part (fixture->page, order[i]), fixture->page, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >, y);
      y = bounds.origin.y;
    }
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_choice (fixture, 1, "level")), fixture->page, &level));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_choice (fixture, 1, "kind")), fixture->page, &kind));
  g_assert_cmpfloat (level.origin.y, >=, kind.origin.y + kind.size.height);
  g_assert_true (widget_fixture_says (fixture->page, "Six of eleven, drawn."));
  g_assert_false (widget_fixture_says (new_battle_get_part (fixture->page, "games"), "Quick card chase"));

  new_battle_reopen (fixture, 0);
  g_assert_true (widget_fixture_says (fixture->page, "Six of eleven shapes, drawn at the start."));
  g_assert_true (widget_fixture_says (fixture->page, "Paint the city with dice · 2 to 4 taggers"));
  g_assert_true (gtk_widget_is_ancestor (new_battle_get_part (fixture->page, "leader"), new_battle_get_part (fixture->page, "taggers")));
}

/* What belongs together is said to. */
static void
test_groups (NewBattle    *fixture,
             gconstpointer data)
{
  static const struct { const char *part, *name; } groups[] = { { "games", "Games" }, { "boards", "City Board" }, { "hq", "HQ" } };

  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      GtkAccessible *part = GTK_ACCESSIBLE (new_battle_get_part (fixture->page, groups[i].part));

      gtk_test_accessible_assert_role (part, GTK_ACCESSIBLE_ROLE_GROUP);
      gtk_test_accessible_assert_property (part, GTK_ACCESSIBLE_PROPERTY_LABEL, groups[i].name);
    }
}

static void
add (const char *path,
     int width,
     void ( *test )(NewBattle *, gconstpointer))
{
  g_test_add (path, NewBattle, GINT_TO_POINTER (width), new_battle_set_up, test, new_battle_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  add ("/new-battle-page/rows", 0, test_rows);
  add ("/new-battle-page/languages", 0, test_languages);
  add ("/new-battle-page/levels", 0, test_levels);
  add ("/new-battle-page/kinds", 0, test_kinds);
  add ("/new-battle-page/leader", 0, test_leader);
  add ("/new-battle-page/options", 0, test_options);
  add ("/new-battle-page/start-says-why-not", 0, test_start_says_why_not);
  add ("/new-battle-page/start", 0, test_start);
  add ("/new-battle-page/remembers", 0, test_remembers);
  add ("/new-battle-page/dealt-game", 0, test_dealt_game);
  add ("/new-battle-page/continue", 0, test_continue);
  add ("/new-battle-page/narrow", 400, test_narrow);
  add ("/new-battle-page/groups", 0, test_groups);

  return g_test_run ();
}
