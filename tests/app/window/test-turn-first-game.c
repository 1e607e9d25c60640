/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-guide.h>
#include <tc-page.h>
#include <tc-result-page.h>
#include <turn-application.h>
#include <turn-coach-card.h>
#include <turn-game-chooser.h>
#include <turn-guide-card.h>
#include <turn-language.h>
#include <turn-new-game-page.h>
#include <turn-widget-picture.h>
#include <turn-window-private.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* A first game with its guide, from the offer to the result, by its buttons, by keys, and left at any time. */

typedef struct
{
  TurnWindow *window;
  GtkWidget  *widget;
  GSettings  *settings;
} Fixture;

static GtkApplication *application;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_reset (fixture->settings, "first-games");
  g_settings_reset (fixture->settings, "known-games");
  g_settings_set_string (fixture->settings, "bot-speed", "at-once");
  fixture->window = turn_window_new (application);
  fixture->widget = GTK_WIDGET (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (20);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->settings);
}

static TurnPage *
get_table (Fixture *fixture)
{
  return turn_pages_get_shown_table (fixture->window->pages);
}

static guint
get_step (Fixture *fixture)
{
  return turn_guide_get_step (turn_page_get_guide (get_table (fixture)), turn_page_get_screen (get_table (fixture)));
}

static void
begin (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->widget, "win.first-game", NULL);
  widget_fixture_iterate (20);
  g_assert_true (TC_IS_PAGE (get_table (fixture)));
}

/* With PICTURES set to a folder every step is saved there, to be looked at. */
static void
take_picture (Fixture    *fixture,
              const char *name,
              guint       step)
{
  const char *folder = g_getenv ("PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/%s-%u.png", folder, name, step + 1);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (folder == NULL)
    return;
  widget_fixture_iterate (400);
  turn_widget_picture_save (fixture->widget, file, NULL);
}

typedef struct
{
  Fixture *fixture;
  guint    step;
} Awaited;

static gboolean
is_there (gpointer user_data)
{
  Awaited *awaited = user_data;

  return get_table (awaited->fixture) == NULL || (get_step (awaited->fixture) == awaited->step && turn_match_is_waiting (awaited->fixture->window->match))
         || turn_match_is_finished (awaited->fixture->window->match);
}

static void
wait_for_step (Fixture *fixture,
               guint    step)
{
  Awaited awaited = { fixture, step };

  widget_fixture_wait (is_there, &awaited);
}

static gboolean
is_over (gpointer window)
{
  return turn_match_is_finished (TURN_WINDOW (window)->match);
}

static gboolean
can_seal (gpointer table)
{
  return turn_screen_can_act (turn_page_get_screen (table));
}

/* The second click of a double click does not seal. */
static void
outlast_pin (void)
{
  widget_fixture_iterate (TC_PIN_MILLISECONDS + 100);
}

static void
assert_card_fits (Fixture *fixture)
{
  GtkWidget *card = widget_fixture_find (fixture->widget, TURN_TYPE_COACH_CARD, 0);
  graphene_rect_t bounds;

  g_assert_nonnull (card);
  g_assert_true (gtk_widget_compute_bounds (card, fixture->widget, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (fixture->widget));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (fixture->widget));
}

/* Board and row share the table with the guide and lie over each other nowhere. */
static void
assert_board_is_free (Fixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (get_table (fixture));
  GtkWidget *board = GTK_WIDGET (gtk_widget_get_template_child (page, TC_TYPE_PAGE, "board"));
  GtkWidget *row = GTK_WIDGET (gtk_widget_get_template_child (page, TC_TYPE_PAGE, "actions"));
  graphene_rect_t upper, lower;

  g_assert_true (gtk_widget_compute_bounds (board, page, &upper));
  g_assert_true (gtk_widget_compute_bounds (row, page, &lower));
  g_assert_cmpfloat (upper.origin.y + upper.size.height, <=, lower.origin.y);
}

static void
play (Fixture    *fixture,
      const char *name,
      void (     *go_on )(Fixture *fixture))
{
  begin (fixture);
  for (guint step = 0; step < TC_GUIDE_N_STEPS; step++)
    {
      wait_for_step (fixture, step);
      g_assert_cmpuint (get_step (fixture), ==, step);
      g_assert_true (widget_fixture_says (fixture->widget, tc_guide_tag_city.title));
      take_picture (fixture, name, step);
      widget_fixture_iterate (20);
      assert_card_fits (fixture);
      assert_board_is_free (fixture);
      if (step == TC_GUIDE_END)
        outlast_pin ();
      widget_fixture_wait (can_seal, get_table (fixture));
      go_on (fixture);
    }
  widget_fixture_wait (is_over, fixture->window);
}

