/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-window.h"

#include <glib/gi18n.h>

#include <tc-compat.h>
#include <tc-file-name.h>
#include <tc-live-language.h>
#include <tc-saved-games.h>
#include <tc-statistics.h>

#include "tc-file-dialogs.h"
#include "tc-game-pages.h"
#include "tc-new-battle-page.h"
#include "tc-opened-file.h"
#include "tc-rematch.h"
#include "tc-result-page.h"
#include "tc-saved-games-window.h"
#include "tc-scene.h"
#include "tc-score-chips.h"
#include "tc-speaker.h"
#include "tc-table-page.h"
#include "tc-window-size.h"

struct _TcWindow
{
  AdwApplicationWindow parent_instance;

  GSettings           *settings;
  GFile               *save_file;     /* where the match is kept, or NULL */
  TcSavedGames        *saved_games;
  TurnMatch           *match;         /* of the table or the result, or NULL */
  GSignalGroup        *match_signals;
  const char          *spoken;        /* the language of a person at the table, interned, or NULL */

  AdwToastOverlay     *toasts;
  AdwWindowTitle      *title;
  TcScoreChips        *chips;
  GtkWidget           *new_button;
  GtkStack            *pages;
  TcNewBattlePage     *new_battle;
  TcTablePage         *table;
  TcResultPage        *result;
  GtkWidget           *undo;
};

G_DEFINE_FINAL_TYPE (TcWindow, tc_window, ADW_TYPE_APPLICATION_WINDOW)

static void
show_toast (TcWindow   *self,
            const char *text)
{
  /* A toast reads markup; names and messages may hold anything. */
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, 6);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
show_problem (TcWindow     *self,
              const char   *heading,
              const GError *error)
{
  GtkWidget *dialog = tc_compat_message_dialog_new (GTK_WINDOW (self), heading, error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
is_page (TcWindow   *self,
         const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0;
}

/* How long each move of a bot is shown, by bot-speed. */
static const guint pauses[] = { 900, 350, 0 };

static void
follow_speed (TcWindow *self)
{
  if (self->match != NULL)
    turn_match_set_pause (self->match, pauses[g_settings_get_enum (self->settings, "bot-speed")]);
}

static void
follow_talk (TcWindow *self)
{
  TcTable *table = tc_table_page_get_table (self->table);

  if (table != NULL)
    tc_table_set_talk (table, (TcTalk) g_settings_get_enum (self->settings, "bot-talk"));
}

/* Where the crew has no room beside the board, the header bar tells how everybody stands. */
static void
refresh_chips (TcWindow *self,
               TcTable  *table)
{
  const gboolean chips = table != NULL && is_page (self, "table") && tc_table_page_is_narrow (self->table);

  gtk_widget_set_visible (GTK_WIDGET (self->title), !chips);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), chips);
  gtk_widget_set_visible (self->new_button, !chips && !is_page (self, "new-battle"));
  if (chips)
    tc_score_chips_set_table (self->chips, table);
}

static void
refresh (TcWindow *self)
{
  g_autofree char *subtitle = NULL;
  TcTable *table = tc_table_page_get_table (self->table);
  TcGamePage *game_page = tc_game_pages_get_visible (self->pages);

  if (game_page != NULL)
    subtitle = tc_game_page_dup_subtitle (game_page);
  else if (is_page (self, "table") && table != NULL)
    subtitle = tc_scene_subtitle (table);
  else if (is_page (self, "result"))
    subtitle = tc_result_page_dup_subtitle (self->result);

  adw_window_title_set_title (self->title, game_page != NULL ? turn_record_get_place (turn_match_get_record (self->match), NULL)
                                                             : _("Tag City"));
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
  refresh_chips (self, table);
  gtk_widget_set_visible (self->undo, is_page (self, "table") || game_page != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo",
                                 game_page != NULL ? tc_game_page_get_can_undo (game_page)
                                 : is_page (self, "table") && table != NULL && tc_table_get_can_undo (table));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-record", self->match != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rematch", self->match != NULL);
  tc_speaker_follow (GTK_WINDOW (self), is_page (self, "table") ? self->table : NULL, game_page != NULL ? self->match : NULL, &self->spoken);
}

