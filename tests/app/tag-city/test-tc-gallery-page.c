/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include <tc-built-in-boards.h>
#include <tc-gallery-bar.h>
#include <tc-played-boards.h>

#include "gallery-fixtures.h"
#include "widget-fixtures.h"

#define ALL_BUILT_IN "Old Harbour, Two Banks, Backstreets, Four Winds, Citadel, River Bend, Lagoon, Central Station, Capital, Metropolis"

static void
assert_list (GalleryFixture *fixture,
             const char     *expected)
{
  g_autofree char *found = NULL;

  widget_fixture_iterate (0);
  found = gallery_fixture_list (fixture);
  g_assert_cmpstr (found, ==, expected);
}

static GtkWidget *
get_search (GalleryFixture *fixture)
{
  return widget_fixture_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, 0);
}

static void
search (GalleryFixture *fixture,
        const char     *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_search (fixture)), text);
}

static void
toggle (GalleryFixture *fixture,
        const char     *label,
        gboolean        active)
{
  GtkWidget *button;

  for (guint i = 0; (button = widget_fixture_find (fixture->page, GTK_TYPE_TOGGLE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      {
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
        return;
      }
  g_assert_not_reached ();
}

static gboolean
card_says (GalleryFixture *fixture,
           const char     *name,
           const char     *text)
{
  return widget_fixture_says (GTK_WIDGET (gallery_fixture_find_card (fixture, name)), text);
}

static void
test_cards (GalleryFixture *fixture,
            gconstpointer   unused)
{
  guint n_built_in = 0;

  while (tc_built_in_boards[n_built_in] != NULL)
    n_built_in++;
  assert_list (fixture, ALL_BUILT_IN);
  g_assert_true (widget_fixture_says (fixture->page, "City Boards"));
  g_assert_true (widget_fixture_says (fixture->page, "10 boards\n"));
  g_assert_cmpuint (n_built_in, ==, 10);
  g_assert_true (card_says (fixture, "Old Harbour", "12 × 8 · 96 squares"));
  g_assert_true (card_says (fixture, "Old Harbour", "Side A"));
  g_assert_true (card_says (fixture, "Old Harbour", "Medium"));
  g_assert_true (card_says (fixture, "Old Harbour", "10 rounds"));
  g_assert_true (card_says (fixture, "Two Banks", "Side B"));
  g_assert_true (card_says (fixture, "Four Winds", "Short"));
  g_assert_true (card_says (fixture, "Metropolis", "Long"));
  g_assert_true (widget_fixture_says (fixture->page, "Draw a Board…"));

  gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  gallery_fixture_add (fixture, "rue-blanche.city.json", "rue.city.json");
  g_assert_true (widget_fixture_says (fixture->page, "10 boards and 2 of yours"));
  g_assert_true (card_says (fixture, "Kiosk", "9 × 7 · from Mika"));
  g_assert_true (card_says (fixture, "Kiosk", "Short"));
  g_assert_true (card_says (fixture, "Kiosk", "Pays"));
  g_assert_false (card_says (fixture, "Kiosk", "rounds"));
  g_assert_true (card_says (fixture, "Rue Blanche", "12 × 8 · today"));
  g_assert_true (card_says (fixture, "Rue Blanche", "Medium"));
  g_assert_true (card_says (fixture, "Rue Blanche", "rounds"));
  assert_list (fixture, ALL_BUILT_IN ", Kiosk, Rue Blanche");
}

static void
test_labels (GalleryFixture *fixture,
             gconstpointer   unused)
{
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (kiosk), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Kiosk, yours, 9 by 7, short, warning: networks pay, new");
  tc_played_boards_add (fixture->settings, tc_board_entry_get_id (tc_board_card_get_entry (kiosk)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (kiosk), GTK_ACCESSIBLE_PROPERTY_LABEL, "Kiosk, yours, 9 by 7, short, warning: networks pay");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gallery_fixture_find_card (fixture, "Old Harbour")), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Old Harbour, Side A, 12 by 8, medium, about 10 rounds, chosen, new");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_search (fixture)), GTK_ACCESSIBLE_PROPERTY_LABEL, "Search by name or author");
}

/* A board is new until a battle is started on it. The two sides of the box say which side they are instead. */
static void
test_new (GalleryFixture *fixture,
          gconstpointer   unused)
{
  g_assert_true (card_says (fixture, "Lagoon", "New"));
  g_assert_false (card_says (fixture, "Old Harbour", "New"));
  tc_played_boards_add (fixture->settings, "lagoon");
  g_assert_false (card_says (fixture, "Lagoon", "New"));

  toggle (fixture, "Unplayed", TRUE);
  assert_list (fixture, "Old Harbour, Two Banks, Backstreets, Four Winds, Citadel, River Bend, Central Station, Capital, Metropolis");
  tc_played_boards_add (fixture->settings, "side-a");
  assert_list (fixture, "Two Banks, Backstreets, Four Winds, Citadel, River Bend, Central Station, Capital, Metropolis");
}

static void
test_search (GalleryFixture *fixture,
             gconstpointer   unused)
{
  gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  search (fixture, "harb");
  assert_list (fixture, "Old Harbour");
  g_assert_false (widget_fixture_says (fixture->page, "Yours"));
  g_assert_false (widget_fixture_says (fixture->page, "Draw a Board…"));
  search (fixture, "MIKA");
  assert_list (fixture, "Kiosk");
  g_assert_false (widget_fixture_says (fixture->page, "Built In"));

  search (fixture, "zzz");
  assert_list (fixture, "");
  g_assert_true (widget_fixture_says (fixture->page, "No board matches “zzz”"));
  widget_fixture_click (fixture->page, "Clear Filters");
  assert_list (fixture, ALL_BUILT_IN ", Kiosk");
  g_assert_true (widget_fixture_says (fixture->page, "Draw a Board…"));

  /* Enter goes to the first one that is found, and chooses it. */
  search (fixture, "bank");
  g_signal_emit_by_name (get_search (fixture), "activate");
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Two Banks");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Two Banks");
}

static void
test_filters (GalleryFixture *fixture,
              gconstpointer   unused)
{
  gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  gallery_fixture_add (fixture, "rue-blanche.city.json", "rue.city.json");
  toggle (fixture, "Short", TRUE);
  assert_list (fixture, "Backstreets, Four Winds, Kiosk");
  toggle (fixture, "Long", TRUE);
  assert_list (fixture, "Capital, Metropolis");
  toggle (fixture, "Medium", TRUE);
  assert_list (fixture, "Old Harbour, Two Banks, Citadel, River Bend, Lagoon, Central Station, Rue Blanche");
  toggle (fixture, "With Water", TRUE);
  assert_list (fixture, "Two Banks, Citadel, River Bend, Lagoon, Rue Blanche");
  toggle (fixture, "Short", TRUE);
  assert_list (fixture, "Kiosk");
  toggle (fixture, "Long", TRUE);
  toggle (fixture, "Unplayed", TRUE);
  tc_played_boards_add (fixture->settings, "capital");
  tc_played_boards_add (fixture->settings, "metropolis");
  assert_list (fixture, "");
  g_assert_true (widget_fixture_says (fixture->page, "No board matches these filters"));
  gtk_widget_activate_action (fixture->page, "gallery.clear", NULL);
  assert_list (fixture, ALL_BUILT_IN ", Kiosk, Rue Blanche");
}

static void
test_order (GalleryFixture *fixture,
            gconstpointer   unused)
{
  GtkDropDown *order = GTK_DROP_DOWN (widget_fixture_find (fixture->page, GTK_TYPE_DROP_DOWN, 0));
  static const char *const expected[] = {
    ALL_BUILT_IN,
    "Backstreets, Four Winds, Citadel, River Bend, Lagoon, Two Banks, Central Station, Old Harbour, Capital, Metropolis",
    "Capital, Metropolis, Old Harbour, Central Station, Two Banks, River Bend, Lagoon, Citadel, Four Winds, Backstreets",
    "Backstreets, Capital, Central Station, Citadel, Four Winds, Lagoon, Metropolis, Old Harbour, River Bend, Two Banks",
  };

  for (guint i = G_N_ELEMENTS (expected); i > 0; i--)
    {
      gtk_drop_down_set_selected (order, i - 1);
      assert_list (fixture, expected[i - 1]);
    }
}

static void
test_choosing (GalleryFixture *fixture,
               gconstpointer   unused)
{
  GtkInscription *description = GTK_INSCRIPTION (widget_fixture_find (fixture->page, GTK_TYPE_INSCRIPTION, 0));
  TcBoardCard *lagoon = gallery_fixture_find_card (fixture, "Lagoon");
  TcBoardFile *board = tc_board_entry_get_board (tc_board_card_get_entry (lagoon));

  g_assert_true (widget_fixture_says (fixture->page, "Use Old Harbour"));
  g_signal_emit_by_name (lagoon, "clicked");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Lagoon");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lagoon)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (gallery_fixture_find_card (fixture, "Old Harbour"))));
  g_assert_cmpstr (gtk_inscription_get_text (description), ==, tc_board_file_get_description (board, NULL));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (description)), ==, tc_board_file_get_description (board, NULL));

  /* A second click does not choose nothing. */
  g_signal_emit_by_name (lagoon, "clicked");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lagoon)));

  g_assert_null (fixture->used);
  widget_fixture_click (fixture->page, "Use Lagoon");
  g_assert_true (fixture->used == tc_board_card_get_entry (lagoon));
}

