/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* TAG and Roll Tag with fingers alone, in the smallest window. */

#include <rt-court.h>
#include <rt-foot.h>
#include <rt-rules.h>
#include <tg-court.h>
#include <turn-hand.h>
#include <turn-prompt.h>

#include "card-tables.h"
#include "widget-fixtures.h"

#define WIDTH 360
#define HEIGHT 593              /* of 640: the rest is the header bar's */
#define LEAST_TARGET 44

static const char roll_tag_cards[] = "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 9H KS 4H 7D";

/* Whether a finger may come to it at all. */
static gboolean
can_be_tapped (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return FALSE;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_can_target (widget))
      return FALSE;

  return TRUE;
}

/* Mouse and finger are the same to it, and a thumb hits it. */
static void
check_target (GtkWidget *button)
{
  GtkGesture *gesture = card_table_gesture (button);
  g_autofree char *text = widget_fixture_read (button);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, button, &bounds));
  g_assert_nonnull (gesture);
  g_assert_false (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (gesture)));
  g_assert_false (gtk_gesture_single_get_exclusive (GTK_GESTURE_SINGLE (gesture)));
  g_assert_cmpuint (gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (gesture)), <=, GDK_BUTTON_PRIMARY);
  if (MAX (bounds.size.width, bounds.size.height) < LEAST_TARGET)
    g_error ("“%s” is only %.0f × %.0f", text, bounds.size.width, bounds.size.height);
}

/* Fingers do not hover: nothing is told by a tooltip alone, and no widget of the game waits for a pointer. */
static void
check_hover (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  const char *type = G_OBJECT_TYPE_NAME (widget);

  g_assert_false (gtk_widget_get_has_tooltip (widget));
  if (!g_str_has_prefix (type, "Tc") && !g_str_has_prefix (type, "Tg") && !g_str_has_prefix (type, "Rt"))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      g_assert_false (GTK_IS_EVENT_CONTROLLER_MOTION (controller));
    }
}

static void
check_all (CardTable *table)
{
  GtkWidget *widget;
  guint n_targets = 0;

  widget_fixture_iterate (0);
  g_assert_cmpint (gtk_widget_get_width (table->window), <=, WIDTH);
  g_assert_cmpint (gtk_widget_get_height (table->window), <=, HEIGHT);
  for (guint i = 0; (widget = widget_fixture_find (GTK_WIDGET (table->page), GTK_TYPE_WIDGET, i)) != NULL; i++)
    {
      check_hover (widget);
      if (!GTK_IS_BUTTON (widget) || !can_be_tapped (widget))
        continue;
      check_target (widget);
      n_targets++;
    }
  g_assert_cmpuint (n_targets, >=, 5);
}

static void
test_tag_targets (void)
{
  CardTable table;

  card_table_show (&table, card_table_tag ("human human human human human human", "XTAGXTAGXTAGXTAGXTA"), WIDTH, HEIGHT);
  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  check_all (&table);
  card_table_tap (&table, card_table_button (&table, "Draw"));
  card_table_tap (&table, card_table_card (&table, TG_TAG));
  check_all (&table);
  card_table_tap (&table, card_table_button (&table, "Play"));
  check_all (&table);
  card_table_close (&table);
}

static void
test_roll_tag_targets (void)
{
  CardTable table;

  card_table_show (&table, card_table_roll_tag ("human human", roll_tag_cards, "452 111"), WIDTH, HEIGHT);
  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  check_all (&table);
  card_table_close (&table);
}

/* Draw from either pile, choose, play, give IT away; discard. */
static void
test_tag (void)
{
  CardTable table;
  TgCourt *piles;
  const TgState *state;

  card_table_show (&table, card_table_tag ("human human", "XTTAAGXG"), WIDTH, HEIGHT);
  piles = TG_COURT (widget_fixture_find (GTK_WIDGET (table.page), TG_TYPE_COURT, 0));
  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  card_table_tap (&table, GTK_WIDGET (tg_court_get_deck (piles)));
  g_assert_cmpuint (turn_match_get_n_moves (table.match), ==, 1);
  card_table_tap (&table, card_table_card (&table, TG_TAG));
  card_table_tap (&table, card_table_card (&table, TG_TAG));
  card_table_tap (&table, card_table_button (&table, "Ben"));
  state = turn_match_get_state (table.match);
  g_assert_cmpint (tg_state_it (state), ==, 1);

  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  card_table_tap (&table, card_table_button (&table, "Accept"));
  card_table_tap (&table, card_table_button (&table, "Draw"));
  card_table_tap (&table, card_table_card (&table, TG_T));
  card_table_tap (&table, card_table_button (&table, "Discard"));
  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  card_table_tap (&table, GTK_WIDGET (tg_court_get_discard (piles)));
  g_assert_cmpuint (tg_state_count (turn_match_get_state (table.match), 0, TG_T), ==, 2);
  card_table_close (&table);
}

