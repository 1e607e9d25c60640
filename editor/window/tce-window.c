/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-window.h"

#include <glib/gi18n.h>
#include <store-file.h>
#include <turn-compat.h>
#include <turn-late-menu.h>

#include "tce-start-page.h"
#include "tce-window-private.h"

/* The answers of the bar that says that the file has changed. */
enum
{
  LOAD_THEIRS = 1,
  KEEP_MINE = 2,
};

G_DEFINE_FINAL_TYPE (TceWindow, tce_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_DOCUMENT = 1,
  PROP_CHECKER,
  PROP_TOOLS,
  PROP_PLAYTEST,
  PROP_BALANCING,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
show_title (TceWindow *self)
{
  GFile *file = self->document != NULL ? tc_board_document_get_file (self->document) : NULL;
  g_autofree char *name = file != NULL ? store_file_dup_shown_name (file) : g_strdup (_("not saved yet"));
  g_autofree char *title = NULL, *subtitle = NULL;

  if (self->document != NULL && tce_window_shows_report (self))
    {
      title = g_strdup (_("Playtest"));
      subtitle = g_strdup (tc_board_document_get_title (self->document));
    }
  else if (self->document != NULL && tce_window_shows_balance (self))
    {
      title = g_strdup (C_("title", "Balance"));
      subtitle = g_strdup (tc_board_document_get_title (self->document));
    }
  else if (self->document != NULL && tce_window_shows_values (self))
    {
      title = g_strdup (_("Values"));
      subtitle = g_strdup (tc_board_document_get_title (self->document));
    }
  else if (self->document != NULL && tce_window_shows_paper (self))
    {
      title = g_strdup (_("On Paper"));
      subtitle = g_strdup (tc_board_document_get_title (self->document));
    }
  else if (self->document == NULL)
    {
      title = g_strdup (tce_window_shows_new_city (self) ? _("New City") : _("Board Editor"));
      subtitle = g_strdup ("");
    }
  else if (tc_board_document_get_modified (self->document))
    {
      title = g_strdup_printf ("• %s", tc_board_document_get_title (self->document));
      /* Translators: a file with changes that are not saved: "harbour.city.json · edited". */
      subtitle = g_strdup_printf (_("%s · edited"), name);
    }
  else
    {
      title = g_strdup (tc_board_document_get_title (self->document));
      subtitle = g_strdup (name);
    }

  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
}

static gboolean
label_button (GtkWidget  *button,
              const char *label)
{
  if (!tce_panel_set_tip (button, label))
    return FALSE;

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return TRUE;
}

/* Buttons and menu say what would be undone. */
static void
show_undo (TceWindow *self)
{
  const gboolean open = self->document != NULL, editing = open && !tce_window_shows_report (self);
  const char *undo = open ? tc_board_document_get_undo_label (self->document) : _("Undo");
  const char *redo = open ? tc_board_document_get_redo_label (self->document) : _("Redo");
  const gboolean new_undo = label_button (self->undo, undo), new_redo = label_button (self->redo, redo);

  if (new_undo || new_redo)
    {
      g_menu_remove_all (self->undo_section);
      g_menu_append (self->undo_section, undo, "win.undo");
      g_menu_append (self->undo_section, redo, "win.redo");
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", editing && tc_board_document_get_can_undo (self->document));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", editing && tc_board_document_get_can_redo (self->document));
}

static void
show_play (TceWindow *self)
{
  const guint n_errors = self->checker != NULL ? tc_board_checker_get_n_errors (self->checker) : 0;
  g_autofree char *reason = NULL;

  if (n_errors > 0)
    reason = g_strdup_printf (ngettext ("%u error keeps this board from being played: see the problems",
                                        "%u errors keep this board from being played: see the problems", n_errors), n_errors);
  tce_panel_set_tip (self->play, reason != NULL ? reason : _("Play on this board against bots"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.play", self->checker != NULL && n_errors == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.playtest", self->checker != NULL && n_errors == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.start-balance", self->checker != NULL && n_errors == 0);
}

static void
show_disk_state (TceWindow *self)
{
  const TcDiskState state = self->document != NULL ? tc_board_document_get_disk_state (self->document) : TC_DISK_STATE_SAME;

  if (state == TC_DISK_STATE_CHANGED)
    gtk_label_set_label (self->disk_text, _("Somebody else has changed the file of this board."));
  else if (state == TC_DISK_STATE_DELETED)
    gtk_label_set_label (self->disk_text, _("Somebody has deleted the file of this board. Save to restore it."));
  gtk_info_bar_set_revealed (self->disk_bar, state == TC_DISK_STATE_CHANGED || state == TC_DISK_STATE_DELETED);
}

/* A crash would lose what no copy has: saving is the way out. */
static void
show_copy_problem (TceWindow *self)
{
  const char *problem = self->document != NULL ? tc_board_document_get_copy_problem (self->document) : NULL;

  if (problem != NULL)
    {
      /* Translators: %s is a sentence that says why. */
      g_autofree char *told = g_strdup_printf (_("Your changes are not saved, and no safety copy of them can be kept. %s"), problem);
      /* The system's reasons end without a full stop. */
      g_autofree char *text = g_strconcat (told, g_str_has_suffix (told, ".") ? "" : ".", NULL);

      gtk_label_set_label (self->copy_text, text);
    }
  gtk_info_bar_set_revealed (self->copy_bar, problem != NULL);
}

static void
template_chosen (TceWindow  *self,
                 const char *id)
{
  /* The empty grid is what one asks more questions about. */
  if (g_str_equal (id, "empty"))
    tce_window_show_new_city (self);
  else
    tce_window_open_template (self, id);
}

static void
board_chosen (TceWindow *self,
              GFile     *file)
{
  tce_window_open (self, file);
}

static void
another_wanted (TceWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", NULL);
}

/* A window that opens with a board never needs it. */
static void
start_wanted (TceWindow *self)
{
  GtkWidget *page;

  if (adw_bin_get_child (self->start_slot) != NULL)
    return;

  page = tce_start_page_new (NULL);
  g_signal_connect_object (page, "open-template", G_CALLBACK (template_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "open-file", G_CALLBACK (board_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "open", G_CALLBACK (another_wanted), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->start_slot, page);
}

static gboolean
give_keys_back (gpointer user_data)
{
  TceWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->document != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (gtk_menu_button_get_popover (self->menu)))))
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));

  return G_SOURCE_REMOVE;
}