/* A board that is gone is chosen no more, and what was searched for is forgotten the next time. */
static void
test_opening (GalleryFixture *fixture,
              gconstpointer   unused)
{
  search (fixture, "zzz");
  tc_gallery_page_open (TC_GALLERY_PAGE (fixture->page), "citadel", NULL);
  assert_list (fixture, ALL_BUILT_IN);
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Citadel");
  g_assert_true (gtk_widget_grab_focus (fixture->page));
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Citadel");
  tc_gallery_page_open (TC_GALLERY_PAGE (fixture->page), "file:///nowhere.city.json", "lagoon");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Old Harbour");
  g_assert_true (gtk_widget_has_css_class (fixture->page, "tagger-lagoon"));
}

static void
assert_step (GalleryFixture *fixture,
             guint           keyval,
             const char     *focused)
{
  gallery_fixture_press (fixture, keyval);
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, focused);
}

static void
test_arrows (GalleryFixture *fixture,
             gconstpointer   unused)
{
  gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  widget_fixture_iterate (20);
  gtk_widget_grab_focus (fixture->page);
  assert_step (fixture, GDK_KEY_Left, "Old Harbour");
  assert_step (fixture, GDK_KEY_Right, "Two Banks");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Two Banks");
  assert_step (fixture, GDK_KEY_Down, "Lagoon");
  assert_step (fixture, GDK_KEY_Left, "River Bend");
  assert_step (fixture, GDK_KEY_Down, "Kiosk");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Kiosk");
  assert_step (fixture, GDK_KEY_Down, "Kiosk");
  assert_step (fixture, GDK_KEY_Left, "Metropolis");
  assert_step (fixture, GDK_KEY_Right, "Kiosk");
  assert_step (fixture, GDK_KEY_Home, "Old Harbour");
  assert_step (fixture, GDK_KEY_Up, "Old Harbour");

  /* The last card is no board. */
  assert_step (fixture, GDK_KEY_End, NULL);
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Old Harbour");
  assert_step (fixture, GDK_KEY_Left, "Kiosk");
}

