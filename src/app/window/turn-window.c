/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-window-private.h"

#include <glib/gi18n.h>
#include <store-json.h>
#include <turn-deal.h>
#include <turn-first-frame.h>
#include <turn-live-language.h>

#include "turn-game-kind.h"
#include "turn-new-game-page.h"
#include "turn-shelf-page.h"

G_DEFINE_FINAL_TYPE (TurnWindow, turn_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
is_page (TurnWindow *self,
         const char *name)
{
  return turn_pages_is_shown (self->pages, name);
}

static TurnNewGamePage *
get_new_battle (TurnWindow *self)
{
  return TURN_NEW_GAME_PAGE (turn_pages_ensure (self->pages, "new-battle"));
}

/* How long each move of a bot is shown, by bot-speed. */
static const guint pauses[] = { TURN_MATCH_WAIT_FOR_PERSON, 900, 350, 0 };

static void
follow_speed (TurnWindow *self)
{
  if (self->match != NULL)
    turn_match_set_pause (self->match, pauses[g_settings_get_enum (self->settings, "bot-speed")]);
}

static void
follow_dice (TurnWindow *self)
{
  if (self->match != NULL)
    turn_match_set_rolls_by_hand (self->match, g_settings_get_boolean (self->settings, "own-dice"));
}

/* The table that is seen and what is on it, or NULL. */
static TurnScreen *
get_screen (TurnWindow *self)
{
  TurnPage *table = turn_pages_get_shown_table (self->pages);

  return table != NULL ? turn_page_get_screen (table) : NULL;
}

static void
refresh_actions (TurnWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TurnPage *table = turn_pages_get_shown_table (self->pages);
  TurnScreen *screen = get_screen (self);

  gtk_widget_action_set_enabled (widget, "win.undo", screen != NULL && turn_screen_get_can_undo (screen));
  gtk_widget_action_set_enabled (widget, "win.hint", table != NULL && turn_page_get_can_hint (table));
  gtk_widget_action_set_enabled (widget, "win.journal", table != NULL && turn_page_get_match (table) != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-record", self->match != NULL);
  gtk_widget_action_set_enabled (widget, "win.rematch", self->match != NULL);
}

/* What the person for whom the screen is speaks, where there are others to speak something else with. */
static const char *
find_language (TurnPage   *page,
               const char *spoken)
{
  TurnScreen *screen = turn_page_get_screen (page);
  const int reader = screen != NULL ? turn_screen_get_reader (screen) : -1;

  if (turn_page_is_closing (page))
    return spoken;
  if (reader < 0 || turn_screen_is_replay (screen) || turn_screen_get_mode (screen) == TURN_SCREEN_OVER || turn_screen_get_n_mine (screen) < 2)
    return NULL;

  return g_intern_string (turn_match_get_seat (turn_page_get_match (page), (guint) reader)->language);
}

/* At a table where people speak different languages the program speaks the one of the person for whom the screen is. Without a table, in a replay, and for
 * a person who has not chosen any, it is the language of the preferences. It stays as long as a shutter is on its way, so that the change is made behind
 * it. */
static void
follow_speaker (TurnWindow *self)
{
  TurnPage *page = turn_pages_get_shown_table (self->pages);
  const char *language = page != NULL ? find_language (page, self->spoken) : NULL;

  if (language == self->spoken)
    return;
  self->spoken = language;
  turn_live_language_lend (gtk_window_get_application (GTK_WINDOW (self)), language);
}

static void
refresh (TurnWindow *self)
{
  turn_header_follow (self->header, self->pages);
  refresh_actions (self);
  follow_speaker (self);
}

void
turn_window_show_page (TurnWindow *self,
                       const char *name)
{
  turn_pages_show (self->pages, name);
  if (is_page (self, "new-battle"))
    turn_new_game_page_set_can_cancel (get_new_battle (self), self->match != NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->pages));
  refresh (self);
}

/* A battle that is over is no longer among those to go on with. */
static void
put_away (TurnWindow *self)
{
  if (self->keeper == NULL)
    return;
  turn_keeper_put_away (self->keeper);
  turn_saved_games_refresh (self->saved_games);
}

static gboolean
has_result_page (TurnWindow *self)
{
  return turn_game_kind_of (self->match)->new_result != NULL;
}

static void
show_result (TurnWindow *self)
{
  turn_pages_set_result (self->pages, self->match);
  self->has_result = TRUE;
  turn_window_show_page (self, "result");
}

static void
battle_ended (TurnWindow *self)
{
  put_away (self);
  if (has_result_page (self))
    show_result (self);
}

static void
leave_table (TurnWindow *self)
{
  if (self->match != NULL)
    turn_match_stop (self->match);
  put_away (self);
  g_signal_group_set_target (self->keeper_signals, NULL);
  g_clear_object (&self->keeper);
}

void
turn_window_put_on_table (TurnWindow *self,
                          TurnMatch  *match,
                          TurnKeeper *keeper,
                          gboolean    replay)
{
  leave_table (self);
  g_set_object (&self->match, match);
  g_set_object (&self->keeper, keeper);
  self->has_result = FALSE;
  g_signal_group_set_target (self->keeper_signals, keeper);
  turn_window_follow_keeper (self);
  follow_speed (self);
  follow_dice (self);
  turn_pages_set_match (self->pages, match, replay);
  turn_window_show_page (self, turn_match_get_rules (match)->id);
}

static void
open_board (TurnWindow         *self,
            const TurnGameKind *kind,
            GFile              *file)
{
  g_autoptr (GError) error = NULL;

  turn_window_show_page (self, "new-battle");
  if (!turn_new_game_page_open (get_new_battle (self), kind, file, &error))
    turn_window_show_problem (self, _("This board cannot be played"), error);
}

/* A record that was opened: one that is over is watched, another one goes on in a file of ours; the user's own stays as it is. */
static void
open_record (TurnWindow *self,
             TurnRecord *record)
{
  if (turn_record_is_finished (record))
    turn_window_play_in_file (self, record, NULL);
  else
    turn_window_play (self, record);
}

/* The same players, board and options, everything else by chance. */
static TurnRecord *
start_again (TurnMatch *match,
             GError   **error)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  const TurnGameKind *kind = turn_game_kind_of (match);
  TurnRecord *old = turn_match_get_record (match);

  return kind->start_again != NULL ? kind->start_again (old, seed, error) : turn_deal_again (old, seed, error);
}

