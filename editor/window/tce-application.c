/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-application.h"

#include <glib/gi18n.h>
#include <tc-board-recovery.h>
#include <turn-base-application.h>
#include <turn-compat.h>
#include <turn-help-window.h>
#include <turn-language.h>

#include "tce-export-options.h"
#include "tce-preferences-window.h"
#include "tce-window-private.h"

struct _TceApplication
{
  TurnBaseApplication parent_instance;

  gboolean            offered;      /* what was not saved before is offered once */
};

G_DEFINE_FINAL_TYPE (TceApplication, tce_application, TURN_TYPE_BASE_APPLICATION)

/* "Two Banks, 16 November 2026, 14:32" */
static char *
say_recovery (TcBoardRecovery * recovery)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (tc_board_recovery_get_modified (recovery) / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *day = turn_language_date (local);
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
recovery_answered (AdwMessageDialog *dialog,
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

static void
show_warning (TceWindow  *window,
              const char *warning)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (window), _("Unsaved Work Cannot Be Read"), warning);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tce_application_offer_recovery (TceWindow *window)
{
  g_autofree char *warning = NULL, *body = NULL;
  g_autoptr (GPtrArray) recoveries = tc_board_recovery_list (NULL, &warning);
  GtkWidget *dialog;

  if (warning != NULL)
    show_warning (window, warning);
  if (recoveries->len == 0)
    return;

  body = list_recoveries (recoveries);
  dialog = turn_compat_message_dialog_new (GTK_WINDOW (window), _("Restore Unsaved Boards?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "later", _("_Later"), "discard", _("_Discard"),
                                    "recover", _("_Recover"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "recover", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "recover");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_data (dialog, "response", G_CALLBACK (recovery_answered), g_ptr_array_ref (recoveries), free_recoveries, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
window_shown (TceApplication *self,
              TceWindow      *window)
{
  if (!self->offered)
    tce_application_offer_recovery (window);
  self->offered = TRUE;
}

static TceWindow *
add_window (TceApplication *self)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (self));

  g_signal_connect_object (window, "map", G_CALLBACK (window_shown), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return window;
}

static void
new_window_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (add_window (user_data)));
}

static void
help_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TurnHelpWindow *help = turn_help_window_new ();

  turn_help_window_add_texts (help, "editor");
  turn_base_application_present_over (user_data, GTK_WINDOW (help));
}

static const GActionEntry actions[] = {
  { .name = "help", .activate = help_activated },
  { .name = "new-window", .activate = new_window_activated },
};

static const TurnAccelerator accelerators[] = {
  { "app.help", { "F1" } },
  { "app.new-window", { "<Control>n" } },
};

static const char *
advise (void)
{
  /* Translators: WAYLAND_DISPLAY, DISPLAY, ssh -X and tag-city-lab validate are names that stay as they are. */
  return _("The board editor needs a screen and found none (neither WAYLAND_DISPLAY nor DISPLAY leads to one): "
           "start it from a desktop or through ssh -X, "
           "or check a board with tag-city-lab validate, which needs no screen.");
}

static GtkWindow *
new_preferences (GSettings *settings)
{
  return GTK_WINDOW (tce_preferences_window_new (settings));
}

/* Boards stay open. */
static void
say_anew (GtkWindow *window)
{
  tce_window_say_anew (TCE_WINDOW (window));
}

GtkWindow *
tce_application_new_about (void)
{
  static const char *const developers[] = { "Tag City contributors", NULL };
  GtkWidget *window = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (window);

  adw_about_window_set_application_name (about, _("Tag City Board Editor"));
  adw_about_window_set_application_icon (about, APPLICATION_ID);
  adw_about_window_set_version (about, VERSION);
  adw_about_window_set_developer_name (about, _("Tag City contributors"));
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_copyright (about, _("© The Tag City contributors"));
  adw_about_window_set_comments (about, _("Draws city boards for Tag City. What you draw is yours."));
  adw_about_window_set_developers (about, (const char **) developers);
  turn_credits_add (about);
  /* Translators: put your names here, one a line. */
  adw_about_window_set_translator_credits (about, _("translator-credits"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);

  return GTK_WINDOW (window);
}

static void
tce_application_startup (GApplication *application)
{
  g_set_application_name (_("Tag City Board Editor"));

  G_APPLICATION_CLASS (tce_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  turn_base_application_add_accelerators (TURN_BASE_APPLICATION (application), accelerators, G_N_ELEMENTS (accelerators));
}

static void
tce_application_activate (GApplication *application)
{
  GtkWindow *window = turn_base_application_find_window (TURN_BASE_APPLICATION (application));

  gtk_window_present (window != NULL ? window : GTK_WINDOW (add_window (TCE_APPLICATION (application))));
}

static void
tce_application_open (GApplication *application,
                      GFile       **files,
                      gint          n_files,
                      const char   *hint)
{
  TceApplication *self = TCE_APPLICATION (application);

  /* Each is shown when its board is there, so that its first frame is the board's. */
  for (gint i = 0; i < n_files; i++)
    tce_window_open (add_window (self), files[i]);
}

static void
tce_application_class_init (TceApplicationClass *klass)
{
  TurnBaseApplicationClass *base_class = TURN_BASE_APPLICATION_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  base_class->program = "tag-city-editor";
  base_class->version = VERSION;
  base_class->window_type = TCE_TYPE_WINDOW;
  base_class->style = "/org/tagcity/TagCity/Editor/style.css";
  base_class->high_contrast = "/org/tagcity/TagCity/Editor/style-hc.css";
  base_class->shortcuts = "/org/tagcity/TagCity/Editor/shortcuts.ui";
  base_class->preferences_type = TCE_TYPE_PREFERENCES_WINDOW;
  base_class->advise = advise;
  base_class->new_about = tce_application_new_about;
  base_class->new_preferences = new_preferences;
  base_class->say_anew = say_anew;
  application_class->startup = tce_application_startup;
  application_class->activate = tce_application_activate;
  application_class->open = tce_application_open;
}

static void
tce_application_init (TceApplication *self)
{
  g_application_add_option_group (G_APPLICATION (self), tce_export_option_group_new ());
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[BOARD…]"));
  g_application_set_option_context_summary (G_APPLICATION (self), _("Draws city boards (.city.json) for Tag City."));
}

TceApplication *
tce_application_new (void)
{
  return g_object_new (TCE_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", NULL,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
