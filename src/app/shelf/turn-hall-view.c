/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hall-view.h"

#include <glib/gi18n.h>
#include <turn-avatar.h>
#include <turn-backdrop.h>
#include <turn-compat.h>
#include <turn-fold.h>
#include <turn-hall.h>
#include <turn-language.h>
#include <turn-lettering.h>
#include <turn-level-words.h>
#include <turn-words.h>

#include "turn-battle-words.h"
#include "turn-game-kind.h"
#include "turn-hall-chart.h"
#include "turn-hall-photo.h"

#define N_SHOWN 8
#define N_PHOTOS 3
#define LETTERS_HEIGHT 74

struct _TurnHallView
{
  AdwBin         parent_instance;

  TurnShelf     *shelf;
  GSignalGroup  *shelf_signals;
  guint          game;            /* of turn_game_kinds */
  gboolean       narrow;
  gboolean       is_filling;      /* choices are being listed */
  GPtrArray     *ids;             /* of the battles of the rows, owned; NULL where there is none */

  GtkStack      *stack;
  TurnBackdrop  *wall;
  GtkBox        *letters;
  GtkBox        *photos;
  GtkBox        *games;
  GtkDropDown   *place;
  GtkStringList *places;
  GtkDropDown   *level;
  GtkStringList *levels;
  GtkDropDown   *whose;
  GtkStringList *everybody;
  GtkDropDown   *person;
  GtkStringList *persons;
  GtkListBox    *scores;
  GtkLabel      *month;
  GtkBox        *figures;
  GtkLabel      *chart_title;
  TurnHallChart *chart;
  GtkGrid       *bars;
};

static guint watched_signal;

G_DEFINE_FINAL_TYPE (TurnHallView, turn_hall_view, ADW_TYPE_BIN)

static const GPtrArray *
get_results (TurnHallView * self)
{
  return self->shelf != NULL ? turn_shelf_get_results (self->shelf) : NULL;
}

static const TurnGameKind *
get_kind (TurnHallView *self)
{
  return turn_game_kinds[self->game];
}

static const TurnRules *
get_rules (TurnHallView *self)
{
  return get_kind (self)->format->rules;
}

/* The name that was chosen of a list whose first entries stand for all of them. */
static const char *
get_chosen (TurnHallView  *self,
            GtkDropDown   *drop_down,
            guint          n_before,
            TurnHallChoice choice)
{
  g_autofree const char **names = turn_hall_list_choices (get_results (self), get_rules (self)->id, choice);
  const guint selected = gtk_drop_down_get_selected (drop_down);
  guint n_names = 0;

  while (names[n_names] != NULL)
    n_names++;

  return selected == GTK_INVALID_LIST_POSITION || selected < n_before || selected - n_before >= n_names ? NULL : names[selected - n_before];
}

static GtkWidget *
new_label (const char *text,
           const char *class,
           float       align)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);

  return label;
}

static char *
describe_day (gint64 seconds)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (seconds), now = g_date_time_new_now_local ();

  return turn_language_short_date (date, now);
}

/* The words of a name or a day stay whole. */
static GtkWidget *
new_whole_label (const char *text,
                 const char *class,
                 float       align)
{
  GtkWidget *label = new_label (text, class, align);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);

  return label;
}

/* Where it was, and against whom. */
static GtkWidget *
new_battle_words (const TurnHallScore *score)
{
  const TurnShelfFacts *facts = &score->entry->facts;
  g_autofree char *place = turn_battle_words_place (facts->game, facts->place);
  g_autofree char *company = turn_battle_words_company (facts, (int) score->seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), new_label (place, NULL, 0));
  gtk_box_append (GTK_BOX (box), new_label (company, "tray-hint", 0));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

