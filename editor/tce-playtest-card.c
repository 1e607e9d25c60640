/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-card.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-language.h>

#include "tce-histogram.h"
#include "tce-playtest-words.h"

struct _TcePlaytestCard
{
  AdwBin           parent_instance;

  TcBoardDocument *document;
  TcPlaytest      *playtest;
  guint            n_errors;
  GSignalGroup    *document_signals;
  GSignalGroup    *playtest_signals;

  GtkWidget       *figures;
  GtkLabel        *invitation;
  GtkWidget       *stale;
  GtkLabel        *count;
  GtkLabel        *mean;
  GtkLabel        *seats;
  TceHistogram    *histogram;
  GtkButton       *button;
};

G_DEFINE_FINAL_TYPE (TcePlaytestCard, tce_playtest_card, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_PLAYTEST,
  PROP_N_ERRORS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static char *
list_seats (TcPlaytest *playtest)
{
  const LabStatistics *statistics = &tc_playtest_get_tally (playtest)->statistics;
  g_autoptr (GString) shares = g_string_new (NULL);

  for (guint seat = 0; seat < tc_playtest_get_plan (playtest)->n_seats; seat++)
    {
      g_autofree char *share = tc_language_percent (lab_share_of_wins (statistics->win_parts[seat], statistics->n_games).share, 0);

      g_string_append_printf (shares, "%s%s", seat > 0 ? " · " : "", share);
    }

  /* Translators: what share of battles each seat wins: “seats 30 % · 31 % · 38 %”; the figures are set off. */
  return g_strdup_printf (_("seats <b>%s</b>"), shares->str);
}

static void
show_figures (TcePlaytestCard *self)
{
  const LabTally *tally = tc_playtest_get_tally (self->playtest);
  g_autofree char *count = tce_playtest_words_count (self->playtest);
  g_autofree char *figure = tc_language_number (round (lab_tally_mean_score (tally)), 0);
  /* Translators: the mean prestige; the figure is set off. */
  g_autofree char *mean = g_strdup_printf (_("mean <b>%s</b>"), figure);
  g_autofree char *seats = list_seats (self->playtest);

  gtk_label_set_label (self->count, count);
  gtk_label_set_markup (self->mean, mean);
  gtk_label_set_markup (self->seats, seats);
  tce_histogram_set_tally (self->histogram, tally);
}

static void
refresh_stale (TcePlaytestCard *self)
{
  gtk_widget_set_visible (self->stale, self->playtest != NULL && self->document != NULL
                          && tc_playtest_is_stale (self->playtest, tc_board_document_get_board (self->document)));
}

static void
refresh (TcePlaytestCard *self)
{
  gtk_widget_set_visible (self->figures, self->playtest != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->count), self->playtest != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->invitation), self->playtest == NULL || self->n_errors > 0);
  gtk_label_set_label (self->invitation, self->n_errors > 0 ? _("A board with errors cannot be played: see the problems.")
                       : _("Bots play hundreds of battles on this board and tell what became of it."));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), self->playtest != NULL ? "win.report" : "win.playtest");
  gtk_button_set_label (self->button, self->playtest != NULL ? _("Open the _Report") : _("_Playtest"));
  refresh_stale (self);
  if (self->playtest != NULL)
    show_figures (self);
}

static void
tce_playtest_card_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TcePlaytestCard *self = TCE_PLAYTEST_CARD (object);

  switch (id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, self->document); break;
    case PROP_PLAYTEST: g_value_set_object (value, self->playtest); break;
    case PROP_N_ERRORS: g_value_set_uint (value, self->n_errors); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_playtest_card_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  TcePlaytestCard *self = TCE_PLAYTEST_CARD (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      g_set_object (&self->document, g_value_get_object (value));
      g_signal_group_set_target (self->document_signals, self->document);
      break;
    case PROP_PLAYTEST:
      g_set_object (&self->playtest, g_value_get_object (value));
      g_signal_group_set_target (self->playtest_signals, self->playtest);
      break;
    case PROP_N_ERRORS:
      self->n_errors = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  refresh (self);
}

static void
tce_playtest_card_dispose (GObject *object)
{
  TcePlaytestCard *self = TCE_PLAYTEST_CARD (object);

  g_clear_object (&self->document_signals);
  g_clear_object (&self->playtest_signals);
  g_clear_object (&self->document);
  g_clear_object (&self->playtest);

  G_OBJECT_CLASS (tce_playtest_card_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_PLAYTEST] = g_param_spec_object ("playtest", NULL, NULL, TC_TYPE_PLAYTEST, flags);
  properties[PROP_N_ERRORS] = g_param_spec_uint ("n-errors", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_playtest_card_class_init (TcePlaytestCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_playtest_card_get_property;
  object_class->set_property = tce_playtest_card_set_property;
  object_class->dispose = tce_playtest_card_dispose;
  install_properties (object_class);

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
follow_models (TcePlaytestCard *self)
{
  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (refresh_stale), self);
  self->playtest_signals = g_signal_group_new (TC_TYPE_PLAYTEST);
  g_signal_group_connect_swapped (self->playtest_signals, "changed", G_CALLBACK (refresh), self);
}

static void
tce_playtest_card_init (TcePlaytestCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  follow_models (self);
  refresh (self);
}
