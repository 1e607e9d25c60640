/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-action-row.h>
#include <tc-board-view.h>
#include <tc-bubble-picture.h>
#include <tc-bubble-row.h>
#include <tc-bubbles.h>
#include <tc-dice-row.h>
#include <tc-districts-card.h>
#include <tc-networks-card.h>
#include <tc-options.h>
#include <tc-page.h>
#include <tc-prompt-bar.h>
#include <tc-ui-private.h>
#include <turn-die.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* Checking networks at the table, by keys, by mouse and by finger. */

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

/* Who plays, with which bubbles (NULL: those of the board), in which phase, and how large the window is. */
typedef struct
{
  const char *controllers;
  const char *bubbles;
  TcPhase     phase;
  int         width, height;
} Scene;

static const Scene wide = { "human greedy greedy", NULL, TC_PHASE_DRAFT, 1280, 740 };
static const Scene costly = { "human greedy greedy", "-2 -1 -1 -3", TC_PHASE_DRAFT, 1280, 740 };
static const Scene paying = { "human greedy", "4 5 -1", TC_PHASE_DRAFT, 1280, 740 };
static const Scene single = { "human human", "-1", TC_PHASE_DRAFT, 1280, 740 };
static const Scene single_narrow = { "human human", "-1", TC_PHASE_DRAFT, 360, 640 };
static const Scene crowd = { "human human", "0 -1 -1 -1 -2 -2 -2 -3 -3 -3 -4 -5", TC_PHASE_DRAFT, 1280, 740 };
static const Scene crowd_narrow = { "human human", "0 -1 -1 -1 -2 -2 -2 -3 -3 -3 -4 -5", TC_PHASE_DRAFT, 360, 640 };
static const Scene final = { "human human", "-1 -2 -3 -4 -5", TC_PHASE_FINAL, 1280, 740 };
static const Scene low = { "human human", NULL, TC_PHASE_DRAFT, 1280, 560 };
static const Scene medium = { "human human", NULL, TC_PHASE_DRAFT, 820, 740 };
static const Scene narrow = { "human greedy greedy", "-1 -1 -2", TC_PHASE_DRAFT, 360, 640 };

static const Scene four = { "human human human human", NULL, TC_PHASE_DRAFT, 360, 640 };

static TcTable *
get_table (Fixture *fixture)
{
  return tc_page_get_table (TC_PAGE (fixture->page));
}

static const TcDraft *
get_draft (Fixture *fixture)
{
  return tc_table_get_draft (get_table (fixture));
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  return widget_fixture_find (fixture->page, type, 0);
}

static GtkWidget *
get_card (Fixture *fixture)
{
  return find (fixture, TC_TYPE_NETWORKS_CARD);
}

static GtkWidget *
get_bubble (Fixture *fixture,
            guint    number)
{
  return tc_bubble_row_get_bubble (TC_BUBBLE_ROW (find (fixture, TC_TYPE_BUBBLE_ROW)), number);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Scene *scene = data;

  fixture->match = match_fixture_with_prices (scene->controllers, 3, NULL, scene->bubbles);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, scene->width, scene->height);
  turn_match_run (fixture->match);
  match_fixture_reach (fixture->match, scene->phase);
  turn_screen_uncover (TURN_SCREEN (get_table (fixture)));
  widget_fixture_iterate (20);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  turn_match_stop (fixture->match);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  gtk_widget_activate_action (fixture->page, action, NULL);
  widget_fixture_iterate (20);
}

static void
choose_networks (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "social");
  widget_fixture_iterate (20);
}

static void
step (Fixture    *fixture,
      TcDirection direction)
{
  gtk_widget_activate_action (fixture->page, "turn.step", "i", direction);
}

/* A key that stands for the face of a die which is there; returns the face. */
static guint
press_die (Fixture *fixture)
{
  int face = 0;

  while (tc_draft_get_die (get_draft (fixture)) < 0)
    gtk_widget_activate_action (fixture->page, "turn.choose-face", "i", ++face);

  return (guint) face;
}

static void
assert_status (Fixture    *fixture,
               const char *status)
{
  GtkWidget *words = widget_fixture_find (get_card (fixture), GTK_TYPE_LABEL, 0);

  for (guint i = 0; gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (words)) != GTK_ACCESSIBLE_ROLE_STATUS; i++)
    words = widget_fixture_find (get_card (fixture), GTK_TYPE_LABEL, i);
  gtk_test_accessible_assert_property (words, GTK_ACCESSIBLE_PROPERTY_LABEL, status);
}

