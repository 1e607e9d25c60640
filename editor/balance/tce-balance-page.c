/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-balance-page.h"

#include <glib/gi18n.h>
#include <turn-fold.h>
#include <turn-language.h>

#include "tce-balance-values.h"
#include "tce-balance-words.h"
#include "tce-ends-bar.h"
#include "tce-playtest-words.h"
#include "tce-rounds-chart.h"
#include "tce-share-bar.h"
#include "tce-target-row.h"

#define SEED 1

struct _TceBalancePage
{
  TcePanel          parent_instance;

  TcBalancing      *balancing;
  GSignalGroup     *signals;

  GtkWidget        *choices;
  GtkDropDown      *taggers;
  GtkDropDown      *level;
  GtkDropDown      *hq;
  GtkWidget        *keep_columns;
  GtkWidget        *keep_rows;
  GtkWidget        *keep_districts;
  GtkWidget        *keep_drones;
  GtkWidget        *keep_bubbles;
  GtkLabel         *progress_text;
  GtkLabel         *left;
  GtkProgressBar   *progress;
  GtkWidget        *start;
  GtkButton        *pause;
  GtkWidget        *stop;
  GtkWidget        *stale;
  GtkLabel         *stale_text;
  GtkWidget        *plans;
  GtkLabel         *plans_text;
  TceBalanceValues *values;
  GtkBox           *targets;
  TceTargetRow     *rows[LAB_N_TARGETS];
  TceRoundsChart   *rounds;
  GtkWidget        *before_end;
  TceEndsBar       *ends_before;
  GtkWidget        *now_end;
  TceEndsBar       *ends_now;
  GtkFlowBox       *ends_legend;
  GtkGrid          *seats;
  GtkWidget        *seat_names[TC_MAX_SEATS];
  TceShareBar      *seat_bars[TC_MAX_SEATS];
  GtkLabel         *seat_before[TC_MAX_SEATS];
  GtkLabel         *seat_now[TC_MAX_SEATS];
};

enum
{
  PROP_BALANCING = 1,
};

G_DEFINE_FINAL_TYPE (TceBalancePage, tce_balance_page, TCE_TYPE_PANEL)

/* What is chosen */

static guint
get_n_seats (TceBalancePage *self)
{
  return TC_MIN_SEATS + gtk_drop_down_get_selected (self->taggers);
}

static gboolean
draws_hq (TceBalancePage *self)
{
  return gtk_drop_down_get_selected (self->hq) == g_list_model_get_n_items (gtk_drop_down_get_model (self->hq)) - 1;
}

static void
set_choices (GtkDropDown   *drop_down,
             GtkStringList *choices,
             guint          chosen)
{
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (choices));
  gtk_drop_down_set_selected (drop_down, chosen);
  g_object_unref (choices);
}

static void
make_choices (TceBalancePage *self)
{
  GtkStringList *taggers = gtk_string_list_new (NULL), *levels = gtk_string_list_new (NULL);

  for (guint n = TC_MIN_SEATS; n <= TC_MAX_SEATS; n++)
    gtk_string_list_take (taggers, tce_playtest_words_taggers (n));
  for (guint i = 0; lab_balance_levels[i] != NULL; i++)
    gtk_string_list_take (levels, tce_playtest_words_level (lab_balance_levels[i]));
  set_choices (self->level, levels, 0);
  set_choices (self->taggers, taggers, 0);
}

static void
offer_hqs (TceBalancePage *self,
           const TcBoard  *board)
{
  const gboolean has_own = board != NULL && board->has_sections;
  GListModel *before = gtk_drop_down_get_model (self->hq);
  GtkStringList *choices;

  if (before != NULL && g_list_model_get_n_items (before) == (has_own ? 2 : 1))
    return;

  choices = gtk_string_list_new (NULL);
  if (has_own)
    gtk_string_list_append (choices, tce_playtest_words_hq (FALSE));
  gtk_string_list_append (choices, tce_playtest_words_hq (TRUE));
  set_choices (self->hq, choices, 0);
}

/* A fair share depends on how many there are; the other wishes stay. */
static void
taggers_chosen (TceBalancePage *self)
{
  if (self->rows[LAB_TARGET_LEADER] != NULL)
    tce_target_row_set_wish (self->rows[LAB_TARGET_LEADER], lab_target_usual (LAB_TARGET_LEADER, get_n_seats (self)));
}

