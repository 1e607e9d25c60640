/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <lab-play.h>
#include <tc-generated-board.h>
#include <tc-model-private.h>
#include <tc-rules.h>
#include <turn-language.h>
#include <turn-widget-picture.h>

#include "renderer.h"
#include "tce-application.h"
#include "tce-findings.h"
#include "tce-generate-window.h"
#include "tce-proposal-card.h"
#include "tce-window-private.h"

/* Renders the screens of the board editor from a fixed board, light and dark, wide and narrow, English and French: render-editor FOLDER-OF-BOARDS FOLDER-FOR-PICTURES [START-OF-NAME]. */

typedef struct
{
  const char *name;       /* of the picture */
  const char *board;      /* NULL: the page to start from */
  const char *language;
  int         width;
  int         height;
  gboolean    dark;
  const char *tool;
  const char *symmetry;
  guint       district;
  const char *panel;      /* NULL: as it opens; "report": that of a playtest; "balance": after a search; or a page or an act of show_act () */
  const char *properties; /* the page of the right panel, or NULL */
} Screen;

/* What begins without boards comes first: those that were opened are remembered. */
static const Screen screens[] = {
  { "editor-start", NULL, "en", 1280, 800, FALSE, "brush", "none", 0, NULL, NULL },
  { "editor-new-city", NULL, "en", 1280, 800, FALSE, "brush", "none", 0, "new-city", NULL },
  { "editor-new-city-dark", NULL, "en", 1280, 800, TRUE, "brush", "none", 0, "new-city", NULL },
  { "editor-new-city-fr", NULL, "fr", 1280, 800, FALSE, "brush", "none", 0, "new-city", NULL },
  { "editor-new-city-narrow-fr", NULL, "fr", 360, 720, FALSE, "brush", "none", 0, "new-city", NULL },
  { "editor", "editor", "en", 1280, 800, FALSE, "rectangle", "left-right", 2, NULL, NULL },
  { "editor-dark", "editor", "en", 1280, 800, TRUE, "brush", "half-turn", 3, NULL, "texts" },
  { "editor-medium", "editor", "en", 820, 800, FALSE, "fill", "none", 0, NULL, NULL },
  { "editor-narrow", "editor", "en", 360, 720, FALSE, "brush", "none", 1, NULL, NULL },
  { "editor-narrow-tools", "editor", "en", 360, 720, TRUE, "brush", "top-bottom", 1, "palette", NULL },
  { "editor-fr", "editor", "fr", 1280, 800, FALSE, "rectangle", "left-right", 2, NULL, NULL },
  { "editor-narrow-fr", "editor", "fr", 360, 720, FALSE, "brush", "none", 1, NULL, NULL },
  { "editor-select", "editor", "en", 1280, 800, FALSE, "select", "none", 2, "select", NULL },
  { "editor-select-dark-fr", "editor", "fr", 1280, 800, TRUE, "select", "none", 2, "select", NULL },
  { "editor-split", "editor", "en", 1280, 800, FALSE, "brush", "none", 3, "split", NULL },
  { "editor-split-dark-fr", "editor", "fr", 1280, 800, TRUE, "brush", "none", 3, "split", NULL },
  { "editor-split-narrow", "editor", "en", 360, 720, FALSE, "brush", "none", 3, "split", NULL },
  { "editor-values", "editor", "en", 1280, 800, FALSE, "brush", "none", 0, "values", NULL },
  { "editor-values-dark-fr", "editor", "fr", 1280, 800, TRUE, "brush", "none", 0, "values", NULL },
  { "editor-values-narrow", "editor", "en", 360, 720, FALSE, "brush", "none", 0, "values", NULL },
  { "editor-paper", "playtest", "en", 1280, 800, FALSE, "brush", "none", 0, "print", NULL },
  { "editor-paper-dark-fr", "playtest", "fr", 1280, 800, TRUE, "brush", "none", 0, "print", NULL },
  { "editor-paper-narrow-fr", "playtest", "fr", 360, 720, FALSE, "brush", "none", 0, "print", NULL },
  { "editor-playtest", "playtest", "en", 1280, 800, FALSE, "brush", "none", 0, "report", NULL },
  { "editor-balance", "playtest", "en", 1280, 800, FALSE, "brush", "none", 0, "balance", NULL },
  { "editor-balance-dark", "playtest", "fr", 1280, 800, TRUE, "brush", "none", 0, "balance", NULL },
  { "editor-balance-narrow-fr", "playtest", "fr", 360, 720, FALSE, "brush", "none", 0, "balance", NULL },
  { "editor-no-copy", "editor", "en", 1280, 800, FALSE, "brush", "none", 0, "no-copy", NULL },
  { "editor-no-copy-dark", "editor", "en", 1280, 800, TRUE, "brush", "none", 0, "no-copy", NULL },
  { "editor-no-copy-fr", "editor", "fr", 1024, 600, FALSE, "brush", "none", 0, "no-copy", NULL },
  { "editor-no-copy-narrow-fr", "editor", "fr", 360, 720, TRUE, "brush", "none", 0, "no-copy", NULL },
  { "editor-generate", NULL, "en", 1280, 800, FALSE, "brush", "none", 0, "generate", NULL },
  { "editor-generate-dark", NULL, "fr", 1280, 800, TRUE, "brush", "none", 0, "generate", NULL },
  { "editor-playtest-dark", "playtest", "fr", 1280, 800, TRUE, "brush", "none", 0, "report", NULL },
};