/* N, the arrows through the bubbles that are free, a digit, Enter: the hand never leaves the keyboard. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *prompt = find (fixture, TC_TYPE_PROMPT_BAR), *bar = find (fixture, TC_TYPE_ACTION_ROW);
  const TcDraft *draft = get_draft (fixture);
  g_autofree char *status = NULL;

  g_assert_true (widget_fixture_says (prompt, "Networks −1"));
  g_assert_false (gtk_widget_get_mapped (get_card (fixture)));
  choose_networks (fixture);
  g_assert_true (gtk_widget_get_mapped (get_card (fixture)));
  g_assert_false (gtk_widget_get_mapped (find (fixture, TC_TYPE_DISTRICTS_CARD)));
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));
  g_assert_cmpint (tc_draft_get_bubble (draft), ==, 1);
  g_assert_true (widget_fixture_says (prompt, "Ana, choose a bubble\nIt costs prestige; you paint nothing\n"));
  g_assert_true (widget_fixture_says (get_card (fixture), "You lose 1.\nThe bubble is gone for all. More bubbles win a tie.\n"));
  g_assert_true (widget_fixture_says (bar, "Choose the die to use up"));
  g_assert_null (widget_fixture_find (bar, TURN_TYPE_DIE, 0));
  assert_status (fixture, "Networks: you lose 1 and paint nothing. Choose the die to use up.");

  step (fixture, TC_DIRECTION_RIGHT);
  step (fixture, TC_DIRECTION_RIGHT);
  g_assert_cmpint (tc_draft_get_bubble (draft), ==, 3);
  step (fixture, TC_DIRECTION_LEFT);
  g_assert_cmpint (tc_draft_get_bubble (draft), ==, 2);
  act (fixture, "turn.confirm");
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), ==, TC_TABLE_CHOOSING);

  status = g_strdup_printf ("Die %u, networks: you lose 1 and paint nothing. Enter checks.", press_die (fixture));
  assert_status (fixture, status);
  g_assert_true (widget_fixture_says (bar, "you lose \uFFFC and use up \uFFFC\n"));
  g_assert_nonnull (widget_fixture_find (bar, TC_TYPE_BUBBLE_PICTURE, 0));
  g_assert_nonnull (widget_fixture_find (bar, TURN_TYPE_DIE, 0));
  act (fixture, "turn.confirm");
  g_assert_cmpuint (tc_state_bubble_owners (tc_table_get_state (get_table (fixture)), 2), ==, 1);
}

/* Escape puts everything back, also when the keyboard is in the card. */
static void
test_escape (Fixture      *fixture,
             gconstpointer data)
{
  choose_networks (fixture);
  press_die (fixture);
  g_assert_true (gtk_widget_grab_focus (get_bubble (fixture, 3)));
  act (fixture, "turn.cancel");
  g_assert_cmpint (tc_draft_get_use (get_draft (fixture)), ==, TC_USE_TAG);
  g_assert_cmpint (tc_draft_get_die (get_draft (fixture)), ==, -1);
  g_assert_false (gtk_widget_get_mapped (get_card (fixture)));
  g_assert_true (gtk_widget_get_mapped (find (fixture, TC_TYPE_DISTRICTS_CARD)));
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));
}

/* A bubble of the tray opens the card with it, a large one changes it, and the bar confirms. */
static void
test_mouse (Fixture      *fixture,
            gconstpointer data)
{
  TcBubbles *tray = TC_BUBBLES (find (fixture, TC_TYPE_BUBBLES));

  g_signal_emit_by_name (tc_bubbles_get_bubble (tray, 3), "clicked");
  widget_fixture_iterate (20);
  g_assert_true (gtk_widget_get_mapped (get_card (fixture)));
  g_assert_cmpint (tc_draft_get_bubble (get_draft (fixture)), ==, 3);
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));
  g_signal_emit_by_name (get_bubble (fixture, 4), "clicked");
  g_assert_cmpint (tc_draft_get_bubble (get_draft (fixture)), ==, 4);
  press_die (fixture);
  widget_fixture_click (find (fixture, TC_TYPE_ACTION_ROW), "Check Networks\n↵");
  g_assert_cmpuint (tc_state_bubble_owners (tc_table_get_state (get_table (fixture)), 4), ==, 1);
}

