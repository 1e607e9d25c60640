/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-analysis-strip.h"

#include <glib/gi18n.h>
#include <turn-chances-chart.h>
#include <turn-compat.h>
#include <turn-seat-look.h>

#include "turn-analysis-words.h"

#define N_MOMENTS 3

struct _TurnAnalysisStrip
{
  AdwBin            parent_instance;

  TurnMatch        *match;
  GSignalGroup     *match_signals;
  TurnAnalysis     *analysis;       /* NULL where nobody can judge */
  GSignalGroup     *analysis_signals;
  TurnMoveWords     words;

  GtkStack         *stack;
  GtkProgressBar   *progress;
  TurnChancesChart *chart;
  GtkLabel         *chances;
  GtkLabel         *verdict;
  GtkBox           *moments;
  GtkGrid          *balance;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnAnalysisStrip, turn_analysis_strip, ADW_TYPE_BIN)

static void
add_chances (GArray           *chances,
             const TurnJudged *judged,
             guint             n_seats)
{
  TurnChances one = { .moment = judged->n_moves };

  for (guint seat = 0; seat < n_seats; seat++)
    one.shares[seat] = judged->judgement.shares[seat];
  g_array_append_val (chances, one);
}

/* After the last decision the chances are what became of them. */
static void
add_result (TurnAnalysisStrip *self,
            GArray            *chances,
            guint              n_seats)
{
  TurnChances last = g_array_index (chances, TurnChances, chances->len - 1);

  for (guint seat = 0; seat < n_seats; seat++)
    last.shares[seat] = (guint32) ((gint32) last.shares[seat] + turn_analysis_get_change (self->analysis, chances->len - 1, seat));
  last.moment = turn_match_get_n_moves (self->match);
  g_array_append_val (chances, last);
}

static void
fill_chart (TurnAnalysisStrip *self)
{
  const guint n_judged = turn_analysis_get_n_judged (self->analysis);
  const guint n_seats = turn_match_get_n_seats (self->match);
  const TurnPaint *paints[TURN_CHANCES_MAX_SEATS];
  g_autoptr (GArray) chances = g_array_new (FALSE, FALSE, sizeof (TurnChances));

  for (guint seat = 0; seat < n_seats; seat++)
    paints[seat] = turn_seat_look_paint (self->match, seat);
  for (guint i = 0; i < n_judged; i++)
    add_chances (chances, turn_analysis_get_judged (self->analysis, i), n_seats);
  if (n_judged > 0)
    add_result (self, chances, n_seats);
  turn_chances_chart_set (self->chart, paints, n_seats, (const TurnChances *) chances->data, chances->len, turn_match_get_n_moves (self->match));
}

static void
go_activated (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  turn_match_set_position (TURN_ANALYSIS_STRIP (widget)->match, g_variant_get_uint32 (parameter));
}

static void
fill_moments (TurnAnalysisStrip *self)
{
  guint indices[N_MOMENTS];
  const guint n = turn_analysis_list_moments (self->analysis, indices, N_MOMENTS);

  turn_widget_clear (GTK_WIDGET (self->moments));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = turn_analysis_describe_moment (self->analysis, self->match, indices[i]);
      GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "label", label, "tooltip-text", _("How the chances changed; go to this moment"), "action-name", "analysis.go", NULL);

      gtk_widget_add_css_class (button, "pill-button");
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_WRAP_WORD_CHAR);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", turn_analysis_get_judged (self->analysis, indices[i])->n_moves);
      gtk_box_append (self->moments, button);
    }
}