static void
make_targets (TceBalancePage *self)
{
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    {
      self->rows[target] = g_object_new (TCE_TYPE_TARGET_ROW, "target", target, NULL);
      tce_target_row_set_wish (self->rows[target], lab_target_usual (target, get_n_seats (self)));
      gtk_box_append (self->targets, GTK_WIDGET (self->rows[target]));
    }
}

/* What has come of it */

static const LabFigures *
known (const LabFigures *figures)
{
  return figures->statistics.n_games > 0 ? figures : NULL;
}

static void
show_targets (TceBalancePage   *self,
              const LabFigures *before,
              const LabFigures *now)
{
  const gboolean under_way = self->balancing != NULL && tc_balancing_get_stage (self->balancing) != TC_BALANCING_ENDED;

  for (guint target = 0; target < LAB_N_TARGETS; target++)
    tce_target_row_set_figures (self->rows[target], before, now, under_way);
  tce_rounds_chart_set_figures (self->rounds, tce_target_row_get_wish (self->rows[LAB_TARGET_ROUNDS]), before, now);
}

static void
show_ends_of (TceEndsBar       *bar,
              GtkWidget        *heading,
              const LabFigures *figures)
{
  gtk_widget_set_visible (GTK_WIDGET (bar), figures != NULL);
  gtk_widget_set_visible (heading, figures != NULL);
  if (figures != NULL)
    tce_ends_bar_set_shares (bar, (const double[LAB_N_BATTLE_ENDS]) { lab_figures_end (figures, 0), lab_figures_end (figures, 1), lab_figures_end (figures, 2) });
}

static void
show_share (GtkLabel         *label,
            const LabFigures *figures,
            guint             seat)
{
  const LabShare share = figures != NULL ? lab_figures_seat (figures, seat) : (LabShare) { 0 };
  g_autofree char *text = turn_language_percent (share.share, 0), *interval = tce_balance_words_interval (share);

  gtk_label_set_label (label, figures != NULL ? text : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), figures != NULL ? interval : NULL);
}

static void
show_seats (TceBalancePage   *self,
            const LabFigures *before,
            const LabFigures *now,
            guint             n_seats)
{
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      const LabShare was = before != NULL ? lab_figures_seat (before, seat) : (LabShare) { 0 };

      gtk_widget_set_visible (self->seat_names[seat], seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_bars[seat]), seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_before[seat]), seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_now[seat]), seat < n_seats);
      tce_share_bar_set_share (self->seat_bars[seat], now != NULL ? lab_figures_seat (now, seat) : (LabShare) { 0 }, 1.0 / n_seats);
      tce_share_bar_set_before (self->seat_bars[seat], before != NULL ? &was : NULL);
      show_share (self->seat_before[seat], before, seat);
      show_share (self->seat_now[seat], now, seat);
    }
}

static void
show_progress (TceBalancePage *self)
{
  const gboolean any = self->balancing != NULL;
  const TcBalancingStage stage = any ? tc_balancing_get_stage (self->balancing) : TC_BALANCING_ENDED;
  g_autofree char *text = any ? tce_balance_words_progress (self->balancing) : g_strdup (_("Values are changed until all targets are reached"));
  g_autofree char *left = any ? tce_balance_words_left (self->balancing) : NULL;

  gtk_label_set_label (self->progress_text, text);
  gtk_label_set_label (self->left, left);
  gtk_progress_bar_set_fraction (self->progress, any ? tc_balancing_get_done (self->balancing) : 0);
  gtk_widget_set_visible (self->start, stage == TC_BALANCING_ENDED);
  gtk_widget_set_visible (GTK_WIDGET (self->pause), stage != TC_BALANCING_ENDED);
  gtk_widget_set_visible (self->stop, stage != TC_BALANCING_ENDED);
  gtk_button_set_label (self->pause, stage == TC_BALANCING_PAUSED ? _("_Go On") : _("_Pause"));
  gtk_widget_set_sensitive (self->choices, stage == TC_BALANCING_ENDED);
}

