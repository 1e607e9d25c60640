/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-card.h>
#include <tc-built-in-boards.h>
#include <tc-game-kind.h>
#include <tc-hq-view-private.h>
#include <tc-hq-view.h>
#include <tc-played-boards.h>
#include <tc-setup-panel-private.h>

#include "new-battle-fixtures.h"

/* Where a new battle is fought, and with which shapes. */

static TcSetupPanel *
get_setup (NewBattle *fixture)
{
  return TC_SETUP_PANEL (new_battle_get_setup (fixture, "tag-city"));
}

static GtkWidget *
get_card (NewBattle *fixture,
          guint      number)
{
  return widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, number);
}

static void
assert_boards (NewBattle  *fixture,
               const char *ids,
               const char *chosen)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      GtkWidget *card = get_card (fixture, i);

      g_assert_nonnull (card);
      g_assert_cmpstr (tc_board_entry_get_id (tc_board_card_get_entry (TC_BOARD_CARD (card))), ==, words[i]);
      g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)), ==, g_str_equal (words[i], chosen));
    }
  g_assert_null (get_card (fixture, g_strv_length (words)));
  g_assert_cmpstr (get_setup (fixture)->battle->board, ==, chosen);
}

static void
choose (NewBattle  *fixture,
        const char *id)
{
  TcSetupPanel *setup = get_setup (fixture);

  tc_setup_panel_choose_board (setup, tc_board_library_find (setup->library, id));
}

/* One is chosen at any time, also when it is clicked again. */
static void
test_cards (NewBattle    *fixture,
            gconstpointer data)
{
  assert_boards (fixture, "side-a side-b citadel backstreets", "side-a");
  g_signal_emit_by_name (get_card (fixture, 2), "clicked");
  assert_boards (fixture, "side-a side-b citadel backstreets", "citadel");
  g_signal_emit_by_name (get_card (fixture, 2), "clicked");
  assert_boards (fixture, "side-a side-b citadel backstreets", "citadel");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_card (fixture, 2)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Citadel, 9 by 9, medium, about 8 rounds, chosen");
}

/* What battles were fought on is offered again; what is chosen elsewhere is always there. */
static void
test_used (NewBattle    *fixture,
           gconstpointer data)
{
  choose (fixture, "lagoon");
  assert_boards (fixture, "side-a side-b lagoon citadel", "lagoon");
  new_battle_start (fixture);
  choose (fixture, "capital");
  new_battle_start (fixture);
  choose (fixture, "side-a");
  new_battle_start (fixture);
  assert_boards (fixture, "side-a side-b capital lagoon", "side-a");
  choose (fixture, "metropolis");
  assert_boards (fixture, "side-a side-b metropolis capital", "metropolis");

  new_battle_reopen (fixture, 0);
  assert_boards (fixture, "side-a side-b capital lagoon", "side-a");
}

/* Where cards scroll sideways, the chosen one is in sight. */
static void
test_reveals_chosen (NewBattle    *fixture,
                     gconstpointer data)
{
  GtkWidget *boards = new_battle_get_part (fixture->page, "boards");
  graphene_rect_t bounds;

  for (guint i = 0; i < 4; i++)
    {
      const char *id = tc_board_entry_get_id (tc_board_card_get_entry (TC_BOARD_CARD (get_card (fixture, 3 - i))));

      choose (fixture, id);
      widget_fixture_iterate (20);
      g_assert_true (gtk_widget_compute_bounds (get_card (fixture, 3 - i), boards, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (boards));
    }
}

static void
test_all_boards (NewBattle    *fixture,
                 gconstpointer data)
{
  GtkWidget *button = new_battle_get_part (fixture->page, "all_boards");
  g_autofree char *label = g_strdup_printf ("All %u Boards…", g_strv_length ((GStrv) tc_built_in_boards));

  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, label);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->n_shown_all, ==, 1);
  new_battle_press (fixture, "<Control>b");
  g_assert_cmpuint (fixture->n_shown_all, ==, 2);
}

