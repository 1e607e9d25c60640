/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-window-private.h"

#include <glib/gi18n.h>
#include <turn-first-game.h>

#include "turn-first-games.h"
#include "turn-new-game-page.h"

/* The game that is seen or being chosen, if it has a guide, else the first that has one. */
static const TurnGameKind *
find_kind (TurnWindow *self)
{
  TurnPage *table = turn_pages_get_shown_table (self->pages);
  GtkWidget *chooser = turn_pages_find (self->pages, "new-battle");
  const TurnGameKind *kind = NULL;

  if (table != NULL && turn_page_get_match (table) != NULL)
    kind = turn_game_kind_of (turn_page_get_match (table));
  else if (chooser != NULL)
    kind = turn_new_game_page_get_kind (TURN_NEW_GAME_PAGE (chooser));
  for (guint i = 0; (kind == NULL || kind->guide == NULL) && turn_game_kinds[i] != NULL; i++)
    kind = turn_game_kinds[i];

  return kind;
}

/* It is for learning: nothing of it is kept. What was on the table is. */
static void
first_game_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);
  const TurnGameKind *kind = find_kind (self);
  const TurnGuide guide = { .script = kind->guide };
  g_autoptr (TurnMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  if (!turn_window_may_leave (self, &error))
    {
      turn_window_show_problem (self, _("The battle was not saved"), error);
      return;
    }
  turn_first_games_set_offered (self->settings, kind->format->rules->id);
  match = turn_match_new (turn_first_game_load (kind->format->rules->id));
  turn_window_put_on_table (self, match, NULL, FALSE);
  turn_page_set_guide (turn_pages_get_shown_table (self->pages), &guide);
  turn_match_run (match);
}

static void
leave_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);

  turn_match_stop (self->match);
  turn_pages_clear_tables (self->pages);
  g_clear_object (&self->match);
  turn_window_show_page (self, "new-battle");
}

void
turn_window_install_guide_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.first-game", NULL, first_game_activated);
  gtk_widget_class_install_action (widget_class, "win.leave-first-game", NULL, leave_activated);
}