static void
show_page (TcWindow   *self,
           const char *name)
{
  gtk_stack_set_visible_child_name (self->pages, name);
  tc_new_battle_page_set_can_cancel (self->new_battle, self->match != NULL);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
  refresh (self);
}

/* A battle that is over is in the hall of fame, and no longer among those to go on with. */
static void
file_away (TcWindow *self)
{
  g_autoptr (TcStatistics) statistics = tc_statistics_new (NULL, NULL);
  g_autoptr (GError) error = NULL;

  if (!tc_statistics_add (statistics, turn_match_get_record (self->match), &error))
    show_toast (self, error->message);
  if (self->save_file == NULL)
    return;
  turn_match_set_autosave (self->match, NULL);
  tc_saved_games_delete (self->saved_games, self->save_file, NULL);
  g_clear_object (&self->save_file);
}

static void
battle_ended (TcWindow *self)
{
  /* Who has finished a battle needs no coach, unless they ask for him again. */
  g_settings_set_boolean (self->settings, "coach", FALSE);
  file_away (self);
  tc_result_page_set_match (self->result, self->match);
  show_page (self, "result");
}

static void
save_failed (TcWindow *self,
             GError   *error)
{
  g_autofree char *text = g_strdup_printf (_("The battle could not be saved: %s"), error->message);

  show_toast (self, text);
}

static void
put_on_table (TcWindow  *self,
              TurnMatch *match,
              gboolean   replay)
{
  if (self->match != NULL)
    turn_match_stop (self->match);
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  follow_speed (self);
  tc_game_pages_set_match (self->pages, match, replay);
  tc_table_page_set_match (self->table, tc_game_pages_find (self->pages, match) == NULL ? match : NULL, replay);
  follow_talk (self);
  show_page (self, tc_game_pages_get_name (self->pages, self->match));
}

/* Starts or goes on with a battle that is kept in @file after every event. */
static void
play_in_file (TcWindow   *self,
              TurnRecord *record,
              GFile      *file)
{
  g_autoptr (TurnMatch) match = turn_match_new (turn_record_ref (record));

  turn_match_set_autosave (match, file);
  put_on_table (self, match, FALSE);
  g_set_object (&self->save_file, file);
  turn_match_run (match);
}

static void
continue_game (TcWindow    *self,
               TcSavedGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = tc_saved_game_load (game, &error);

  if (record == NULL)
    show_problem (self, _("This battle cannot be continued"), error);
  else
    play_in_file (self, record, tc_saved_game_get_file (game));
}

/* A record that was opened: one that is over is watched, another one goes on in a file of ours; the user's own stays as it is. */
static void
open_record (TcWindow   *self,
             TurnRecord *record)
{
  g_autoptr (TurnMatch) match = NULL;

  if (!turn_record_is_finished (record))
    {
      tc_window_play (self, record);
      return;
    }
  match = turn_match_new (turn_record_ref (record));
  put_on_table (self, match, TRUE);
  if (tc_game_pages_find (self->pages, match) == NULL)
    tc_result_page_set_match (self->result, match);
}

static void
rematch (TcWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = tc_rematch_new (turn_match_get_record (self->match), &error);

  if (record == NULL)
    show_problem (self, _("No rematch on this board"), error);
  else
    tc_window_play (self, record);
}

static void
battle_started (TcWindow   *self,
                TurnRecord *record)
{
  tc_window_play (self, record);
}

static void
new_battle_cancelled (TcWindow *self)
{
  const gboolean over = self->match != NULL && turn_match_is_finished (self->match) && !tc_table_page_is_replay (self->table)
                        && tc_game_pages_find (self->pages, self->match) == NULL;

  show_page (self, over ? "result" : tc_game_pages_get_name (self->pages, self->match));
}

