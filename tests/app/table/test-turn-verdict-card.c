/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-end-words.h>
#include <turn-verdict-card.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

static GtkWidget *
show_record (const char       *name,
             TurnVerdictCard **card)
{
  g_autofree char *path = g_strdup_printf ("%s/records/%s.tagrecord.json", g_getenv ("TEST_DATA"), name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnMatch) match = turn_match_new (turn_record_load (file, &error));

  g_assert_no_error (error);
  *card = g_object_new (TURN_TYPE_VERDICT_CARD, NULL);
  turn_verdict_card_set_match (*card, match, "Why it is over.");

  return widget_fixture_show (GTK_WIDGET (*card), 480, 600);
}

/* The best come first, each with a place; equals have the same. */
static void
test_places (void)
{
  static const char *const expected[] = {
    "1", "Finn", "1 set · 3 TAG cards", "4", "2", "Dora", "2 sets · 1 TAG card", "3", "3", "Ben", "1 set · 1 TAG card", "2", "3", "Cem", "1 set · 1 TAG card", "2", "3", "Eve", "1 set · 1 TAG card", "2", "6", "Ana", "0 sets · 1 TAG card · IT −3", "−2",
  };
  TurnVerdictCard *card;
  GtkWidget *window = show_record ("tag-six", &card);
  g_autofree char *text = widget_fixture_read (GTK_WIDGET (card));
  g_autoptr (GString) all = g_string_new ("Finn wins\nWhy it is over.\n");

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_string_append_printf (all, "%s\n", expected[i]);
  g_assert_true (g_str_has_prefix (text, all->str));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who lost hears how, and what a score is made of stands there in the other game too. */
static void
test_own (void)
{
  TurnVerdictCard *card;
  GtkWidget *window = show_record ("tag-two", &card);
  g_autoptr (TurnMatch) match = match_fixture ("human random random", 3);
  g_autofree char *text = NULL;
  TurnPlaces places;

  g_assert_true (widget_fixture_says (GTK_WIDGET (card), "TAG card"));
  turn_match_run (match);
  match_fixture_finish (match);
  places = turn_record_get_places (turn_match_get_record (match));
  text = turn_end_words_own (match);
  if (places.places[0] == 1)
    g_assert_null (text);
  else
    g_assert_true (g_str_has_prefix (text, places.places[0] == 2 ? "You finish 2nd of 3, " : "You finish 3rd of 3, "));
  gtk_window_destroy (GTK_WINDOW (window));

  window = show_record ("roll-tag-dice", &card);
  g_assert_true (widget_fixture_says (GTK_WIDGET (card), "pile"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (card), "card"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_standing (void)
{
  static const struct { guint place, n_seats; const char *words; } cases[] = {
    { 1, 2, "1st of 2" }, { 2, 4, "2nd of 4" }, { 3, 3, "3rd of 3" }, { 6, 6, "6th of 6" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = turn_end_words_standing (cases[i].place, cases[i].n_seats);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* Three metals, and none for those behind; a place is read aloud as one. */
static void
test_medals (void)
{
  static const char *const metals[] = { "gold", "silver", "bronze" };

  for (guint place = 1; place <= TURN_MAX_SEATS; place++)
    {
      g_autoptr (GtkWidget) medal = g_object_ref_sink (turn_medal_new (place));
      g_autofree char *label = g_strdup_printf ("Place %u", place);

      for (guint i = 0; i < G_N_ELEMENTS (metals); i++)
        g_assert_cmpint (gtk_widget_has_css_class (medal, metals[i]), ==, i + 1 == place);
      gtk_test_accessible_assert_property (medal, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/verdict-card/places", test_places);
  g_test_add_func ("/verdict-card/own", test_own);
  g_test_add_func ("/verdict-card/standing", test_standing);
  g_test_add_func ("/verdict-card/medals", test_medals);

  return g_test_run ();
}