static void
click_next (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "turn.guide-next", NULL);
}

/* Enter where the keyboard is: on the button of the guide, or at the table. */
static void
press_enter (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (get_table (fixture))));
  if (GTK_IS_BUTTON (focus))
    gtk_widget_activate (focus);
  else if (get_step (fixture) == TC_GUIDE_TAG || get_step (fixture) == TC_GUIDE_FINAL_DIE)
    click_next (fixture);
  else
    gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "turn.confirm", NULL);
}

static void
assert_won (Fixture *fixture)
{
  const TurnPlaces places = turn_record_get_places (turn_match_get_record (fixture->window->match));

  g_assert_cmpuint (places.order[0], ==, 0);
  /* It is for learning: nothing is kept. */
  g_assert_null (fixture->window->keeper);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->window->saved_games)), ==, 0);
}

static void
test_by_buttons (Fixture      *fixture,
                 gconstpointer data)
{
  play (fixture, "guide", click_next);
  assert_won (fixture);
  turn_page_end (get_table (fixture));
  widget_fixture_iterate (20);
  g_assert_nonnull (widget_fixture_find (fixture->widget, TC_TYPE_RESULT_PAGE, 0));
}

static void
test_by_keys (Fixture      *fixture,
              gconstpointer data)
{
  play (fixture, "guide-keys", press_enter);
  assert_won (fixture);
}

/* Backspace shows what was said before, and Enter leads on again. */
static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  begin (fixture);
  click_next (fixture);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_VALUES);
  gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "turn.guide-back", NULL);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_AIM);
  press_enter (fixture);
  wait_for_step (fixture, TC_GUIDE_VALUES);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_VALUES);
  gtk_widget_activate_action (fixture->widget, "win.leave-first-game", NULL);
}

/* What a step is not about is veiled, and what was not taught is not there. */
static void
test_veil (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *hq, *remote;

  begin (fixture);
  hq = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (get_table (fixture)), TC_TYPE_PAGE, "hq"));
  remote = gtk_widget_get_parent (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (get_table (fixture)), TC_TYPE_PAGE, "remote")));
  widget_fixture_iterate (20);
  g_assert_true (gtk_widget_has_css_class (hq, "veiled"));
  g_assert_false (gtk_widget_get_child_visible (remote));
  click_next (fixture);
  click_next (fixture);
  g_assert_false (gtk_widget_has_css_class (hq, "veiled"));
  click_next (fixture);
  click_next (fixture);
  wait_for_step (fixture, TC_GUIDE_DRONE);
  widget_fixture_iterate (20);
  g_assert_true (gtk_widget_get_child_visible (remote));
  g_assert_false (gtk_widget_has_css_class (remote, "veiled"));
  gtk_widget_activate_action (fixture->widget, "win.leave-first-game", NULL);
  begin (fixture);
  g_assert_true (gtk_widget_has_css_class (hq, "veiled"));
  gtk_widget_activate_action (fixture->widget, "win.leave-first-game", NULL);
}

/* Escape puts back what is in hand, and leaves when there is nothing, unasked. */
static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  begin (fixture);
  for (guint step = 0; step <= TC_GUIDE_DICE; step++)
    click_next (fixture);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_TAG);
  gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "turn.cancel", NULL);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_DICE);
  gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "turn.cancel", NULL);
  widget_fixture_iterate (20);
  g_assert_true (turn_pages_is_shown (fixture->window->pages, "new-battle"));
  g_assert_null (fixture->window->match);
}

/* The shorter ones of the card games, by the button of the guide alone, in a wide window, a phone's, and with text of twice the size. */
static void
play_cards (Fixture    *fixture,
            const char *game,
            const char *name)
{
  TurnPage *table;

  turn_game_chooser_choose (TURN_GAME_CHOOSER (widget_fixture_find (fixture->widget, TURN_TYPE_GAME_CHOOSER, 0)), turn_game_kind_find (game));
  widget_fixture_iterate (20);
  gtk_widget_activate_action (fixture->widget, "win.first-game", NULL);
  widget_fixture_iterate (20);
  table = get_table (fixture);
  for (guint step = 0; !turn_match_is_finished (fixture->window->match); step++)
    {
      widget_fixture_wait (can_seal, table);
      g_assert_cmpuint (step, <, 10);
      g_assert_cmpuint (get_step (fixture), <, turn_page_get_guide (table)->script->n_steps);
      widget_fixture_iterate (20);
      take_picture (fixture, name, step);
      assert_card_fits (fixture);
      click_next (fixture);
    }
  assert_won (fixture);
  widget_fixture_iterate (20);
  take_picture (fixture, name, 20);
  gtk_widget_activate_action (fixture->widget, "win.leave-first-game", NULL);
  widget_fixture_iterate (20);
}

