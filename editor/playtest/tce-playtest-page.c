/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-page.h"

#include <glib/gi18n.h>
#include <tc-rules.h>
#include <turn-fold.h>
#include <turn-level-words.h>

#include "tce-playtest-report.h"
#include "tce-playtest-words.h"

#define USUAL_LEVEL "medium"
#define SEED 1

static const guint n_battles_choices[] = { 100, 500, 2000, 10000 };

#define USUAL_N_BATTLES 1

/* So many to compare with are kept. */
#define MOST_RUNS 8

struct _TcePlaytestPage
{
  TcePlaytestView    parent_instance;

  const char       **levels;        /* ids, in the order of the drop-down */
  TcPlaytest        *shown;         /* or NULL */
  GPtrArray         *runs;          /* of TcPlaytest, that were shown before, newest first */

  GtkDropDown       *taggers;
  GtkDropDown       *level;
  GtkDropDown       *hq;
  GtkDropDown       *battles;
  GtkDropDown       *compare;
  GtkWidget         *numbers_box;
  GtkToggleButton   *numbers[TC_MAX_SEATS - TC_MIN_SEATS + 1];
  TcePlaytestReport *report;
  GtkWidget         *choices;
  GtkLabel          *count;
  GtkLabel          *left;
  GtkProgressBar    *progress;
  GtkWidget         *start;
  GtkButton         *pause;
  GtkWidget         *stop;
  GtkWidget         *stale;
  GtkLabel          *stale_text;
};

G_DEFINE_FINAL_TYPE (TcePlaytestPage, tce_playtest_page, TCE_TYPE_PLAYTEST_VIEW)

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
    gtk_string_list_take (taggers, tce_playtest_words_taggers (n));
  gtk_string_list_append (taggers, _("2, 3 and 4 taggers"));
  for (gsize i = 0; i < G_N_ELEMENTS (n_battles_choices); i++)
    gtk_string_list_take (battles, g_strdup_printf (ngettext ("%u battle", "%u battles", n_battles_choices[i]), n_battles_choices[i]));
  gtk_string_list_append (battles, /* Translators: a choice of how many battles: no more than are needed to know. */ _("until it is sure"));
  set_choices (self->taggers, taggers, 1);
  set_choices (self->battles, battles, USUAL_N_BATTLES);
}

static void
make_choices (TcePlaytestPage *self)
{
  GtkStringList *levels = gtk_string_list_new (NULL);
  guint usual = 0;

  self->levels = turn_levels_list (&tc_rules);
  for (guint i = 0; self->levels[i] != NULL; i++)
    {
      gtk_string_list_take (levels, tce_playtest_words_level (self->levels[i]));
      if (g_str_equal (self->levels[i], USUAL_LEVEL))
        usual = i;
    }
  make_numbers (self);
  set_choices (self->level, levels, usual);
}

/* As the author drew it, or drawn for each battle; a freestyle board has nothing but the latter. */
static void
offer_hqs (TcePlaytestPage *self,
           const TcBoard   *board)
{
  const gboolean has_own = board != NULL && board->has_sections;
  const guint n_choices = has_own ? 2 : 1;
  GListModel *before = gtk_drop_down_get_model (self->hq);
  GtkStringList *choices;

  if (before != NULL && g_list_model_get_n_items (before) == n_choices)
    return;

  choices = gtk_string_list_new (NULL);
  if (has_own)
    gtk_string_list_append (choices, tce_playtest_words_hq (FALSE));
  gtk_string_list_append (choices, tce_playtest_words_hq (TRUE));
  set_choices (self->hq, choices, 0);
}

static gboolean
draws_hq (TcePlaytestPage *self)
{
  return gtk_drop_down_get_selected (self->hq) == g_list_model_get_n_items (gtk_drop_down_get_model (self->hq)) - 1;
}

/* Runs to compare with */

TcPlaytest *
tce_playtest_page_get_before (TcePlaytestPage *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->compare);

  return chosen > 0 && chosen <= self->runs->len ? g_ptr_array_index (self->runs, chosen - 1) : NULL;
}

