/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How boards get into a window and out of it, and how a second one stands beside the first. */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <store-error.h>
#include <store-file.h>
#include <tc-built-in-boards.h>
#include <turn-compat.h>
#include <turn-file-name.h>
#include <turn-file-question.h>

#include "tce-recent.h"
#include "tce-generate-window.h"
#include "tce-start-page.h"

static GtkFileChooserNative *
ask_for_file (TceWindow           *self,
              const char          *title,
              GtkFileChooserAction action,
              const char          *accept,
              TurnFileChosen       chosen,
              gpointer             user_data)
{
  GtkFileChooserNative *dialog = turn_file_question_new (GTK_WINDOW (self), title, action, accept, chosen, user_data);

  turn_file_question_add_filter (dialog, _("Boards"), TURN_FILE_NAME_BOARDS);

  return dialog;
}

static void
ask_what_to_open (TceWindow     *self,
                  TurnFileChosen chosen)
{
  GtkFileChooserNative *dialog = ask_for_file (self, _("Open a Board"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), chosen, self);

  turn_file_question_add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Boards in this folder are in the game's list at once. */
static GFile *
get_folder_of_boards (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "boards", NULL);
}

/* Where the file lies, or, for a new board, where the game looks for boards. */
static GFile *
find_folder_to_save_in (TceWindow *self)
{
  GFile *file = tc_board_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  if (folder != NULL)
    return g_steal_pointer (&folder);

  folder = get_folder_of_boards ();

  return g_mkdir_with_parents (g_file_peek_path (folder), 0755) == 0 ? g_steal_pointer (&folder) : NULL;
}

static void
ask_where_to_save (TceWindow     *self,
                   const char    *name,
                   TurnFileChosen chosen,
                   gpointer       user_data)
{
  GtkFileChooserNative *dialog = ask_for_file (self, _("Save the Board"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), chosen, user_data);
  g_autoptr (GFile) folder = find_folder_to_save_in (self);

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* The board that stands beside the one that is edited, or NULL. */
static TcBoardDocument *
get_beside (TceWindow *self)
{
  return self->beside != NULL ? tce_panel_get_document (TCE_PANEL (self->beside)) : NULL;
}

/* The window in which a document, or that of a file, is edited or stands beside the one that is; or NULL. */
static TceWindow *
find_window (TceWindow       *self,
             TcBoardDocument *wanted,
             GFile           *file,
             gboolean         beside)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *link = application != NULL ? gtk_application_get_windows (application) : NULL; link != NULL; link = link->next)
    {
      TceWindow *window = TCE_IS_WINDOW (link->data) ? link->data : NULL;
      TcBoardDocument *document = window == NULL ? NULL : beside ? get_beside (window) : window->document;
      GFile *other = document != NULL ? tc_board_document_get_file (document) : NULL;

      if (document != NULL && (document == wanted || (file != NULL && other != NULL && g_file_equal (file, other))))
        return window;
    }

  return NULL;
}

TceWindow *
tce_window_find_editor_of (TceWindow *self,
                           GFile     *file)
{
  return find_window (self, NULL, file, FALSE);
}

static void
open_alone (TceWindow       *self,
            TcBoardDocument *document)
{
  TceWindow *window = tce_window_new (gtk_window_get_application (GTK_WINDOW (self)));

  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
}

/* Unsaved work that nobody else shows goes into a window of its own, where it can be saved. */
static void
put_away (TceWindow *self)
{
  g_autoptr (TcBoardDocument) document = NULL;

  g_set_object (&document, get_beside (self));
  tce_panel_set_document (TCE_PANEL (self->beside), NULL);
  if (document != NULL && tc_board_document_get_modified (document) && find_window (self, document, NULL, FALSE) == NULL)
    open_alone (self, document);
}

static void
show_beside (TceWindow       *self,
             TcBoardDocument *document)
{
  if (document == self->document)
    {
      tce_window_show_toast (self, _("That board is already open here"));
      return;
    }

  tce_window_ensure_workspace (self);
  put_away (self);
  tce_panel_set_document (TCE_PANEL (self->beside), document);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.swap-boards", document != NULL);
}

static void
document_loaded (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TceWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardDocument) document = tc_board_document_load_finish (result, &error);

  if (self->toasts == NULL || !gtk_widget_get_realized (GTK_WIDGET (self)))
    return;

  if (document != NULL)
    show_beside (self, document);
  else
    tce_window_show_problem (self, _("This board cannot be opened"), error);
}