static GtkWidget *
get_die (CardTable *table,
         guint      die)
{
  GtkWidget *widget = widget_fixture_find (GTK_WIDGET (table->page), RT_TYPE_COURT, 0);

  return rt_dice_get (rt_court_get_dice (RT_COURT (widget), TRUE), die);
}

static GtkWidget *
get_pile (CardTable *table,
          guint      pile)
{
  GtkWidget *widget = widget_fixture_find (GTK_WIDGET (table->page), RT_TYPE_COURT, 0);

  return GTK_WIDGET (rt_pile_get_card (rt_court_get_pile (RT_COURT (widget), pile)));
}

static GtkWidget *
get_first_card (CardTable *table)
{
  GtkWidget *foot = widget_fixture_find (GTK_WIDGET (table->page), RT_TYPE_FOOT, 0);

  return gtk_widget_get_first_child (GTK_WIDGET (rt_foot_get_hand (RT_FOOT (foot))));
}

/* Choose dice and claim, lay a card, roll. */
static void
test_roll_tag (void)
{
  CardTable table;
  const RtState *state;

  card_table_show (&table, card_table_roll_tag ("human human", roll_tag_cards, "452 111"), WIDTH, HEIGHT);
  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  card_table_tap (&table, get_die (&table, 0));
  card_table_tap (&table, get_die (&table, 1));
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "4 + 5 = 9"));
  card_table_tap (&table, card_table_button (&table, "Claim the pile"));
  state = turn_match_get_state (table.match);
  g_assert_cmpint (rt_state_owner (state, 0), ==, 0);

  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  card_table_tap (&table, get_first_card (&table));
  card_table_tap (&table, get_pile (&table, 3));
  state = turn_match_get_state (table.match);
  g_assert_cmpuint (state->n_cards[3], ==, 2);

  card_table_tap (&table, card_table_button (&table, "I’m Ready"));
  card_table_tap (&table, get_die (&table, 2));
  card_table_tap (&table, card_table_button (&table, "Roll these dice"));
  g_assert_cmpuint (turn_match_get_n_moves (table.match), >=, 3);
  card_table_close (&table);
}

/* What is seen of a widget on a table that may scroll. */
static graphene_rect_t
find_seen (CardTable *table,
           GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds, clip;

  g_assert_true (gtk_widget_compute_bounds (widget, table->window, &bounds));
  if (scroller != NULL && gtk_widget_compute_bounds (scroller, table->window, &clip) && !graphene_rect_intersection (&bounds, &clip, &bounds))
    return *graphene_rect_zero ();

  return bounds;
}

