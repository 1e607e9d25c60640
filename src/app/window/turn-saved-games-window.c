/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-saved-games-window.h"

#include <glib/gi18n.h>
#include <turn-language.h>

struct _TurnSavedGamesWindow
{
  AdwWindow       parent_instance;

  TurnSavedGames *games;
  GtkStack       *stack;
  GtkListBox     *list;
};

static guint continued_signal;

G_DEFINE_FINAL_TYPE (TurnSavedGamesWindow, turn_saved_games_window, ADW_TYPE_WINDOW)

static void
refresh (TurnSavedGamesWindow *self)
{
  const gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->games)) == 0;

  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : "list");
}

static TurnSavedGame *
game_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "game");
}

static void
continue_clicked (TurnSavedGamesWindow *self,
                  GtkWidget            *button)
{
  g_autoptr (TurnSavedGame) game = g_object_ref (game_of (button));

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, continued_signal, 0, game);
}

static void
delete_clicked (TurnSavedGamesWindow *self,
                GtkWidget            *button)
{
  g_autoptr (GError) error = NULL;

  if (!turn_saved_games_delete (self->games, turn_saved_game_get_file (game_of (button)), &error))
    gtk_widget_set_tooltip_text (button, error->message);
}

static GtkWidget *
new_button (TurnSavedGamesWindow *self,
            TurnSavedGame        *game,
            const char           *icon,
            const char           *text,
            GCallback             clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), "game", g_object_ref (game), g_object_unref);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);

  return button;
}

/* Where, how far, and since when it waits; of one that is damaged, only why. */
static char *
describe (TurnSavedGame *game)
{
  const gint64 seconds = turn_saved_game_get_modified (game) / G_USEC_PER_SEC;
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (seconds);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *day = turn_language_date (local);

  if (turn_saved_game_is_damaged (game) || seconds == 0)
    return g_strdup (turn_saved_game_get_subtitle (game));

  return g_strdup_printf ("%s · %s", turn_saved_game_get_subtitle (game), day);
}

static GtkWidget *
make_row (gpointer item,
          gpointer user_data)
{
  TurnSavedGamesWindow *self = user_data;
  TurnSavedGame *game = item;
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = describe (game);
  GtkWidget *go_on = new_button (self, game, "media-playback-start-symbolic", _("Continue"), G_CALLBACK (continue_clicked));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), turn_saved_game_get_title (game));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  gtk_widget_set_visible (go_on, !turn_saved_game_is_damaged (game));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), go_on);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (self, game, "user-trash-symbolic", _("Throw away"), G_CALLBACK (delete_clicked)));

  return row;
}

static void
turn_saved_games_window_dispose (GObject *object)
{
  g_clear_object (&TURN_SAVED_GAMES_WINDOW (object)->games);

  G_OBJECT_CLASS (turn_saved_games_window_parent_class)->dispose (object);
}

static void
turn_saved_games_window_class_init (TurnSavedGamesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_saved_games_window_dispose;
  continued_signal = g_signal_new ("continued", TURN_TYPE_SAVED_GAMES_WINDOW, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_SAVED_GAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-saved-games-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnSavedGamesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnSavedGamesWindow, list);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
turn_saved_games_window_init (TurnSavedGamesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TurnSavedGamesWindow *
turn_saved_games_window_new (TurnSavedGames *games)
{
  TurnSavedGamesWindow *self = g_object_new (TURN_TYPE_SAVED_GAMES_WINDOW, NULL);

  self->games = g_object_ref (games);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (games), make_row, self, NULL);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);

  return self;
}