/* What was chosen in a menu within the menu keeps the focus, though nobody sees it: no key would do anything until the next click. */
static void
menu_closed (TceWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, give_keys_back, g_object_ref (self), g_object_unref);
}

static void
menu_made (TceWindow *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu);

  if (popover != NULL)
    g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed), self, G_CONNECT_SWAPPED);
}

static void
refresh (TceWindow *self)
{
  static const char *const needs_board[] = { "win.save", "win.save-as", "win.print", "win.export", "win.values", "win.balance" };

  show_title (self);
  show_undo (self);
  show_play (self);
  show_disk_state (self);
  show_copy_problem (self);
  for (gsize i = 0; i < G_N_ELEMENTS (needs_board); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), needs_board[i], self->document != NULL);
  tce_window_update_bars (self);
}

static void
disk_answered (TceWindow *self,
               int        response)
{
  g_autoptr (GError) error = NULL;

  if (response == KEEP_MINE)
    tc_board_document_ignore_disk (self->document);
  else if (response == LOAD_THEIRS && !tc_board_document_reload (self->document, &error))
    tce_window_show_problem (self, _("The file could not be read"), error);
}

static void
save_wanted (TceWindow *self)
{
  tce_window_save (self, NULL);
}

static gboolean
close_now (gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (user_data));

  return G_SOURCE_REMOVE;
}

/* The question that was answered goes first: it must not outlive the window it stands over. */
static void
close_for_good (TceWindow *self)
{
  self->closing = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_now, g_object_ref (self), g_object_unref);
}

static void
close_answered (TceWindow  *self,
                const char *response)
{
  if (g_str_equal (response, "save"))
    tce_window_save (self, close_for_good);
  else if (g_str_equal (response, "discard"))
    close_for_good (self);
}