static void
test_card_games (Fixture      *fixture,
                 gconstpointer data)
{
  static const struct { int width, height, scale; } sizes[] = { { 1280, 800, 1 }, { 360, 640, 1 }, { 1280, 800, 2 }, { 1024, 600, 1 } };
  GtkSettings *settings = gtk_settings_get_default ();
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *tag = g_strdup_printf ("tag-%d-%d", sizes[i].width, sizes[i].scale);
      g_autofree char *roll_tag = g_strdup_printf ("roll-tag-%d-%d", sizes[i].width, sizes[i].scale);

      g_object_set (settings, "gtk-xft-dpi", sizes[i].scale * 96 * 1024, NULL);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      widget_fixture_iterate (50);
      play_cards (fixture, "tag", tag);
      play_cards (fixture, "roll-tag", roll_tag);
    }
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
}

/* What a step does is done on one's own board: nothing while another one is looked at. */
static void
test_elsewhere (Fixture      *fixture,
                gconstpointer data)
{
  TcTable *table;
  guint n_moves;

  begin (fixture);
  for (guint step = 0; step <= TC_GUIDE_DICE; step++)
    click_next (fixture);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_TAG);
  table = tc_page_get_table (TC_PAGE (get_table (fixture)));
  n_moves = turn_match_get_n_moves (fixture->window->match);
  tc_table_look_at (table, 1);
  click_next (fixture);
  g_assert_cmpuint (turn_match_get_n_moves (fixture->window->match), ==, n_moves);
  tc_table_look_back (table);
  click_next (fixture);
  g_assert_cmpuint (turn_match_get_n_moves (fixture->window->match), >, n_moves);
  gtk_widget_activate_action (fixture->widget, "win.leave-first-game", NULL);
}

/* It is offered until it was begun or declined. */
static void
test_offer (Fixture      *fixture,
            gconstpointer data)
{
  g_assert_true (widget_fixture_says (fixture->widget, "Straight to the Game"));
  take_picture (fixture, "offer", 0);
  widget_fixture_click (fixture->widget, "Straight to the Game");
  g_assert_false (widget_fixture_says (fixture->widget, "Straight to the Game"));
  g_settings_reset (fixture->settings, "first-games");
  g_assert_true (widget_fixture_says (fixture->widget, "Straight to the Game"));
  widget_fixture_click (fixture->widget, "First Battle");
  widget_fixture_iterate (20);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_AIM);
  gtk_widget_activate_action (fixture->widget, "win.leave-first-game", NULL);
  widget_fixture_iterate (20);
  g_assert_false (widget_fixture_says (fixture->widget, "Straight to the Game"));
}

/* All that is said can be read in every window, and lies over nothing that it is about. */
static void
test_sizes (Fixture      *fixture,
            gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 360, 640 }, { 800, 700 }, { 1024, 600 }, { 2560, 1440 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("guide-%d", sizes[i].width);

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      widget_fixture_iterate (50);
      play (fixture, name, click_next);
      turn_page_end (get_table (fixture));
      widget_fixture_iterate (20);
    }
}

/* With text of twice the size, too. */
static void
test_large_text (Fixture      *fixture,
                 gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 1280, 800 }, { 360, 640 } };
  GtkSettings *settings = gtk_settings_get_default ();
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("guide-large-%d", sizes[i].width);

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      widget_fixture_iterate (50);
      play (fixture, name, click_next);
      turn_page_end (get_table (fixture));
      widget_fixture_iterate (20);
    }
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) program = NULL;
  G_GNUC_UNUSED g_autoptr (GFile) folder = state_folder_fixture_new ();

  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  program = turn_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  g_test_add ("/first-game/by-buttons", Fixture, NULL, set_up, test_by_buttons, tear_down);
  g_test_add ("/first-game/by-keys", Fixture, NULL, set_up, test_by_keys, tear_down);
  g_test_add ("/first-game/back", Fixture, NULL, set_up, test_back, tear_down);
  g_test_add ("/first-game/veil", Fixture, NULL, set_up, test_veil, tear_down);
  g_test_add ("/first-game/leave", Fixture, NULL, set_up, test_leave, tear_down);
  g_test_add ("/first-game/elsewhere", Fixture, NULL, set_up, test_elsewhere, tear_down);
  g_test_add ("/first-game/offer", Fixture, NULL, set_up, test_offer, tear_down);
  g_test_add ("/first-game/sizes", Fixture, NULL, set_up, test_sizes, tear_down);
  g_test_add ("/first-game/card-games", Fixture, NULL, set_up, test_card_games, tear_down);
  g_test_add ("/first-game/large-text", Fixture, NULL, set_up, test_large_text, tear_down);

  return g_test_run ();
}
