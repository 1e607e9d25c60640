/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-report.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-rules.h>
#include <turn-compat.h>
#include <turn-fold.h>
#include <turn-language.h>

#include "tce-ends-bar.h"
#include "tce-feature-table.h"
#include "tce-findings.h"
#include "tce-heat-legend.h"
#include "tce-heat-map.h"
#include "tce-histogram.h"
#include "tce-playtest-words.h"
#include "tce-share-bar.h"

/* Of sentences in the narrow column, in letters: they do not make it wide. */
#define LINE_LENGTH 36

struct _TcePlaytestReport
{
  TcePlaytestView parent_instance;

  TcPlaytest     *before;       /* that it is compared with, or NULL */

  TceFindings    *findings;
  GtkLabel       *boards;
  TceHistogram   *histogram;
  TceHeatMap     *heat_map;
  GtkWidget      *hint;
  GtkLabel       *fair;
  GtkGrid        *seats;
  GtkLabel       *seat_shares[TC_MAX_SEATS];
  GtkWidget      *seat_names[TC_MAX_SEATS];
  TceShareBar    *seat_bars[TC_MAX_SEATS];
  GtkWidget      *verdict;
  GtkWidget      *verdict_icon;
  GtkLabel       *verdict_text;
  TceEndsBar     *ends;
  TceEndsBar     *ends_before;
  GtkGrid        *ends_legend;
  GtkLabel       *end_shares[LAB_N_BATTLE_ENDS];
  GtkLabel       *rounds;
  GtkLabel       *ties;
  GtkLabel       *squares_left;
  GtkLabel       *rounds_delta;
  GtkLabel       *ties_delta;
  GtkLabel       *squares_left_delta;
};

G_DEFINE_FINAL_TYPE (TcePlaytestReport, tce_playtest_report, TCE_TYPE_PLAYTEST_VIEW)

/* What is said once */

static GtkWidget *
new_label (const char *text,
           const char *class,
           double xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_widget_add_css_class (label, class);

  return label;
}

static void
make_seats (TcePlaytestReport *self)
{
  for (int seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      g_autofree char *name = g_strdup_printf (_("Seat %d"), seat + 1);

      self->seat_names[seat] = new_label (name, "fact", 0);
      self->seat_bars[seat] = g_object_new (TCE_TYPE_SHARE_BAR, NULL);
      self->seat_shares[seat] = GTK_LABEL (new_label ("", "fact", 1));
      gtk_widget_set_hexpand (GTK_WIDGET (self->seat_bars[seat]), TRUE);
      gtk_grid_attach (self->seats, self->seat_names[seat], 0, seat, 1, 1);
      gtk_grid_attach (self->seats, GTK_WIDGET (self->seat_bars[seat]), 1, seat, 1, 1);
      gtk_grid_attach (self->seats, GTK_WIDGET (self->seat_shares[seat]), 2, seat, 1, 1);
    }
}

static const char *
name_end (guint end)
{
  switch (end)
    {
    case 0:
      return _("Every high value taken");
    case 1:
      return _("Every bubble taken");
    case 2:
    default:
      return _("All drones used by one tagger");
    }
}

static void
make_ends (TcePlaytestReport *self)
{
  for (int i = 0; i < LAB_N_BATTLE_ENDS; i++)
    {
      const guint end = tce_ends_bar_get_end ((guint) i);
      GtkWidget *name = new_label (name_end (end), "end-name", 0);

      gtk_widget_set_hexpand (name, TRUE);
      self->end_shares[end] = GTK_LABEL (new_label ("", "fact", 1));
      gtk_grid_attach (self->ends_legend, tce_ends_bar_new_patch (end), 0, i, 1, 1);
      gtk_grid_attach (self->ends_legend, name, 1, i, 1, 1);
      gtk_grid_attach (self->ends_legend, GTK_WIDGET (self->end_shares[end]), 2, i, 1, 1);
    }
}

/* What is said anew */

static const char *
say_fair (guint n_seats)
{
  switch (n_seats)
    {
    case 2:
      return _("Share of wins; the dashed line is a fair half. Seat 1 leads first.");
    case 3:
      return _("Share of wins; the dashed line is a fair third. Seat 1 leads first.");
    default:
      return _("Share of wins; the dashed line is a fair quarter. Seat 1 leads first.");
    }
}

