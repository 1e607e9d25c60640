/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <rt-words.h>
#include <tc-rules-words.h>
#include <tg-words.h>
#include <turn-help.h>
#include <turn-model-private.h>
#include <turn-preferences-window.h>
#include <turn-statistics-window.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

#define N_RULES 21

static void
close_window (gpointer window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

/* Whether a list such as "C10, C11" names a rule. */
static gboolean
names_rule (const char *ids,
            const char *rule)
{
  g_auto (GStrv) names = g_strsplit (ids, ", ", -1);

  return g_strv_contains ((const char *const *) names, rule);
}

static void
test_rules (void)
{
  GtkWindow *window = turn_help_new (NULL);

  gtk_window_present (window);
  widget_fixture_iterate (50);
  for (guint number = 1; number <= N_RULES; number++)
    {
      g_autofree char *rule = g_strdup_printf ("C%u", number);
      gboolean told = FALSE;

      for (gsize i = 0; i < tc_rules_text.n_paragraphs; i++)
        told |= names_rule (tc_rules_text.paragraphs[i].ids, rule);
      if (!told)
        g_error ("%s is not told", rule);
    }
  for (gsize i = 0; i < tc_rules_text.n_paragraphs; i++)
    g_assert_true (widget_fixture_says (GTK_WIDGET (window), tc_rules_text.paragraphs[i].text));
  close_window (window);
}

/* At another table its own rules come first, and no others are lost. */
static void
test_rules_of_game (void)
{
  GtkWindow *window = turn_help_new ("tag");
  g_autofree char *text = NULL;

  gtk_window_present (window);
  widget_fixture_iterate (50);
  text = widget_fixture_read (GTK_WIDGET (window));
  g_assert_nonnull (strstr (text, "TAG, for two to six players"));
  g_assert_true (strstr (text, "TAG, for two to six players") < strstr (text, tc_rules_text.paragraphs[0].text));
  for (gsize i = 0; i < tc_rules_text.n_paragraphs; i++)
    g_assert_nonnull (strstr (text, tc_rules_text.paragraphs[i].text));
  for (gsize i = 0; i < tg_rules_text.n_paragraphs; i++)
    g_assert_nonnull (strstr (text, tg_rules_text.paragraphs[i].text));
  for (gsize i = 0; i < rt_rules_text.n_paragraphs; i++)
    g_assert_nonnull (strstr (text, rt_rules_text.paragraphs[i].text));
  close_window (window);
}

static gboolean
is_small (gpointer window)
{
  return gtk_widget_get_width (window) <= 360;
}

static void
test_statistics (void)
{
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);
  g_autoptr (TurnMatch) match = match_fixture ("human random", 2);
  g_autoptr (GError) error = NULL;
  TurnStatisticsWindow *window = turn_statistics_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (20);
  g_assert_false (gtk_widget_get_mapped (widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, 0)));
  close_window (window);

  turn_match_run (match);
  match_fixture_finish (match);
  g_assert_true (turn_statistics_add (statistics, turn_match_get_record (match), &error));
  g_assert_no_error (error);

  window = turn_statistics_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (20);
  g_assert_true (gtk_widget_get_mapped (widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, 0)));
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "Old Harbour"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "Overall"));

  /* On a phone lines break, and nothing is scrolled sideways. */
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  widget_fixture_wait (is_small, window);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "Games\u00a01 · "));
  close_window (window);
  g_assert_true (turn_statistics_reset (statistics, &error));
  g_assert_no_error (error);
}

/* Statistics that cannot be read are told of where they would be: which file is kept, or that nothing is added. */
static void
test_damaged_statistics (void)
{
  static const struct { const char *text, *told; } cases[] = {
    { "{\"format\": ", "The old file is now called “statistics.json.damaged-1”." },
    { "{\"format\": \"tag-city-statistics\", \"version\": 2}", "They were written by a newer version of this program." },
  };
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "tag-city", "statistics.json", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TurnStatisticsWindow *window;

      g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
      window = turn_statistics_window_new ();
      gtk_window_present (GTK_WINDOW (window));
      widget_fixture_iterate (20);
      g_assert_true (gtk_info_bar_get_revealed (GTK_INFO_BAR (widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_INFO_BAR, 0))));
      g_assert_true (widget_fixture_says (GTK_WIDGET (window), cases[i].told));
      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i > 0);
      close_window (window);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  g_autoptr (GVariant) told = NULL;
  TurnPreferencesWindow *window = turn_preferences_window_new (settings);
  GtkWidget *row, *sound;

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);
  for (guint i = 0; (row = widget_fixture_find (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, i)) != NULL; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  g_assert_cmpint (g_settings_get_enum (settings, "bot-speed"), ==, 2);
  g_assert_cmpint (g_settings_get_enum (settings, "colour-scheme"), ==, ADW_COLOR_SCHEME_FORCE_DARK);

  sound = widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_SWITCH, 0);
  g_settings_set_boolean (settings, "sound", TRUE);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (sound)));
  gtk_switch_set_active (GTK_SWITCH (sound), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "sound"));

  /* Who calls the coach again hears it all again. */
  g_settings_set_value (settings, "coach-told", g_variant_new_parsed ("{'tag': <uint32 1>}"));
  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "coach", TRUE);
  told = g_settings_get_value (settings, "coach-told");
  g_assert_cmpuint (g_variant_n_children (told), ==, 0);
  close_window (window);
}

/* All keys on one page a section: the dots that GTK draws for several pages come with warnings. */
static void
test_shortcuts (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/tagcity/TagCity/app/gtk/help-overlay.ui");
  GtkWidget *window = GTK_WIDGET (gtk_builder_get_object (builder, "help_overlay"));
  static const char *const sections[] = { "battle", "program" };

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_object_set (window, "section-name", sections[i], NULL);
      gtk_window_present (GTK_WINDOW (window));
      widget_fixture_iterate (50);
      g_assert_null (widget_fixture_find (window, GTK_TYPE_STACK_SWITCHER, 0));
    }
  g_assert_true (widget_fixture_says (window, "Quit"));
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/app-windows/rules", test_rules);
  g_test_add_func ("/app-windows/rules-of-game", test_rules_of_game);
  g_test_add_func ("/app-windows/statistics", test_statistics);
  g_test_add_func ("/app-windows/damaged-statistics", test_damaged_statistics);
  g_test_add_func ("/app-windows/preferences", test_preferences);
  g_test_add_func ("/app-windows/shortcuts", test_shortcuts);

  return g_test_run ();
}