static void
check_nothing_covered (CardTable *table)
{
  GtkWidget *coach, *widget;
  graphene_rect_t card;

  widget_fixture_iterate (0);
  coach = widget_fixture_find (GTK_WIDGET (table->page), TURN_TYPE_COACH_CARD, 0);
  g_assert_nonnull (coach);
  g_assert_true (gtk_widget_compute_bounds (coach, table->window, &card));
  for (guint i = 0; (widget = widget_fixture_find (GTK_WIDGET (table->page), GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      const graphene_rect_t seen = find_seen (table, widget);

      if (!gtk_widget_is_ancestor (widget, coach) && gtk_widget_get_can_target (widget) && seen.size.height > 0)
        g_assert_false (graphene_rect_intersection (&seen, &card, NULL));
    }
}

static void
check_sizes (CardTable *table)
{
  static const struct { int width, height; } sizes[] = { { 360, 593 }, { 600, 560 }, { 760, 560 }, { 1000, 650 }, { 1270, 750 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (table->window), sizes[i].width, sizes[i].height);
      check_nothing_covered (table);
      g_assert_cmpint (ABS (gtk_widget_get_width (table->window) - sizes[i].width), <, 40);
    }
}

/* What the coach says, and a hint with all its words, lie on nothing that can be tapped, in windows of any size. */
static void
test_coach (gconstpointer data)
{
  const gboolean is_tag = g_str_equal (data, "tag");
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  CardTable table;

  g_settings_reset (settings, "coach-told");
  card_table_show (&table, is_tag ? card_table_tag ("human human human human human human", "XTAGXTAGXTAGXTAGXTA")
                                  : card_table_roll_tag ("human human", roll_tag_cards, "452 111"), WIDTH, HEIGHT);
  turn_screen_uncover (turn_page_get_screen (table.page));
  check_sizes (&table);
  gtk_widget_activate_action (GTK_WIDGET (table.page), "turn.hint", NULL);
  while (widget_fixture_says (GTK_WIDGET (table.page), "Thinking…"))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (table.page), "turn.hint", NULL);
  check_sizes (&table);
  card_table_close (&table);
}

/* How much of a widget is seen, from 0 to 1. */
static double
find_share_seen (CardTable *table,
                 GtkWidget *widget)
{
  const graphene_rect_t seen = find_seen (table, widget);

  return (double) seen.size.height / gtk_widget_get_height (widget);
}

/* On a phone the coach takes the place of the prompt, so that what he speaks of is seen: the pile that the dice make, and IT. When it is read the prompt is
 * back. */
static void
test_coach_on_phone (gconstpointer data)
{
  const gboolean is_tag = g_str_equal (data, "tag");
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  CardTable table;

  g_settings_reset (settings, "coach-told");
  card_table_show (&table, is_tag ? card_table_tag ("human human human", "XTAGXTAGXTAGXTAGXTA") : card_table_roll_tag ("human human", roll_tag_cards, "452 111"),
                   WIDTH, HEIGHT);
  turn_screen_uncover (turn_page_get_screen (table.page));
  widget_fixture_iterate (50);
  g_assert_nonnull (widget_fixture_find (GTK_WIDGET (table.page), TURN_TYPE_COACH_CARD, 0));
  g_assert_null (widget_fixture_find (GTK_WIDGET (table.page), TURN_TYPE_PROMPT, 0));
  if (is_tag)
    {
      GtkWidget *court = widget_fixture_find (GTK_WIDGET (table.page), TG_TYPE_COURT, 0);

      g_assert_cmpfloat (find_share_seen (&table, GTK_WIDGET (tg_court_get_it (TG_COURT (court)))), >, .5);
      g_assert_cmpfloat (find_share_seen (&table, GTK_WIDGET (tg_court_get_deck (TG_COURT (court)))), >, .5);
    }
  else
    {
      gtk_widget_activate_action (GTK_WIDGET (table.page), "roll.die", "u", 1u);
      gtk_widget_activate_action (GTK_WIDGET (table.page), "roll.die", "u", 2u);
      widget_fixture_iterate (50);
      g_assert_cmpfloat (find_share_seen (&table, get_pile (&table, 0)), >, .85);
    }
  g_settings_set_boolean (settings, "coach", FALSE);
  turn_page_refresh (table.page, TURN_CHANGED_CHOICE);
  g_assert_nonnull (widget_fixture_find (GTK_WIDGET (table.page), TURN_TYPE_PROMPT, 0));
  g_settings_reset (settings, "coach");
  card_table_close (&table);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/card-touch/tag/targets", test_tag_targets);
  g_test_add_func ("/card-touch/roll-tag/targets", test_roll_tag_targets);
  g_test_add_func ("/card-touch/tag/turn", test_tag);
  g_test_add_func ("/card-touch/roll-tag/turn", test_roll_tag);
  g_test_add_data_func ("/card-touch/tag/coach", "tag", test_coach);
  g_test_add_data_func ("/card-touch/roll-tag/coach", "roll-tag", test_coach);
  g_test_add_data_func ("/card-touch/tag/coach-on-phone", "tag", test_coach_on_phone);
  g_test_add_data_func ("/card-touch/roll-tag/coach-on-phone", "roll-tag", test_coach_on_phone);

  return g_test_run ();
}
