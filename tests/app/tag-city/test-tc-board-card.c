/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-card.h>

#include "widget-fixtures.h"

typedef struct
{
  TcBoardEntry *entry;
  GtkWidget    *card;
  GtkWidget    *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer id)
{
  fixture->entry = tc_board_entry_new_built_in (id);
  fixture->card = tc_board_card_new (fixture->entry);
  fixture->window = widget_fixture_show (fixture->card, 226, 166);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer id)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_finalize_object (fixture->entry);
}

static void
test_words (Fixture      *fixture,
            gconstpointer id)
{
  GtkAccessible *card = GTK_ACCESSIBLE (fixture->card);

  g_assert_true (tc_board_card_get_entry (TC_BOARD_CARD (fixture->card)) == fixture->entry);
  g_assert_true (widget_fixture_says (fixture->card, "Old Harbour"));
  g_assert_true (widget_fixture_says (fixture->card, "Side A"));
  g_assert_true (widget_fixture_says (fixture->card, "12 × 8 · medium, about 10 rounds"));
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Old Harbour, Side A, 12 by 8, medium, about 10 rounds");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fixture->card), TRUE);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Old Harbour, Side A, 12 by 8, medium, about 10 rounds, chosen");
}

/* The side stays to be read, and the card becomes smaller. */
static void
test_compact (Fixture      *fixture,
              gconstpointer id)
{
  int before, after;

  gtk_widget_measure (fixture->card, GTK_ORIENTATION_VERTICAL, -1, &before, NULL, NULL, NULL);
  tc_board_card_set_compact (TC_BOARD_CARD (fixture->card), TRUE);
  gtk_widget_measure (fixture->card, GTK_ORIENTATION_VERTICAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, <, before);
  g_assert_true (widget_fixture_says (fixture->card, "Side A"));
  g_assert_true (widget_fixture_says (fixture->card, "12 × 8 · medium"));
  g_assert_false (widget_fixture_says (fixture->card, "rounds"));
}

static void
test_other_words (Fixture      *fixture,
                  gconstpointer id)
{
  TcBoardCard *card = TC_BOARD_CARD (fixture->card);

  tc_board_card_set_about (card, "56 squares");
  tc_board_card_set_end (card, gtk_label_new ("New"));
  tc_board_card_set_foot (card, gtk_label_new ("Short"));
  tc_board_card_set_foot (card, gtk_label_new ("7 rounds"));
  g_assert_true (widget_fixture_says (fixture->card, "56 squares"));
  g_assert_true (widget_fixture_says (fixture->card, "New"));
  g_assert_true (widget_fixture_says (fixture->card, "7 rounds"));
  g_assert_false (widget_fixture_says (fixture->card, "Short"));

  tc_board_card_set_end (card, NULL);
  tc_board_card_set_foot (card, NULL);
  g_assert_false (widget_fixture_says (fixture->card, "New"));
  g_assert_false (widget_fixture_says (fixture->card, "7 rounds"));
}

/* One line of cards may stand below another: the card is lower, and says the same. */
static void
test_row (Fixture      *fixture,
          gconstpointer id)
{
  int before, after;

  gtk_widget_measure (fixture->card, GTK_ORIENTATION_VERTICAL, 330, &before, NULL, NULL, NULL);
  tc_board_card_set_row (TC_BOARD_CARD (fixture->card), TRUE);
  gtk_widget_measure (fixture->card, GTK_ORIENTATION_VERTICAL, 330, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, <, before);
  g_assert_true (widget_fixture_says (fixture->card, "12 × 8 · medium, about 10 rounds"));

  tc_board_card_set_row (TC_BOARD_CARD (fixture->card), FALSE);
  gtk_widget_measure (fixture->card, GTK_ORIENTATION_VERTICAL, 330, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
}

static graphene_rect_t
get_place (Fixture   *fixture,
           GtkWidget *widget)
{
  graphene_rect_t place;

  widget_fixture_iterate (20);
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->card, &place));

  return place;
}

/* A name is not cut off because of something beside it: that goes up, or away where there is no room above. */
static void
test_long_name (Fixture      *fixture,
                gconstpointer id)
{
  GtkWidget *name = NULL, *badge = gtk_label_new ("Never played before");
  graphene_rect_t place;

  for (guint i = 0; (name = widget_fixture_find (fixture->card, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (name)), "Backstreets"))
      break;
  g_assert_nonnull (name);
  tc_board_card_set_end (TC_BOARD_CARD (fixture->card), gtk_label_new ("New"));
  place = get_place (fixture, name);
  g_assert_cmpfloat (get_place (fixture, gtk_widget_get_next_sibling (name)).origin.y, ==, place.origin.y);

  tc_board_card_set_end (TC_BOARD_CARD (fixture->card), badge);
  place = get_place (fixture, badge);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, get_place (fixture, name).origin.y + 1);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  g_assert_true (gtk_widget_get_mapped (badge));

  tc_board_card_set_row (TC_BOARD_CARD (fixture->card), TRUE);
  widget_fixture_iterate (20);
  g_assert_false (gtk_widget_get_mapped (badge));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
}

static void
test_new (Fixture      *fixture,
          gconstpointer id)
{
  GtkAccessible *card = GTK_ACCESSIBLE (fixture->card);

  tc_board_card_set_new (TC_BOARD_CARD (fixture->card), TRUE);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Backstreets, 8 by 7, short, about 7 rounds, new");
  tc_board_card_set_new (TC_BOARD_CARD (fixture->card), FALSE);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Backstreets, 8 by 7, short, about 7 rounds");
}

/* How long battles last on a board of one's own is found out later. */
static void
test_rounds (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BOARDS"), "backstreets.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TcBoardEntry) entry = tc_board_entry_new (file);
  GtkWidget *card = tc_board_card_new (entry);
  GtkWidget *window = widget_fixture_show (card, 226, 166);

  g_assert_false (widget_fixture_says (card, "about"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "Backstreets, yours, 8 by 7");
  tc_board_entry_set_rounds (entry, 12.3);
  g_assert_true (widget_fixture_says (card, "8 × 7 · long, about 12 rounds"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "Backstreets, yours, 8 by 7, long, about 12 rounds");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/board-card/words", Fixture, "side-a", set_up, test_words, tear_down);
  g_test_add ("/board-card/compact", Fixture, "side-a", set_up, test_compact, tear_down);
  g_test_add ("/board-card/other-words", Fixture, "backstreets", set_up, test_other_words, tear_down);
  g_test_add ("/board-card/row", Fixture, "side-a", set_up, test_row, tear_down);
  g_test_add ("/board-card/long-name", Fixture, "backstreets", set_up, test_long_name, tear_down);
  g_test_add ("/board-card/new", Fixture, "backstreets", set_up, test_new, tear_down);
  g_test_add_func ("/board-card/rounds", test_rounds);

  return g_test_run ();
}