static void
test_arrows_from_right (GalleryFixture *fixture,
                        gconstpointer   unused)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  widget_fixture_iterate (20);
  gtk_widget_grab_focus (fixture->page);
  assert_step (fixture, GDK_KEY_Left, "Two Banks");
  assert_step (fixture, GDK_KEY_Right, "Old Harbour");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Cards are one stop of Tab, and a button on a card is the next one. */
static void
test_tab (GalleryFixture *fixture,
          gconstpointer   unused)
{
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  GtkWidget *focus;

  gtk_widget_grab_focus (fixture->page);
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Kiosk");
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (kiosk)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "Edit Kiosk");
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Kiosk");
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Old Harbour");
}

/* How many cards stand beside each other. */
static guint
count_columns (GalleryFixture *fixture)
{
  GtkWidget *first = widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, 0), *card;
  guint n_columns = 0;

  for (guint i = 0; (card = widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, i)) != NULL; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (card, first, &bounds));
      n_columns += fabs (bounds.origin.y) < 20 ? 1 : 0;
    }

  return n_columns;
}

static void
test_widths (GalleryFixture *fixture,
             gconstpointer   unused)
{
  static const struct { int width; guint n_columns; } cases[] = { { 360, 1 }, { 400, 1 }, { 620, 3 }, { 820, 4 }, { 1280, 5 } };
  GtkWidget *bar = widget_fixture_find (fixture->page, TC_TYPE_GALLERY_BAR, 0);

  gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), cases[i].width, 700);
      widget_fixture_iterate (100);
      /* But for the frame that the window has where nobody draws shadows. */
      g_assert_cmpint (abs (gtk_widget_get_width (fixture->page) - cases[i].width), <, 16);
      g_assert_cmpuint (count_columns (fixture), ==, cases[i].n_columns);
      /* What is in the bar fits in the bar; filters scroll where they do not. */
      g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (gtk_widget_get_first_child (bar))), <=, gtk_widget_get_width (bar));
      /* The button that uses a board is where a thumb reaches it. */
      widget_fixture_click (fixture->page, "Use Old Harbour");
      g_assert_nonnull (fixture->used);
      g_clear_object (&fixture->used);
    }
}