/* Tab goes to the chosen card and on, arrows choose among them and do not leave them. */
static void
test_board_keys (NewBattle    *fixture,
                 gconstpointer data)
{
  static const struct { GtkDirectionType direction; const char *wide, *narrow; } steps[] = {
    { GTK_DIR_LEFT, "side-a", "side-a" },
    { GTK_DIR_UP, "side-a", "side-a" },
    { GTK_DIR_RIGHT, "side-b", "side-b" },
    { GTK_DIR_DOWN, "backstreets", "side-b" },
    { GTK_DIR_RIGHT, "backstreets", "citadel" },
    { GTK_DIR_LEFT, "citadel", "side-b" },
    { GTK_DIR_DOWN, "citadel", "side-b" },
    { GTK_DIR_UP, "side-a", "side-b" },
  };
  GtkWidget *boards = new_battle_get_part (fixture->page, "boards");
  const gboolean narrow = GPOINTER_TO_INT (data) > 0;

  g_assert_true (gtk_widget_child_focus (boards, GTK_DIR_TAB_FORWARD));
  g_assert_true (widget_fixture_has_focus (get_card (fixture, 0)));
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (gtk_widget_child_focus (boards, steps[i].direction));
      assert_boards (fixture, "side-a side-b citadel backstreets", narrow ? steps[i].narrow : steps[i].wide);
    }
  g_assert_false (gtk_widget_child_focus (boards, GTK_DIR_TAB_FORWARD));
}

static GtkWidget *
get_side (NewBattle *fixture,
          TcHqChoice hq)
{
  return widget_fixture_find (new_battle_get_part (fixture->page, "hq"), GTK_TYPE_CHECK_BUTTON, hq);
}

static TcHqChoice
get_hq (NewBattle *fixture)
{
  for (guint i = 0; i < 3; i++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (get_side (fixture, i))))
      return i;
  g_assert_not_reached ();
}

static gboolean
is_printed (const TcGame *game)
{
  return memcmp (game->setup.hq, game->board.sections, sizeof game->board.sections) == 0;
}

/* Any side with any city: a battle begins with what is chosen (C6). */
static void
test_sides (NewBattle    *fixture,
            gconstpointer data)
{
  static const struct { guint city; TcHqChoice hq; } cases[] = {
    { 0, TC_HQ_PRINTED },
    { 0, TC_HQ_RANDOM },
    { 1, TC_HQ_PRINTED },
    { 1, TC_HQ_RANDOM },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBoardFile) city = tc_built_in_board_load (cases[i].city == 0 ? "side-a" : "side-b", NULL);
      const TcGame *game;

      g_signal_emit_by_name (get_card (fixture, cases[i].city), "clicked");
      gtk_check_button_set_active (GTK_CHECK_BUTTON (get_side (fixture, cases[i].hq)), TRUE);
      game = new_battle_start (fixture);
      g_assert_true (memcmp (game->board.squares, tc_board_file_get_board (city)->squares, sizeof game->board.squares) == 0);
      g_assert_cmpint (is_printed (game), ==, cases[i].hq == TC_HQ_PRINTED);
    }
}

/* The HQ goes with the city until it is chosen by hand, and that is remembered. */
static void
test_hq_follows (NewBattle    *fixture,
                 gconstpointer data)
{
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_PRINTED);
  g_signal_emit_by_name (get_card (fixture, 1), "clicked");
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_RANDOM);
  g_signal_emit_by_name (get_card (fixture, 2), "clicked");
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_PRINTED);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (get_side (fixture, TC_HQ_RANDOM)), TRUE);
  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_RANDOM);
  new_battle_start (fixture);
  new_battle_reopen (fixture, 0);
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_RANDOM);
}