/* The same figures of the run before, if it had as many taggers. */
static const LabTally *
tally_before (TcePlaytestReport *self)
{
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (self));
  const LabTally *tally = self->before != NULL && playtest != NULL ? tc_playtest_get_tally_of (self->before, tc_playtest_get_n_seats (playtest)) : NULL;

  return tally != NULL && tally->statistics.n_games > 0 ? tally : NULL;
}

static double
share_left (const LabTally *tally)
{
  return 1 - (double) tally->n_painted / (double) MAX (1, tally->n_squares);
}

static double
share_of_ties (const LabTally *tally)
{
  return (double) tally->n_ties / (double) MAX (1, tally->statistics.n_games);
}

/* “+3.2”, or “−14 %”. */
static void
show_delta (GtkLabel *label,
            double    by,
            gboolean  is_share)
{
  g_autofree char *figure = is_share ? turn_language_percent (fabs (by), 0) : turn_language_number (fabs (by), 1);
  g_autofree char *text = g_strconcat (by < 0 ? "−" : "+", figure, NULL);

  gtk_widget_show (GTK_WIDGET (label));
  gtk_label_set_label (label, text);
}

static void
show_seats (TcePlaytestReport *self,
            const LabTally    *tally,
            guint              n_seats)
{
  const LabTally *before = tally_before (self);
  gboolean is_warning;
  g_autofree char *verdict = tce_playtest_words_seats (tally, n_seats, &is_warning);
  g_autofree char *level = tce_playtest_words_level (tc_playtest_get_plan (tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (self)))->level);
  g_autofree char *fair = g_strdup_printf ("%s · %s", say_fair (n_seats), level);

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      const LabShare share = lab_share_of_wins (tally->statistics.win_parts[seat], tally->statistics.n_games);
      g_autofree char *text = turn_language_percent (share.share, 0);

      gtk_widget_set_visible (self->seat_names[seat], seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_bars[seat]), seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_shares[seat]), seat < n_seats);
      tce_share_bar_set_share (self->seat_bars[seat], share, 1.0 / n_seats);
      if (before != NULL)
        {
          const LabShare was = lab_share_of_wins (before->statistics.win_parts[seat], before->statistics.n_games);

          tce_share_bar_set_before (self->seat_bars[seat], &was);
        }
      else
        {
          tce_share_bar_set_before (self->seat_bars[seat], NULL);
        }
      gtk_label_set_label (self->seat_shares[seat], text);
    }
  if (verdict != NULL && !tce_finding_can_tell_seats (tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (self))))
    {
      g_free (verdict);
      verdict = g_strdup_printf (_("Taggers at %s do not look ahead: stronger ones say which seat is better"), level);
    }
  gtk_label_set_label (self->fair, fair);
  gtk_widget_set_visible (self->verdict, verdict != NULL);
  gtk_label_set_label (self->verdict_text, verdict);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->verdict_icon), is_warning ? "tc-warning-symbolic" : "tc-fine-symbolic");
  turn_widget_set_class (self->verdict, "is-warning", is_warning);
}

static void
show_ends (TcePlaytestReport *self,
           const LabTally    *tally)
{
  const LabTally *before = tally_before (self);

  tce_ends_bar_set_tally (self->ends, tally);
  gtk_widget_set_visible (GTK_WIDGET (self->ends_before), before != NULL);
  if (before != NULL)
    tce_ends_bar_set_tally (self->ends_before, before);
  for (guint end = 0; end < LAB_N_BATTLE_ENDS; end++)
    {
      g_autofree char *share = turn_language_percent ((double) tally->end_parts[end]
                                                      / (double) MAX (1, LAB_PARTS_PER_END * tally->statistics.n_games), 0);

      gtk_label_set_label (self->end_shares[end], share);
    }
}

