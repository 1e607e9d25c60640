/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-guide.h"
#include "turn-new-game-page.h"
#include "turn-window-private.h"

#include <glib/gi18n.h>
#include <turn-compat.h>
#include <turn-file-name.h>
#include <turn-record.h>

void
turn_window_show_toast (TurnWindow *self,
                        const char *text)
{
  /* A toast reads markup; names and messages may hold anything. */
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, 6);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
turn_window_show_problem (TurnWindow   *self,
                          const char   *heading,
                          const GError *error)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), heading, error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
file_to_open_chosen (GFile   *file,
                     gpointer user_data)
{
  turn_window_open (user_data, file);
}

static void
open_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  GtkFileChooserNative *dialog = turn_file_question_new (GTK_WINDOW (widget), _("Open a Board or a Battle"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                         _("_Open"), file_to_open_chosen, widget);

  turn_file_question_add_filter (dialog, _("Boards and battles"), TURN_FILE_NAME_BOARDS " " TURN_FILE_NAME_RECORDS);
  turn_file_question_add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* One table, one file: of several the first is opened. */
static gboolean
files_dropped (TurnWindow   *self,
               const GValue *value)
{
  const GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  turn_window_open (self, files->data);

  return TRUE;
}

void
turn_window_accept_files (TurnWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (files_dropped), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
turn_window_ask_for_place (TurnWindow    *self,
                           GDateTime     *date,
                           TurnFileChosen chosen)
{
  g_autofree char *stem = date != NULL ? g_date_time_format (date, "%Y-%m-%d-%H%M") : g_strdup ("battle");
  g_autofree char *name = turn_file_name_propose (stem, TURN_FILE_KIND_RECORD);
  GtkFileChooserNative *dialog = turn_file_question_new (GTK_WINDOW (self), _("Save the Battle"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                         _("_Save"), chosen, self);

  turn_file_question_add_filter (dialog, _("Battles"), TURN_FILE_NAME_RECORDS);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
record_file_chosen (GFile   *file,
                    gpointer user_data)
{
  TurnWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!turn_record_save (turn_match_get_record (self->match), file, &error))
    turn_window_show_problem (self, _("The battle was not saved"), error);
  else
    turn_window_show_toast (self, _("Battle saved"));
}

static void
save_record_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  turn_window_ask_for_place (TURN_WINDOW (widget), now, record_file_chosen);
}

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
first_game_left (GtkWidget  *widget,
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
turn_window_install_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "win.save-record", NULL, save_record_activated);
  gtk_widget_class_install_action (widget_class, "win.first-game", NULL, first_game_activated);
  gtk_widget_class_install_action (widget_class, "win.leave-first-game", NULL, first_game_left);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "win.save-record", NULL);
}
