/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-page.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-language.h>
#include <tc-level.h>
#include <tc-rules.h>

#include "tce-columns.h"
#include "tce-ends-bar.h"
#include "tce-heat-legend.h"
#include "tce-heat-map.h"
#include "tce-histogram.h"
#include "tce-playtest-words.h"
#include "tce-share-bar.h"

#define USUAL_LEVEL "medium"
#define SEED 1

/* Of sentences in the narrow column, in letters: they do not make it wide. */
#define LINE_LENGTH 36

static const guint n_battles_choices[] = { 100, 500, 2000, 10000 };

#define USUAL_N_BATTLES 1

struct _TcePlaytestPage
{
  AdwBin           parent_instance;

  TcBoardDocument *document;
  TcPlaytest      *playtest;
  guint            n_errors;
  GSignalGroup    *document_signals;
  GSignalGroup    *playtest_signals;
  const char     **levels;          /* ids, in the order of the drop-down */

  GtkDropDown     *taggers;
  GtkDropDown     *level;
  GtkDropDown     *hq;
  GtkDropDown     *battles;
  GtkWidget       *choices;
  GtkWidget       *report;
  GtkLabel        *count;
  GtkLabel        *left;
  GtkProgressBar  *progress;
  GtkWidget       *start;
  GtkButton       *pause;
  GtkWidget       *stop;
  GtkWidget       *stale;
  GtkLabel        *stale_text;
  GtkLabel        *boards;
  TceHistogram    *histogram;
  TceHeatMap      *heat_map;
  GtkLabel        *fair;
  GtkGrid         *seats;
  GtkLabel        *seat_shares[TC_MAX_SEATS];
  GtkWidget       *seat_names[TC_MAX_SEATS];
  TceShareBar     *seat_bars[TC_MAX_SEATS];
  GtkWidget       *verdict;
  GtkWidget       *verdict_icon;
  GtkLabel        *verdict_text;
  TceEndsBar      *ends;
  GtkGrid         *ends_legend;
  GtkLabel        *end_shares[LAB_N_BATTLE_ENDS];
  GtkLabel        *rounds;
  GtkLabel        *ties;
  GtkLabel        *squares_left;
  GtkBox          *advice;
};