/* A rectangle from I 5 to J 6 that is being drawn, as with keys. */
static void
draw_rectangle (TceWindow *window)
{
  TcBoardView *view = tce_stage_get_view (tce_canvas_get_stage (window->canvas));
  gboolean handled;

  gtk_widget_grab_focus (GTK_WIDGET (view));
  tc_board_view_set_cursor (view, 4, 8);
  g_signal_emit_by_name (view, "square-key", 4, 8, GDK_KEY_space, 0, &handled);
  tc_board_view_set_cursor (view, 5, 9);
}

/* Blindfolded bots, which nobody makes better: the figures stay the same. */
static void
show_report (TceWindow *window)
{
  const TcPlaytestPlan plan = { .n_seats = 3, .level = "random", .draws_hq = TRUE, .n_battles = 200, .seed = 1 };
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (tc_board_document_get_board_file (tce_window_get_document (window)), &plan);
  GtkWidget *findings;

  tce_window_set_playtest (window, playtest);
  while (tc_playtest_get_stage (playtest) != TC_PLAYTEST_ENDED)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.report", NULL);

  /* The first is taken, the second is looked at. */
  findings = renderer_find (GTK_WIDGET (window), TCE_TYPE_FINDINGS);
  gtk_widget_activate_action (findings, "findings.apply", "u", 0);
  gtk_list_box_select_row (GTK_LIST_BOX (renderer_find (findings, GTK_TYPE_LIST_BOX)), gtk_list_box_get_row_at_index (GTK_LIST_BOX (renderer_find (findings, GTK_TYPE_LIST_BOX)), 1));
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  lab_figures_add (data, game);

  return true;
}

/* Figures of a board, by the same bots. */
static void
measure (const TcBoard *board,
         LabFigures    *figures)
{
  const TurnBot *bot = turn_bot_find ("random", &tc_rules);
  g_autofree LabBattles *battles = g_new0 (LabBattles, 1);
  const LabSink sink = { .take = take_game, .data = figures };
  LabPlan plan = { .rules = &tc_rules, .bots = { bot, bot, bot }, .n_games = 200, .seed = 1 };

  battles->n_seats = 3;
  battles->n_leaders = 1;
  g_assert_cmpint (lab_battles_prepare (battles, board, &plan), ==, LAB_BATTLES_FINE);
  g_assert_true (lab_play (&plan, 0, &sink, NULL, NULL));
}

/* What a search might have come to: some values are others, and nothing depends on how well bots search. */
static void
show_balance (TceWindow *window)
{
  const LabTurning turning = { .n = { [LAB_TURN_DRONES] = 2, [LAB_TURN_BUBBLES] = 1, [LAB_TURN_MIDDLE] = -1, [LAB_TURN_LEVEL] = 2 } };
  TcBoardFile *file = tc_board_document_get_board_file (tce_window_get_document (window));
  const TcBoard *board = tc_board_file_get_board (file);
  const LabWishes wishes = lab_wishes_usual (3);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);
  g_autoptr (TcBalancing) balancing = NULL;

  balance->outcome = LAB_BALANCE_NEARER;
  balance->board = lab_board_turned (board, turning, 0);
  balance->n_trials = 74;
  balance->n_battles = 14800;
  measure (board, &balance->before);
  measure (&balance->board, &balance->after);
  balancing = tc_balancing_new_ended (file, &wishes, balance);
  tce_window_set_balancing (window, balancing);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.balance", NULL);
}

/* The window beside, with the cities of one seed. How long their battles last depends on how well bots play: here it is always the same. */
static GtkWidget *
show_cities (TceWindow *window)
{
  GtkWindow *cities = tce_generate_window_new (GTK_WINDOW (window));
  GtkFlowBox *cards;

  gtk_window_present (cities);
  cards = GTK_FLOW_BOX (renderer_find (GTK_WIDGET (cities), GTK_TYPE_FLOW_BOX));
  while (gtk_flow_box_get_child_at_index (cards, TC_N_PROPOSALS - 1) == NULL)
    renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
  for (int i = 0; i < TC_N_PROPOSALS; i++)
    tce_proposal_card_set_rounds (TCE_PROPOSAL_CARD (gtk_flow_box_get_child_at_index (cards, i)), 9);

  return GTK_WIDGET (cities);
}