static void
compare_chosen (TcePlaytestPage *self)
{
  if (self->report != NULL && self->runs != NULL)
    tce_playtest_report_set_before (self->report, tce_playtest_page_get_before (self));
}

static void
offer_runs (TcePlaytestPage *self)
{
  GtkStringList *choices = gtk_string_list_new (NULL);

  gtk_string_list_append (choices, /* Translators: a choice: with which other playtest one is compared. */ _("No comparison"));
  for (guint i = 0; i < self->runs->len; i++)
    {
      g_autofree char *time = g_date_time_format (tc_playtest_get_time (g_ptr_array_index (self->runs, i)), "%H:%M:%S");

      /* Translators: a choice: the time of another playtest: “Compare with 09:12:40”. */
      gtk_string_list_take (choices, g_strdup_printf (_("Compare with %s"), time));
    }
  set_choices (self->compare, choices, self->runs->len > 0 ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->compare), self->runs->len > 0);
  compare_chosen (self);
}

/* Another board begins from nothing. */
static void
keep_run (TcePlaytestPage *self,
          TcPlaytest      *playtest)
{
  if (self->shown == playtest)
    return;

  if (playtest == NULL)
    g_ptr_array_set_size (self->runs, 0);
  else if (self->shown != NULL && tc_playtest_get_n_played (self->shown) > 0)
    g_ptr_array_insert (self->runs, 0, g_object_ref (self->shown));
  if (self->runs->len > MOST_RUNS)
    g_ptr_array_set_size (self->runs, MOST_RUNS);
  g_set_object (&self->shown, playtest);
  offer_runs (self);
}

/* Whose figures are shown, where there are several numbers of taggers. */
static void
show_numbers (TcePlaytestPage *self,
              TcPlaytest      *playtest)
{
  const TcPlaytestPlan *plan = playtest != NULL ? tc_playtest_get_plan (playtest) : NULL;

  gtk_widget_set_visible (self->numbers_box, plan != NULL && plan->most_seats > plan->n_seats);
  for (guint i = 0; plan != NULL && i < G_N_ELEMENTS (self->numbers); i++)
    if (TC_MIN_SEATS + i == tc_playtest_get_n_seats (playtest))
      gtk_toggle_button_set_active (self->numbers[i], TRUE);
}

static void
number_chosen (TcePlaytestPage *self,
               GtkToggleButton *button)
{
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (self));

  for (guint i = 0; playtest != NULL && i < G_N_ELEMENTS (self->numbers); i++)
    if (button == self->numbers[i] && gtk_toggle_button_get_active (button) && tc_playtest_get_tally_of (playtest, TC_MIN_SEATS + i) != NULL)
      tc_playtest_set_n_seats (playtest, TC_MIN_SEATS + i);
}

static void
make_number_buttons (TcePlaytestPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->numbers); i++)
    {
      g_autofree char *label = tce_playtest_words_taggers (TC_MIN_SEATS + i);

      self->numbers[i] = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (label));
      gtk_toggle_button_set_group (self->numbers[i], i > 0 ? self->numbers[0] : NULL);
      g_signal_connect_object (self->numbers[i], "toggled", G_CALLBACK (number_chosen), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->numbers_box), GTK_WIDGET (self->numbers[i]));
    }
}

/* The same again, with taggers of that level. */
static void
play_at_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (widget);

  for (guint i = 0; self->levels[i] != NULL; i++)
    if (g_str_equal (self->levels[i], g_variant_get_string (parameter, NULL)))
      gtk_drop_down_set_selected (self->level, i);
  gtk_widget_activate_action (widget, "win.playtest", NULL);
}

