/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-window-private.h"

#include <glib/gi18n.h>

#include "turn-shelf-page.h"

/* The sheet with the battles that are kept. */

/* The file of the battle on this table, if it goes on. */
static GFile *
get_running (TurnWindow *self)
{
  return self->keeper != NULL && !turn_match_is_finished (self->match) ? turn_keeper_get_file (self->keeper) : NULL;
}

/* Back to where it was opened, unless that is gone. */
static void
shelf_left (TurnWindow *self)
{
  const char *before = self->beside != NULL && turn_pages_find (self->pages, self->beside) != NULL ? self->beside : NULL;

  turn_window_show_page (self, before != NULL ? before : self->match != NULL ? turn_match_get_rules (self->match)->id : "new-battle");
}

static void
battle_continued (TurnWindow      *self,
                  TurnShelfBattle *battle)
{
  g_autoptr (TurnSavedGame) game = turn_saved_game_new (turn_shelf_battle_get_file (battle));

  turn_window_continue (self, game);
}

static void
battle_watched (TurnWindow      *self,
                TurnShelfBattle *battle,
                gboolean         looks_back)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_record_load (turn_shelf_battle_get_file (battle), &error);

  if (record == NULL)
    {
      turn_window_show_problem (self, _("This battle cannot be watched"), error);
      return;
    }
  turn_window_play_in_file (self, record, NULL);

  /* The battle on the table may have to be saved first. */
  if (self->match == NULL || turn_match_get_record (self->match) != record)
    return;
  if (looks_back)
    turn_page_look_back (turn_pages_ensure_table (self->pages, self->match));
  else
    turn_match_set_position (self->match, 0);
}

static void
shared_file_chosen (GFile   *file,
                    gpointer user_data)
{
  TurnWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!turn_record_save (self->shared, file, &error))
    turn_window_show_problem (self, _("The battle was not saved"), error);
  else
    turn_window_show_toast (self, _("Battle saved"));
}

static void
battle_shared (TurnWindow      *self,
               TurnShelfBattle *battle)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (battle);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_record_load (turn_shelf_battle_get_file (battle), &error);
  g_autoptr (GDateTime) ended = g_date_time_new_from_unix_local (facts->ended);

  if (record == NULL)
    {
      turn_window_show_problem (self, _("The battle was not saved"), error);
      return;
    }
  g_clear_pointer (&self->shared, turn_record_unref);
  self->shared = g_steal_pointer (&record);
  turn_window_ask_for_place (self, ended, shared_file_chosen);
}

void
turn_window_follow_shelf (TurnWindow *self,
                          GtkWidget  *page)
{
  g_signal_connect_object (page, "left", G_CALLBACK (shelf_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "continued", G_CALLBACK (battle_continued), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "watched", G_CALLBACK (battle_watched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "shared", G_CALLBACK (battle_shared), self, G_CONNECT_SWAPPED);

  /* It was seen in another language before. */
  if (self->former != NULL)
    turn_shelf_page_open (TURN_SHELF_PAGE (page), self->shows_hall, get_running (self));
}

static void
open_shelf (TurnWindow *self,
            gboolean    hall)
{
  if (!turn_pages_is_shown (self->pages, "shelf"))
    {
      g_free (self->beside);
      self->beside = g_strdup (turn_pages_get_shown (self->pages));
    }
  self->shows_hall = hall;
  turn_shelf_page_open (TURN_SHELF_PAGE (turn_pages_ensure (self->pages, "shelf")), hall, get_running (self));
  turn_window_show_page (self, "shelf");
}

static void
battles_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  open_shelf (TURN_WINDOW (widget), FALSE);
}

static void
hall_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  open_shelf (TURN_WINDOW (widget), TRUE);
}

void
turn_window_install_shelf_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.battles", NULL, battles_activated);
  gtk_widget_class_install_action (widget_class, "win.hall-of-fame", NULL, hall_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k, GDK_CONTROL_MASK, "win.battles", NULL);
}
