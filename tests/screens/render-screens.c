/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-battle-setup.h>
#include <tc-model-private.h>
#include <tc-played-boards.h>
#include <tc-setup-panel-private.h>
#include <turn-language.h>
#include <turn-widget-picture.h>

#include "renderer.h"
#include "rt-page.h"
#include "tc-page.h"
#include "tg-page.h"
#include "turn-application.h"
#include "turn-replay-bar.h"
#include "turn-window-private.h"

/* Renders the screens of the game from fixed records, light and dark, wide and narrow, English and French: render-screens FOLDER-OF-RECORDS
 * FOLDER-FOR-PICTURES, or with a third argument only those whose names begin so. Nothing moves and nothing is left to chance, so that two runs give
 * the same pictures. */

/* Not an action: the battle goes on in a place where nothing can be written. */
#define NOT_SAVED "not-saved"

typedef struct
{
  const char *name;       /* of the picture */
  const char *record;     /* NULL: the new battle */
  const char *language;
  int         width;
  int         height;
  gboolean    dark;
  guint       face;       /* of a die to take, or 0 */
  guint       steps;      /* to the left with the shape */
  const char *action;     /* to activate on the table or window, or NULL */
  const char *numbers;    /* of cards or dice to choose with that action, or its argument, or NULL */
} Screen;