/* The record shows what will be played: shapes, question marks, or slots that are filled by a click. */
static void
test_record (NewBattle    *fixture,
             gconstpointer data)
{
  GtkWidget *hq = new_battle_get_part (fixture->page, "hq");
  TcHqView *view = TC_HQ_VIEW (widget_fixture_find (hq, TC_TYPE_HQ_VIEW, 0));

  g_assert_true (tc_hq_scene_has_token (&view->scene, 0));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (get_side (fixture, TC_HQ_RANDOM)), TRUE);
  g_assert_false (tc_hq_scene_has_token (&view->scene, 0));
  g_assert_cmpint (view->scene.empty, ==, TC_HQ_EMPTY_UNKNOWN);
  g_assert_false (gtk_widget_get_sensitive (view->places[0]));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (get_side (fixture, TC_HQ_CHOSEN)), TRUE);
  g_assert_cmpint (view->scene.empty, ==, TC_HQ_EMPTY_SLOT);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (new_battle_get_start (fixture)), ==, "Choose a shape for each section of the HQ.");
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    {
      GtkWidget *popover;

      g_signal_emit_by_name (view->places[i], "clicked");
      popover = widget_fixture_find (hq, GTK_TYPE_POPOVER, 0);
      g_assert_nonnull (popover);
      g_signal_emit_by_name (widget_fixture_find (popover, GTK_TYPE_BUTTON, i), "clicked");
      g_assert_true (tc_hq_scene_has_token (&view->scene, i));
    }
  g_assert_false (is_printed (new_battle_start (fixture)));
}

/* Each side of the HQ says what it is to those who do not see it. */
static void
test_hq_words (NewBattle    *fixture,
               gconstpointer data)
{
  static const char *const words[][2] = {
    { "Side A", "The six shapes printed for this board." },
    { "Side B, Random", "Six of eleven shapes, drawn at the start." },
    { "Side B, Your Choice", "Six of eleven shapes: you fill the HQ." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      GtkAccessible *side = GTK_ACCESSIBLE (get_side (fixture, i));

      gtk_test_accessible_assert_property (side, GTK_ACCESSIBLE_PROPERTY_LABEL, words[i][0]);
      gtk_test_accessible_assert_property (side, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words[i][1]);
      g_assert_true (widget_fixture_says (GTK_WIDGET (side), words[i][1]));
    }
}

/* Arrows go from one side of the HQ to the next and choose it. */
static void
test_hq_keys (NewBattle    *fixture,
              gconstpointer data)
{
  gtk_widget_grab_focus (get_side (fixture, TC_HQ_PRINTED));
  g_assert_true (gtk_widget_child_focus (get_side (fixture, TC_HQ_PRINTED), GTK_DIR_DOWN));
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_RANDOM);
  g_assert_true (gtk_widget_child_focus (get_side (fixture, TC_HQ_RANDOM), GTK_DIR_DOWN));
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_CHOSEN);
  g_assert_true (widget_fixture_has_focus (get_side (fixture, TC_HQ_CHOSEN)));
}

static void
test_no_printed_shapes (NewBattle    *fixture,
                        gconstpointer data)
{
  g_autoptr (GFile) file = new_battle_save_board (fixture, FALSE, 0);

  g_assert_false (widget_fixture_says (fixture->page, "This board has no printed shapes"));
  g_assert_true (turn_new_game_page_open (TURN_NEW_GAME_PAGE (fixture->page), &tc_game_kind, file, NULL));
  g_assert_false (gtk_widget_get_sensitive (get_side (fixture, TC_HQ_PRINTED)));
  g_assert_true (widget_fixture_says (fixture->page, "This board has no printed shapes"));
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_RANDOM);
  new_battle_start (fixture);

  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_true (gtk_widget_get_sensitive (get_side (fixture, TC_HQ_PRINTED)));
  g_assert_cmpint (get_hq (fixture), ==, TC_HQ_PRINTED);
}

typedef struct
{
  GFile *trace;
  char  *text;
} Trace;

static gboolean
is_written (gpointer data)
{
  Trace *trace = data;

  g_clear_pointer (&trace->text, g_free);

  return g_file_load_contents (trace->trace, NULL, &trace->text, NULL, NULL, NULL) && g_str_has_suffix (trace->text, "\n");
}