static void
show_progress (TcePlaytestPage *self,
               TcPlaytest      *playtest)
{
  const gboolean any = playtest != NULL;
  const TcPlaytestStage stage = any ? tc_playtest_get_stage (playtest) : TC_PLAYTEST_ENDED;
  const guint64 n_played = any ? tc_playtest_get_n_played (playtest) : 0;
  g_autofree char *count = any ? tce_playtest_words_count (playtest) : g_strdup (_("No battle yet"));
  g_autofree char *left = any ? tce_playtest_words_left (playtest) : NULL;

  gtk_label_set_label (self->count, count);
  gtk_label_set_label (self->left, left);
  gtk_progress_bar_set_fraction (self->progress, any ? (double) n_played / (double) tc_playtest_get_n_expected (playtest) : 0);
  gtk_widget_set_visible (self->start, stage == TC_PLAYTEST_ENDED);
  gtk_widget_set_visible (GTK_WIDGET (self->pause), stage != TC_PLAYTEST_ENDED);
  gtk_widget_set_visible (self->stop, stage != TC_PLAYTEST_ENDED);
  gtk_button_set_label (self->pause, stage == TC_PLAYTEST_PAUSED ? _("_Go On") : _("_Pause"));
  gtk_widget_set_sensitive (self->choices, stage == TC_PLAYTEST_ENDED);
}

static void
tce_playtest_page_board_changed (TcePanel *panel)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (panel);
  const gboolean has_errors = tce_playtest_view_has_errors (TCE_PLAYTEST_VIEW (panel));

  gtk_widget_set_visible (self->stale, has_errors || tce_playtest_view_is_stale (TCE_PLAYTEST_VIEW (panel)));
  gtk_label_set_label (self->stale_text, has_errors ? _("A board with errors cannot be played: see the problems.")
                       : _("The board has changed since this playtest. Start another one."));
  offer_hqs (self, tce_panel_get_board (panel));
}

static void
tce_playtest_page_refresh (TcePanel *panel)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (panel);
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (panel));

  keep_run (self, playtest);
  show_numbers (self, playtest);
  show_progress (self, playtest);
  tce_playtest_page_board_changed (panel);
}

static void
tce_playtest_page_finalize (GObject *object)
{
  TcePlaytestPage *self = TCE_PLAYTEST_PAGE (object);

  g_clear_object (&self->shown);
  g_ptr_array_unref (self->runs);
  g_free (self->levels);

  G_OBJECT_CLASS (tce_playtest_page_parent_class)->finalize (object);
}

static void
bind_controls (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, taggers);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, level);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, hq);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, battles);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, compare);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, numbers_box);
  gtk_widget_class_bind_template_child (widget_class, TcePlaytestPage, report);
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
tce_playtest_page_class_init (TcePlaytestPageClass *klass)
{
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tce_playtest_page_finalize;
  panel_class->refresh = tce_playtest_page_refresh;
  panel_class->board_changed = panel_class->checked = tce_playtest_page_board_changed;

  g_type_ensure (TURN_TYPE_FOLD);
  g_type_ensure (TCE_TYPE_PLAYTEST_REPORT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-playtest-page.ui");
  bind_controls (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, compare_chosen);
  gtk_widget_class_install_action (widget_class, "playtest.play-at", "s", play_at_activated);
}

static void
tce_playtest_page_init (TcePlaytestPage *self)
{
  self->runs = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  make_choices (self);
  make_number_buttons (self);
  offer_runs (self);
  tce_playtest_page_refresh (TCE_PANEL (self));
}

TcPlaytestPlan
tce_playtest_page_get_plan (TcePlaytestPage *self)
{
  const guint taggers = gtk_drop_down_get_selected (self->taggers), battles = gtk_drop_down_get_selected (self->battles);
  const gboolean all = TC_MIN_SEATS + taggers > TC_MAX_SEATS, until_sure = battles == G_N_ELEMENTS (n_battles_choices);

  return (TcPlaytestPlan) {
           .n_seats = all ? TC_MIN_SEATS : TC_MIN_SEATS + taggers,
           .most_seats = all ? TC_MAX_SEATS : 0,
           .level = self->levels[gtk_drop_down_get_selected (self->level)],
           .draws_hq = draws_hq (self),
           .n_battles = until_sure ? n_battles_choices[battles - 1] : n_battles_choices[battles],
           .stops_when_sure = until_sure,
           .seed = SEED,
  };
}
