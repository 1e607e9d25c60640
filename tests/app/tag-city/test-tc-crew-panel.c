/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-view.h>
#include <tc-crew-card.h>
#include <tc-crew-panel.h>
#include <tc-page.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
  TcTable   *table;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->match = match_fixture ("human greedy greedy", 3);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, 1280, 740);
  turn_match_run (fixture->match);
  match_fixture_wait (fixture->match);
  match_fixture_reach (fixture->match, TC_PHASE_DRAFT);
  widget_fixture_iterate (20);
  fixture->table = tc_page_get_table (TC_PAGE (fixture->page));
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

static GtkWidget *
get_card (Fixture *fixture,
          guint    number)
{
  return widget_fixture_find (fixture->page, TC_TYPE_CREW_CARD, number);
}

/* What follows the pointer over a card; a button has one of its own, which does not matter here. */
static void
move_pointer (GtkWidget *card,
              gboolean   onto)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (card);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      if (onto)
        g_signal_emit_by_name (controller, "enter", 5., 5.);
      else
        g_signal_emit_by_name (controller, "leave");
    }
}

static void
wait_until_shown (Fixture *fixture,
                  guint    seat)
{
  while (tc_table_get_shown (fixture->table) != seat)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_hover (Fixture      *fixture,
            gconstpointer data)
{
  const gint64 start = g_get_monotonic_time ();

  move_pointer (get_card (fixture, 0), TRUE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
  wait_until_shown (fixture, 1);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 390 * 1000);
  move_pointer (get_card (fixture, 0), FALSE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
}

/* Who only passes over a card has not asked for anything. */
static void
test_passing (Fixture      *fixture,
              gconstpointer data)
{
  move_pointer (get_card (fixture, 0), TRUE);
  move_pointer (get_card (fixture, 0), FALSE);
  move_pointer (get_card (fixture, 1), TRUE);
  wait_until_shown (fixture, 2);
  move_pointer (get_card (fixture, 1), FALSE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
}

/* A click keeps the board that hovering has brought up, and another one puts it back. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  move_pointer (get_card (fixture, 0), TRUE);
  wait_until_shown (fixture, 1);
  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 1);
  move_pointer (get_card (fixture, 0), FALSE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 1);
  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
}

static GtkAdjustment *
get_place (TcCrewPanel *panel)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (panel))));
}

/* A panel of its own that is far too low. */
static TcCrewPanel *
make_low_panel (Fixture *fixture)
{
  TcCrewPanel *panel = g_object_new (TC_TYPE_CREW_PANEL, NULL);

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = widget_fixture_show (GTK_WIDGET (panel), 300, 60);
  return panel;
}

/* Where not all cards have room, the one whose board is marked comes into sight. */
static void
test_marked (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (TcTable) table = g_object_ref (fixture->table);
  TcCrewPanel *panel = make_low_panel (fixture);
  GtkAdjustment *place = get_place (panel);

  tc_crew_panel_set_table (panel, table);
  widget_fixture_iterate (20);
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), >, gtk_adjustment_get_page_size (place));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  tc_crew_panel_mark (panel, 2, 0, 1);
  widget_fixture_iterate (20);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 0);
  tc_crew_panel_mark (panel, 2, -1, 0);
  tc_crew_panel_mark (panel, 1, 0, 1);
  widget_fixture_iterate (20);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
}

/* So does the one who acts, whose card has a frame. */
static void
test_acting (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (TcTable) table = g_object_ref (fixture->table);
  TcCrewPanel *panel = make_low_panel (fixture);
  GtkAdjustment *place = get_place (panel);
  guint n_acting = 0;

  turn_match_stop (fixture->match);
  for (guint position = 0; position < turn_match_get_n_moves (fixture->match); position++)
    {
      int to_move;

      turn_match_set_position (fixture->match, position);
      to_move = turn_match_get_to_move (fixture->match);
      tc_crew_panel_set_table (panel, table);
      widget_fixture_iterate (20);
      for (guint number = 0; number < 2; number++)
        {
          GtkWidget *card = widget_fixture_find (GTK_WIDGET (panel), TC_TYPE_CREW_CARD, number);
          const gboolean acts = to_move == (int) number + 1;

          g_assert_true (gtk_widget_has_css_class (card, "acting") == acts);
          n_acting += acts ? 1 : 0;
          if (acts)
            g_assert_true ((number == 0) == (gtk_adjustment_get_value (place) == 0));
        }
    }
  g_assert_cmpuint (n_acting, >, 0);
}

/* Where a table of so many shows its crew. */
typedef struct
{
  const char *controllers;
  int         width;
  int         height;
  double      text_scale;
  gboolean    coached;
} Room;

static const Room rooms[] = {
  { "human greedy", 1024, 553, 1, FALSE },
  { "human greedy greedy", 1024, 553, 1, TRUE },
  { "human greedy greedy greedy", 1024, 553, 1, FALSE },
  { "human greedy greedy greedy", 1024, 553, 1, TRUE },
  { "human greedy greedy greedy", 1024, 553, 1.5, FALSE },
  { "human greedy greedy greedy", 1280, 753, 1, FALSE },
  { "human greedy greedy greedy", 1280, 753, 1, TRUE },
  { "human greedy greedy greedy", 1280, 753, 1.5, FALSE },
  { "human greedy greedy greedy", 820, 753, 1, FALSE },
};