static void
file_chosen (TceWindow *self,
             GFile     *file)
{
  TceWindow *other = tce_window_find_editor_of (self, file);

  /* A board that is edited in another window is followed there. */
  if (other != NULL)
    show_beside (self, tce_window_get_document (other));
  else
    tc_board_document_load_async (file, NULL, document_loaded, g_object_ref (self));
}

static void
another_file_chosen (GFile   *file,
                     gpointer user_data)
{
  file_chosen (user_data, file);
}

static void
template_chosen (TceWindow  *self,
                 const char *id)
{
  g_autoptr (TcBoardFile) start = tc_board_template_load (id);
  g_autoptr (TcBoardDocument) document = tc_board_document_new (start);

  show_beside (self, document);
}

static void
another_wanted (TceWindow *self)
{
  ask_what_to_open (self, another_file_chosen);
}

static void
close_by_escape (GtkWidget *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (dialog, keys);
}

/* The boards to choose from are those one could begin with. */
static void
ask_which (TceWindow *self)
{
  GtkWidget *page = tce_start_page_new (NULL), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *dialog = g_object_new (ADW_TYPE_WINDOW, "transient-for", self, "modal", TRUE, "destroy-with-parent", TRUE,
                                    "title", _("Side by Side"), "default-width", 760, "default-height", 560, NULL);
  static const char *const choices[] = { "open-file", "open-template", "open" };

  tce_start_page_set_heading (TCE_START_PAGE (page), _("Put a board beside this one"), _("To compare them, and to change over from one to the other."));
  g_signal_connect_object (page, "open-file", G_CALLBACK (file_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "open-template", G_CALLBACK (template_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "open", G_CALLBACK (another_wanted), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    g_signal_connect_object (page, choices[i], G_CALLBACK (gtk_window_close), dialog, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  close_by_escape (dialog);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (dialog), box);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
side_by_side_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (get_beside (self) != NULL)
    show_beside (self, NULL);
  else if (self->document != NULL)
    ask_which (self);
}

static void
swap_boards_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget), *other;
  g_autoptr (TcBoardDocument) here = NULL, beside = NULL;

  g_set_object (&here, self->document);
  g_set_object (&beside, get_beside (self));
  if (beside == NULL)
    return;

  other = find_window (self, beside, NULL, FALSE);
  if (other != NULL)
    {
      gtk_window_present (GTK_WINDOW (other));
      return;
    }

  /* Without the second board first: no document is shown twice. */
  tce_panel_set_document (TCE_PANEL (self->beside), NULL);
  tce_window_set_document (self, beside);
  tce_panel_set_document (TCE_PANEL (self->beside), here);
}

static gboolean
change_over_to (TceWindow *self,
                GFile     *file)
{
  TceWindow *window = find_window (self, NULL, file, TRUE);

  if (window == NULL)
    return FALSE;
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.swap-boards", NULL);

  return TRUE;
}

gboolean
tce_window_change_over_to_unsaved (TceWindow *self)
{
  g_autoptr (TcBoardDocument) beside = NULL;

  g_set_object (&beside, get_beside (self));
  if (beside == NULL || !tc_board_document_get_modified (beside) || find_window (self, beside, NULL, FALSE) != NULL)
    return FALSE;

  tce_panel_set_document (TCE_PANEL (self->beside), NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.swap-boards", FALSE);
  tce_window_set_document (self, beside);

  return TRUE;
}

void
tce_window_hand_over_beside (TceWindow *self,
                             TceWindow *twin)
{
  g_autoptr (TcBoardDocument) beside = NULL;

  g_set_object (&beside, get_beside (self));
  if (beside == NULL)
    return;
  tce_panel_set_document (TCE_PANEL (self->beside), NULL);
  show_beside (twin, beside);
}

/* Shows a board in this window if it has none yet, otherwise in a new one. */
static void
show_document (TceWindow       *self,
               TcBoardDocument *document)
{
  TceWindow *window = self->document == NULL ? self : tce_window_new (gtk_window_get_application (GTK_WINDOW (self)));

  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
}

/* A window that nobody has seen yet was made for a file that is open elsewhere. */
static void
drop_if_unseen (TceWindow *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_window_destroy (GTK_WINDOW (self));
}

/* What is wrong with a file does not say which one it is; several may have been dropped at once. */
static void
name_file (GFile   *file,
           GError **error)
{
  g_autofree char *shown = store_file_dup_shown_name (file);

  if ((*error)->domain == STORE_ERROR)
    {
      g_autoptr (GError) reason = g_steal_pointer (error);

      /* Translators: the name of a file, and in the next line what is wrong with it. */
      g_set_error (error, reason->domain, reason->code, _("“%s” cannot be read as a board:\n%s"), shown, reason->message);
    }
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (TceWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardDocument) document = tc_board_document_load_finish (result, &error);

  /* The window may have been closed in the meantime. */
  if (self->settings == NULL)
    return;

  if (document == NULL)
    {
      gtk_window_present (GTK_WINDOW (self));
      name_file (G_FILE (source), &error);
      tce_window_show_problem (self, _("This board cannot be opened"), error);
      return;
    }
  tce_recent_add (tc_board_document_get_file (document));
  show_document (self, document);
}

void
tce_window_open (TceWindow *self,
                 GFile     *file)
{
  TceWindow *other;

  g_return_if_fail (TCE_IS_WINDOW (self));

  /* Two windows for one file would overwrite each other's work. */
  other = tce_window_find_editor_of (self, file);
  if (other != NULL)
    gtk_window_present (GTK_WINDOW (other));
  else if (!change_over_to (self, file))
    {
      tc_board_document_load_async (file, NULL, loaded, g_object_ref (self));
      return;
    }
  drop_if_unseen (self);
}

void
tce_window_open_start (TceWindow   *self,
                       TcBoardFile *start)
{
  g_autoptr (TcBoardFile) signed_start = NULL;
  g_autofree char *author = g_settings_get_string (self->settings, "author");
  g_autoptr (TcBoardDocument) document = NULL;

  if (author[0] != '\0')
    signed_start = tc_board_file_new_with_text (start, TC_BOARD_TEXT_AUTHOR, 0, NULL, author);
  document = tc_board_document_new (signed_start != NULL ? signed_start : start);
  show_document (self, document);
}

void
tce_window_open_template (TceWindow  *self,
                          const char *id)
{
  g_autoptr (TcBoardFile) start = tc_board_template_load (id);

  g_return_if_fail (TCE_IS_WINDOW (self));

  if (start != NULL)
    tce_window_open_start (self, start);
}

static void
generate_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  GtkWindow *dialog = tce_generate_window_new (GTK_WINDOW (widget));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (tce_window_open_start), widget, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void save_as (TceWindow *self);

static gboolean
is_listed (GFile *file)
{
  g_autoptr (GFile) folder = get_folder_of_boards ();
  g_autofree char *name = g_file_get_basename (file);

  return g_file_has_parent (file, folder) && turn_file_name_is (name, TURN_FILE_KIND_BOARD);
}

static void
saved (TceWindow *self)
{
  GFile *file = tc_board_document_get_file (self->document);

  tce_recent_add (file);
  if (self->after_saving != NULL)
    self->after_saving (self);
  else
    tce_window_show_toast (self, is_listed (file) ? _("Board saved: it is in the game’s list now") : _("Board saved"));
}

static void
failure_answered (TceWindow  *self,
                  const char *response)
{
  if (g_str_equal (response, "save-as") && self->document != NULL)
    save_as (self);
}

/* A full disk or a folder that cannot be written to is a reason to save elsewhere. */
static void
show_failure (TceWindow    *self,
              const GError *error)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("The board was not saved"), error->message);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_responses (question, "close", _("_Close"), "save-as", _("Save _As…"), NULL);
  adw_message_dialog_set_response_appearance (question, "save-as", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (question, "save-as");
  adw_message_dialog_set_close_response (question, "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (failure_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
save_to (TceWindow *self,
         GFile     *file)
{
  g_autoptr (GError) error = NULL;

  if (tc_board_document_save_as (self->document, file, &error))
    saved (self);
  else
    show_failure (self, error);
}

static void
replacing_answered (TceWindow  *self,
                    const char *response,
                    GtkWidget  *dialog)
{
  if (g_str_equal (response, "replace") && self->document != NULL)
    save_to (self, g_object_get_data (G_OBJECT (dialog), "file"));
}

/* The desktop has asked about the name as it was typed, not about the one with its ending. */
static void
ask_about_replacing (TceWindow *self,
                     GFile     *file)
{
  g_autofree char *base = g_file_get_basename (file), *name = g_filename_display_name (base);
  g_autofree char *body = g_strdup_printf (_("“%s” already exists. Replacing it overwrites its contents."), name);
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("Replace the File?"), body);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_responses (question, "cancel", _("_Cancel"), "replace", _("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (question, "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (question, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (replacing_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Without its ending neither the game nor this program would find it again. */
static void
file_to_save_chosen (GFile   *file,
                     gpointer user_data)
{
  TceWindow *self = user_data;
  g_autofree char *name = g_file_get_basename (file), *complete = turn_file_name_complete (name, TURN_FILE_KIND_BOARD);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) whole = g_str_equal (name, complete) || folder == NULL ? g_object_ref (file) : g_file_get_child (folder, complete);

  if (self->document == NULL)
    return;
  if (!g_file_equal (whole, file) && g_file_query_exists (whole, NULL))
    ask_about_replacing (self, whole);
  else
    save_to (self, whole);
}

/* "Two Banks" is saved as two-banks.city.json unless another name is chosen. */
static char *
propose_name (TceWindow *self)
{
  GFile *file = tc_board_document_get_file (self->document);
  g_autofree char *plain = g_str_to_ascii (tc_board_document_get_title (self->document), "C");
  g_autofree char *small = g_ascii_strdown (plain, -1);

  if (file != NULL)
    return g_file_get_basename (file);

  g_strcanon (small, "abcdefghijklmnopqrstuvwxyz0123456789", '-');

  return turn_file_name_propose (small[0] != '\0' ? small : "board", TURN_FILE_KIND_BOARD);
}

static void
save_as (TceWindow *self)
{
  g_autofree char *name = propose_name (self);

  ask_where_to_save (self, name, file_to_save_chosen, self);
}

static void
conflict_answered (TceWindow  *self,
                   const char *response)
{
  g_autoptr (GFile) file = g_object_ref (tc_board_document_get_file (self->document));

  if (g_str_equal (response, "overwrite"))
    save_to (self, file);
  else if (g_str_equal (response, "save-as"))
    save_as (self);
}

/* Somebody else has written the file in the meantime. */
static void
ask_about_conflict (TceWindow *self)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("The File Has Changed"),
                                                      _("Somebody else has changed the file of this board since you opened it. Saving now overwrites their changes."));
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_responses (question, "cancel", _("_Cancel"), "overwrite", _("Save _Over It"),
                                    "save-as", _("Save _As…"), NULL);
  adw_message_dialog_set_response_appearance (question, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (question, "save-as", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (question, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (conflict_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tce_window_save (TceWindow *self,
                 void (    *then ) (TceWindow *))
{
  g_autoptr (GError) error = NULL;

  self->after_saving = then;
  if (tc_board_document_get_file (self->document) == NULL)
    save_as (self);
  else if (tc_board_document_save (self->document, &error))
    saved (self);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    ask_about_conflict (self);
  else
    show_failure (self, error);
}

static void
file_to_open_chosen (GFile   *file,
                     gpointer user_data)
{
  tce_window_open (user_data, file);
}

static void
open_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  ask_what_to_open (TCE_WINDOW (widget), file_to_open_chosen);
}

static void
save_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tce_window_save (TCE_WINDOW (widget), NULL);
}

static void
save_as_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TCE_WINDOW (widget)->after_saving = NULL;
  save_as (TCE_WINDOW (widget));
}

void
tce_window_install_file_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.side-by-side", NULL, side_by_side_activated);
  gtk_widget_class_install_action (klass, "win.swap-boards", NULL, swap_boards_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F9, 0, "win.side-by-side", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F9, GDK_SHIFT_MASK, "win.swap-boards", NULL);
  gtk_widget_class_install_action (klass, "win.open", NULL, open_activated);
  gtk_widget_class_install_action (klass, "win.generate", NULL, generate_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_g, GDK_CONTROL_MASK, "win.generate", NULL);
  gtk_widget_class_install_action (klass, "win.save", NULL, save_activated);
  gtk_widget_class_install_action (klass, "win.save-as", NULL, save_as_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_s, GDK_CONTROL_MASK, "win.save", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.save-as", NULL);
}

static gboolean
files_dropped (TceWindow    *self,
               const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *link = files; link != NULL; link = link->next)
    tce_window_open (self, link->data);

  return files != NULL;
}

void
tce_window_attach_file_drop (TceWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (files_dropped), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