static void
show_length (TcePlaytestReport *self,
             const LabTally    *tally)
{
  const LabTally *before = tally_before (self);
  g_autofree char *rounds = turn_language_number (lab_statistics_rounds (&tally->statistics), 1);
  g_autofree char *ties = turn_language_percent (share_of_ties (tally), 0);
  g_autofree char *left = turn_language_percent (share_left (tally), 0);

  gtk_label_set_label (self->rounds, rounds);
  gtk_label_set_label (self->ties, ties);
  gtk_label_set_label (self->squares_left, left);
  if (before != NULL)
    {
      show_delta (self->rounds_delta, lab_statistics_rounds (&tally->statistics) - lab_statistics_rounds (&before->statistics), FALSE);
      show_delta (self->ties_delta, share_of_ties (tally) - share_of_ties (before), TRUE);
      show_delta (self->squares_left_delta, share_left (tally) - share_left (before), TRUE);
      return;
    }
  gtk_widget_hide (GTK_WIDGET (self->rounds_delta));
  gtk_widget_hide (GTK_WIDGET (self->ties_delta));
  gtk_widget_hide (GTK_WIDGET (self->squares_left_delta));
}

static void
show_prestige (TcePlaytestReport *self,
               const LabTally    *tally)
{
  const guint n_boards = (guint) tally->n_boards;
  g_autofree char *text = NULL;

  tce_histogram_set_tally (self->histogram, tally);
  tce_histogram_set_before (self->histogram, tally_before (self));
  /* Translators: of how many boards a chart tells, and how wide its bars are. */
  text = g_strdup_printf (ngettext ("%u board, by steps of %u", "%u boards, by steps of %u", n_boards), n_boards,
                          tce_histogram_get_step (self->histogram));
  gtk_label_set_label (self->boards, text);
}

static void
tce_playtest_report_refresh (TcePanel *panel)
{
  TcePlaytestReport *self = TCE_PLAYTEST_REPORT (panel);
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (panel));
  const LabTally *tally = playtest != NULL ? tc_playtest_get_tally (playtest) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), tally != NULL);
  if (tally == NULL)
    return;

  show_prestige (self, tally);
  show_seats (self, tally, tc_playtest_get_n_seats (playtest));
  show_ends (self, tally);
  show_length (self, tally);
  tce_heat_map_set_playtest (self->heat_map, playtest);
}

/* What a finding is about is framed on the map. */
static void
finding_chosen (TcePlaytestReport *self,
                const TceFinding  *finding)
{
  const gboolean has_feature = finding != NULL && finding->has_feature;

  tce_heat_map_set_highlight (self->heat_map, has_feature ? finding->kind : TC_FEATURE_COLUMN, has_feature ? (int) finding->index : -1);
}

static void
tce_playtest_report_dispose (GObject *object)
{
  g_clear_object (&TCE_PLAYTEST_REPORT (object)->before);

  G_OBJECT_CLASS (tce_playtest_report_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, boards);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, histogram);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, heat_map);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, hint);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, fair);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, seats);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, verdict);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, verdict_text);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, ends);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, ends_legend);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, rounds);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, ties);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, squares_left);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, findings);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, ends_before);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, rounds_delta);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, ties_delta);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestReport, squares_left_delta);
}

static void
tce_playtest_report_class_init (TcePlaytestReportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_playtest_report_dispose;
  TCE_PANEL_CLASS (klass)->refresh = tce_playtest_report_refresh;

  g_type_ensure (TURN_TYPE_FOLD);
  g_type_ensure (TCE_TYPE_ENDS_BAR);
  g_type_ensure (TCE_TYPE_FEATURE_TABLE);
  g_type_ensure (TCE_TYPE_FINDINGS);
  g_type_ensure (TCE_TYPE_HEAT_LEGEND);
  g_type_ensure (TCE_TYPE_HEAT_MAP);
  g_type_ensure (TCE_TYPE_HISTOGRAM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-playtest-report.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, finding_chosen);
}

static void
tce_playtest_report_init (TcePlaytestReport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_seats (self);
  make_ends (self);
  tce_playtest_report_refresh (TCE_PANEL (self));
}

void
tce_playtest_report_set_before (TcePlaytestReport *self,
                                TcPlaytest        *before)
{
  g_return_if_fail (TCE_IS_PLAYTEST_REPORT (self));

  if (!g_set_object (&self->before, before))
    return;
  tce_findings_set_before (self->findings, before);
  tce_playtest_report_refresh (TCE_PANEL (self));
}

GtkWidget *
tce_playtest_report_new_still (TcPlaytest *playtest,
                               TcPlaytest *before)
{
  TcePlaytestReport *self = g_object_new (TCE_TYPE_PLAYTEST_REPORT, "playtest", playtest, NULL);

  tce_playtest_report_set_before (self, before);
  gtk_widget_hide (self->hint);

  return GTK_WIDGET (self);
}
