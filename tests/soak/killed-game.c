/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The game with a hasty player at it, to be killed at any moment: kills.py does that. It goes on with a saved battle or begins one, makes any legal
 * move, and says on its output what is on the screen: "begin", "events N" after each change, "over". */

#include <stdlib.h>
#include <string.h>

#include <turn-application.h>
#include <turn-language.h>
#include <turn-window.h>

#include "widget-fixtures.h"

#define MILLISECONDS_PER_MOVE 25

static TurnMatch *followed;

static void
say (const char *text)
{
  g_print ("%s\n", text);
}

static guint
count_events (TurnMatch *match)
{
  g_autofree char *line = turn_record_to_line (turn_match_get_record (match));
  g_auto (GStrv) parts = g_strsplit (line, "\"event\"", -1);

  return g_strv_length (parts) - 1;
}

static void
changed (TurnMatch *match)
{
  g_autofree char *text = g_strdup_printf ("events %u", count_events (match));

  say (text);
  if (turn_match_is_finished (match))
    say ("over");
}

static void
follow (TurnMatch *match)
{
  followed = match;
  g_signal_connect (match, "state-changed", G_CALLBACK (changed), NULL);
  changed (match);
}

/* What a person finds on the first page: a battle to go on with, or a new one. */
static void
begin (GtkWindow *window)
{
  if (widget_fixture_says (GTK_WIDGET (window), "Continue"))
    {
      widget_fixture_click (GTK_WIDGET (window), "Continue");
      return;
    }
  say ("begin");
  widget_fixture_click (GTK_WIDGET (window), "Start");
}

static void
move (TurnMatch *match)
{
  const TurnRules *rules = turn_match_get_rules (match);
  TurnMove moves[256];
  const gsize n = rules->list_moves (turn_match_get_game (match), turn_match_get_state (match), moves, G_N_ELEMENTS (moves));

  turn_match_play (match, moves[g_random_int_range (0, (gint32) MIN (n, G_N_ELEMENTS (moves)))]);
}

static gboolean
act (gpointer application)
{
  GtkWindow *window = gtk_application_get_active_window (application);
  TurnMatch *match;

  if (window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return G_SOURCE_CONTINUE;

  match = turn_window_get_match (TURN_WINDOW (window));
  if (match == NULL)
    begin (window);
  else if (match != followed)
    follow (match);
  else if (turn_match_is_waiting (match) && !turn_match_is_finished (match))
    move (match);

  return G_SOURCE_CONTINUE;
}

static void
hurry (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");

  g_settings_set_string (settings, "bot-speed", "at-once");
  g_settings_set_boolean (settings, "own-dice", FALSE);
  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "sound", FALSE);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) application = NULL;

  gtk_disable_setlocale ();
  turn_language_set_up ("/nowhere");
  hurry ();
  application = turn_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_timeout_add (MILLISECONDS_PER_MOVE, act, application);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