static void
replay_ended (TcWindow *self)
{
  turn_match_set_position (self->match, turn_match_get_n_moves (self->match));
  if (tc_game_pages_find (self->pages, self->match) != NULL)
    {
      tc_game_pages_set_match (self->pages, self->match, FALSE);
      refresh (self);
      return;
    }
  tc_result_page_set_match (self->result, self->match);
  show_page (self, "result");
}

static void
new_battle_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  tc_saved_games_refresh (self->saved_games);
  show_page (self, "new-battle");
}

static void
rematch_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  rematch (TC_WINDOW (widget));
}

static void
watch_replay_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  g_autoptr (TurnMatch) match = g_object_ref (self->match);

  turn_match_set_position (match, 0);
  put_on_table (self, match, TRUE);
}

static void
undo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcGamePage *game_page = tc_game_pages_get_visible (self->pages);

  if (game_page != NULL)
    tc_game_page_undo (game_page);
  else
    tc_table_undo (tc_table_page_get_table (self->table));
}

static void
file_to_open_chosen (GFile   *file,
                     gpointer user_data)
{
  tc_window_open (user_data, file);
}

static void
open_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_file_dialog_open (GTK_WINDOW (widget), file_to_open_chosen, widget);
}

static void
record_file_chosen (GFile   *file,
                    gpointer user_data)
{
  TcWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!turn_record_save (turn_match_get_record (self->match), file, &error))
    show_problem (self, _("The battle was not saved"), error);
  else
    show_toast (self, _("Battle saved"));
}

static void
save_record_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stem = g_date_time_format (now, "%Y-%m-%d-%H%M");
  g_autofree char *name = tc_file_name_propose (stem, TC_FILE_KIND_RECORD);

  tc_file_dialog_save_record (GTK_WINDOW (widget), name, record_file_chosen, widget);
}

static void
saved_games_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcSavedGamesWindow *window = tc_saved_games_window_new (self->saved_games);

  tc_saved_games_refresh (self->saved_games);
  g_signal_connect_object (window, "continued", G_CALLBACK (continue_game), self, G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
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
tc_window_close_request (GtkWindow *window)
{
  TcWindow *self = TC_WINDOW (window);

  tc_window_size_keep (window, self->settings);
  if (self->match != NULL)
    turn_match_stop (self->match);
  if (self->spoken != NULL)
    tc_live_language_lend (gtk_window_get_application (window), NULL);

  return GTK_WINDOW_CLASS (tc_window_parent_class)->close_request (window);
}

static void
tc_window_dispose (GObject *object)
{
  TcWindow *self = TC_WINDOW (object);

  if (self->match != NULL)
    turn_match_stop (self->match);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  g_clear_object (&self->save_file);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tc_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_activated);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_activated);
  gtk_widget_class_install_action (widget_class, "win.watch-replay", NULL, watch_replay_activated);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "win.save-record", NULL, save_record_activated);
  gtk_widget_class_install_action (widget_class, "win.saved-games", NULL, saved_games_activated);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-battle", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "win.save-record", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "win.fullscreen", NULL);
}

static void
tc_window_class_init (TcWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = tc_window_close_request;

  g_type_ensure (TC_TYPE_NEW_BATTLE_PAGE);
  g_type_ensure (TC_TYPE_TABLE_PAGE);
  g_type_ensure (TC_TYPE_RESULT_PAGE);
  g_type_ensure (TC_TYPE_SCORE_CHIPS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, chips);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, new_battle);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, table);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, result);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, undo);
  install_actions (widget_class);
}