static GtkWidget *
new_score_row (const TurnHallScore *score,
               guint                number,
               gboolean             can_watch,
               gboolean             narrow)
{
  const TurnShelfFacts *facts = &score->entry->facts;
  g_autofree char *rank = g_strdup_printf ("%u", number), *figure = turn_words_number (turn_hall_get_score (score));
  g_autofree char *day = describe_day (facts->ended), *place = turn_battle_words_place (facts->game, facts->place);
  g_autofree char *said = g_strdup_printf ("%s. %s, %s, %s, %s", rank, facts->seats[score->seat].name, figure, place, day);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *avatar = turn_avatar_new (24), *row = gtk_list_box_row_new ();

  turn_avatar_set_paint (TURN_AVATAR (avatar), turn_hall_photo_get_paint (facts, score->seat));
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_whole_label (rank, "side-title", 1));
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), new_whole_label (facts->seats[score->seat].name, "side-title", 0));
  gtk_box_append (GTK_BOX (box), new_whole_label (figure, "hall-score", 1));
  gtk_box_append (GTK_BOX (box), new_battle_words (score));
  if (!narrow)
    gtk_box_append (GTK_BOX (box), new_whole_label (day, "tray-hint", 1));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "icon-name", "media-playback-start-symbolic", "opacity", can_watch ? .6 : 0., NULL));
  gtk_widget_add_css_class (box, "hall-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), can_watch);
  gtk_widget_set_tooltip_text (row, can_watch ? _("Watch the replay") : _("The record of this battle is gone"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);

  return row;
}

static void
refresh_scores (TurnHallView   *self,
                const TurnHall *hall)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scores))) != NULL)
    gtk_list_box_remove (self->scores, child);
  g_ptr_array_set_size (self->ids, 0);
  for (guint i = 0; i < MIN (hall->best->len, N_SHOWN); i++)
    {
      const TurnHallScore *score = &g_array_index (hall->best, TurnHallScore, i);
      const gboolean can_watch = turn_shelf_find (self->shelf, score->entry->id) != NULL;

      gtk_list_box_append (self->scores, new_score_row (score, i + 1, can_watch, self->narrow));
      g_ptr_array_add (self->ids, g_strdup (score->entry->id));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->scores), hall->best->len > 0);
}

/* The winner in the middle, and alone where there is little room. */
static void
refresh_photos (TurnHallView   *self,
                const TurnHall *hall)
{
  static const guint order[N_PHOTOS] = { 1, 0, 2 };

  turn_widget_clear (GTK_WIDGET (self->photos));
  for (guint i = 0; i < N_PHOTOS; i++)
    if (order[i] < hall->best->len && (order[i] == 0 || !self->narrow))
      {
        const TurnHallScore *score = &g_array_index (hall->best, TurnHallScore, order[i]);

        gtk_box_append (self->photos, turn_hall_photo_new (score, turn_shelf_find (self->shelf, score->entry->id), order[i] + 1));
      }
}

static void
refresh_month (TurnHallView   *self,
               const TurnHall *hall)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) start = g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now), 1, 0, 0, 0);
  const TurnHallScore *score = turn_hall_find_best_since (hall, g_date_time_to_unix (start));
  g_autofree char *place = NULL, *text = NULL;
  int record;

  gtk_widget_set_visible (GTK_WIDGET (self->month), score != NULL);
  if (score == NULL)
    return;
  record = turn_hall_get_score (&g_array_index (hall->best, TurnHallScore, 0));
  place = turn_battle_words_place (score->entry->facts.game, score->entry->facts.place);
  if (turn_hall_get_score (score) == record)
    /* Translators: a score and the name of a board. */
    text = g_strdup_printf (_("Best of this month: %d at %s, your record"), record, place);
  else
    /* Translators: a score, the name of a board, and how much less than the best ever. */
    text = g_strdup_printf (_("Best of this month: %d at %s, %d below your record"), turn_hall_get_score (score), place,
                            record - turn_hall_get_score (score));
  gtk_label_set_label (self->month, text);
}

static void
append_figure (TurnHallView *self,
               int           value,
               const char   *caption)
{
  g_autofree char *figure = turn_words_number (value);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), new_label (figure, "hall-figure", .5));
  gtk_box_append (GTK_BOX (box), new_label (caption, "tray-hint", .5));
  gtk_box_append (self->figures, box);
}

static void
refresh_figures (TurnHallView   *self,
                 const TurnHall *hall)
{
  const guint n_battles = hall->newest->len;
  const int best = n_battles > 0 ? turn_hall_get_score (&g_array_index (hall->best, TurnHallScore, 0)) : 0;
  /* Translators: under the number of battles that were won; the share of all in percent. */
  g_autofree char *share = g_strdup_printf (_("won, %u %%"), n_battles > 0 ? (100 * hall->n_won + n_battles / 2) / n_battles : 0);

  turn_widget_clear (GTK_WIDGET (self->figures));
  append_figure (self, (int) n_battles, C_("hall of fame", "battles"));
  append_figure (self, (int) hall->n_won, share);
  append_figure (self, best, C_("hall of fame", "best"));
  append_figure (self, (int) hall->best_streak, C_("hall of fame", "best streak"));
}