/* Something is changed while there is a file where the folder of safety copies should be. */
static void
lose_copy (TceWindow *window)
{
  TcBoardDocument *document = tce_window_get_document (window);
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "tag-city", "editor", NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_mkdir_with_parents (parent, 0700);
  g_rmdir (path);
  g_file_set_contents (path, "", 0, NULL);
  tc_board_document_set_text (document, TC_BOARD_TEXT_AUTHOR, 0, NULL, "A. Nonymous");
  while (tc_board_document_get_copy_problem (document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_unlink (path);
}

/* A page, or what is being done on the canvas; otherwise the name of a panel. */
static void
show_act (TceWindow  *window,
          const char *name)
{
  GtkWidget *widget = GTK_WIDGET (window);
  g_autofree char *action = g_strdup_printf ("win.%s", name);

  if (g_str_equal (name, "report"))
    show_report (window);
  else if (g_str_equal (name, "balance"))
    show_balance (window);
  else if (g_str_equal (name, "no-copy"))
    lose_copy (window);
  else if (g_str_equal (name, "new-city"))
    tce_window_show_new_city (window);
  else if (g_str_equal (name, "split"))
    gtk_widget_activate_action (widget, "canvas.split-this", NULL);
  else if (g_str_equal (name, "select"))
    gtk_widget_activate_action (widget, "canvas.select-feature", "(uu)", (guint) TC_FEATURE_DISTRICT, 1);
  else if (g_str_equal (name, "values") || g_str_equal (name, "print"))
    gtk_widget_activate_action (widget, action, NULL);
  else
    gtk_widget_activate_action (widget, "win.panel", "s", name);
}

static void
set_scene (const Screen *screen,
           TceWindow    *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GtkWidget *switcher = renderer_find (widget, GTK_TYPE_STACK_SWITCHER);

  gtk_widget_activate_action (widget, "edit.tool", "s", screen->tool);
  gtk_widget_activate_action (widget, "edit.symmetry", "s", screen->symmetry);
  gtk_widget_activate_action (widget, "edit.district", "u", screen->district);
  if (screen->panel != NULL && !g_str_equal (screen->panel, "generate"))
    show_act (window, screen->panel);
  if (screen->properties != NULL)
    gtk_stack_set_visible_child_name (gtk_stack_switcher_get_stack (GTK_STACK_SWITCHER (switcher)), screen->properties);
  if (g_str_equal (screen->tool, "rectangle"))
    draw_rectangle (window);
}

static void
open_board (TceWindow  *window,
            const char *boards,
            const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.city.json", boards, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  tce_window_open (window, file);
  while (tce_window_get_document (window) == NULL || tc_board_checker_get_busy (window->checker))
    g_main_context_iteration (NULL, TRUE);
}

static void
render (GtkApplication *application,
        const Screen   *screen,
        const char     *boards,
        const char     *pictures)
{
  TceWindow *window = tce_window_new (application);
  GtkWidget *shown = GTK_WIDGET (window);
  g_autofree char *picture = g_strdup_printf ("%s/%s.png", pictures, screen->name);
  g_autoptr (GFile) file = g_file_new_for_path (picture);
  g_autoptr (GError) error = NULL;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      screen->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_window_set_default_size (GTK_WINDOW (window), screen->width, screen->height);
  gtk_window_present (GTK_WINDOW (window));
  if (screen->board != NULL)
    open_board (window, boards, screen->board);
  renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
  if (g_strcmp0 (screen->panel, "generate") == 0)
    shown = show_cities (window);
  else
    set_scene (screen, window);
  renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
  if (!turn_widget_picture_save (shown, file, &error))
    g_error ("%s: %s", screen->name, error->message);
  if (shown != GTK_WIDGET (window))
    gtk_window_destroy (GTK_WINDOW (shown));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TceApplication) application = NULL;

  g_assert_cmpint (argc, >=, 3);
  g_set_prgname ("tag-city-editor");
  gtk_disable_setlocale ();
  turn_language_set_up ("/nowhere");
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      if (argc > 3 && !g_str_has_prefix (screens[i].name, argv[3]))
        continue;
      renderer_speak (screens[i].language);
      render (GTK_APPLICATION (application), &screens[i], argv[1], argv[2]);
    }

  return 0;
}