/* New battles come first: one that was begun could be continued. */
static const Screen screens[] = {
  { "new-battle", NULL, "en", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "new-battle-dark", NULL, "en", 1280, 800, TRUE, 0, 0, NULL, NULL },
  { "new-battle-narrow", NULL, "en", 400, 800, FALSE, 0, 0, NULL, NULL },
  { "new-battle-fr", NULL, "fr", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "new-battle-narrow-fr", NULL, "fr", 400, 800, FALSE, 0, 0, NULL, NULL },
  { "play-light", "play", "en", 1280, 800, FALSE, 4, 0, NULL, NULL },
  { "play-dark", "play", "en", 1280, 800, TRUE, 4, 3, NULL, NULL },
  { "play-medium", "play", "en", 820, 800, FALSE, 4, 0, NULL, NULL },
  { "play-narrow", "play", "en", 400, 800, FALSE, 4, 0, NULL, NULL },
  { "networks", "play", "en", 1280, 800, FALSE, 4, 0, "turn.use", "social" },
  { "networks-dark-fr", "play", "fr", 1280, 800, TRUE, 4, 0, "turn.use", "social" },
  { "networks-narrow", "play", "en", 400, 800, FALSE, 4, 0, "turn.use", "social" },
  { "networks-narrow-fr", "play", "fr", 360, 720, FALSE, 4, 0, "turn.use", "social" },
  { "leader", "leader", "en", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "leader-dark", "leader", "en", 1280, 800, TRUE, 0, 0, NULL, NULL },
  { "final-die", "final-die", "en", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "result", "result", "en", 1280, 800, FALSE, 0, 0, "replay.end", NULL },
  { "result-dark", "result", "en", 1280, 800, TRUE, 0, 0, "replay.end", NULL },
  { "result-tie", "result-tie", "en", 1280, 800, FALSE, 0, 0, "replay.end", NULL },
  { "result-tie-dark", "result-tie", "en", 1280, 800, TRUE, 0, 0, "replay.end", NULL },
  { "result-tie-narrow", "result-tie", "en", 400, 800, FALSE, 0, 0, "replay.end", NULL },
  { "result-tie-fr", "result-tie", "fr", 1280, 800, FALSE, 0, 0, "replay.end", NULL },
  { "result-tie-narrow-fr", "result-tie", "fr", 400, 800, FALSE, 0, 0, "replay.end", NULL },
  { "replay", "result", "en", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "play-light-fr", "play", "fr", 1280, 800, FALSE, 4, 0, NULL, NULL },
  { "play-dark-fr", "play", "fr", 1280, 800, TRUE, 4, 3, NULL, NULL },
  { "play-narrow-fr", "play", "fr", 400, 800, FALSE, 4, 0, NULL, NULL },
  { "leader-fr", "leader", "fr", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "result-fr", "result", "fr", 1280, 800, FALSE, 0, 0, "replay.end", NULL },
  { "four-taggers", "four-taggers", "en", 1024, 600, FALSE, 4, 0, NULL, NULL },
  { "four-taggers-leader-fr", "four-taggers-leader", "fr", 1024, 600, TRUE, 0, 0, NULL, NULL },
  { "four-taggers-narrow", "four-taggers", "en", 400, 800, FALSE, 4, 0, "table.page", "crew" },
  { "journal", "play", "en", 1280, 800, FALSE, 0, 0, "win.journal", NULL },
  { "journal-dark", "play", "en", 1280, 800, TRUE, 0, 0, "win.journal", NULL },
  { "journal-over-fr", "play", "fr", 1024, 600, FALSE, 0, 0, "win.journal", NULL },
  { "journal-narrow", "play", "en", 400, 800, FALSE, 0, 0, "win.journal", NULL },
  { "journal-narrow-fr", "play", "fr", 360, 720, TRUE, 0, 0, "win.journal", NULL },
  { "journal-tag", "tag", "en", 1280, 800, FALSE, 0, 0, "win.journal", NULL },
  { "journal-roll-tag", "roll-tag", "en", 1280, 800, TRUE, 0, 0, "win.journal", NULL },
  { "journal-roll-tag-narrow-fr", "roll-tag", "fr", 360, 640, FALSE, 0, 0, "win.journal", NULL },
  { "not-saved", "play", "en", 1280, 800, FALSE, 0, 0, NOT_SAVED, NULL },
  { "not-saved-dark", "play", "en", 1280, 800, TRUE, 0, 0, NOT_SAVED, NULL },
  { "not-saved-fr", "play", "fr", 1024, 600, FALSE, 0, 0, NOT_SAVED, NULL },
  { "not-saved-narrow-fr", "play", "fr", 360, 720, TRUE, 0, 0, NOT_SAVED, NULL },
  { "hint", "play", "en", 1280, 800, FALSE, 0, 0, "turn.hint", NULL },
  { "hint-dark", "play", "en", 1280, 800, TRUE, 0, 0, "turn.hint", NULL },
  { "hint-fr", "play", "fr", 1024, 600, FALSE, 0, 0, "turn.hint", NULL },
  { "hint-narrow", "play", "en", 400, 800, FALSE, 0, 0, "turn.hint", NULL },
  { "hint-narrow-fr", "play", "fr", 360, 720, TRUE, 0, 0, "turn.hint", NULL },
  { "leader-hint", "leader", "en", 1280, 800, FALSE, 0, 0, "turn.hint", NULL },
  { "leader-hint-dark-fr", "leader", "fr", 1280, 800, TRUE, 0, 0, "turn.hint", NULL },
  { "leader-hint-narrow", "leader", "en", 400, 800, FALSE, 0, 0, "turn.hint", NULL },
  { "pinned", "final-die", "en", 1280, 800, FALSE, 0, 0, "turn.confirm", "1" },
  { "pinned-dark-fr", "final-die", "fr", 1280, 800, TRUE, 0, 0, "turn.confirm", "1" },
  { "pinned-narrow", "final-die", "en", 400, 800, FALSE, 0, 0, "turn.confirm", "1" },
  { "reveal", "final-die", "en", 1280, 800, FALSE, 0, 0, "turn.confirm", "2" },
  { "reveal-dark-fr", "final-die", "fr", 1024, 600, TRUE, 0, 0, "turn.confirm", "2" },
  { "reveal-narrow-fr", "final-die", "fr", 360, 720, FALSE, 0, 0, "turn.confirm", "2" },
  { "tag", "tag", "en", 1280, 800, FALSE, 0, 0, "tag.card", "2" },
  { "tag-dark", "tag", "en", 1280, 800, TRUE, 0, 0, "tag.card", "2" },
  { "tag-narrow", "tag", "en", 360, 640, FALSE, 0, 0, "tag.card", "2" },
  { "roll-tag", "roll-tag", "en", 1280, 800, FALSE, 0, 0, "roll.die", "12" },
  { "roll-tag-dark", "roll-tag", "en", 1280, 800, TRUE, 0, 0, "roll.die", "12" },
  { "roll-tag-narrow", "roll-tag", "en", 360, 640, FALSE, 0, 0, "roll.die", "12" },
  { "tag-narrow-fr", "tag", "fr", 360, 640, FALSE, 0, 0, "tag.card", "2" },
  { "roll-tag-narrow-fr", "roll-tag", "fr", 360, 640, FALSE, 0, 0, "roll.die", "12" },
  { "roll-tag-replay", "roll-tag-over", "en", 1280, 800, FALSE, 0, 0, NULL, NULL },
  { "roll-tag-end", "roll-tag-over", "en", 1280, 800, FALSE, 0, 0, "replay.end", NULL },
  { "roll-tag-end-narrow-fr", "roll-tag-over", "fr", 360, 640, TRUE, 0, 0, "replay.end", NULL },
};