/* The game of a board, by what the file says of itself; NULL: it is none. */
static const TurnGameKind *
find_game_of_board (JsonNode *node)
{
  JsonNode *format = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), "format") : NULL;

  if (format != NULL && json_node_get_value_type (format) == G_TYPE_STRING)
    for (guint i = 0; turn_game_kinds[i] != NULL; i++)
      if (g_strcmp0 (json_node_get_string (format), turn_game_kinds[i]->board_format) == 0)
        return turn_game_kinds[i];

  return NULL;
}

static void
rematch (TurnWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = start_again (self->match, &error);

  if (record == NULL)
    turn_window_show_problem (self, _("No rematch on this board"), error);
  else
    turn_window_play (self, record);
}

static void
battle_started (TurnWindow *self,
                TurnRecord *record)
{
  turn_window_play (self, record);
}

static void
show_table (TurnWindow *self)
{
  turn_window_show_page (self, turn_match_get_rules (self->match)->id);
}

static void
new_battle_cancelled (TurnWindow *self)
{
  if (self->has_result && !turn_page_is_replay (turn_pages_ensure_table (self->pages, self->match)))
    turn_window_show_page (self, "result");
  else
    show_table (self);
}

static void
replay_ended (TurnWindow *self)
{
  turn_match_set_position (self->match, turn_match_get_n_moves (self->match));
  if (has_result_page (self))
    {
      show_result (self);
      return;
    }
  turn_pages_set_match (self->pages, self->match, FALSE);
  refresh (self);
}

static void
new_battle_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);

  turn_saved_games_refresh (self->saved_games);
  turn_new_game_page_show_setup (get_new_battle (self));
  turn_window_show_page (self, "new-battle");
}

static void
show_all_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);

  turn_new_game_page_show_all (get_new_battle (self));
  turn_window_show_page (self, "new-battle");
}

static void
rematch_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  rematch (TURN_WINDOW (widget));
}

static void
watch_replay_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);
  g_autoptr (TurnMatch) match = g_object_ref (self->match);

  turn_match_set_position (match, 0);
  turn_window_put_on_table (self, match, NULL, TRUE);
}

static void
undo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);

  if (turn_screen_undo (get_screen (self)))
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("Taken back, with what the bots did since")));
}

static void
hint_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (turn_pages_get_shown_table (TURN_WINDOW (widget)->pages)), "turn.hint", NULL);
}

