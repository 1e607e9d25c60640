/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-medal.h>
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
    "1", "Finn", "4", "2", "Dora", "3", "3", "Ben", "2", "3", "Cem", "2", "3", "Eve", "2", "6", "Ana", "−2",
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
  g_test_add_func ("/verdict-card/medals", test_medals);

  return g_test_run ();
}