/* The coach speaks here. */
static const Screen coached_screens[] = {
  { "coach-tag", "tag", "en", 1280, 800, FALSE, 0, 0, "tag.card", "2" },
  { "coach-tag-narrow-fr", "tag", "fr", 360, 640, FALSE, 0, 0, "tag.card", "2" },
  { "coach-roll-tag", "roll-tag", "en", 1280, 800, FALSE, 0, 0, "roll.die", "12" },
  { "coach-roll-tag-narrow-fr", "roll-tag", "fr", 360, 640, FALSE, 0, 0, "roll.die", "12" },
};

/* There are boards of one's own here. */
static const Screen gallery_screens[] = {
  { "gallery", NULL, "en", 1280, 800, FALSE, 0, 0, "boards.show-all", NULL },
  { "gallery-dark", NULL, "en", 1280, 800, TRUE, 0, 0, "boards.show-all", NULL },
  { "gallery-narrow", NULL, "en", 400, 800, FALSE, 0, 0, "boards.show-all", NULL },
  { "gallery-fr", NULL, "fr", 1280, 800, FALSE, 0, 0, "boards.show-all", NULL },
  { "gallery-narrow-fr", NULL, "fr", 400, 800, FALSE, 0, 0, "boards.show-all", NULL },
};

/* At a table of cards. */
static void
choose (const Screen *screen,
        TurnWindow   *window)
{
  GtkWidget *page = renderer_find (GTK_WIDGET (window), g_str_has_prefix (screen->action, "tag") ? TG_TYPE_PAGE : RT_TYPE_PAGE);

  for (const char *number = screen->numbers; *number != '\0'; number++)
    gtk_widget_activate_action (page, screen->action, "u", (guint) (*number - '0'));
}

/* Until all boards that are seen are measured. */
static void
open_gallery (TurnWindow *window,
              const char *action)
{
  TcSetupPanel *setup = TC_SETUP_PANEL (renderer_find (GTK_WIDGET (window), TC_TYPE_SETUP_PANEL));
  TcBoardLengths *lengths = tc_board_library_get_lengths (setup->library);

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  do
    renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
  while (tc_board_lengths_get_n_open (lengths) > 0);
}

/* The keyboard is on the table, as after a key. */
static void
ask_for_hint (TurnWindow *window)
{
  GtkWidget *page = renderer_find_mapped (GTK_WIDGET (window), TURN_TYPE_PAGE);

  gtk_widget_activate_action (page, "turn.hint", NULL);
  while (turn_page_get_idea (TURN_PAGE (page)) == NULL)
    renderer_run_for (RENDERER_SETTLE_MILLISECONDS / 10);
}

/* Nobody seals by a double click. */
#define SEAL_MILLISECONDS 400

/* The first person pins the final die where it fits; with @until "2" all people seal it. */
static void
use_final_die (TurnWindow *window,
               const char *until)
{
  TurnPage *page = TURN_PAGE (renderer_find_mapped (GTK_WIDGET (window), TC_TYPE_PAGE));
  TcTable *table = tc_page_get_table (TC_PAGE (page));

  for (guint seat = 0; seat < turn_match_get_n_seats (turn_page_get_match (page)); seat++)
    {
      turn_screen_uncover (turn_page_get_screen (page));
      renderer_run_for (SEAL_MILLISECONDS);
      if (tc_table_get_own_draft (table) == NULL)
        return;
      for (TcDirection direction = TC_DIRECTION_LEFT; direction <= TC_DIRECTION_DOWN && !tc_table_can_confirm (table); direction++)
        gtk_widget_activate_action (GTK_WIDGET (page), "turn.jump", "i", direction);
      gtk_widget_activate_action (GTK_WIDGET (page), "turn.confirm", NULL);
      renderer_run_for (SEAL_MILLISECONDS);
      if (g_str_equal (until, "1"))
        return;
      gtk_widget_activate_action (GTK_WIDGET (page), "turn.confirm", NULL);
      renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
    }
}

static void
play_without_saving (TurnWindow *window,
                     GFile      *file)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/battle.tagrecord.json");
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_record_load (file, &error);

  g_assert_no_error (error);
  turn_window_play_in_file (window, record, nowhere);
}

