/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The search for better values of a window's board, and its page. */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <turn-language.h>

#include "tce-balance-page.h"
#include "tce-balance-words.h"

gboolean
tce_window_shows_balance (TceWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "balance") == 0;
}

static gboolean
is_under_way (TceWindow *self)
{
  return self->balancing != NULL && tc_balancing_get_stage (self->balancing) != TC_BALANCING_ENDED;
}

/* What was found fits the board as it was given, and changes something. */
static gboolean
can_apply (TceWindow *self)
{
  const TcBoard *board = self->document != NULL ? tc_board_document_get_board (self->document) : NULL;

  return self->balancing != NULL && board != NULL && tc_balancing_get_n_changes (self->balancing) > 0 &&
         memcmp (board, tc_board_file_get_board (tc_balancing_get_board_file (self->balancing)), sizeof *board) == 0;
}

void
tce_window_update_balance (TceWindow *self)
{
  const gboolean shown = tce_window_shows_balance (self), under_way = is_under_way (self);
  const gboolean editing = self->document != NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "edit") == 0;
  g_autofree char *apply = tce_balance_words_apply (self->balancing != NULL ? tc_balancing_get_n_changes (self->balancing) : 0);
  g_autofree char *done = turn_language_percent (under_way ? tc_balancing_get_done (self->balancing) : 0, 0);
  /* Translators: the button back to a search for better values that goes on: “Balance 42 %”. */
  g_autofree char *progress = g_strdup_printf (_("Balance %s"), done);

  gtk_widget_set_visible (self->apply_balance, shown);
  gtk_widget_set_visible (self->one_step, shown && !self->narrow && can_apply (self));
  gtk_button_set_label (GTK_BUTTON (self->apply_balance), self->narrow || !can_apply (self) ? _("Apply") : apply);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.apply-balance", shown && can_apply (self));
  gtk_widget_set_visible (self->balance_progress, editing && under_way);
  gtk_button_set_label (GTK_BUTTON (self->balance_progress), progress);
}

/* Made when it is wanted: most windows never show it. */
static TceBalancePage *
ensure_page (TceWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->balance_slot);

  if (page == NULL)
    {
      page = g_object_new (TCE_TYPE_BALANCE_PAGE, NULL);
      g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "checker", page, "checker", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "balancing", page, "balancing", G_BINDING_SYNC_CREATE);
      adw_bin_set_child (self->balance_slot, page);
    }

  return TCE_BALANCE_PAGE (page);
}

static void
balance_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->document == NULL)
    return;
  ensure_page (self);
  gtk_stack_set_visible_child_name (self->pages, "balance");
  gtk_widget_child_focus (GTK_WIDGET (self->balance_slot), GTK_DIR_TAB_FORWARD);
}

static void
start_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  g_autoptr (TcBalancing) balancing = NULL;
  LabWishes wishes;

  if (is_under_way (self) || self->document == NULL)
    return;
  wishes = tce_balance_page_get_wishes (ensure_page (self));
  balancing = tc_balancing_new (tc_board_document_get_board_file (self->document), &wishes);
  if (balancing == NULL)
    tce_window_show_toast (self, _("This board cannot be played yet: see the problems"));
  else
    tce_window_set_balancing (self, balancing);
}

static void
pause_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!is_under_way (self))
    return;
  if (tc_balancing_get_stage (self->balancing) == TC_BALANCING_PAUSED)
    tc_balancing_resume (self->balancing);
  else
    tc_balancing_pause (self->balancing);
}

static void
stop_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->balancing != NULL)
    tc_balancing_stop (self->balancing);
}

/* Also while it goes on: then it is the best so far, and the search ends with it. */
static void
apply_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!can_apply (self))
    return;
  tc_balancing_stop (self->balancing);
  /* Translators: this follows a colon, as in "Undo: balance". */
  tc_board_document_apply (self->document, &tc_balancing_get_balance (self->balancing)->board, _("balance"), NULL);
  tc_board_document_end_merge (self->document);
}

void
tce_window_install_balance_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.balance", NULL, balance_activated);
  gtk_widget_class_install_action (klass, "win.start-balance", NULL, start_activated);
  gtk_widget_class_install_action (klass, "win.pause-balance", NULL, pause_activated);
  gtk_widget_class_install_action (klass, "win.stop-balance", NULL, stop_activated);
  gtk_widget_class_install_action (klass, "win.apply-balance", NULL, apply_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_b, GDK_CONTROL_MASK, "win.balance", NULL);
  gtk_widget_class_bind_template_child (klass, TceWindow, balance_slot);
  gtk_widget_class_bind_template_child (klass, TceWindow, apply_balance);
  gtk_widget_class_bind_template_child (klass, TceWindow, one_step);
  gtk_widget_class_bind_template_child (klass, TceWindow, balance_progress);
  gtk_widget_class_bind_template_callback (klass, tce_window_update_balance);
}
