/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws what the table announces into PNG files: demo-announcements FOLDER [BEGINNING-OF-NAMES [LANGUAGE]] */

#include <tc-greedy.h>
#include <tc-page.h>
#include <tc-report.h>
#include <tc-sticker-pace.h>
#include <turn-language.h>
#include <turn-widget-picture.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

#define N_SEEDS 400

typedef gboolean (*Wanted) (TurnMatch *match);

/* Somebody plays well who is no bot. */
static void
act (TurnMatch *match)
{
  const TcGame *game = turn_match_get_game (match);
  TurnState seen;

  memcpy (&seen, turn_match_get_state (match), turn_match_get_rules (match)->state_size (game));
  turn_match_play (match, tc_move_to_turn (tc_greedy_move (game, (const TcState *) &seen, &tc_weights_greedy)));
  match_fixture_wait (match);
}

static gboolean
is_many_at_once (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return tc_state_phase (turn_match_get_game (match), turn_match_get_state (match)) == TC_PHASE_DRAFT && told.report.n_taggers == 1
         && !told.report.is_final && told.report.taggers[0].n_fills >= 3 && told.report.taggers[0].seat != 0
         && told.position == turn_match_get_position (match);
}

static gboolean
is_last_round (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return is_many_at_once (match) && told.report.has_end && !turn_match_is_finished (match);
}

static gboolean
is_led_after (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return told.report.is_final && told.report.n_taggers >= 2 && turn_match_is_waiting (match);
}

static gboolean
is_over (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return turn_match_is_finished (match) && told.report.n_taggers == turn_match_get_n_seats (match);
}

/* The first battle in which that comes about, and after how many moves of the person; -1: in none. */
static int
find_moment (const char *controllers,
             Wanted      wanted,
             guint64    *seed)
{
  for (*seed = 1; *seed < N_SEEDS; (*seed)++)
    {
      g_autoptr (TurnMatch) match = match_fixture (controllers, *seed);

      turn_match_run (match);
      match_fixture_wait (match);
      for (int n_acts = 0;; n_acts++)
        {
          if (wanted (match))
            return n_acts;
          if (turn_match_is_finished (match))
            break;
          act (match);
        }
    }

  return -1;
}

static void
save (GtkWidget  *window,
      const char *folder,
      const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  turn_widget_picture_save (window, file, NULL);
  g_print ("%s\n", path);
}

static void
render (const char *controllers,
        Wanted      wanted,
        int         width,
        int         height,
        const char *folder,
        const char *name)
{
  guint64 seed;
  const int n_acts = find_moment (controllers, wanted, &seed);
  TurnMatch *match = match_fixture (controllers, seed);
  GtkWidget *page = g_object_new (TC_TYPE_PAGE, NULL);
  GtkWidget *window;

  g_assert_cmpint (n_acts, >, 0);
  turn_match_run (match);
  match_fixture_wait (match);
  for (int i = 0; i + 1 < n_acts; i++)
    act (match);
  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  window = widget_fixture_show (page, width, height);
  widget_fixture_iterate (TC_STICKER_MILLISECONDS);

  /* The last moves come at a pace that can be followed. */
  turn_match_set_pause (match, TC_STICKER_MILLISECONDS);
  act (match);
  widget_fixture_iterate (400);
  save (window, folder, name);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_object_unref (match);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *name, *controllers; Wanted wanted; } moments[] = {
    { "turn", "human greedy greedy", is_many_at_once },
    { "last-round", "human greedy greedy", is_last_round },
    { "led-after", "human greedy greedy", is_led_after },
    { "over", "human greedy greedy greedy", is_over },
  };
  static const struct { const char *name; int width, height; gboolean dark; } sizes[] = {
    { "light", 1280, 753, FALSE }, { "dark", 1280, 753, TRUE }, { "medium", 820, 753, FALSE }, { "narrow", 400, 753, FALSE }, { "least", 360, 593, FALSE },
  };
  g_autoptr (GSettings) settings = NULL;

  gtk_disable_setlocale ();
  turn_language_set_up ("/nowhere");
  widget_fixture_init (&argc, &argv);
  turn_language_choose (argc > 3 ? argv[3] : "en");
  settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_set_boolean (settings, "coach", FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        g_autofree char *name = g_strdup_printf ("%s-%s", moments[i].name, sizes[k].name);

        if (argc > 2 && !g_str_has_prefix (name, argv[2]))
          continue;
        adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                            sizes[k].dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
        render (moments[i].controllers, moments[i].wanted, sizes[k].width, sizes[k].height, argv[1], name);
      }

  return 0;
}