G_DEFINE_FINAL_TYPE (TcePlaytestPage, tce_playtest_page, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_PLAYTEST,
  PROP_N_ERRORS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* What is said once */

static GtkWidget *
new_label (const char *text,
           const char *class,
           double      xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_widget_add_css_class (label, class);

  return label;
}

static void
make_seats (TcePlaytestPage *self)
{
  for (int seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      g_autofree char *name = g_strdup_printf (_("Seat %d"), seat + 1);

      self->seat_names[seat] = new_label (name, "fact", 0);
      self->seat_bars[seat] = TCE_SHARE_BAR (tce_share_bar_new ());
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
make_ends (TcePlaytestPage *self)
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
make_numbers (TcePlaytestPage *self)
{
  GtkStringList *taggers = gtk_string_list_new (NULL), *battles = gtk_string_list_new (NULL);

  for (guint n = TC_MIN_SEATS; n <= TC_MAX_SEATS; n++)
    gtk_string_list_take (taggers, g_strdup_printf (ngettext ("%u tagger", "%u taggers", n), n));
  for (gsize i = 0; i < G_N_ELEMENTS (n_battles_choices); i++)
    gtk_string_list_take (battles, g_strdup_printf (ngettext ("%u battle", "%u battles", n_battles_choices[i]), n_battles_choices[i]));
  set_choices (self->taggers, taggers, 1);
  set_choices (self->battles, battles, USUAL_N_BATTLES);
}

static void
make_choices (TcePlaytestPage *self)
{
  const char *const hqs[] = { _("HQ as drawn"), _("HQ at random"), NULL };
  GtkStringList *levels = gtk_string_list_new (NULL);
  guint usual = 0;

  self->levels = tc_levels_list (&tc_rules);
  for (guint i = 0; self->levels[i] != NULL; i++)
    {
      /* Translators: how well bots play: “Street level”. */
      gtk_string_list_take (levels, g_strdup_printf (_("%s level"), tc_level_get_name (self->levels[i])));
      if (g_str_equal (self->levels[i], USUAL_LEVEL))
        usual = i;
    }
  make_numbers (self);
  set_choices (self->level, levels, usual);
  set_choices (self->hq, gtk_string_list_new (hqs), 0);
}

/* What is said anew */

static void
show_progress (TcePlaytestPage *self)
{
  const gboolean any = self->playtest != NULL;
  const TcPlaytestStage stage = any ? tc_playtest_get_stage (self->playtest) : TC_PLAYTEST_ENDED;
  const guint64 n_played = any ? tc_playtest_get_tally (self->playtest)->statistics.n_games : 0;
  g_autofree char *count = any ? tce_playtest_words_count (self->playtest) : g_strdup (_("No battle yet"));
  g_autofree char *left = any ? tce_playtest_words_left (self->playtest) : NULL;

  gtk_label_set_label (self->count, count);
  gtk_label_set_label (self->left, left);
  gtk_progress_bar_set_fraction (self->progress, any ? (double) n_played / tc_playtest_get_plan (self->playtest)->n_battles : 0);
  gtk_widget_set_visible (self->start, stage == TC_PLAYTEST_ENDED);
  gtk_widget_set_visible (GTK_WIDGET (self->pause), stage != TC_PLAYTEST_ENDED);
  gtk_widget_set_visible (self->stop, stage != TC_PLAYTEST_ENDED);
  gtk_button_set_label (self->pause, stage == TC_PLAYTEST_PAUSED ? _("_Go On") : _("_Pause"));
  gtk_widget_set_sensitive (self->choices, stage == TC_PLAYTEST_ENDED);
}

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

static void
show_seats (TcePlaytestPage *self,
            const LabTally  *tally)
{
  const guint n_seats = tc_playtest_get_plan (self->playtest)->n_seats;
  gboolean is_warning;
  g_autofree char *verdict = tce_playtest_words_seats (tally, n_seats, &is_warning);

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      const LabShare share = lab_share_of_wins (tally->statistics.win_parts[seat], tally->statistics.n_games);
      g_autofree char *text = tc_language_percent (share.share, 0);

      gtk_widget_set_visible (self->seat_names[seat], seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_bars[seat]), seat < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_shares[seat]), seat < n_seats);
      tce_share_bar_set_share (self->seat_bars[seat], share, 1.0 / n_seats);
      gtk_label_set_label (self->seat_shares[seat], text);
    }
  gtk_label_set_label (self->fair, say_fair (n_seats));
  gtk_widget_set_visible (self->verdict, verdict != NULL);
  gtk_label_set_label (self->verdict_text, verdict);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->verdict_icon), is_warning ? "tc-warning-symbolic" : "tc-fine-symbolic");
  if (is_warning)
    gtk_widget_add_css_class (self->verdict, "is-warning");
  else
    gtk_widget_remove_css_class (self->verdict, "is-warning");
}

static void
show_ends (TcePlaytestPage *self,
           const LabTally  *tally)
{
  tce_ends_bar_set_tally (self->ends, tally);
  for (guint end = 0; end < LAB_N_BATTLE_ENDS; end++)
    {
      g_autofree char *share = tc_language_percent ((double) tally->end_parts[end]
                                                    / (double) MAX (1, LAB_PARTS_PER_END * tally->statistics.n_games), 0);

      gtk_label_set_label (self->end_shares[end], share);
    }
}

static void
show_advice (TcePlaytestPage *self)
{
  g_autoptr (GPtrArray) advice = tce_playtest_words_advice (self->playtest);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->advice))) != NULL)
    gtk_box_remove (self->advice, child);
  for (guint i = 0; i < advice->len; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *icon = gtk_image_new_from_icon_name ("tc-warning-symbolic");

      gtk_widget_add_css_class (icon, "warning-icon");
      gtk_box_append (GTK_BOX (row), icon);
      gtk_box_append (GTK_BOX (row), new_label (g_ptr_array_index (advice, i), "advice", 0));
      gtk_box_append (self->advice, row);
    }
}

static void
show_length (TcePlaytestPage *self,
             const LabTally  *tally)
{
  const double n_games = (double) MAX (1, tally->statistics.n_games);
  g_autofree char *rounds = tc_language_number (lab_statistics_rounds (&tally->statistics), 1);
  g_autofree char *ties = tc_language_percent ((double) tally->n_ties / n_games, 0);
  g_autofree char *left = tc_language_percent (1 - (double) tally->n_painted / (double) MAX (1, tally->n_squares), 0);

  gtk_label_set_label (self->rounds, rounds);
  gtk_label_set_label (self->ties, ties);
  gtk_label_set_label (self->squares_left, left);
  show_advice (self);
}

static void
show_prestige (TcePlaytestPage *self,
               const LabTally  *tally)
{
  const guint n_boards = (guint) tally->n_boards;
  g_autofree char *text = NULL;

  tce_histogram_set_tally (self->histogram, tally);
  /* Translators: of how many boards a chart tells, and how wide its bars are. */
  text = g_strdup_printf (ngettext ("%u board, by steps of %u", "%u boards, by steps of %u", n_boards), n_boards,
                          tce_histogram_get_step (self->histogram));
  gtk_label_set_label (self->boards, text);
}

