/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The playtest of a window's board, and the page with its report. */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <tc-file-question.h>

#include "tce-export.h"
#include "tce-playtest-page.h"
#include "tce-playtest-picture.h"

/* For as long as there is a page: without one there is nothing to save. */
static void
follow_figures (TceWindow *self,
                GtkWidget *page)
{
  GSignalGroup *signals = g_signal_group_new (TC_TYPE_PLAYTEST);

  g_signal_group_connect_object (signals, "changed", G_CALLBACK (tce_window_update_report), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self, "playtest", signals, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect (self, "notify::playtest", G_CALLBACK (tce_window_update_report), NULL);
  g_object_set_data_full (G_OBJECT (page), "signals", signals, g_object_unref);
}

/* Made when it is wanted: most windows never show it. */
static TcePlaytestPage *
ensure_page (TceWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->playtest_slot);

  if (page == NULL)
    {
      page = g_object_new (TCE_TYPE_PLAYTEST_PAGE, NULL);
      g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "playtest", page, "playtest", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "checker", page, "checker", G_BINDING_SYNC_CREATE);
      follow_figures (self, page);
      adw_bin_set_child (self->playtest_slot, page);
    }

  return TCE_PLAYTEST_PAGE (page);
}

gboolean
tce_window_shows_report (TceWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "playtest") == 0;
}

static void
report_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  ensure_page (self);
  gtk_stack_set_visible_child_name (self->pages, "playtest");
  gtk_widget_child_focus (GTK_WIDGET (self->playtest_slot), GTK_DIR_TAB_FORWARD);
}

static void
board_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!tce_window_shows_report (self))
    return;

  gtk_stack_set_visible_child_name (self->pages, "edit");
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static gboolean
is_under_way (TceWindow *self)
{
  return self->playtest != NULL && tc_playtest_get_stage (self->playtest) != TC_PLAYTEST_ENDED;
}

/* Begins one unless one is under way, and shows what becomes of it. */
static void
playtest_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!is_under_way (self))
    {
      const TcPlaytestPlan plan = tce_playtest_page_get_plan (ensure_page (self));
      g_autoptr (TcPlaytest) playtest = tc_playtest_new (tc_board_document_get_board_file (self->document), &plan);

      if (playtest == NULL)
        tce_window_show_toast (self, _("This board cannot be played yet: see the problems"));
      else
        tce_window_set_playtest (self, playtest);
    }
  report_activated (widget, action, parameter);
}

static void
pause_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!is_under_way (self))
    return;
  if (tc_playtest_get_stage (self->playtest) == TC_PLAYTEST_PAUSED)
    tc_playtest_resume (self->playtest);
  else
    tc_playtest_pause (self->playtest);
}

static void
stop_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->playtest != NULL)
    tc_playtest_stop (self->playtest);
}

static void
picture_file_chosen (GFile   *file,
                     gpointer user_data)
{
  tce_window_save_report (user_data, file);
}

static void
save_report_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  TcBoardFile *board = tc_playtest_get_board_file (TCE_WINDOW (widget)->playtest);
  g_autofree char *stem = tce_export_propose_stem (board);
  /* Translators: the file name of the picture of a playtest's report: “Two Banks – playtest.png”. */
  g_autofree char *name = g_strdup_printf (_("%s – playtest.png"), stem);

  tc_file_question_save_picture (GTK_WINDOW (widget), name, picture_file_chosen, widget);
}

gboolean
tce_window_save_report (TceWindow *self,
                        GFile     *file)
{
  g_autoptr (GError) error = NULL;
  gboolean saved;

  /* While the question stood, the playtest may have gone with its board. */
  if (self->playtest == NULL)
    return FALSE;

  saved = tce_playtest_picture_save (self->playtest, GTK_WIDGET (self->playtest_slot), file, &error);
  tce_window_show_toast (self, saved ? _("Report saved") : error->message);

  return saved;
}

void
tce_window_update_report (TceWindow *self)
{
  gtk_widget_set_visible (self->save_report, tce_window_shows_report (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-report",
                                 tce_window_shows_report (self) && self->playtest != NULL
                                 && tc_playtest_get_tally (self->playtest)->statistics.n_games > 0);
}

void
tce_window_install_playtest_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.playtest", NULL, playtest_activated);
  gtk_widget_class_install_action (klass, "win.report", NULL, report_activated);
  gtk_widget_class_install_action (klass, "win.board", NULL, board_activated);
  gtk_widget_class_install_action (klass, "win.pause-playtest", NULL, pause_activated);
  gtk_widget_class_install_action (klass, "win.save-report", NULL, save_report_activated);
  gtk_widget_class_install_action (klass, "win.stop-playtest", NULL, stop_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F5, GDK_SHIFT_MASK, "win.playtest", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Left, GDK_ALT_MASK, "win.board", NULL);
}
