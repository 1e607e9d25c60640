/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-statistics-window.h"

#include <glib/gi18n.h>
#include <turn-compat.h>
#include <turn-language.h>
#include <turn-level-words.h>
#include <turn-statistics.h>
#include <turn-words.h>

#include "turn-game-kind.h"

struct _TurnStatisticsWindow
{
  AdwWindow       parent_instance;

  TurnStatistics *statistics;
  GtkInfoBar     *warning_bar;
  GtkLabel       *warning;
  GtkStack       *stack;
  GtkListBox     *rows;
  GtkWidget      *reset;
};

G_DEFINE_FINAL_TYPE (TurnStatisticsWindow, turn_statistics_window, ADW_TYPE_WINDOW)

/* Where a game was played, in the language that is spoken if a game knows it. */
static char *
name_place (const char *english)
{
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    {
      char *name = turn_game_kinds[i]->name_place != NULL ? turn_game_kinds[i]->name_place (english) : NULL;

      if (name != NULL)
        return name;
    }

  return g_strdup (english);
}

static char *
describe_wins (const TurnStatisticsRow *row)
{
  g_autofree char *share = turn_language_percent (row->games > 0 ? (double) row->wins / row->games : 0, 1);

  return g_strdup_printf ("%u (%s)", row->wins, share);
}

/* Figures with their names after each other: they break into as many lines as they need. */
static char *
describe_figures (const TurnStatisticsRow *row)
{
  g_autofree char *wins = describe_wins (row), *best = turn_words_number (row->best_score);

  /* Translators: in the hall of fame; %s is a number of wins with its share, then a score. U+00A0 keeps a number with its name. */
  return g_strdup_printf (_("Games %u · Wins %s · Best %s · Streak %u · Longest %u"), row->games, wins, best, row->streak,
                          row->longest_streak);
}

static void
append_row (TurnStatisticsWindow    *self,
            const char              *name,
            const TurnStatisticsRow *row)
{
  const char *level = row->level == NULL ? NULL : g_str_equal (row->level, TURN_STATISTICS_FRIENDS) ? _("Friends") : turn_level_get_name (row->level);
  /* Translators: what was played, and against whom. */
  g_autofree char *title = level != NULL ? g_strdup_printf (_("%s · %s"), name, level) : g_strdup (name);
  g_autofree char *figures = describe_figures (row);
  GtkWidget *child = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (child), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (child), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (child), figures);
  gtk_widget_add_css_class (child, "numeric");
  gtk_list_box_append (self->rows, child);
}

typedef struct
{
  char                    *name;     /* of the place, in the language that is spoken */
  const TurnStatisticsRow *row;
} Line;

static void
line_clear (gpointer data)
{
  g_free (((Line *) data)->name);
}

/* By the names of the boards; what is known of one board stays in the order in which it came. */
static int
line_compare (gconstpointer a,
              gconstpointer b)
{
  const Line *first = a, *second = b;
  const int order = turn_language_collate (first->name, second->name);

  return order != 0 ? order : first->row < second->row ? -1 : 1;
}

static GArray *
list_lines (TurnStatistics *statistics)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  g_array_set_clear_func (lines, line_clear);
  for (guint i = 0; i < turn_statistics_get_n_rows (statistics); i++)
    {
      const TurnStatisticsRow *row = turn_statistics_get_row (statistics, i);
      const Line line = { name_place (row->board), row };

      g_array_append_val (lines, line);
    }
  g_array_sort (lines, line_compare);

  return lines;
}

static void
refresh (TurnStatisticsWindow *self)
{
  g_autoptr (GArray) lines = list_lines (self->statistics);
  const guint n_rows = lines->len;
  const TurnStatisticsRow total = turn_statistics_get_total (self->statistics);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, child);
  gtk_stack_set_visible_child_name (self->stack, n_rows == 0 ? "empty" : "list");
  gtk_widget_set_sensitive (self->reset, n_rows > 0);
  for (guint i = 0; i < n_rows; i++)
    append_row (self, g_array_index (lines, Line, i).name, g_array_index (lines, Line, i).row);
  append_row (self, _("Overall"), &total);
}

static void
warn (TurnStatisticsWindow *self,
      const char           *text)
{
  if (text != NULL)
    gtk_label_set_label (self->warning, text);
  gtk_info_bar_set_revealed (self->warning_bar, text != NULL);
}

static void
reset_answered (TurnStatisticsWindow *self,
                const char           *response)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "reset"))
    return;
  turn_statistics_reset (self->statistics, &error);
  warn (self, error != NULL ? error->message : NULL);
}

static void
reset_clicked (TurnStatisticsWindow *self)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (self), _("Reset Statistics?"),
                                                      _("Wins, best scores and streaks go back to zero. This cannot be undone."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "reset", _("_Reset"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "reset", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reset_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
turn_statistics_window_dispose (GObject *object)
{
  g_clear_object (&TURN_STATISTICS_WINDOW (object)->statistics);

  G_OBJECT_CLASS (turn_statistics_window_parent_class)->dispose (object);
}

static void
turn_statistics_window_class_init (TurnStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_statistics_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnStatisticsWindow, warning_bar);
  gtk_widget_class_bind_template_child (widget_class, TurnStatisticsWindow, warning);
  gtk_widget_class_bind_template_child (widget_class, TurnStatisticsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnStatisticsWindow, rows);
  gtk_widget_class_bind_template_child (widget_class, TurnStatisticsWindow, reset);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
turn_statistics_window_init (TurnStatisticsWindow *self)
{
  g_autofree char *warning = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->statistics = turn_statistics_new (NULL, &warning);
  warn (self, warning);
  g_signal_connect_object (self->statistics, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

TurnStatisticsWindow *
turn_statistics_window_new (void)
{
  return g_object_new (TURN_TYPE_STATISTICS_WINDOW, NULL);
}