/* A board that pays for checking networks is played all the same; it says so, and the editor opens it. */
static void
test_paying_board (NewBattle    *fixture,
                   gconstpointer data)
{
  g_autoptr (GFile) file = new_battle_save_board (fixture, TRUE, 5);
  g_autoptr (GFile) trace = g_file_get_child (fixture->folder, "opened"), program = g_file_get_child (fixture->folder, "editor");
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\necho \"$1\" > '%s'\n", g_file_peek_path (trace));
  GtkWidget *warning = new_battle_get_part (fixture->page, "warning");
  Trace written = { trace, NULL };
  g_autofree char *opened = NULL;

  g_assert_false (gtk_widget_get_mapped (warning));
  g_assert_true (turn_new_game_page_open (TURN_NEW_GAME_PAGE (fixture->page), &tc_game_kind, file, NULL));
  g_assert_true (gtk_widget_get_mapped (warning));
  g_assert_true (widget_fixture_says (warning, "Checking networks pays on this board and may win without painting."));
  g_assert_true (gtk_widget_get_sensitive (new_battle_get_start (fixture)));

  g_assert_true (g_file_set_contents_full (g_file_peek_path (program), script, -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  g_setenv ("TAG_CITY_EDITOR", g_file_peek_path (program), TRUE);
  widget_fixture_click (warning, "Edit");
  widget_fixture_wait (is_written, &written);
  opened = g_filename_from_uri (g_strchomp (written.text), NULL, NULL);
  g_assert_cmpstr (opened, ==, g_file_peek_path (file));
  g_free (written.text);
  g_unsetenv ("TAG_CITY_EDITOR");

  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_false (gtk_widget_get_mapped (warning));
}

/* An editor that does not start is said so. */
static void
test_no_editor (NewBattle    *fixture,
                gconstpointer data)
{
  g_autoptr (GFile) file = new_battle_save_board (fixture, TRUE, 5);
  GListModel *windows = gtk_window_get_toplevels ();
  const guint n_windows = g_list_model_get_n_items (windows);
  g_autoptr (GtkWindow) problem = NULL;

  g_assert_true (turn_new_game_page_open (TURN_NEW_GAME_PAGE (fixture->page), &tc_game_kind, file, NULL));
  g_setenv ("TAG_CITY_EDITOR", "/nowhere/tag-city-editor", TRUE);
  widget_fixture_click (fixture->page, "Edit");
  widget_fixture_iterate (0);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows + 1);
  problem = g_list_model_get_item (windows, n_windows);
  g_assert_true (widget_fixture_says (GTK_WIDGET (problem), "The Editor Could Not Be Started"));
  gtk_window_destroy (problem);
  g_unsetenv ("TAG_CITY_EDITOR");
}

static void
add (const char *path,
     int width,
     void ( *test )(NewBattle *, gconstpointer))
{
  g_test_add (path, NewBattle, GINT_TO_POINTER (width), new_battle_set_up, test, new_battle_tear_down);
}

/* After a board was tried out from the editor, or its file was deleted, a battle can begin all the same. */
static void
test_board_is_gone (NewBattle    *fixture,
                    gconstpointer data)
{
  g_autoptr (GFile) copy = tc_played_copy_new ("mine.city.json"), gone = g_file_new_for_path ("/nowhere/mine.city.json");
  GFile *const files[] = { copy, gone };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
      g_autofree char *id = g_file_get_uri (files[i]);

      tc_battle_setup_choose_board (setup, id, NULL);
      g_settings_set_value (fixture->settings, "last-battle", tc_battle_setup_to_variant (setup));
      new_battle_reopen (fixture, 0);
      g_assert_true (gtk_widget_is_sensitive (new_battle_get_start (fixture)));
      g_assert_nonnull (new_battle_start (fixture));
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  add ("/new-battle-boards/cards", 0, test_cards);
  add ("/new-battle-boards/used", 0, test_used);
  add ("/new-battle-boards/all-boards", 0, test_all_boards);
  add ("/new-battle-boards/keys", 0, test_board_keys);
  add ("/new-battle-boards/narrow-keys", 400, test_board_keys);
  add ("/new-battle-boards/reveals-chosen", 400, test_reveals_chosen);
  add ("/new-battle-boards/sides", 0, test_sides);
  add ("/new-battle-boards/hq-follows", 0, test_hq_follows);
  add ("/new-battle-boards/record", 0, test_record);
  add ("/new-battle-boards/hq-words", 0, test_hq_words);
  add ("/new-battle-boards/hq-keys", 0, test_hq_keys);
  add ("/new-battle-boards/no-printed-shapes", 0, test_no_printed_shapes);
  add ("/new-battle-boards/paying-board", 0, test_paying_board);
  add ("/new-battle-boards/no-editor", 0, test_no_editor);
  add ("/new-battle-boards/board-is-gone", 0, test_board_is_gone);

  return g_test_run ();
}