static void
test_using (GalleryFixture *fixture,
            gconstpointer   unused)
{
  gtk_widget_grab_focus (GTK_WIDGET (gallery_fixture_find_card (fixture, "Citadel")));
  g_assert_true (gallery_fixture_press (fixture, GDK_KEY_Return));
  g_assert_cmpstr (tc_board_entry_get_id (fixture->used), ==, "citadel");
  g_assert_cmpstr (gallery_fixture_chosen (fixture), ==, "Citadel");
}

static void
press_button (GalleryFixture *fixture,
              TcBoardCard    *card,
              guint           button,
              int             n_presses)
{
  GtkWidget *box = gtk_widget_get_ancestor (GTK_WIDGET (card), GTK_TYPE_FLOW_BOX);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (box);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (card), box, &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == button)
        g_signal_emit_by_name (controller, "pressed", n_presses, (double) bounds.origin.x + 20, (double) bounds.origin.y + 20);
    }
}

static void
test_double_click (GalleryFixture *fixture,
                   gconstpointer   unused)
{
  TcBoardCard *citadel = gallery_fixture_find_card (fixture, "Citadel");

  press_button (fixture, citadel, GDK_BUTTON_PRIMARY, 1);
  g_assert_null (fixture->used);
  press_button (fixture, citadel, GDK_BUTTON_PRIMARY, 2);
  g_assert_cmpstr (tc_board_entry_get_id (fixture->used), ==, "citadel");
}

static void
test_menu (GalleryFixture *fixture,
           gconstpointer   unused)
{
  TcBoardCard *kiosk = gallery_fixture_add (fixture, "kiosk.city.json", "kiosk.city.json");

  widget_fixture_iterate (20);
  press_button (fixture, gallery_fixture_find_card (fixture, "Citadel"), GDK_BUTTON_SECONDARY, 1);
  g_assert_null (widget_fixture_find (fixture->page, GTK_TYPE_POPOVER_MENU, 0));
  press_button (fixture, kiosk, GDK_BUTTON_SECONDARY, 1);
  widget_fixture_iterate (20);
  g_assert_nonnull (widget_fixture_find (fixture->page, GTK_TYPE_POPOVER_MENU, 0));
  for (guint i = 0; i < 4; i++)
    g_assert_true (widget_fixture_says (fixture->page, ((const char *[]) { "Edit", "Duplicate", "Show File", "Move to Trash" })[i]));
  gtk_popover_popdown (GTK_POPOVER (widget_fixture_find (fixture->page, GTK_TYPE_POPOVER_MENU, 0)));
  widget_fixture_iterate (20);
  g_assert_null (widget_fixture_find (fixture->page, GTK_TYPE_POPOVER_MENU, 0));
  g_assert_cmpstr (gallery_fixture_focused (fixture), ==, "Kiosk");

  /* The same from the keyboard. */
  gtk_widget_activate_action (fixture->page, "gallery.menu", NULL);
  g_assert_nonnull (widget_fixture_find (fixture->page, GTK_TYPE_POPOVER_MENU, 0));
}

/* Escape clears a search before it leaves. */
static void
test_leaving (GalleryFixture *fixture,
              gconstpointer   unused)
{
  gtk_widget_activate_action (fixture->page, "gallery.search", NULL);
  g_assert_true (widget_fixture_has_focus (get_search (fixture)));
  search (fixture, "harb");
  g_signal_emit_by_name (get_search (fixture), "stop-search");
  g_assert_cmpuint (fixture->n_left, ==, 0);
  assert_list (fixture, ALL_BUILT_IN);
  g_signal_emit_by_name (get_search (fixture), "stop-search");
  g_assert_cmpuint (fixture->n_left, ==, 1);
  widget_fixture_click (fixture->page, "Battle");
  g_assert_cmpuint (fixture->n_left, ==, 2);
  g_assert_null (fixture->used);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (GalleryFixture *, gconstpointer); } tests[] = {
    { "/gallery-page/cards", test_cards },
    { "/gallery-page/labels", test_labels },
    { "/gallery-page/new", test_new },
    { "/gallery-page/search", test_search },
    { "/gallery-page/filters", test_filters },
    { "/gallery-page/order", test_order },
    { "/gallery-page/choosing", test_choosing },
    { "/gallery-page/opening", test_opening },
    { "/gallery-page/arrows", test_arrows },
    { "/gallery-page/arrows-from-right", test_arrows_from_right },
    { "/gallery-page/tab", test_tab },
    { "/gallery-page/widths", test_widths },
    { "/gallery-page/using", test_using },
    { "/gallery-page/double-click", test_double_click },
    { "/gallery-page/menu", test_menu },
    { "/gallery-page/leaving", test_leaving },
  };

  widget_fixture_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, GalleryFixture, NULL, gallery_fixture_set_up, tests[i].test, gallery_fixture_tear_down);

  return g_test_run ();
}