static void
show_plans (TceBalancePage *self)
{
  const LabBalance *balance = self->balancing != NULL ? tc_balancing_get_balance (self->balancing) : NULL;
  g_autofree char *text = balance != NULL ? tce_balance_words_plans (balance) : NULL;

  gtk_widget_set_visible (self->plans, text != NULL);
  gtk_label_set_label (self->plans_text, text);
}

static void
tce_balance_page_board_changed (TcePanel *panel)
{
  TceBalancePage *self = TCE_BALANCE_PAGE (panel);
  TcBoardChecker *checker = tce_panel_get_checker (panel);
  const gboolean has_errors = checker != NULL && tc_board_checker_get_n_errors (checker) > 0;
  const TcBoard *board = tce_panel_get_board (panel);
  const gboolean is_stale = self->balancing != NULL && board != NULL && tc_balancing_is_stale (self->balancing, board);

  gtk_widget_set_visible (self->stale, has_errors || is_stale);
  gtk_label_set_label (self->stale_text, has_errors ? _("A board with errors cannot be played: see the problems.")
                       : _("The board has changed: start again"));
  tce_panel_set_tip (self->start, has_errors ? _("A board with errors cannot be played: see the problems.") : NULL);
  offer_hqs (self, board);
  if (self->balancing != NULL && !is_stale)
    tce_balance_values_set_boards (self->values, tc_balancing_get_board_file (self->balancing), &tc_balancing_get_balance (self->balancing)->board);
  else
    tce_balance_values_set_boards (self->values, board != NULL ? tc_board_document_get_board_file (tce_panel_get_document (panel)) : NULL, board);
}

static void
tce_balance_page_refresh (TcePanel *panel)
{
  TceBalancePage *self = TCE_BALANCE_PAGE (panel);
  const LabBalance *balance = self->balancing != NULL ? tc_balancing_get_balance (self->balancing) : NULL;
  const LabFigures *before = balance != NULL ? known (&balance->before) : NULL, *now = balance != NULL ? known (&balance->after) : NULL;

  show_progress (self);
  show_targets (self, before, now);
  show_ends_of (self->ends_before, self->before_end, before);
  show_ends_of (self->ends_now, self->now_end, now);
  show_seats (self, before, now, self->balancing != NULL ? tc_balancing_get_wishes (self->balancing)->n_seats : get_n_seats (self));
  show_plans (self);
  tce_balance_page_board_changed (panel);
}

static void
balancing_changed (TceBalancePage *self)
{
  tce_balance_page_refresh (TCE_PANEL (self));
}

/* What is there once */

static GtkWidget *
new_label (const char *text,
           const char *class,
           double      xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, NULL);

  gtk_widget_add_css_class (label, class);

  return label;
}

static void
make_seats (TceBalancePage *self)
{
  for (int seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      g_autofree char *name = g_strdup_printf (_("Seat %d"), seat + 1);

      self->seat_names[seat] = new_label (name, "fact", 0);
      self->seat_bars[seat] = g_object_new (TCE_TYPE_SHARE_BAR, "hexpand", TRUE, NULL);
      self->seat_before[seat] = GTK_LABEL (new_label ("", "secondary", 1));
      self->seat_now[seat] = GTK_LABEL (new_label ("", "fact", 1));
      gtk_grid_attach (self->seats, self->seat_names[seat], 0, seat, 1, 1);
      gtk_grid_attach (self->seats, GTK_WIDGET (self->seat_bars[seat]), 1, seat, 1, 1);
      gtk_grid_attach (self->seats, GTK_WIDGET (self->seat_before[seat]), 2, seat, 1, 1);
      gtk_grid_attach (self->seats, GTK_WIDGET (self->seat_now[seat]), 3, seat, 1, 1);
    }
}

static void
make_ends (TceBalancePage *self)
{
  const char *const names[LAB_N_BATTLE_ENDS] = { _("high values"), _("networks"), _("drones") };

  for (int i = 0; i < LAB_N_BATTLE_ENDS; i++)
    {
      const guint end = tce_ends_bar_get_end ((guint) i);

      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      gtk_box_append (GTK_BOX (pair), tce_ends_bar_new_patch (end));
      gtk_box_append (GTK_BOX (pair), new_label (names[end], "end-name", 0));
      gtk_flow_box_append (self->ends_legend, g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE, "child", pair, NULL));
    }
}

