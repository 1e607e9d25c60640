/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and dice that move: nothing waits for them, everything ends them, and without motion there is none. */

#include <rt-court.h>
#include <rt-page.h>
#include <rt-rules.h>
#include <tc-ui-private.h>
#include <tg-page.h>
#include <turn-card.h>
#include <turn-die.h>
#include <turn-flights.h>

#include "card-tables.h"
#include "dealt-record.h"
#include "match-fixtures.h"
#include "widget-fixtures.h"

static void
set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
}

static TurnFlights *
get_flights (gpointer page)
{
  return TURN_FLIGHTS (widget_fixture_find (GTK_WIDGET (page), TURN_TYPE_FLIGHTS, 0));
}

static TurnMatch *
deal (const char *game,
      const char *second)
{
  const TurnSeat seats[] = { { .name = (char *) "Ana", .controller = (char *) "human" }, { .name = (char *) "Ben", .controller = (char *) second } };

  return turn_match_new (dealt_record (game, seats, 2, 5));
}

static void
count_frame (guint *n_frames)
{
  (*n_frames)++;
}

/* A card flies from one place to another; where it goes to is not seen before it is there. */
static void
test_flight (void)
{
  const TurnCardFace face = { .kind = TURN_CARD_PLAYING, .value = 3, .suit = TURN_SUIT_HEARTS }, back = { .kind = TURN_CARD_PATTERN, .paint = turn_paint_get (0) };
  GtkWidget *overlay = gtk_overlay_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *from = turn_card_new (60), *to = turn_card_new (60), *die = turn_die_new (30), *other_die = turn_die_new (30);
  TurnFlights *flights = g_object_new (TURN_TYPE_FLIGHTS, NULL);
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), from);
  gtk_box_append (GTK_BOX (box), to);
  gtk_box_append (GTK_BOX (box), die);
  gtk_box_append (GTK_BOX (box), other_die);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (flights));
  window = widget_fixture_show (overlay, 300, 200);

  set_motion (FALSE);
  turn_flights_add (flights, from, to, &back, &face, FALSE, 0);
  g_assert_cmpuint (turn_flights_count (flights), ==, 0);

  set_motion (TRUE);
  turn_flights_add (flights, from, to, &back, &face, FALSE, 0);
  turn_flights_add_die (flights, die, other_die, 4, 1);
  g_assert_cmpuint (turn_flights_count (flights), ==, 2);
  g_assert_cmpfloat (gtk_widget_get_opacity (other_die), ==, 0);
  turn_flights_finish (flights);
  g_assert_cmpuint (turn_flights_count (flights), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (other_die), ==, 1);

  /* Left alone it arrives by itself. */
  turn_flights_add (flights, from, to, &back, &face, TRUE, 2);
  while (turn_flights_count (flights) > 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A die has its face at once, whatever is seen of it. */
static void
test_roll (void)
{
  GtkWidget *die = turn_die_new (40), *window = widget_fixture_show (die, 100, 100);

  set_motion (TRUE);
  turn_die_roll (TURN_DIE (die), 5, 0);
  g_assert_cmpuint (turn_die_get_face (TURN_DIE (die)), ==, 5);
  gtk_test_accessible_assert_property (die, GTK_ACCESSIBLE_PROPERTY_LABEL, "Die 5");
  turn_die_roll (TURN_DIE (die), 2, 1);
  g_assert_true (turn_die_is_rolling (TURN_DIE (die)));
  turn_die_finish_animations (TURN_DIE (die));
  g_assert_false (turn_die_is_rolling (TURN_DIE (die)));
  g_assert_cmpuint (turn_die_get_face (TURN_DIE (die)), ==, 2);

  /* What it is told meanwhile is not shown later. */
  turn_die_roll (TURN_DIE (die), 6, 0);
  turn_die_set_face (TURN_DIE (die), 1);
  g_assert_false (turn_die_is_rolling (TURN_DIE (die)));
  g_assert_cmpuint (turn_die_get_face (TURN_DIE (die)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever does something does not wait for what is still under way. */
static void
test_table (gconstpointer data)
{
  const char *game = data;
  const gboolean is_tag = g_str_equal (game, "tag");
  GtkWidget *page = is_tag ? tg_page_new () : rt_page_new ();
  g_autoptr (TurnMatch) match = deal (game, "human");
  GtkWidget *window = widget_fixture_show (page, 1000, 760);

  set_motion (TRUE);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  turn_match_run (match);
  turn_screen_uncover (turn_page_get_screen (TURN_PAGE (page)));
  g_assert_cmpuint (turn_flights_count (get_flights (page)), ==, 0);

  gtk_widget_activate_action (page, is_tag ? "tag.draw" : "roll.card", is_tag ? NULL : "u", 1u);
  if (is_tag)
    {
      g_assert_cmpuint (turn_flights_count (get_flights (page)), ==, 1);
      gtk_widget_activate_action (page, "tag.choose", "u", 1u);
      g_assert_cmpuint (turn_flights_count (get_flights (page)), ==, 0);
    }
  turn_page_set_match (TURN_PAGE (page), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_rolling (GtkWidget *page)
{
  GtkWidget *die;
  guint n = 0;

  for (guint i = 0; (die = widget_fixture_find (page, TURN_TYPE_DIE, i)) != NULL; i++)
    n += turn_die_is_rolling (TURN_DIE (die)) ? 1 : 0;

  return n;
}

static gboolean
have_dice_fallen (gpointer match)
{
  return turn_match_get_to_move (match) == 1;
}

/* Dice that roll lie still as soon as somebody does something, each with the face that it has. */
static void
test_rolling_dice (void)
{
  GtkWidget *page = rt_page_new (), *die;
  g_autoptr (TurnMatch) match = turn_match_new (card_table_roll_tag ("human bot:greedy", "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 9H KS 4H 7D", "652 111"));
  GtkWidget *window = widget_fixture_show (page, 1000, 760);
  const RtState *state;

  set_motion (TRUE);
  turn_match_set_pause (match, 60 * 1000);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  turn_match_run (match);
  gtk_widget_activate_action (page, "roll.reroll", NULL);
  turn_match_skip_pause (match);
  widget_fixture_wait (have_dice_fallen, match);
  g_assert_cmpuint (count_rolling (page), ==, RT_N_DICE);
  gtk_widget_activate_action (page, "roll.pile", "i", 1);
  g_assert_cmpuint (count_rolling (page), ==, 0);

  state = turn_match_get_state (match);
  for (guint i = 0; i < RT_N_DICE; i++)
    {
      die = gtk_button_get_child (GTK_BUTTON (rt_dice_get (rt_court_get_dice (RT_COURT (widget_fixture_find (page, RT_TYPE_COURT, 0)), TRUE), i)));
      g_assert_cmpuint (turn_die_get_face (TURN_DIE (die)), ==, state->faces[0][i]);
    }
  turn_match_stop (match);
  turn_page_set_match (TURN_PAGE (page), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The cards are dealt when the table is seen; then it rests, and draws nothing more. */
static void
test_rest (gconstpointer data)
{
  const char *game = data;
  GtkWidget *page = g_str_equal (game, "tag") ? tg_page_new () : rt_page_new ();
  g_autoptr (TurnMatch) match = deal (game, "bot:random");
  GtkWidget *window = widget_fixture_show (page, 1000, 760);
  guint n_frames = 0, n_before = G_MAXUINT;

  set_motion (TRUE);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  g_assert_cmpuint (turn_flights_count (get_flights (page)), >, 5);
  while (turn_flights_count (get_flights (page)) > 0)
    g_main_context_iteration (NULL, TRUE);

  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "paint", G_CALLBACK (count_frame), &n_frames);
  for (guint i = 0; i < 20 && n_frames != n_before; i++)
    {
      n_before = n_frames;
      widget_fixture_pass (200);
    }
  g_assert_cmpuint (n_frames, ==, n_before);

  set_motion (FALSE);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  g_assert_cmpuint (turn_flights_count (get_flights (page)), ==, 0);
  turn_page_set_match (TURN_PAGE (page), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/card-motion/flight", test_flight);
  g_test_add_func ("/card-motion/roll", test_roll);
  g_test_add_data_func ("/card-motion/tag/table", "tag", test_table);
  g_test_add_data_func ("/card-motion/roll-tag/table", "roll-tag", test_table);
  g_test_add_func ("/card-motion/roll-tag/rolling-dice", test_rolling_dice);
  g_test_add_data_func ("/card-motion/tag/rest", "tag", test_rest);
  g_test_add_data_func ("/card-motion/roll-tag/rest", "roll-tag", test_rest);

  return g_test_run ();
}