static void
build (TcWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  tc_game_pages_add (self->pages, self, G_CALLBACK (refresh), G_CALLBACK (file_away), G_CALLBACK (replay_ended));
  g_signal_connect_object (self->new_battle, "started", G_CALLBACK (battle_started), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->new_battle, "cancelled", G_CALLBACK (new_battle_cancelled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->new_battle, "continued", G_CALLBACK (continue_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "ended", G_CALLBACK (battle_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "replay-ended", G_CALLBACK (replay_ended), self, G_CONNECT_SWAPPED);
}

static void
tc_window_init (TcWindow *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->saved_games = tc_saved_games_new (NULL);
  self->match_signals = g_signal_group_new (TURN_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "save-failed", G_CALLBACK (save_failed), self);
  g_signal_connect_object (self->settings, "changed::bot-speed", G_CALLBACK (follow_speed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::bot-talk", G_CALLBACK (follow_talk), self, G_CONNECT_SWAPPED);
  build (self);
  tc_new_battle_page_set_up (self->new_battle, self->settings, self->saved_games);
  tc_window_size_restore (GTK_WINDOW (self), self->settings);
  show_page (self, "new-battle");
}

TcWindow *
tc_window_new (GtkApplication *application)
{
  return g_object_new (TC_TYPE_WINDOW, "application", application, NULL);
}

void
tc_window_open (TcWindow *self,
                GFile    *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = NULL;

  g_return_if_fail (TC_IS_WINDOW (self));

  switch (tc_opened_file_read (file, &record, &error))
    {
    case TC_OPENED_RECORD:
      open_record (self, record);
      break;
    case TC_OPENED_BOARD:
      show_page (self, "new-battle");
      if (!tc_new_battle_page_open_board (self->new_battle, file, &error))
        show_problem (self, _("This board cannot be played"), error);
      break;
    case TC_OPENED_NOTHING:
    default:
      show_problem (self, _("This file cannot be opened"), error);
    }
}

void
tc_window_play (TcWindow   *self,
                TurnRecord *record)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (TC_IS_WINDOW (self));

  file = tc_saved_games_new_file (self->saved_games);
  play_in_file (self, record, file);
}

TurnMatch *
tc_window_get_match (TcWindow *self)
{
  g_return_val_if_fail (TC_IS_WINDOW (self), NULL);

  return self->match;
}

/* Where the shape in the making lies is known when the page has its size. */
static gboolean
page_was_laid_out (GtkWidget     *page,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  TcTable *table = tc_table_page_get_table (TC_TABLE_PAGE (page));

  if (gtk_widget_get_width (page) == 0)
    return G_SOURCE_CONTINUE;
  if (table != NULL)
    g_signal_emit_by_name (table, "turn-changed");

  return G_SOURCE_REMOVE;
}

void
tc_window_say_anew (TcWindow *self)
{
  g_autoptr (TcNewBattlePage) new_battle = NULL;
  g_autoptr (TcTablePage) table = NULL;
  g_autofree char *page = NULL;
  gboolean is_replay;

  g_return_if_fail (TC_IS_WINDOW (self));

  page = g_strdup (gtk_stack_get_visible_child_name (self->pages));
  new_battle = g_object_ref (self->new_battle);
  table = g_object_ref (self->table);
  tc_saved_games_refresh (self->saved_games);
  is_replay = tc_game_pages_is_replay (self->pages, self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), TC_TYPE_WINDOW);
  build (self);
  tc_game_pages_set_match (self->pages, self->match, is_replay);
  gtk_stack_set_visible_child_name (self->pages, page);
  tc_new_battle_page_set_up_like (self->new_battle, new_battle);
  tc_table_page_set_table (self->table, tc_table_page_get_table (table), tc_table_page_is_replay (table));
  gtk_widget_add_tick_callback (GTK_WIDGET (self->table), page_was_laid_out, NULL, NULL);
  if (g_str_equal (page, "table") && self->match != NULL && turn_match_is_finished (self->match) && !tc_table_page_is_replay (table))
    battle_ended (self);
  else
    show_page (self, page);
  if (self->match != NULL && turn_match_is_finished (self->match))
    tc_result_page_set_match (self->result, self->match);
}