static void
tce_balance_page_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  g_value_set_object (value, TCE_BALANCE_PAGE (object)->balancing);
}

/* What one was begun with, also in a window that is made again for another language. */
static void
show_wishes (TceBalancePage  *self,
             const LabWishes *wishes)
{
  gtk_drop_down_set_selected (self->taggers, wishes->n_seats - TC_MIN_SEATS);
  for (guint i = 0; lab_balance_levels[i] != NULL; i++)
    if (g_str_equal (lab_balance_levels[i], wishes->level))
      gtk_drop_down_set_selected (self->level, i);
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    tce_target_row_set_wish (self->rows[target], wishes->ranges[target]);
}

static void
tce_balance_page_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TceBalancePage *self = TCE_BALANCE_PAGE (object);

  g_set_object (&self->balancing, g_value_get_object (value));
  g_signal_group_set_target (self->signals, self->balancing);
  if (self->balancing != NULL)
    show_wishes (self, tc_balancing_get_wishes (self->balancing));
  balancing_changed (self);
}

static void
tce_balance_page_dispose (GObject *object)
{
  TceBalancePage *self = TCE_BALANCE_PAGE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->balancing);

  G_OBJECT_CLASS (tce_balance_page_parent_class)->dispose (object);
}

static void
bind_controls (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, choices);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, taggers);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, level);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, hq);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, keep_columns);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, keep_rows);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, keep_districts);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, keep_drones);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, keep_bubbles);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, progress_text);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, left);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, progress);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, start);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, pause);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, stop);
}

static void
bind_figures (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, stale);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, stale_text);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, plans);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, plans_text);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, values);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, targets);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, rounds);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, before_end);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, ends_before);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, now_end);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, ends_now);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, ends_legend);
  gtk_widget_class_bind_template_child (widget_class, TceBalancePage, seats);
}

static void
tce_balance_page_class_init (TceBalancePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_balance_page_get_property;
  object_class->set_property = tce_balance_page_set_property;
  object_class->dispose = tce_balance_page_dispose;
  panel_class->refresh = tce_balance_page_refresh;
  panel_class->board_changed = panel_class->checked = tce_balance_page_board_changed;
  g_object_class_install_property (object_class, PROP_BALANCING,
                                   g_param_spec_object ("balancing", NULL, NULL, TC_TYPE_BALANCING, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));

  g_type_ensure (TURN_TYPE_FOLD);
  g_type_ensure (TCE_TYPE_BALANCE_VALUES);
  g_type_ensure (TCE_TYPE_ENDS_BAR);
  g_type_ensure (TCE_TYPE_ROUNDS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-balance-page.ui");
  bind_controls (widget_class);
  bind_figures (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, taggers_chosen);
}

static void
tce_balance_page_init (TceBalancePage *self)
{
  self->signals = g_signal_group_new (TC_TYPE_BALANCING);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (balancing_changed), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  make_choices (self);
  make_targets (self);
  make_seats (self);
  make_ends (self);
  balancing_changed (self);
}

LabWishes
tce_balance_page_get_wishes (TceBalancePage *self)
{
  const struct { GtkWidget *button; LabKeep keep; } keeps[] = {
    { self->keep_columns, LAB_KEEP_COLUMNS },
    { self->keep_rows, LAB_KEEP_ROWS },
    { self->keep_districts, LAB_KEEP_DISTRICTS },
    { self->keep_drones, LAB_KEEP_DRONES },
    { self->keep_bubbles, LAB_KEEP_BUBBLES },
  };
  LabWishes wishes = lab_wishes_usual (get_n_seats (self));

  wishes.level = lab_balance_levels[gtk_drop_down_get_selected (self->level)];
  wishes.draws_hq = draws_hq (self);
  wishes.seed = SEED;
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    wishes.ranges[target] = tce_target_row_get_wish (self->rows[target]);
  for (gsize i = 0; i < G_N_ELEMENTS (keeps); i++)
    if (!gtk_check_button_get_active (GTK_CHECK_BUTTON (keeps[i].button)))
      wishes.keeps |= keeps[i].keep;

  return wishes;
}