static void
refresh_bars (TurnHallView   *self,
              const TurnHall *hall)
{
  g_autofree const char **levels = turn_levels_list (get_rules (self));

  turn_widget_clear (GTK_WIDGET (self->bars));
  for (guint i = 0; levels[i] != NULL; i++)
    {
      guint n_won;
      const guint n_battles = turn_hall_count_newest (hall, levels[i], &n_won);
      /* Translators: so many battles were won of so many. */
      g_autofree char *text = g_strdup_printf (C_("hall of fame", "%u of %u"), n_won, n_battles);
      GtkWidget *bar = gtk_level_bar_new_for_interval (0, 1);

      gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), n_battles > 0 ? (double) n_won / n_battles : 0);
      gtk_widget_set_hexpand (bar, TRUE);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (bar, "hall-bar-won");
      gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, turn_level_get_name (levels[i]), -1);
      gtk_grid_attach (self->bars, new_label (turn_level_get_name (levels[i]), NULL, 0), 0, (int) i, 1, 1);
      gtk_grid_attach (self->bars, bar, 1, (int) i, 1, 1);
      gtk_grid_attach (self->bars, new_label (text, "tray-hint", 1), 2, (int) i, 1, 1);
    }
}

static void
refresh (TurnHallView *self)
{
  const TurnHallQuery all = {
    .game = get_rules (self)->id,
    .place = get_chosen (self, self->place, 1, TURN_HALL_PLACES),
    .level = get_chosen (self, self->level, 1, TURN_HALL_LEVELS),
    .person = get_chosen (self, self->whose, 1, TURN_HALL_PERSONS),
  };
  TurnHallQuery one = all;
  g_auto (TurnHall) hall = turn_hall_new (get_results (self), &all);
  g_auto (TurnHall) own = { .best = NULL };

  one.person = get_chosen (self, self->person, 0, TURN_HALL_PERSONS);
  own = turn_hall_new (get_results (self), &one);
  refresh_scores (self, &hall);
  refresh_photos (self, &hall);
  refresh_month (self, &own);
  refresh_figures (self, &own);
  gtk_label_set_label (self->chart_title, get_kind (self)->score_chart != NULL ? _(get_kind (self)->score_chart) : _("Scores of the last 50 battles"));
  turn_hall_chart_show (self->chart, &own);
  refresh_bars (self, &own);
}

static void
query_changed (TurnHallView *self)
{
  if (!self->is_filling)
    refresh (self);
}

/* Lists the names of a choice after what stands for all of them. */
static void
fill (TurnHallView  *self,
      GtkStringList *list,
      const char    *all,
      TurnHallChoice choice)
{
  const char *game = get_rules (self)->id;
  g_autofree const char **names = turn_hall_list_choices (get_results (self), game, choice);

  gtk_string_list_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), NULL);
  if (all != NULL)
    gtk_string_list_append (list, all);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *name = choice == TURN_HALL_PLACES ? turn_battle_words_place (game, names[i])
                                                          : g_strdup (choice == TURN_HALL_LEVELS ? turn_level_get_name (names[i]) : names[i]);

      gtk_string_list_append (list, name);
    }
}

static void
fill_choices (TurnHallView *self)
{
  GtkDropDown *const drop_downs[] = { self->place, self->level, self->whose, self->person };

  self->is_filling = TRUE;
  fill (self, self->places, _("All boards"), TURN_HALL_PLACES);
  fill (self, self->levels, _("All levels"), TURN_HALL_LEVELS);
  fill (self, self->everybody, _("Everybody"), TURN_HALL_PERSONS);
  fill (self, self->persons, NULL, TURN_HALL_PERSONS);
  for (gsize i = 0; i < G_N_ELEMENTS (drop_downs); i++)
    gtk_drop_down_set_selected (drop_downs[i], 0);
  gtk_widget_set_visible (GTK_WIDGET (self->place), get_kind (self)->board_format != NULL);
  self->is_filling = FALSE;
}

static void
shelf_was_read (TurnHallView *self)
{
  const GPtrArray *results = get_results (self);
  gboolean has_person = FALSE;

  for (guint i = 0; results != NULL && i < results->len; i++)
    has_person |= turn_shelf_facts_get_person (&((const TurnShelfEntry *) g_ptr_array_index (results, i))->facts) >= 0;
  gtk_stack_set_visible_child_name (self->stack, has_person ? "hall" : "empty");
  fill_choices (self);
  refresh (self);
}

static void
score_activated (TurnHallView  *self,
                 GtkListBoxRow *row)
{
  const int index = gtk_list_box_row_get_index (row);
  TurnShelfBattle *battle = index >= 0 && (guint) index < self->ids->len ? turn_shelf_find (self->shelf, g_ptr_array_index (self->ids, index)) : NULL;

  if (battle != NULL)
    g_signal_emit (self, watched_signal, 0, battle);
}