/* The character stands for the cheapest bubble. What is chosen does not move the switch. */
static void
test_character (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *prompt = find (fixture, TC_TYPE_PROMPT_BAR);
  GtkWidget *tag = widget_fixture_find (prompt, GTK_TYPE_TOGGLE_BUTTON, 0);
  GtkWidget *character = tc_bubbles_get_character (TC_BUBBLES (find (fixture, TC_TYPE_BUBBLES)));
  graphene_rect_t before, after;

  gtk_test_accessible_assert_property (character, GTK_ACCESSIBLE_PROPERTY_LABEL, "Networks, from 1");
  g_assert_true (gtk_widget_compute_bounds (tag, fixture->page, &before));
  g_signal_emit_by_name (character, "clicked");
  press_die (fixture);
  widget_fixture_iterate (20);
  g_assert_cmpint (tc_draft_get_bubble (get_draft (fixture)), ==, 1);
  g_assert_true (gtk_widget_compute_bounds (tag, fixture->page, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* What costs says its price, in signs for the eyes and in words for the ears. */
static void
test_prices (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *prompt = find (fixture, TC_TYPE_PROMPT_BAR);
  const int drone = tc_table_get_game (get_table (fixture))->board.drones[0];
  const guint bubble = tc_options_get_cheapest_bubble (tc_table_get_game (get_table (fixture)), tc_table_get_state (get_table (fixture)));
  const int paid = tc_table_get_game (get_table (fixture))->board.bubbles[bubble];    /* what the bots have left of it */
  g_autofree char *label = g_strdup_printf ("Drone −%d\n", -drone), *said = g_strdup_printf ("Drone, costs %d", -drone);
  g_autofree char *networks = g_strdup_printf ("Networks +%d\n", paid), *networks_said = g_strdup_printf ("Networks, pays up to %d", paid);

  g_assert_cmpint (paid, >, 0);
  g_assert_true (widget_fixture_says (prompt, label));
  g_assert_true (widget_fixture_says (prompt, networks));
  gtk_test_accessible_assert_property (widget_fixture_find (prompt, GTK_TYPE_TOGGLE_BUTTON, 1), GTK_ACCESSIBLE_PROPERTY_LABEL, said);
  gtk_test_accessible_assert_property (widget_fixture_find (prompt, GTK_TYPE_TOGGLE_BUTTON, 2), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       networks_said);
}

static void
test_paying (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *won = NULL;

  choose_networks (fixture);
  won = g_strdup_printf ("You win %d.\n", tc_table_get_game (get_table (fixture))->board.bubbles[tc_draft_get_bubble (get_draft (fixture))]);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_PROMPT_BAR), "choose a bubble\nYou paint nothing\n"));
  g_assert_true (widget_fixture_says (get_card (fixture), won));
  press_die (fixture);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_ACTION_ROW), "you win \uFFFC and use up \uFFFC\n"));
  step (fixture, TC_DIRECTION_RIGHT);
  g_assert_true (widget_fixture_says (get_card (fixture), "You lose 1.\n"));
}

/* The first one takes the only bubble; the second passes, which costs nothing and circles nothing. */
static void
take_the_only_bubble (Fixture *fixture)
{
  choose_networks (fixture);
  press_die (fixture);
  act (fixture, "turn.confirm");
  match_fixture_wait (fixture->match);
  turn_screen_uncover (TURN_SCREEN (get_table (fixture)));
  widget_fixture_iterate (20);
}

static void
test_no_bubble (Fixture      *fixture,
                gconstpointer data)
{
  guint n_moves;

  take_the_only_bubble (fixture);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_PROMPT_BAR), "Networks, free\n"));
  choose_networks (fixture);
  g_assert_cmpint (tc_draft_get_bubble (get_draft (fixture)), ==, TC_NO_BUBBLE);
  g_assert_true (widget_fixture_says (get_card (fixture), "No bubble is left: you pass. It costs nothing and counts for no tie.\n"));
  g_assert_false (gtk_widget_get_sensitive (get_bubble (fixture, 0)));
  step (fixture, TC_DIRECTION_RIGHT);
  press_die (fixture);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_ACTION_ROW), "you use up \uFFFC\n"));
  n_moves = turn_match_get_n_moves (fixture->match);
  widget_fixture_click (find (fixture, TC_TYPE_ACTION_ROW), "Pass\n↵");
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), >, n_moves);
}

