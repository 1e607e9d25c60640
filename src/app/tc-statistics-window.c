/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-statistics-window.h"

#include <glib/gi18n.h>
#include <tc-compat.h>
#include <tc-statistics.h>
#include <tc-words.h>

#include "tc-level.h"

struct _TcStatisticsWindow
{
  AdwWindow     parent_instance;

  TcStatistics *statistics;
  GtkStack     *stack;
  GtkGrid      *list;
  GtkWidget    *reset;
};

G_DEFINE_FINAL_TYPE (TcStatisticsWindow, tc_statistics_window, ADW_TYPE_WINDOW)

static void
put (TcStatisticsWindow *self,
     int                 row,
     int                 column,
     const char         *text,
     const char         *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column < 2 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, "numeric");
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_grid_attach (self->list, label, column, row, 1, 1);
}

static void
put_heads (TcStatisticsWindow *self)
{
  const char *heads[] = { _("Board"), _("Against"), _("Games"), _("Wins"), _("Best"), _("Streak"), _("Longest") };

  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    put (self, 0, (int) i, heads[i], "tray-caption");
}

static void
put_row (TcStatisticsWindow    *self,
         int                    index,
         const TcStatisticsRow *row)
{
  const char *level = row->level == NULL ? "" : g_str_equal (row->level, TC_STATISTICS_FRIENDS) ? _("Friends") : tc_level_get_name (row->level);
  g_autofree char *games = g_strdup_printf ("%u", row->games);
  g_autofree char *wins = g_strdup_printf ("%u", row->wins);
  g_autofree char *best = tc_words_number (row->best_score);
  g_autofree char *streak = g_strdup_printf ("%u", row->streak);
  g_autofree char *longest = g_strdup_printf ("%u", row->longest_streak);
  const char *class = row->board == NULL ? "heading" : NULL;

  put (self, index, 0, row->board != NULL ? row->board : _("Together"), class);
  put (self, index, 1, level, class);
  put (self, index, 2, games, class);
  put (self, index, 3, wins, class);
  put (self, index, 4, best, class);
  put (self, index, 5, streak, class);
  put (self, index, 6, longest, class);
}

static void
refresh (TcStatisticsWindow *self)
{
  const guint n_rows = tc_statistics_get_n_rows (self->statistics);
  const TcStatisticsRow total = tc_statistics_get_total (self->statistics);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_grid_remove (self->list, child);
  gtk_stack_set_visible_child_name (self->stack, n_rows == 0 ? "empty" : "list");
  gtk_widget_set_sensitive (self->reset, n_rows > 0);
  put_heads (self);
  for (guint i = 0; i < n_rows; i++)
    put_row (self, (int) i + 1, tc_statistics_get_row (self->statistics, i));
  put_row (self, (int) n_rows + 1, &total);
}

static void
reset_answered (TcStatisticsWindow *self,
                const char         *response)
{
  if (g_str_equal (response, "reset"))
    tc_statistics_reset (self->statistics, NULL);
}

static void
reset_clicked (TcStatisticsWindow *self)
{
  GtkWidget *dialog = tc_compat_message_dialog_new (GTK_WINDOW (self), _("Forget all games?"),
                                                    _("Wins, best prestige and streaks begin again at nothing. This cannot be undone."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "reset", _("_Forget"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "reset", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reset_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
tc_statistics_window_dispose (GObject *object)
{
  g_clear_object (&TC_STATISTICS_WINDOW (object)->statistics);

  G_OBJECT_CLASS (tc_statistics_window_parent_class)->dispose (object);
}

static void
tc_statistics_window_class_init (TcStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_statistics_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcStatisticsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TcStatisticsWindow, list);
  gtk_widget_class_bind_template_child (widget_class, TcStatisticsWindow, reset);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tc_statistics_window_init (TcStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->statistics = tc_statistics_new (NULL, NULL);
  g_signal_connect_object (self->statistics, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_clicked), self, G_CONNECT_SWAPPED);
  refresh (self);
}

TcStatisticsWindow *
tc_statistics_window_new (void)
{
  return g_object_new (TC_TYPE_STATISTICS_WINDOW, NULL);
}