static void
ask_before_closing (TceWindow *self)
{
  g_autofree char *body = g_strdup_printf (_("“%s” has unsaved changes. They will be lost if you do not save."),
                                           tc_board_document_get_title (self->document));
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("Save This Board?"), body);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_responses (question, "cancel", _("_Cancel"), "discard", _("_Discard"), "save", _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (question, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (question, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (question, "save");
  adw_message_dialog_set_close_response (question, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
remember (TceWindow *self)
{
  if (self->canvas != NULL)
    g_settings_set_double (self->settings, "zoom", tce_stage_get_zoom (tce_canvas_get_stage (self->canvas)));
}

static gboolean
tce_window_close_request (GtkWindow *window)
{
  TceWindow *self = TCE_WINDOW (window);

  if (!self->closing && self->document != NULL && tc_board_document_get_modified (self->document))
    {
      ask_before_closing (self);
      return TRUE;
    }
  if (tce_window_change_over_to_unsaved (self))
    {
      self->closing = FALSE;
      ask_before_closing (self);
      return TRUE;
    }
  remember (self);

  return GTK_WINDOW_CLASS (tce_window_parent_class)->close_request (window);
}

static void
tce_window_get_property (GObject    *object,
                         guint       property_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TceWindow *self = TCE_WINDOW (object);

  switch (property_id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, self->document); break;
    case PROP_CHECKER:  g_value_set_object (value, self->checker); break;
    case PROP_TOOLS:    g_value_set_object (value, self->tools); break;
    case PROP_PLAYTEST: g_value_set_object (value, self->playtest); break;
    case PROP_BALANCING: g_value_set_object (value, self->balancing); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_window_dispose (GObject *object)
{
  TceWindow *self = TCE_WINDOW (object);

  g_clear_handle_id (&self->folding, g_source_remove);
  /* An action keeps the widget whose property it is. */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "vision", NULL);
  tce_window_forget_workspace (self);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->checker_signals);
  g_clear_object (&self->checker);
  g_clear_object (&self->document);
  g_clear_object (&self->tools);
  g_clear_object (&self->playtest);
  g_clear_object (&self->balancing_signals);
  g_clear_object (&self->balancing);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tce_window_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_CHECKER] = g_param_spec_object ("checker", NULL, NULL, TC_TYPE_BOARD_CHECKER, flags);
  properties[PROP_TOOLS] = g_param_spec_object ("tools", NULL, NULL, TCE_TYPE_TOOLS, flags);
  properties[PROP_PLAYTEST] = g_param_spec_object ("playtest", NULL, NULL, TC_TYPE_PLAYTEST, flags);
  properties[PROP_BALANCING] = g_param_spec_object ("balancing", NULL, NULL, TC_TYPE_BALANCING, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TceWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, header);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, play);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, play_content);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, open);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, save);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, undo_section);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, disk_bar);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, disk_text);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, copy_bar);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, copy_text);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, playtest_slot);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, values_slot);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, new_city_slot);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, start_painting);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, paper_slot);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, print_now);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, print_now_content);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, export_now);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, export_now_content);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, save_report);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, back);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, back_content);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, panel_bar);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, problems_tab);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, n_problems);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, start_slot);
  gtk_widget_class_bind_template_child (widget_class, TceWindow, edit_slot);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, disk_answered);
  gtk_widget_class_bind_template_callback (widget_class, save_wanted);
  gtk_widget_class_bind_template_callback (widget_class, start_wanted);
  gtk_widget_class_bind_template_callback (widget_class, menu_made);
  gtk_widget_class_bind_template_callback (widget_class, tce_window_update_report);
  gtk_widget_class_bind_template_callback (widget_class, refresh);
}

static void
tce_window_class_init (TceWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_window_get_property;
  object_class->dispose = tce_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = tce_window_close_request;
  install_properties (object_class);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-window.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  tce_window_bind_panels (widget_class);
  tce_window_install_actions (widget_class);
  tce_window_install_file_actions (widget_class);
  tce_window_install_balance_actions (widget_class);
}