/* With fingers alone one can pass as well: the character leads there. */
static void
test_no_bubble_narrow (Fixture      *fixture,
                       gconstpointer data)
{
  guint n_moves;

  take_the_only_bubble (fixture);
  gtk_widget_activate_action (fixture->page, "table.page", "s", "networks");
  g_signal_emit_by_name (tc_bubbles_get_character (TC_BUBBLES (find (fixture, TC_TYPE_BUBBLES))), "clicked");
  widget_fixture_iterate (20);
  g_signal_emit_by_name (widget_fixture_find (find (fixture, TC_TYPE_DICE_ROW), GTK_TYPE_BUTTON, 0), "clicked");
  n_moves = turn_match_get_n_moves (fixture->match);
  widget_fixture_click (find (fixture, TC_TYPE_ACTION_ROW), "Pass");
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), >, n_moves);
}

/* The final die is there by itself; several may choose the networks, and one of them names the bubble. */
static void
test_final (Fixture      *fixture,
            gconstpointer data)
{
  choose_networks (fixture);
  g_assert_true (widget_fixture_says (get_card (fixture), "\nThe first of you in turn order names the bubble for all.\n"));
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_ACTION_ROW), "Pin It\n"));
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_ACTION_ROW), "and use up \uFFFC\n"));
  step (fixture, TC_DIRECTION_RIGHT);
  act (fixture, "turn.confirm");
  g_assert_true (get_draft (fixture)->pinned);
  widget_fixture_iterate (TC_PIN_MILLISECONDS);
  act (fixture, "turn.confirm");
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), ==, TC_TABLE_HANDING_OVER);
}

/* As many as a board can have: all are within the card, and each can be clicked. */
static void
test_crowd (Fixture      *fixture,
            gconstpointer data)
{
  graphene_rect_t row;

  choose_networks (fixture);
  g_assert_true (gtk_widget_compute_bounds (find (fixture, TC_TYPE_BUBBLE_ROW), fixture->page, &row));
  for (guint i = 0; i < TC_MAX_BUBBLES; i++)
    {
      graphene_rect_t bubble;

      g_assert_true (gtk_widget_compute_bounds (get_bubble (fixture, i), fixture->page, &bubble));
      g_assert_true (graphene_rect_contains_rect (&row, &bubble));
      g_assert_cmpfloat (bubble.size.height, >=, 24);
      g_signal_emit_by_name (get_bubble (fixture, i), "clicked");
      g_assert_cmpint (tc_draft_get_bubble (get_draft (fixture)), ==, (int) i);
    }
}

/* Where there is no tray, or only one page at a time, the card is in the place of the networks and within the window. */
static void
test_elsewhere (Fixture      *fixture,
                gconstpointer data)
{
  const Scene *scene = data;
  graphene_rect_t card;

  choose_networks (fixture);
  g_assert_true (gtk_widget_get_mapped (get_card (fixture)));
  g_assert_true (gtk_widget_compute_bounds (get_card (fixture), fixture->page, &card));
  g_assert_cmpfloat (card.origin.x, >=, 0);
  g_assert_cmpfloat (card.origin.x + card.size.width, <=, scene->width);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, scene->height);
  g_assert_null (widget_fixture_find (get_card (fixture), TC_TYPE_DICE_ROW, 0));
  g_assert_cmpint (gtk_widget_get_height (get_bubble (fixture, 0)), >=, 40);
}

/* Dice and bubbles are large enough for fingers, and the button says what it costs. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *dice, *button, *bar = find (fixture, TC_TYPE_ACTION_ROW);

  choose_networks (fixture);
  dice = find (fixture, TC_TYPE_DICE_ROW);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_PROMPT_BAR), "Ana, choose a bubble\nYou paint nothing\n"));
  g_assert_true (widget_fixture_says (dice, "Die to use up"));
  g_assert_true (widget_fixture_says (bar, "Check Networks −1\n"));
  g_assert_false (widget_fixture_says (bar, "Choose the die"));
  for (guint i = 0; (button = widget_fixture_find (dice, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      g_assert_cmpint (gtk_widget_get_height (button), >=, 48);
      g_assert_cmpint (gtk_widget_get_width (button), >=, 48);
      g_signal_emit_by_name (button, "clicked");
      g_assert_cmpint (tc_draft_get_die (get_draft (fixture)), >=, 0);
      gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
    }
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (gtk_widget_get_height (get_bubble (fixture, i)), >=, 48);
  g_assert_cmpint (gtk_widget_get_width (fixture->page), <=, 360);
  g_signal_emit_by_name (get_bubble (fixture, 2), "clicked");
  widget_fixture_click (bar, "Check Networks −2");
  g_assert_cmpuint (tc_state_bubble_owners (tc_table_get_state (get_table (fixture)), 2), ==, 1);
}

/* Five dice, the most there are, fit beside each other where it is narrowest. */
static void
test_most_dice (Fixture      *fixture,
                gconstpointer data)
{
  guint n_dice = 0;

  choose_networks (fixture);
  while (widget_fixture_find (find (fixture, TC_TYPE_DICE_ROW), GTK_TYPE_BUTTON, n_dice) != NULL)
    n_dice++;
  g_assert_cmpuint (n_dice, ==, TC_MAX_DICE);
  g_assert_cmpint (gtk_widget_get_width (fixture->page), <=, 360);
  g_assert_cmpint (gtk_widget_get_width (get_card (fixture)), <=, 360);
  g_assert_cmpint (gtk_widget_get_width (find (fixture, TC_TYPE_DICE_ROW)), <=, 360);
}