static void
attach (GtkGrid    *grid,
        int         column,
        int         row,
        const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_add_css_class (label, row == 0 ? "dim-label" : "numeric");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
fill_balance (TurnAnalysisStrip *self)
{
  turn_widget_clear (GTK_WIDGET (self->balance));
  attach (self->balance, 1, 0, _("Dice"));
  /* Translators: a column of what the choices of the others gave or took. */
  attach (self->balance, 2, 0, _("Others"));
  /* Translators: a column of what one’s own choices cost. */
  attach (self->balance, 3, 0, _("Your choices"));
  for (guint seat = 0; seat < turn_match_get_n_seats (self->match); seat++)
    {
      const TurnBalance balance = turn_analysis_get_balance (self->analysis, seat);
      const gint32 shares[] = { balance.chance, balance.others, balance.skill };

      attach (self->balance, 0, (int) seat + 1, turn_record_get_seat (turn_match_get_record (self->match), seat)->name);
      for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
        {
          g_autofree char *text = turn_analysis_describe_change (shares[i]);

          attach (self->balance, (int) i + 1, (int) seat + 1, text);
        }
    }
}

/* What follows the position of the replay. */
static void
refresh_moment (TurnAnalysisStrip *self)
{
  g_autofree char *chances = NULL, *verdict = NULL;

  if (self->analysis != NULL && turn_analysis_is_complete (self->analysis))
    {
      chances = turn_analysis_describe_chances (self->analysis, self->match);
      verdict = turn_analysis_describe_verdict (self->analysis, self->match, self->words);
      gtk_label_set_label (self->chances, chances);
      gtk_label_set_label (self->verdict, verdict);
      turn_chances_chart_set_moment (self->chart, turn_match_get_position (self->match));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, chances, -1);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
refresh (TurnAnalysisStrip *self)
{
  const gboolean is_complete = self->analysis != NULL && turn_analysis_is_complete (self->analysis);

  gtk_widget_set_visible (GTK_WIDGET (self), is_complete || (self->analysis != NULL && turn_analysis_is_running (self->analysis)));
  if (self->analysis == NULL)
    return;

  gtk_progress_bar_set_fraction (self->progress, turn_analysis_get_progress (self->analysis));
  gtk_stack_set_visible_child_name (self->stack, is_complete ? "done" : "running");
  if (is_complete)
    {
      fill_chart (self);
      fill_moments (self);
      fill_balance (self);
    }
  refresh_moment (self);
}

static void
moment_chosen (TurnAnalysisStrip *self,
               guint              moment)
{
  if (self->match != NULL)
    turn_match_set_position (self->match, moment);
}

static void
stop_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnAnalysisStrip *self = TURN_ANALYSIS_STRIP (widget);

  if (self->analysis == NULL)
    return;
  turn_analysis_stop (self->analysis);
  refresh (self);
}

static void
turn_analysis_strip_dispose (GObject *object)
{
  TurnAnalysisStrip *self = TURN_ANALYSIS_STRIP (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->analysis_signals);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (turn_analysis_strip_parent_class)->dispose (object);
}

static void
turn_analysis_strip_class_init (TurnAnalysisStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_analysis_strip_dispose;
  signals[CHANGED] = g_signal_new ("changed", TURN_TYPE_ANALYSIS_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TURN_TYPE_CHANCES_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-analysis-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, progress);
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, chart);
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, chances);
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, verdict);
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, moments);
  gtk_widget_class_bind_template_child (widget_class, TurnAnalysisStrip, balance);
  gtk_widget_class_bind_template_callback (widget_class, moment_chosen);

  gtk_widget_class_install_action (widget_class, "analysis.go", "u", go_activated);
  gtk_widget_class_install_action (widget_class, "analysis.stop", NULL, stop_activated);
}

static void
turn_analysis_strip_init (TurnAnalysisStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->match_signals = g_signal_group_new (TURN_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "state-changed", G_CALLBACK (refresh_moment), self);
  self->analysis_signals = g_signal_group_new (TURN_TYPE_ANALYSIS);
  g_signal_group_connect_swapped (self->analysis_signals, "notify::progress", G_CALLBACK (refresh), self);
}

void
turn_analysis_strip_set_match (TurnAnalysisStrip *self,
                               TurnMatch         *match,
                               TurnMoveWords      words)
{
  g_return_if_fail (TURN_IS_ANALYSIS_STRIP (self));

  self->words = words;
  g_set_object (&self->match, match);
  g_clear_object (&self->analysis);
  if (match != NULL && turn_analysis_is_possible (turn_match_get_record (match)))
    self->analysis = turn_analysis_new (turn_match_get_record (match));
  g_signal_group_set_target (self->match_signals, match);
  g_signal_group_set_target (self->analysis_signals, self->analysis);
  refresh (self);
}

gboolean
turn_analysis_strip_can_begin (TurnAnalysisStrip *self)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS_STRIP (self), FALSE);

  return self->analysis != NULL && !turn_analysis_is_running (self->analysis) && !turn_analysis_is_complete (self->analysis);
}

void
turn_analysis_strip_begin (TurnAnalysisStrip *self)
{
  g_return_if_fail (TURN_IS_ANALYSIS_STRIP (self));

  if (!turn_analysis_strip_can_begin (self))
    return;
  turn_analysis_begin (self->analysis);
  refresh (self);
}

const TurnJudged *
turn_analysis_strip_get_judged (TurnAnalysisStrip *self)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS_STRIP (self), NULL);

  if (self->analysis == NULL || !turn_analysis_is_complete (self->analysis))
    return NULL;

  return turn_analysis_find (self->analysis, turn_match_get_position (self->match));
}
