/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-card.h"

#include <glib/gi18n.h>
#include <math.h>
#include <turn-language.h>

#include "tce-histogram.h"
#include "tce-playtest-words.h"

struct _TcePlaytestCard
{
  TcePlaytestView parent_instance;

  GtkWidget      *figures;
  GtkLabel       *invitation;
  GtkWidget      *stale;
  GtkLabel       *count;
  GtkLabel       *mean;
  GtkLabel       *seats;
  TceHistogram   *histogram;
  GtkButton      *button;
};

G_DEFINE_FINAL_TYPE (TcePlaytestCard, tce_playtest_card, TCE_TYPE_PLAYTEST_VIEW)

static char *
list_seats (TcPlaytest * playtest)
{
  const LabStatistics *statistics = &tc_playtest_get_tally (playtest)->statistics;
  g_autoptr (GString) shares = g_string_new (NULL);

  for (guint seat = 0; seat < tc_playtest_get_n_seats (playtest); seat++)
    {
      g_autofree char *share = turn_language_percent (lab_share_of_wins (statistics->win_parts[seat], statistics->n_games).share, 0);

      g_string_append_printf (shares, "%s%s", seat > 0 ? " · " : "", share);
    }

  /* Translators: what share of battles each seat wins: “seats 30 % · 31 % · 38 %”; the figures are set off. */
  return g_strdup_printf (_("seats <b>%s</b>"), shares->str);
}

static void
show_figures (TcePlaytestCard *self,
              TcPlaytest      *playtest)
{
  const LabTally *tally = tc_playtest_get_tally (playtest);
  g_autofree char *count = tce_playtest_words_count (playtest);
  g_autofree char *figure = turn_language_number (round (lab_tally_mean_score (tally)), 0);
  /* Translators: the mean prestige; the figure is set off. */
  g_autofree char *mean = g_strdup_printf (_("mean <b>%s</b>"), figure);
  g_autofree char *seats = list_seats (playtest);

  gtk_label_set_label (self->count, count);
  gtk_label_set_markup (self->mean, mean);
  gtk_label_set_markup (self->seats, seats);
  tce_histogram_set_tally (self->histogram, tally);
}

static void
tce_playtest_card_board_changed (TcePanel *panel)
{
  gtk_widget_set_visible (TCE_PLAYTEST_CARD (panel)->stale, tce_playtest_view_is_stale (TCE_PLAYTEST_VIEW (panel)));
}

static void
tce_playtest_card_refresh (TcePanel *panel)
{
  TcePlaytestCard *self = TCE_PLAYTEST_CARD (panel);
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (panel));
  const gboolean has_errors = tce_playtest_view_has_errors (TCE_PLAYTEST_VIEW (panel));

  gtk_widget_set_visible (self->figures, playtest != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->count), playtest != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->invitation), playtest == NULL || has_errors);
  gtk_label_set_label (self->invitation, has_errors ? _("A board with errors cannot be played: see the problems.")
                       : _("Bots play hundreds of battles on this board and report how it plays."));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), playtest != NULL ? "win.report" : "win.playtest");
  gtk_button_set_label (self->button, playtest != NULL ? _("Open the _Report") : _("_Playtest"));
  tce_playtest_card_board_changed (panel);
  if (playtest != NULL)
    show_figures (self, playtest);
}

static void
tce_playtest_card_class_init (TcePlaytestCardClass *klass)
{
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = tce_playtest_card_refresh;
  panel_class->board_changed = tce_playtest_card_board_changed;

  g_type_ensure (TCE_TYPE_HISTOGRAM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-playtest-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, figures);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, invitation);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, stale);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, count);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, mean);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, seats);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, histogram);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestCard, button);
}

static void
tce_playtest_card_init (TcePlaytestCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tce_playtest_card_refresh (TCE_PANEL (self));
}