static void
set_scene (const Screen *screen,
           TurnWindow   *window)
{
  const gboolean is_replay = screen->action != NULL && g_str_has_prefix (screen->action, "replay.");
  GtkWidget *page = renderer_find (GTK_WIDGET (window), TC_TYPE_PAGE), *replay = renderer_find_mapped (GTK_WIDGET (window), TURN_TYPE_REPLAY_BAR);

  if (screen->action != NULL && g_str_has_prefix (screen->action, "boards."))
    {
      open_gallery (window, screen->action);
      return;
    }
  if (screen->action != NULL && g_str_equal (screen->action, "turn.hint"))
    {
      ask_for_hint (window);
      return;
    }
  if (screen->action != NULL && g_str_equal (screen->action, "turn.confirm"))
    {
      use_final_die (window, screen->numbers);
      return;
    }
  if (screen->numbers != NULL && screen->face == 0)
    {
      choose (screen, window);
      return;
    }
  if (screen->face > 0)
    gtk_widget_activate_action (page, "turn.choose-face", "i", (int) screen->face);
  if (screen->numbers != NULL)
    gtk_widget_activate_action (page, screen->action, "s", screen->numbers);
  for (guint i = 0; i < screen->steps; i++)
    gtk_widget_activate_action (page, "turn.step", "i", TC_DIRECTION_LEFT);
  if (is_replay)
    gtk_widget_activate_action (replay, screen->action, NULL);
  if (screen->action != NULL && g_str_has_prefix (screen->action, "win."))
    gtk_widget_activate_action (GTK_WIDGET (window), screen->action, NULL);
}

static void
render (GtkApplication *application,
        const Screen   *screen,
        const char     *records,
        const char     *pictures)
{
  TurnWindow *window = turn_window_new (application);
  g_autofree char *picture = g_strdup_printf ("%s/%s.png", pictures, screen->name);
  g_autoptr (GFile) file = g_file_new_for_path (picture);
  g_autoptr (GError) error = NULL;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      screen->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_window_set_default_size (GTK_WINDOW (window), screen->width, screen->height);
  gtk_window_present (GTK_WINDOW (window));
  if (screen->record != NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.tagrecord.json", records, screen->record);
      g_autoptr (GFile) record = g_file_new_for_path (path);

      if (g_strcmp0 (screen->action, NOT_SAVED) == 0)
        play_without_saving (window, record);
      else
        turn_window_open (window, record);
    }
  renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
  set_scene (screen, window);
  renderer_run_for (RENDERER_SETTLE_MILLISECONDS);
  if (!turn_widget_picture_save (GTK_WIDGET (window), file, &error))
    g_error ("%s: %s", screen->name, error->message);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A table that does not depend on who is logged in, without hints and sounds. */
static void
fix_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new ("Zaz");

  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "sound", FALSE);
  /* The page for a new game as it is seen every day, without the offer of a first game. */
  g_settings_set_strv (settings, "first-games", (const char *const[]) { "tag-city", "tag", "roll-tag", NULL });
  g_settings_set_value (settings, "last-battle", tc_battle_setup_to_variant (setup));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

static void
let_coach_speak (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");

  g_settings_set_boolean (settings, "coach", TRUE);
  g_settings_reset (settings, "coach-told");
}

/* Drawn yesterday, whenever this runs. */
static void
bring_board (const char *records,
             const char *name)
{
  g_autofree char *source_path = g_build_filename (records, "..", "boards", name, NULL);
  g_autofree char *target_path = g_build_filename (g_get_user_data_dir (), "tag-city", "boards", name, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (source_path);
  g_autoptr (GFile) target = g_file_new_for_path (target_path);
  g_autoptr (GFile) folder = g_file_get_parent (target);
  const guint64 yesterday = (guint64) (g_get_real_time () / G_USEC_PER_SEC) - 24 * 60 * 60;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (g_file_copy (source, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  g_assert_true (g_file_set_attribute_uint64 (target, G_FILE_ATTRIBUTE_TIME_MODIFIED, yesterday, G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

static void
bring_boards (const char *records)
{
  static const char *const played[] = { "side-a", "side-b", "backstreets", "four-winds", "citadel", "capital" };
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");

  for (gsize i = 0; i < G_N_ELEMENTS (played); i++)
    tc_played_boards_add (settings, played[i]);
  bring_board (records, "rue-blanche.city.json");
  bring_board (records, "kiosk.city.json");
}

static void
render_all (GtkApplication *application,
            const Screen   *list,
            gsize           n_screens,
            char          **arguments)
{
  for (gsize i = 0; i < n_screens; i++)
    if (arguments[3] == NULL || g_str_has_prefix (list[i].name, arguments[3]))
      {
        renderer_speak (list[i].language);
        render (application, &list[i], arguments[1], arguments[2]);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) application = NULL;

  g_assert_cmpint (argc, >=, 3);
  gtk_disable_setlocale ();
  turn_language_set_up ("/nowhere");
  application = turn_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  fix_settings ();
  render_all (GTK_APPLICATION (application), screens, G_N_ELEMENTS (screens), argv);
  bring_boards (argv[1]);
  render_all (GTK_APPLICATION (application), gallery_screens, G_N_ELEMENTS (gallery_screens), argv);
  let_coach_speak ();
  render_all (GTK_APPLICATION (application), coached_screens, G_N_ELEMENTS (coached_screens), argv);

  return 0;
}