/* Each window begins as the last one was left; the size of one does not change another's. */
static void
restore (TceWindow *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_GET | G_SETTINGS_BIND_SET | G_SETTINGS_BIND_GET_NO_CHANGES;

  g_settings_bind (self->settings, "window-width", self, "default-width", flags);
  g_settings_bind (self->settings, "window-height", self, "default-height", flags);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", flags);
  g_settings_bind (self->settings, "tool", self->tools, "tool", flags);
}

void
tce_window_insert_property_actions (TceWindow         *self,
                                    const char        *prefix,
                                    gpointer           object,
                                    const char *const *names)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GPropertyAction) action = g_property_action_new (names[i], object, names[i]);

      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), prefix, G_ACTION_GROUP (group));
}

static void
follow_document (TceWindow *self)
{
  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "updated", G_CALLBACK (refresh), self);
  self->checker_signals = g_signal_group_new (TC_TYPE_BOARD_CHECKER);
  g_signal_group_connect_swapped (self->checker_signals, "checked", G_CALLBACK (show_play), self);
  self->balancing_signals = g_signal_group_new (TC_TYPE_BALANCING);
  g_signal_group_connect_swapped (self->balancing_signals, "changed", G_CALLBACK (tce_window_update_balance), self);
}

static void
tce_window_init (TceWindow *self)
{
  self->tools = tce_tools_new ();
  self->settings = g_settings_new (APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));

  /* What the tools and, later, the eyes are is an action too, so that buttons, menus and keys only name it. */
  tce_window_insert_property_actions (self, "edit", self->tools, (const char *const[]) { "tool", "symmetry", "district", NULL });
  tce_window_add_panel_action (self);
  turn_late_menu_attach (self->menu, self->primary_menu);
  follow_document (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.swap-boards", FALSE);
  tce_window_attach_file_drop (self);
  restore (self);
  refresh (self);
}

TceWindow *
tce_window_new (GtkApplication *application)
{
  return g_object_new (TCE_TYPE_WINDOW, "application", application, NULL);
}

void
tce_window_set_document (TceWindow       *self,
                         TcBoardDocument *document)
{
  g_autoptr (TcBoardChecker) checker = document != NULL ? tc_board_checker_new (document) : NULL;

  g_return_if_fail (TCE_IS_WINDOW (self));

  if (!g_set_object (&self->document, document))
    return;

  g_set_object (&self->checker, checker);
  g_signal_group_set_target (self->document_signals, document);
  g_signal_group_set_target (self->checker_signals, checker);
  if (document != NULL)
    tce_window_ensure_workspace (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHECKER]);
  tce_window_set_playtest (self, NULL);
  tce_window_set_balancing (self, NULL);
  gtk_stack_set_visible_child_name (self->pages, document != NULL ? "edit" : "start");
  refresh (self);
  if (document != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

void
tce_window_set_playtest (TceWindow  *self,
                         TcPlaytest *playtest)
{
  if (g_set_object (&self->playtest, playtest))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYTEST]);
}

void
tce_window_set_balancing (TceWindow   *self,
                          TcBalancing *balancing)
{
  if (!g_set_object (&self->balancing, balancing))
    return;
  g_signal_group_set_target (self->balancing_signals, balancing);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BALANCING]);
}

TcBoardDocument *
tce_window_get_document (TceWindow *self)
{
  g_return_val_if_fail (TCE_IS_WINDOW (self), NULL);

  return self->document;
}

void
tce_window_show_toast (TceWindow  *self,
                       const char *text)
{
  /* A toast reads markup; names and messages may hold anything. */
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_return_if_fail (TCE_IS_WINDOW (self));

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (escaped));
}

void
tce_window_show_problem (TceWindow    *self,
                         const char   *heading,
                         const GError *error)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), heading, error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tce_window_say_anew (TceWindow *self)
{
  TceWindow *twin;

  g_return_if_fail (TCE_IS_WINDOW (self));

  remember (self);
  twin = tce_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  if (self->document != NULL)
    tce_window_set_document (twin, self->document);
  tce_window_set_playtest (twin, self->playtest);
  tce_window_set_balancing (twin, self->balancing);
  tce_window_hand_over_beside (self, twin);
  gtk_window_present (GTK_WINDOW (twin));
  gtk_window_destroy (GTK_WINDOW (self));
}
