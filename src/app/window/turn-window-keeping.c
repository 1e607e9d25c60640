/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-window-private.h"

#include <glib/gi18n.h>
#include <turn-compat.h>

/* What keeps the battle on the table from being lost: the bar that says when it is not on the disk, and the question before it is left. */

void
turn_window_follow_keeper (TurnWindow *self)
{
  const char *problem = self->keeper != NULL ? turn_keeper_get_problem (self->keeper) : NULL;
  const gboolean was_told = gtk_info_bar_get_revealed (self->save_bar);

  if (problem != NULL)
    {
      /* The system's reasons end without a full stop. */
      const char *gap = g_str_has_suffix (problem, ".") ? " " : ". ";
      g_autofree char *text = g_strconcat (problem, gap, _("Saving is tried again every few seconds."), NULL);

      gtk_label_set_label (self->save_text, text);
    }
  gtk_info_bar_set_revealed (self->save_bar, problem != NULL);
  if (was_told && problem == NULL && self->keeper != NULL)
    turn_window_show_toast (self, _("The battle is saved again"));
}

void
turn_window_save_again (TurnWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (self->keeper != NULL && !turn_keeper_settle (self->keeper, &error))
    turn_window_show_toast (self, error->message);
}

/* Chance and bots rest while the disk is asked, and go on if the battle has to stay. */
gboolean
turn_window_may_leave (TurnWindow *self,
                       GError    **error)
{
  if (self->keeper == NULL)
    return TRUE;

  turn_match_stop (self->match);
  if (turn_keeper_settle (self->keeper, error))
    return TRUE;
  turn_match_run (self->match);

  return FALSE;
}

static void
ask (TurnWindow   *self,
     const GError *error,
     GCallback     answered)
{
  /* Translators: %s is a sentence that says why it could not be saved. */
  g_autofree char *body = g_strdup_printf (_("This battle has moves that are not saved. They will be lost if you do not save it. %s"), error->message);
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("Save This Battle?"), body);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_responses (question, "cancel", _("_Cancel"), "discard", _("_Discard"), "save", _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (question, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (question, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (question, "save");
  adw_message_dialog_set_close_response (question, "cancel");
  g_signal_connect_object (dialog, "response", answered, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
close_now (gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (user_data));

  return G_SOURCE_REMOVE;
}

/* The question that was answered goes first: it must not outlive the window it stands over. */
static void
close_answered (TurnWindow *self,
                const char *response)
{
  if (g_str_equal (response, "cancel"))
    return;
  self->closing = g_str_equal (response, "discard");
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_now, g_object_ref (self), g_object_unref);
}

void
turn_window_ask_before_closing (TurnWindow   *self,
                                const GError *error)
{
  ask (self, error, G_CALLBACK (close_answered));
}

static void
forget_next (TurnWindow *self)
{
  g_clear_pointer (&self->next_record, turn_record_unref);
  g_clear_object (&self->next_file);
}

/* The window at whose table a saved battle is, or NULL. */
static GtkWindow *
find_table_of (TurnWindow *self,
               GFile      *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *link = application != NULL ? gtk_application_get_windows (application) : NULL; link != NULL; link = link->next)
    {
      TurnKeeper *keeper = TURN_IS_WINDOW (link->data) ? TURN_WINDOW (link->data)->keeper : NULL;

      if (keeper != NULL && g_file_equal (turn_keeper_get_file (keeper), file))
        return link->data;
    }

  return NULL;
}

static void
show_other_answered (GtkWindow  *other,
                     const char *response)
{
  if (g_str_equal (response, "show"))
    gtk_window_present (other);
}

static void
say_where_open (TurnWindow   *self,
                GFile        *file,
                const GError *error)
{
  GtkWindow *other = find_table_of (self, file);
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("This battle is open already"), error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  if (other != NULL)
    {
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "show", /* Translators: the window in which a battle is open. */
                                       _("_Show It"));
      g_signal_connect_object (dialog, "response", G_CALLBACK (show_other_answered), other, G_CONNECT_SWAPPED);
    }
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Puts a battle on the table that goes on in @file; without one it is only watched. */
static void
begin (TurnWindow *self,
       TurnRecord *record,
       GFile      *file)
{
  g_autoptr (TurnMatch) match = turn_match_new (turn_record_ref (record));
  g_autoptr (TurnKeeper) keeper = NULL;
  g_autoptr (GError) error = NULL;

  if (file != NULL)
    {
      keeper = turn_keeper_new (match, file, &error);
      if (keeper == NULL)
        {
          say_where_open (self, file, error);
          return;
        }
    }
  turn_window_put_on_table (self, match, keeper, file == NULL);
  if (file != NULL)
    turn_match_run (match);
}

static void
next_answered (TurnWindow *self,
               const char *response)
{
  g_autoptr (TurnRecord) record = g_steal_pointer (&self->next_record);
  g_autoptr (GFile) file = g_steal_pointer (&self->next_file);

  if (g_str_equal (response, "discard"))
    begin (self, record, file);
  else if (g_str_equal (response, "save"))
    turn_window_play_in_file (self, record, file);
}

void
turn_window_play_in_file (TurnWindow *self,
                          TurnRecord *record,
                          GFile      *file)
{
  g_autoptr (GError) error = NULL;

  if (turn_window_may_leave (self, &error))
    {
      begin (self, record, file);
      return;
    }
  forget_next (self);
  self->next_record = turn_record_ref (record);
  g_set_object (&self->next_file, file);
  ask (self, error, G_CALLBACK (next_answered));
}

void
turn_window_continue (TurnWindow    *self,
                      TurnSavedGame *game)
{
  GFile *file = turn_saved_game_get_file (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = NULL;

  /* What is on this table already is gone on with by looking at it. */
  if (self->keeper != NULL && g_file_equal (turn_keeper_get_file (self->keeper), file))
    {
      turn_window_show_page (self, turn_match_get_rules (self->match)->id);
      return;
    }
  record = turn_saved_game_load (game, &error);
  if (record == NULL)
    turn_window_show_problem (self, _("This battle cannot be continued"), error);
  else
    turn_window_play_in_file (self, record, file);
}

void
turn_window_house_kept (TurnWindow *self,
                        guint       n_counted,
                        const char *warning)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u battle that was over is now in the hall of fame",
                                                     "%u battles that were over are now in the hall of fame", n_counted), n_counted);

  g_return_if_fail (TURN_IS_WINDOW (self));

  if (n_counted > 0)
    turn_window_show_toast (self, text);
  if (warning != NULL)
    turn_window_warn (self, warning);
}

void
turn_window_warn (TurnWindow *self,
                  const char *text)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("Hall of Fame"), text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
