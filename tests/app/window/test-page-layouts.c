/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-page.h>
#include <tc-report.h>
#include <turn-application.h>
#include <turn-battle-row.h>
#include <turn-help.h>
#include <turn-preferences-window.h>
#include <turn-shelf-disk.h>
#include <turn-statistics-window.h>
#include <turn-window.h>

#include "layout-check.h"
#include "match-fixtures.h"
#include "widget-fixtures.h"

/* Every page of the game in all sizes and settings of layout-check.h. Warnings are fatal. */

typedef struct
{
  const char *name;
  const char *record;       /* NULL: the new battle */
  int         face;         /* of a die to take, or 0 */
  const char *action;       /* of the table, with its argument, or NULL */
  const char *argument;
} Screen;

static const Screen screens[] = {
  { "new-battle", NULL, 0, NULL, NULL },
  { "gallery", NULL, 0, "boards.show-all", NULL },
  { "play", "play", 4, NULL, NULL },
  { "remote", "play", 0, "table.page", "remote" },
  { "networks", "play", 0, "turn.use", "social" },
  { "crew", "play", 0, "table.page", "crew" },
  { "leader", "leader", 0, NULL, NULL },
  { "final-die", "final-die", 0, NULL, NULL },
  { "replay", "result", 0, NULL, NULL },
  { "result", "result", 0, "replay.end", NULL },
  { "result-tie", "result-tie", 0, "replay.end", NULL },
};

static GtkApplication *application;

static void
set_scene (const Screen *screen,
           GtkWidget    *window)
{
  GtkWidget *page = widget_fixture_find (gtk_widget_get_first_child (window), TC_TYPE_PAGE, 0);

  if (screen->record == NULL)
    {
      if (screen->action != NULL)
        gtk_widget_activate_action (window, screen->action, NULL);
      return;
    }
  if (screen->face > 0)
    gtk_widget_activate_action (page, "turn.choose-face", "i", screen->face);
  if (screen->action != NULL)
    gtk_widget_activate_action (page, screen->action, screen->argument != NULL ? "s" : NULL, screen->argument);
  /* The replay has actions of its own. */
  if (screen->action != NULL && screen->argument == NULL)
    for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
      gtk_widget_activate_action (child, screen->action, NULL);
}

static void
test_pages (gconstpointer data)
{
  const LayoutSetting *setting = data;
  TurnWindow *window;

  layout_check_apply (setting);
  window = turn_window_new (application);
  for (gsize i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/screens/%s.tagrecord.json", g_getenv ("TEST_DATA"), screens[i].record);
      g_autoptr (GFile) record = g_file_new_for_path (path);

      if (screens[i].record != NULL)
        turn_window_open (window, record);
      else
        gtk_widget_activate_action (GTK_WIDGET (window), "win.new-battle", NULL);
      widget_fixture_iterate (0);
      set_scene (&screens[i], GTK_WIDGET (window));
      layout_check_window (GTK_WIDGET (window), setting, screens[i].name);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* After how many moves the most stands on announcements of that kind. */
static guint
find_longest (TurnMatch *match,
              gboolean   is_final)
{
  guint longest = 0, most = 0;

  for (guint position = 1; position < turn_match_get_n_moves (match); position++)
    {
      const TcReport report = tc_report_of_match (match, position);
      guint n_fills = 0;

      for (guint i = 0; i < report.n_taggers; i++)
        n_fills += report.taggers[i].n_fills;
      if (report.is_final == is_final && n_fills > most)
        {
          most = n_fills;
          longest = position;
        }
    }
  g_assert_cmpuint (most, >, 1);

  return longest;
}

/* What is announced in a replay, and the end of a battle that is played. */
static void
test_announcements (gconstpointer data)
{
  const LayoutSetting *setting = data;
  TurnMatch *match = match_fixture ("human greedy greedy greedy", 7);
  GtkWidget *page, *window;

  turn_match_run (match);
  match_fixture_finish (match);
  layout_check_apply (setting);
  page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  window = widget_fixture_show (page, 1280, 800);
  layout_check_window (window, setting, "over");
  turn_page_set_match (TURN_PAGE (page), match, TRUE);
  for (guint is_final = 0; is_final < 2; is_final++)
    {
      turn_match_set_position (match, find_longest (match, is_final == 1));
      layout_check_window (window, setting, is_final == 1 ? "announced-final" : "announced");
    }
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (match);
}

static void
check_and_close (GtkWindow           *window,
                 const LayoutSetting *setting,
                 const char          *name)
{
  layout_check_window (GTK_WIDGET (window), setting, name);
  gtk_window_destroy (window);
}

static void
test_windows (gconstpointer data)
{
  const LayoutSetting *setting = data;
  g_autoptr (GSettings) preferences = g_settings_new ("org.tagcity.TagCity");

  layout_check_apply (setting);
  check_and_close (turn_help_new (NULL), setting, "help");
  check_and_close (GTK_WINDOW (turn_preferences_window_new (preferences)), setting, "preferences");
  check_and_close (GTK_WINDOW (turn_statistics_window_new ()), setting, "statistics");
}

static gboolean
lists_battles (gpointer window)
{
  return widget_fixture_find (window, TURN_TYPE_BATTLE_ROW, 0) != NULL;
}

/* Battles of every game, with few and with many players, long ago and just now. */
static void
bring_battles (void)
{
  static const char *const names[] = { "screens/result", "screens/roll-tag-over", "records/tag-six", "records/four-taggers" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.tagrecord.json", g_getenv ("TEST_DATA"), names[i]);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (TurnRecord) record = turn_record_load (file, NULL);

      g_assert_nonnull (record);
      g_assert_true (turn_shelf_disk_keep (NULL, record, (gint64) i * 500000000, NULL));
    }
}

static void
test_battles (gconstpointer data)
{
  const LayoutSetting *setting = data;
  TurnWindow *window;

  layout_check_apply (setting);
  window = turn_window_new (application);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.battles", NULL);
  widget_fixture_wait (lists_battles, window);

  /* Their pictures come later, and with them frames. */
  widget_fixture_iterate (500);
  layout_check_window (GTK_WIDGET (window), setting, "battles");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Boards of one's own for the gallery: one with a warning, and one that cannot be played. */
static void
bring_boards (void)
{
  static const char *const boards[] = { "boards/kiosk.city.json", "boards/rue-blanche.city.json", "screens/tag.tagrecord.json" };
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "tag-city", "boards", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), boards[i], NULL);
      g_autofree char *name = g_strdup_printf ("%" G_GSIZE_FORMAT ".city.json", i);
      g_autofree char *target_path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) source = g_file_new_for_path (path);
      g_autoptr (GFile) target = g_file_new_for_path (target_path);

      g_assert_true (g_file_copy (source, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) program = NULL;
  g_autoptr (GSettings) preferences = NULL;

  widget_fixture_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  preferences = g_settings_new ("org.tagcity.TagCity");
  g_settings_set_boolean (preferences, "coach", FALSE);
  program = turn_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  bring_boards ();
  bring_battles ();
  layout_check_add_tests ("/layouts/pages", test_pages);
  layout_check_add_tests ("/layouts/announcements", test_announcements);
  layout_check_add_tests ("/layouts/windows", test_windows);
  layout_check_add_tests ("/layouts/battles", test_battles);

  return g_test_run ();
}
