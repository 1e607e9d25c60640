/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-built-in-boards.h>
#include <tc-model-private.h>
#include <tce-application.h>
#include <tce-preferences-window.h>
#include <tce-token-dialog.h>
#include <tce-window-private.h>

#include "layout-check.h"
#include "widget-fixtures.h"

/* Every panel and dialog of the editor in all sizes and settings of layout-check.h. Warnings are fatal. */

static GtkApplication *application;

static TceWindow *
open_window (const LayoutSize *size)
{
  TceWindow *window = tce_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (0);

  return window;
}

static void
open_board (TceWindow *window)
{
  g_autofree char *path = g_strdup_printf ("%s/screens/editor.city.json", g_getenv ("TEST_DATA"));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  tce_window_open (window, file);
  while (tce_window_get_document (window) == NULL || tc_board_checker_get_busy (window->checker))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_iterate (0);
}

/* All panels, which on a narrow screen come one at a time, and all pages in them. */
static void
check_panels (TceWindow           *window,
              const LayoutSetting *setting,
              const LayoutSize    *size)
{
  static const char *const panels[] = { "palette", "city", "properties" };
  static const char *const pages[] = { "hq", "texts" };

  for (gsize i = 0; i < G_N_ELEMENTS (panels); i++)
    for (gsize j = 0; j < (g_str_equal (panels[i], "properties") ? G_N_ELEMENTS (pages) : 1); j++)
      {
        g_autofree char *name = g_strdup_printf ("%s-%s", panels[i], pages[j]);

        gtk_stack_set_visible_child_name (window->properties, pages[j]);
        g_action_group_change_action_state (G_ACTION_GROUP (window), "panel", g_variant_new_string (panels[i]));
        widget_fixture_iterate (0);
        layout_check_shown (GTK_WIDGET (window), setting, size, name);
      }
}

/* The report of a few battles on another board, which has no errors. */
static void
check_report (TceWindow           *window,
              const LayoutSetting *setting,
              const LayoutSize    *size)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-b", NULL);
  const TcPlaytestPlan plan = { .n_seats = 3, .level = "greedy", .draws_hq = TRUE, .n_battles = 60, .seed = 1 };
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (file, &plan);

  while (tc_playtest_get_stage (playtest) != TC_PLAYTEST_ENDED)
    g_main_context_iteration (NULL, TRUE);
  tce_window_set_playtest (window, playtest);
  gtk_stack_set_visible_child_name (window->properties, "hq");
  widget_fixture_iterate (0);
  layout_check_shown (GTK_WIDGET (window), setting, size, "playtest-card");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.report", NULL);
  widget_fixture_iterate (0);
  layout_check_shown (GTK_WIDGET (window), setting, size, "report");
}

static void
test_window (gconstpointer data)
{
  const LayoutSetting *setting = data;

  layout_check_apply (setting);
  /* The largest is larger than the screen. */
  for (gsize i = 0; i < LAYOUT_CHECK_N_SIZES - 1; i++)
    {
      TceWindow *window = open_window (&layout_check_sizes[i]);

      layout_check_shown (GTK_WIDGET (window), setting, &layout_check_sizes[i], "start");
      open_board (window);
      check_panels (window, setting, &layout_check_sizes[i]);
      check_report (window, setting, &layout_check_sizes[i]);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
check_and_close (gpointer             dialog,
                 const LayoutSetting *setting,
                 const char          *name)
{
  layout_check_window (dialog, setting, name);
  gtk_window_destroy (dialog);
}

static void
test_dialogs (gconstpointer data)
{
  const LayoutSetting *setting = data;
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity.Editor");
  g_autoptr (TcBoardDocument) document = tc_board_document_new (NULL);

  layout_check_apply (setting);
  check_and_close (tce_preferences_window_new (settings), setting, "preferences");
  check_and_close (tce_token_dialog_new (NULL, document, -1), setting, "token");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TceApplication) program = NULL;

  widget_fixture_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, "gtk-enable-animations", FALSE, NULL);
  program = tce_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  layout_check_add_tests ("/editor-layouts/window", test_window);
  layout_check_add_tests ("/editor-layouts/dialogs", test_dialogs);

  return g_test_run ();
}