/* Looking at a rival meanwhile shows their tray; the choice is still there afterwards. */
static void
test_look_at (Fixture      *fixture,
              gconstpointer data)
{
  choose_networks (fixture);
  step (fixture, TC_DIRECTION_RIGHT);
  gtk_widget_activate_action (fixture->page, "table.look-at", "u", 1);
  widget_fixture_iterate (20);
  g_assert_false (gtk_widget_get_mapped (get_card (fixture)));
  act (fixture, "turn.cancel");
  g_assert_true (gtk_widget_get_mapped (get_card (fixture)));
  g_assert_cmpint (tc_draft_get_bubble (get_draft (fixture)), ==, 1);
}

static double
get_share (gpointer card)
{
  double share;

  g_object_get (card, "share", &share, NULL);

  return share;
}

static gboolean
has_settled (gpointer card)
{
  return get_share (card) == 1;
}

static gboolean
has_gone (gpointer card)
{
  return get_share (card) == 0;
}

/* Tray and card fade into each other, at once where the desktop is to be still. */
static void
test_fade (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *districts = find (fixture, TC_TYPE_DISTRICTS_CARD);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "social");
  g_assert_false (has_settled (get_card (fixture)));
  while (!gtk_widget_get_mapped (get_card (fixture)))
    widget_fixture_iterate (0);
  if (!has_settled (get_card (fixture)))
    {
      g_assert_true (gtk_widget_get_mapped (districts));
      g_assert_cmpfloat (gtk_widget_get_opacity (districts), <, 1);
    }
  widget_fixture_wait (has_settled, get_card (fixture));
  widget_fixture_iterate (0);
  g_assert_false (gtk_widget_get_mapped (districts));
  g_assert_true (gtk_widget_grab_focus (get_bubble (fixture, 1)));
  act (fixture, "turn.cancel");
  widget_fixture_wait (has_gone, get_card (fixture));
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_true (gtk_widget_get_mapped (districts));
  g_assert_cmpfloat (gtk_widget_get_opacity (districts), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/networks-card/keys", Fixture, &costly, set_up, test_keys, tear_down);
  g_test_add ("/networks-card/escape", Fixture, &wide, set_up, test_escape, tear_down);
  g_test_add ("/networks-card/mouse", Fixture, &wide, set_up, test_mouse, tear_down);
  g_test_add ("/networks-card/character", Fixture, &costly, set_up, test_character, tear_down);
  g_test_add ("/networks-card/prices", Fixture, &paying, set_up, test_prices, tear_down);
  g_test_add ("/networks-card/paying", Fixture, &paying, set_up, test_paying, tear_down);
  g_test_add ("/networks-card/no-bubble", Fixture, &single, set_up, test_no_bubble, tear_down);
  g_test_add ("/networks-card/no-bubble-narrow", Fixture, &single_narrow, set_up, test_no_bubble_narrow, tear_down);
  g_test_add ("/networks-card/final", Fixture, &final, set_up, test_final, tear_down);
  g_test_add ("/networks-card/crowd", Fixture, &crowd, set_up, test_crowd, tear_down);
  g_test_add ("/networks-card/crowd-narrow", Fixture, &crowd_narrow, set_up, test_crowd, tear_down);
  g_test_add ("/networks-card/low", Fixture, &low, set_up, test_elsewhere, tear_down);
  g_test_add ("/networks-card/medium", Fixture, &medium, set_up, test_elsewhere, tear_down);
  g_test_add ("/networks-card/narrow", Fixture, &narrow, set_up, test_narrow, tear_down);
  g_test_add ("/networks-card/most-dice", Fixture, &four, set_up, test_most_dice, tear_down);
  g_test_add ("/networks-card/look-at", Fixture, &wide, set_up, test_look_at, tear_down);
  g_test_add ("/networks-card/fade", Fixture, &wide, set_up, test_fade, tear_down);

  return g_test_run ();
}