static void
near_end_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  TurnPage *table = turn_pages_get_shown_table (TURN_WINDOW (widget)->pages);

  if (table != NULL)
    gtk_widget_activate_action (GTK_WIDGET (table), "turn.near-end", NULL);
}

static void
journal_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  turn_page_ask_for_journal (turn_pages_get_shown_table (TURN_WINDOW (widget)->pages));
}

static void
fullscreen_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static gboolean
turn_window_close_request (GtkWindow *window)
{
  TurnWindow *self = TURN_WINDOW (window);
  g_autoptr (GError) error = NULL;

  if (!self->closing && !turn_window_may_leave (self, &error))
    {
      turn_window_ask_before_closing (self, error);
      return TRUE;
    }
  leave_table (self);
  if (self->spoken != NULL)
    turn_live_language_lend (gtk_window_get_application (window), NULL);

  return GTK_WINDOW_CLASS (turn_window_parent_class)->close_request (window);
}

/* Whoever opens a battle first never sees the page for a new one. */
static void
turn_window_show (GtkWidget *widget)
{
  TurnWindow *self = TURN_WINDOW (widget);

  if (turn_pages_get_shown (self->pages) == NULL)
    turn_window_show_page (self, "new-battle");
  GTK_WIDGET_CLASS (turn_window_parent_class)->show (widget);
}

static void
turn_window_dispose (GObject *object)
{
  TurnWindow *self = TURN_WINDOW (object);

  if (self->match != NULL)
    turn_match_stop (self->match);
  g_clear_object (&self->focus_keeper);
  g_clear_object (&self->keeper_signals);
  g_clear_object (&self->keeper);
  g_clear_object (&self->match);
  g_clear_pointer (&self->next_record, turn_record_unref);
  g_clear_object (&self->next_file);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->shared, turn_record_unref);
  g_clear_pointer (&self->beside, g_free);

  G_OBJECT_CLASS (turn_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_activated);
  gtk_widget_class_install_action (widget_class, "boards.show-all", NULL, show_all_activated);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_activated);
  gtk_widget_class_install_action (widget_class, "win.watch-replay", NULL, watch_replay_activated);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_activated);
  gtk_widget_class_install_action (widget_class, "win.near-end", NULL, near_end_activated);
  gtk_widget_class_install_action (widget_class, "win.journal", NULL, journal_activated);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_activated);
  turn_window_install_file_actions (widget_class);
  turn_window_install_shelf_actions (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-battle", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "win.near-end", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, "win.journal", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "win.fullscreen", NULL);
}

static void
turn_window_class_init (TurnWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_window_dispose;
  widget_class->show = turn_window_show;
  GTK_WINDOW_CLASS (klass)->close_request = turn_window_close_request;

  g_type_ensure (TURN_TYPE_HEADER);
  g_type_ensure (TURN_TYPE_PAGES);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TurnWindow, save_bar);
  gtk_widget_class_bind_template_child (widget_class, TurnWindow, save_text);
  gtk_widget_class_bind_template_child (widget_class, TurnWindow, header);
  gtk_widget_class_bind_template_child (widget_class, TurnWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, turn_window_save_again);
  install_actions (widget_class);
}

static void
follow (TurnWindow *self,
        GtkWidget  *page,
        const char *signal,
        GCallback   handler)
{
  g_signal_connect_object (page, signal, handler, self, G_CONNECT_SWAPPED);
}

static void
follow_new_battle (TurnWindow *self,
                   GtkWidget  *page)
{
  GtkWidget *former = self->former != NULL ? turn_pages_find (self->former, "new-battle") : NULL;

  follow (self, page, "started", G_CALLBACK (battle_started));
  follow (self, page, "cancelled", G_CALLBACK (new_battle_cancelled));
  follow (self, page, "continued", G_CALLBACK (turn_window_continue));
  turn_new_game_page_set_up (TURN_NEW_GAME_PAGE (page), self->saved_games, (TurnNewGamePage *) former);
}

static void
page_made (TurnWindow *self,
           GtkWidget  *page)
{
  if (TURN_IS_NEW_GAME_PAGE (page))
    follow_new_battle (self, page);
  if (TURN_IS_SHELF_PAGE (page))
    turn_window_follow_shelf (self, page);
  if (!TURN_IS_PAGE (page))
    return;
  follow (self, page, "changed", G_CALLBACK (refresh));
  follow (self, page, "ended", G_CALLBACK (battle_ended));
  follow (self, page, "replay-ended", G_CALLBACK (replay_ended));
}

