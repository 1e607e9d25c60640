/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-recovery.h"

#include <glib/gi18n.h>
#include <tc-compat.h>
#include <tc-language.h>

/* "Two Banks, 16 November 2026, 14:32" */
static char *
say_recovery (TcBoardRecovery *recovery)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (tc_board_recovery_get_modified (recovery) / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *day = tc_language_date (local);
  g_autofree char *time = g_date_time_format (local, "%H:%M");

  /* Translators: a board that was not saved, and when it was changed last: “Two Banks, 16 November 2026, 14:32”. */
  return g_strdup_printf (_("%s, %s, %s"), tc_board_recovery_get_title (recovery), day, time);
}

static void
recover_all (TceWindow *window,
             GPtrArray *recoveries)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  for (guint i = 0; i < recoveries->len; i++)
    {
      g_autoptr (TcBoardDocument) document = tc_board_document_recover (g_ptr_array_index (recoveries, i));
      TceWindow *place = tce_window_get_document (window) == NULL ? window : tce_window_new (application);

      tce_window_set_document (place, document);
      gtk_window_present (GTK_WINDOW (place));
    }
}

static void
answered (AdwMessageDialog *dialog,
          const char       *response,
          GPtrArray        *recoveries)
{
  TceWindow *window = TCE_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (g_str_equal (response, "recover"))
    recover_all (window, recoveries);
  else if (g_str_equal (response, "discard"))
    g_ptr_array_foreach (recoveries, (GFunc) (void (*)(void))tc_board_recovery_delete, NULL);
}

static void
free_recoveries (gpointer  recoveries,
                 GClosure *closure)
{
  g_ptr_array_unref (recoveries);
}

static char *
list_recoveries (GPtrArray *recoveries)
{
  GString *text = g_string_new (ngettext ("The editor ended before this board was saved:", "The editor ended before these boards were saved:",
                                          recoveries->len));

  g_string_append_c (text, '\n');
  for (guint i = 0; i < recoveries->len; i++)
    {
      g_autofree char *line = say_recovery (g_ptr_array_index (recoveries, i));

      g_string_append_printf (text, "\n%s", line);
    }

  return g_string_free (text, FALSE);
}

void
tce_recovery_offer (TceWindow *window)
{
  g_autoptr (GPtrArray) recoveries = tc_board_recovery_list (NULL);
  g_autofree char *body = NULL;
  GtkWidget *dialog;

  if (recoveries->len == 0)
    return;

  body = list_recoveries (recoveries);
  dialog = tc_compat_message_dialog_new (GTK_WINDOW (window), _("Go On Where You Were?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "later", _("_Later"), "discard", _("_Discard"),
                                    "recover", _("_Recover"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "recover", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "recover");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered), g_ptr_array_ref (recoveries), free_recoveries, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