/* What is written on a card is there to be read: who, how much, and what they do. */
static void
assert_readable (GtkWidget *card)
{
  for (guint number = 0;; number++)
    {
      GtkWidget *label = widget_fixture_find (card, GTK_TYPE_LABEL, number);

      if (label == NULL)
        return;
      if (gtk_widget_has_css_class (label, "crew-name") || gtk_widget_has_css_class (label, "crew-score"))
        {
          g_assert_true (gtk_widget_get_mapped (label));
          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
        }
    }
}

static void
assert_in_view (GtkWidget *page,
                guint      n_rivals)
{
  TcCrewPanel *panel = TC_CREW_PANEL (widget_fixture_find (page, TC_TYPE_CREW_PANEL, 0));

  for (guint number = 0; number < n_rivals; number++)
    {
      GtkWidget *card = widget_fixture_find (page, TC_TYPE_CREW_CARD, number);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (panel), &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (GTK_WIDGET (panel)));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (panel)));
      assert_readable (card);
    }
}

/* The boards of the others, all of one size but for what a pixel more of a card's height makes. Returns how wide they are. */
static int
assert_alike (GtkWidget *page)
{
  GtkWidget *card;
  int width = 0;

  for (guint i = 0; (card = widget_fixture_find (page, TC_TYPE_CREW_CARD, i)) != NULL; i++)
    {
      const int own = gtk_widget_get_width (widget_fixture_find (card, TC_TYPE_BOARD_VIEW, 0));

      if (i > 0)
        g_assert_cmpint (ABS (own - width), <=, 2);
      width = own;
    }

  return width;
}

/* Beside the journal there is little room for the others: their boards are of one size all the same, and names are whole. The board of one's own does
 * not change, whatever the prompt says. */
static void
test_beside_journal (Fixture      *fixture,
                     gconstpointer data)
{
  const int own = gtk_widget_get_height (widget_fixture_find (fixture->page, TC_TYPE_BOARD_VIEW, 0));

  g_assert_cmpint (assert_alike (fixture->page), >, 0);
  turn_page_show_journal (TURN_PAGE (fixture->page), TRUE);
  widget_fixture_iterate (50);
  for (guint i = 0; i < 8; i++)
    {
      GtkWidget *card;

      if (tc_table_get_mode (fixture->table) != TC_TABLE_LEADING)
        {
          g_assert_cmpint (assert_alike (fixture->page), >, 60);
          g_assert_cmpint (gtk_widget_get_height (widget_fixture_find (fixture->page, TC_TYPE_BOARD_VIEW, 0)), ==, own);
        }
      for (guint number = 0; (card = widget_fixture_find (fixture->page, TC_TYPE_CREW_CARD, number)) != NULL; number++)
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget_fixture_find (card, GTK_TYPE_LABEL, 0)))));
      match_fixture_act (fixture->match);
      widget_fixture_iterate (50);
    }
}

/* In every round there is a moment at which the person chooses, and one at which they lead. */
static void
test_in_view (gconstpointer data)
{
  const Room *room = data;
  g_auto (GStrv) seats = g_strsplit (room->controllers, " ", -1);
  const guint n_rivals = g_strv_length (seats) - 1;
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  TurnMatch *match = match_fixture (room->controllers, 3);
  GtkWidget *page, *window;

  g_settings_set_boolean (settings, "coach", room->coached);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (room->text_scale * 96 * 1024), NULL);
  page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  window = widget_fixture_show (page, room->width, room->height);
  turn_match_run (match);
  match_fixture_wait (match);
  for (guint i = 0; i < 6; i++)
    {
      const gboolean leads = tc_table_get_mode (tc_page_get_table (TC_PAGE (page))) == TC_TABLE_LEADING;

      widget_fixture_iterate (50);
      assert_in_view (page, n_rivals + (leads ? 1 : 0));
      match_fixture_act (match);
    }
  turn_match_stop (match);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_settings_reset (settings, "coach");
  g_object_unref (match);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add ("/crew-panel/hover", Fixture, NULL, set_up, test_hover, tear_down);
  g_test_add ("/crew-panel/passing", Fixture, NULL, set_up, test_passing, tear_down);
  g_test_add ("/crew-panel/click", Fixture, NULL, set_up, test_click, tear_down);
  g_test_add ("/crew-panel/marked", Fixture, NULL, set_up, test_marked, tear_down);
  g_test_add ("/crew-panel/acting", Fixture, NULL, set_up, test_acting, tear_down);
  g_test_add ("/crew-panel/beside-journal", Fixture, NULL, set_up, test_beside_journal, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/crew-panel/in-view/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rooms[i], test_in_view);
    }

  return g_test_run ();
}