static void
refresh_board (TcePlaytestPage *self)
{
  const TcBoard *board = self->document != NULL ? tc_board_document_get_board (self->document) : NULL;

  const gboolean is_stale = self->playtest != NULL && board != NULL && tc_playtest_is_stale (self->playtest, board);

  gtk_widget_set_visible (self->stale, is_stale || self->n_errors > 0);
  gtk_label_set_label (self->stale_text, self->n_errors > 0 ? _("A board with errors cannot be played: see the problems.")
                       : _("The board has changed since this playtest: start another one to see what became of it."));
  gtk_widget_set_visible (GTK_WIDGET (self->hq), board != NULL && board->has_sections);
}

static void
refresh (TcePlaytestPage *self)
{
  const LabTally *tally = self->playtest != NULL ? tc_playtest_get_tally (self->playtest) : NULL;

  show_progress (self);
  refresh_board (self);
  gtk_widget_set_visible (self->report, tally != NULL);
  if (tally == NULL)
    return;

  show_prestige (self, tally);
  show_seats (self, tally);
  show_ends (self, tally);
  show_length (self, tally);
  tce_heat_map_set_playtest (self->heat_map, self->playtest);
}

static void
tce_playtest_page_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (object);

  switch (id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, self->document); break;
    case PROP_PLAYTEST: g_value_set_object (value, self->playtest); break;
    case PROP_N_ERRORS: g_value_set_uint (value, self->n_errors); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_playtest_page_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (object);

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
tce_playtest_page_dispose (GObject *object)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (object);

  g_clear_object (&self->document_signals);
  g_clear_object (&self->playtest_signals);
  g_clear_object (&self->document);
  g_clear_object (&self->playtest);

  G_OBJECT_CLASS (tce_playtest_page_parent_class)->dispose (object);
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
tce_playtest_page_finalize (GObject *object)
{
  g_free (TCE_PLAYTEST_PAGE (object)->levels);

  G_OBJECT_CLASS (tce_playtest_page_parent_class)->finalize (object);
}

static void
bind_controls (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, taggers);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, level);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, hq);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, battles);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, choices);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, count);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, left);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, progress);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, start);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, pause);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, stop);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, stale);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, stale_text);
}

static void
bind_report (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, report);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, boards);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, histogram);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, heat_map);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, fair);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, seats);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, verdict_text);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, ends);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, ends_legend);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, ties);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, squares_left);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, advice);
}

static void
tce_playtest_page_class_init (TcePlaytestPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_playtest_page_get_property;
  object_class->set_property = tce_playtest_page_set_property;
  object_class->dispose = tce_playtest_page_dispose;
  object_class->finalize = tce_playtest_page_finalize;
  install_properties (object_class);

  g_type_ensure (TCE_TYPE_COLUMNS);
  g_type_ensure (TCE_TYPE_ENDS_BAR);
  g_type_ensure (TCE_TYPE_HEAT_LEGEND);
  g_type_ensure (TCE_TYPE_HEAT_MAP);
  g_type_ensure (TCE_TYPE_HISTOGRAM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-playtest-page.ui");
  bind_controls (widget_class);
  bind_report (widget_class);
}

static void
follow_models (TcePlaytestPage *self)
{
  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (refresh_board), self);
  self->playtest_signals = g_signal_group_new (TC_TYPE_PLAYTEST);
  g_signal_group_connect_swapped (self->playtest_signals, "changed", G_CALLBACK (refresh), self);
}

static void
tce_playtest_page_init (TcePlaytestPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_choices (self);
  make_seats (self);
  make_ends (self);
  follow_models (self);
  refresh (self);
}

GtkWidget *
tce_playtest_page_new (void)
{
  return g_object_new (TCE_TYPE_PLAYTEST_PAGE, NULL);
}

TcPlaytestPlan
tce_playtest_page_get_plan (TcePlaytestPage *self)
{
  const TcBoard *board = self->document != NULL ? tc_board_document_get_board (self->document) : NULL;

  return (TcPlaytestPlan) {
           .n_seats = TC_MIN_SEATS + gtk_drop_down_get_selected (self->taggers),
           .level = self->levels[gtk_drop_down_get_selected (self->level)],
           .draws_hq = board == NULL || !board->has_sections || gtk_drop_down_get_selected (self->hq) == 1,
           .n_battles = n_battles_choices[gtk_drop_down_get_selected (self->battles)],
           .seed = SEED,
  };
}