static void
game_toggled (TurnHallView    *self,
              GtkToggleButton *button)
{
  guint game = 0;

  if (!gtk_toggle_button_get_active (button))
    return;
  for (GtkWidget *child = gtk_widget_get_prev_sibling (GTK_WIDGET (button)); child != NULL; child = gtk_widget_get_prev_sibling (child))
    game++;
  self->game = game;
  fill_choices (self);
  refresh (self);
}

static void
add_games (TurnHallView *self)
{
  GtkToggleButton *first = NULL;

  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_(turn_game_kinds[i]->format->name));

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == 0);
      first = first != NULL ? first : GTK_TOGGLE_BUTTON (button);
      gtk_box_append (self->games, button);
      g_signal_connect_object (button, "toggled", G_CALLBACK (game_toggled), self, G_CONNECT_SWAPPED);
    }
}

/* A word a line, in two paints. */
static void
add_letters (TurnHallView *self)
{
  static const char *const paints[] = { "flamingo", "taxi" };
  /* Translators: painted on a wall, the first of two lines of "Hall of Fame"; keep it short. */
  const char *const lines[] = { C_("first line", "HALL"),
                                /* Translators: painted on a wall, the second of two lines of "Hall of Fame"; keep it short. */
                                C_("second line", "OF FAME") };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GtkWidget *letters = turn_lettering_new (LETTERS_HEIGHT);
      const TurnLetteringLook look = turn_lettering_look_for (turn_paint_find (paints[i]));

      turn_lettering_set_look (TURN_LETTERING (letters), &look);
      turn_lettering_set_text (TURN_LETTERING (letters), lines[i]);
      gtk_widget_set_halign (letters, GTK_ALIGN_START);
      gtk_widget_set_margin_start (letters, (int) i * LETTERS_HEIGHT / 2);
      gtk_box_append (self->letters, letters);
    }
  turn_backdrop_set_kind (self->wall, TURN_BACKDROP_NIGHT);
  turn_backdrop_add_splat (self->wall, turn_paint_find ("mint"), .48, .2, 14);
  turn_backdrop_add_splat (self->wall, turn_paint_find ("lagoon"), .03, .9, 14);
}

static gboolean
turn_hall_view_grab_focus (GtkWidget *widget)
{
  TurnHallView *self = TURN_HALL_VIEW (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->scores)) || gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}

static void
turn_hall_view_dispose (GObject *object)
{
  TurnHallView *self = TURN_HALL_VIEW (object);

  g_clear_object (&self->shelf_signals);
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->ids, g_ptr_array_unref);

  G_OBJECT_CLASS (turn_hall_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-hall-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, wall);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, letters);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, photos);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, games);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, place);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, places);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, level);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, levels);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, whose);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, everybody);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, person);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, persons);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, scores);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, month);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, figures);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, chart_title);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, chart);
  gtk_widget_class_bind_template_child (widget_class, TurnHallView, bars);
  gtk_widget_class_bind_template_callback (widget_class, query_changed);
  gtk_widget_class_bind_template_callback (widget_class, score_activated);
}

static void
turn_hall_view_class_init (TurnHallViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_hall_view_dispose;
  widget_class->grab_focus = turn_hall_view_grab_focus;

  watched_signal = g_signal_new ("watched", TURN_TYPE_HALL_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_SHELF_BATTLE);
  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TURN_TYPE_FOLD);
  g_type_ensure (TURN_TYPE_HALL_CHART);
  bind_template (widget_class);
}

static void
turn_hall_view_init (TurnHallView *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->shelf_signals = g_signal_group_new (TURN_TYPE_SHELF);
  g_signal_group_connect_swapped (self->shelf_signals, "read", G_CALLBACK (shelf_was_read), self);
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_games (self);
  add_letters (self);
  self->is_filling = FALSE;
}

void
turn_hall_view_set_shelf (TurnHallView *self,
                          TurnShelf    *shelf)
{
  g_return_if_fail (TURN_IS_HALL_VIEW (self));

  g_set_object (&self->shelf, shelf);
  g_signal_group_set_target (self->shelf_signals, shelf);
}

void
turn_hall_view_set_narrow (TurnHallView *self,
                           gboolean      narrow)
{
  g_return_if_fail (TURN_IS_HALL_VIEW (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_widget_set_visible (GTK_WIDGET (self->letters), !narrow);
  refresh (self);
}