static void
build (TurnWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  follow (self, GTK_WIDGET (self->pages), "made", G_CALLBACK (page_made));
  turn_window_follow_keeper (self);
  g_clear_object (&self->focus_keeper);
  self->focus_keeper = turn_focus_keeper_new (GTK_WINDOW (self), self->pages);
}

static gboolean
read_rest (gpointer saved_games)
{
  turn_saved_games_read_rest (saved_games);

  return G_SOURCE_REMOVE;
}

static void
turn_window_init (TurnWindow *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_GET | G_SETTINGS_BIND_SET | G_SETTINGS_BIND_GET_NO_CHANGES;

  self->settings = g_settings_new (APPLICATION_ID);
  self->saved_games = turn_saved_games_new_later (NULL);
  turn_first_frame_then (GTK_WIDGET (self), read_rest, G_OBJECT (self->saved_games));
  self->keeper_signals = g_signal_group_new (TURN_TYPE_KEEPER);
  g_signal_group_connect_swapped (self->keeper_signals, "changed", G_CALLBACK (turn_window_follow_keeper), self);
  g_signal_group_connect_swapped (self->keeper_signals, "warned", G_CALLBACK (turn_window_warn), self);
  g_signal_connect_object (self->settings, "changed::bot-speed", G_CALLBACK (follow_speed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::own-dice", G_CALLBACK (follow_dice), self, G_CONNECT_SWAPPED);
  build (self);
  turn_window_accept_files (self);
  g_settings_bind (self->settings, "window-width", self, "default-width", flags);
  g_settings_bind (self->settings, "window-height", self, "default-height", flags);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", flags);
}

TurnWindow *
turn_window_new (GtkApplication *application)
{
  return g_object_new (TURN_TYPE_WINDOW, "application", application, NULL);
}

void
turn_window_open (TurnWindow *self,
                  GFile      *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = NULL;
  g_autoptr (JsonNode) node = NULL;
  const TurnGameKind *kind;

  g_return_if_fail (TURN_IS_WINDOW (self));

  node = store_json_load (file, &error);
  kind = node != NULL ? find_game_of_board (node) : NULL;
  if (node != NULL && kind == NULL)
    record = turn_record_read (node, &error);

  if (kind != NULL)
    open_board (self, kind, file);
  else if (record != NULL)
    open_record (self, record);
  else
    turn_window_show_problem (self, _("This file cannot be opened"), error);
}

void
turn_window_play (TurnWindow *self,
                  TurnRecord *record)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (TURN_IS_WINDOW (self));

  file = turn_saved_games_new_file (self->saved_games);
  turn_window_play_in_file (self, record, file);
}

TurnMatch *
turn_window_get_match (TurnWindow *self)
{
  g_return_val_if_fail (TURN_IS_WINDOW (self), NULL);

  return self->match;
}

/* Where things lie that are being chosen is known when the page has its size. */
static gboolean
page_was_laid_out (GtkWidget     *page,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  if (gtk_widget_get_width (page) == 0)
    return G_SOURCE_CONTINUE;
  turn_page_refresh (TURN_PAGE (page), TURN_CHANGED_STATE);

  return G_SOURCE_REMOVE;
}

/* What was seen goes on, with the turn in the making. */
static void
put_back_on_table (TurnWindow *self)
{
  TurnPage *page = turn_pages_ensure_table (self->pages, self->match), *former = turn_pages_ensure_table (self->former, self->match);

  turn_page_set_screen (page, turn_page_get_screen (former));
  turn_page_set_guide (page, turn_page_get_guide (former));
  gtk_widget_add_tick_callback (GTK_WIDGET (page), page_was_laid_out, NULL, NULL);
}

void
turn_window_say_anew (TurnWindow *self)
{
  g_autofree char *page = NULL;

  g_return_if_fail (TURN_IS_WINDOW (self));

  page = g_strdup (turn_pages_get_shown (self->pages));
  self->former = g_object_ref (self->pages);
  turn_saved_games_refresh (self->saved_games);
  gtk_widget_dispose_template (GTK_WIDGET (self), TURN_TYPE_WINDOW);
  build (self);
  if (self->has_result)
    turn_pages_set_result (self->pages, self->match);
  if (page != NULL)
    turn_pages_show (self->pages, page);
  if (self->match != NULL)
    put_back_on_table (self);
  if (turn_pages_find (self->former, "new-battle") != NULL)
    turn_pages_ensure (self->pages, "new-battle");
  if (page != NULL)
    turn_window_show_page (self, page);
  g_clear_object (&self->former);
}
