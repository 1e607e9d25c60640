/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two boards side by side in one window: one is edited, the other looked at, and they can change places. */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <tc-board-templates.h>

#include "tce-file-dialogs.h"
#include "tce-start-page.h"

/* The window in which a document is edited, or NULL. */
static TceWindow *
find_editor (TceWindow       *self,
             TcBoardDocument *document)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *link = application != NULL ? gtk_application_get_windows (application) : NULL; link != NULL; link = link->next)
    if (TCE_IS_WINDOW (link->data) && tce_window_get_document (link->data) == document)
      return link->data;

  return NULL;
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

  g_set_object (&document, tce_panel_get_document (TCE_PANEL (self->beside)));
  tce_panel_set_document (TCE_PANEL (self->beside), NULL);
  if (document != NULL && tc_board_document_get_modified (document) && find_editor (self, document) == NULL)
    open_alone (self, document);
}

void
tce_window_show_beside (TceWindow       *self,
                        TcBoardDocument *document)
{
  if (document == self->document)
    {
      tce_window_show_toast (self, _("That board is here already"));
      return;
    }

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
    tce_window_show_beside (self, document);
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
    tce_window_show_beside (self, tce_window_get_document (other));
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

  tce_window_show_beside (self, document);
}

static void
another_wanted (TceWindow *self)
{
  tce_file_dialog_open (GTK_WINDOW (self), another_file_chosen, self);
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

  if (tce_panel_get_document (TCE_PANEL (self->beside)) != NULL)
    tce_window_show_beside (self, NULL);
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
  g_set_object (&beside, tce_panel_get_document (TCE_PANEL (self->beside)));
  if (beside == NULL)
    return;

  other = find_editor (self, beside);
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

gboolean
tce_window_change_over_to (TceWindow *self,
                           GFile     *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *link = application != NULL ? gtk_application_get_windows (application) : NULL; link != NULL; link = link->next)
    {
      TcBoardDocument *document = TCE_IS_WINDOW (link->data) ? tce_panel_get_document (TCE_PANEL (TCE_WINDOW (link->data)->beside)) : NULL;
      GFile *other = document != NULL ? tc_board_document_get_file (document) : NULL;

      if (other != NULL && g_file_equal (file, other))
        {
          gtk_window_present (link->data);
          gtk_widget_activate_action (link->data, "win.swap-boards", NULL);
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
tce_window_change_over_to_unsaved (TceWindow *self)
{
  g_autoptr (TcBoardDocument) beside = NULL;

  g_set_object (&beside, tce_panel_get_document (TCE_PANEL (self->beside)));
  if (beside == NULL || !tc_board_document_get_modified (beside) || find_editor (self, beside) != NULL)
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

  g_set_object (&beside, tce_panel_get_document (TCE_PANEL (self->beside)));
  tce_panel_set_document (TCE_PANEL (self->beside), NULL);
  if (beside != NULL)
    tce_window_show_beside (twin, beside);
}

void
tce_window_bind_beside (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TceWindow, beside);
  gtk_widget_class_install_action (klass, "win.side-by-side", NULL, side_by_side_activated);
  gtk_widget_class_install_action (klass, "win.swap-boards", NULL, swap_boards_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F9, 0, "win.side-by-side", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F9, GDK_SHIFT_MASK, "win.swap-boards", NULL);
}

void
tce_window_attach_beside (TceWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.swap-boards", FALSE);
}
