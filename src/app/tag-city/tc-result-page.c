/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-result-page.h"

#include <string.h>

#include <glib/gi18n.h>
#include <tc-prestige-chart.h>
#include <tc-words.h>
#include <turn-avatar.h>
#include <turn-backdrop.h>
#include <turn-compat.h>
#include <turn-file-question.h>
#include <turn-lettering.h>
#include <turn-paint-chips.h>
#include <turn-score-history.h>
#include <turn-tilt.h>
#include <turn-widget-picture.h>

#include "tc-app-private.h"
#include "tc-result-table.h"
#include "tc-scene.h"
#include "turn-end-words.h"
#include "turn-scroll-bin.h"

#define LETTERS_HEIGHT 150

/* In a line about who lost, if there is room for more. */
#define MOST_CHARACTERS 40

struct _TcResultPage
{
  AdwBin           parent_instance;

  TcTable         *table;         /* of the match, at its end; NULL at first */

  TurnBackdrop    *backdrop;
  GtkWidget       *picture;
  AdwBin          *lettering_bin;
  TurnLettering   *lettering;
  TurnPaintChips  *chips;
  GtkLabel        *headline;
  TcBoardView     *winner_board;
  TurnAvatar      *winner_avatar;
  GtkLabel        *winner_name;
  GtkGrid         *breakdown;
  GtkLabel        *own;
  GtkBox          *losers;
  GtkLabel        *reason;
  GtkWidget       *rematch;
  GtkLabel        *lead_changes;
  TcPrestigeChart *chart;
};

G_DEFINE_FINAL_TYPE (TcResultPage, tc_result_page, ADW_TYPE_BIN)

/* A line for each who lost: the mark, the place, and what is to be said. */
static GtkWidget *
new_loser (TcResultPage   * self,
           const TcResult * result,
           guint seat)
{
  g_autofree char *who = tc_result_dup_loser (result, seat), *what = tc_result_dup_loss (result, seat);
  g_autofree char *text = g_strdup_printf ("%s %s", who, what);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *avatar = turn_avatar_new (22), *label = gtk_label_new (text);

  bold->end_index = (guint) strlen (who);
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARACTERS);
  turn_avatar_set_paint (TURN_AVATAR (avatar), tc_scene_paint (self->table, seat));
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
refresh_losers (TcResultPage   *self,
                const TcResult *result)
{
  const guint n_winners = turn_places_n_winners (&result->places);

  turn_widget_clear (GTK_WIDGET (self->losers));
  for (guint i = n_winners; i < result->places.n_seats; i++)
    gtk_box_append (self->losers, new_loser (self, result, result->places.order[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->losers), n_winners < result->places.n_seats);
}

static void
refresh_winner (TcResultPage   *self,
                const TcResult *result)
{
  const guint winner = result->places.order[0];
  const TurnPaint *paint = tc_scene_paint (self->table, winner);
  const TurnLetteringLook look = turn_lettering_look_for (paint);
  g_autofree char *headline = tc_result_dup_headline (result), *spoken = tc_result_dup_spoken (result);
  g_autofree char *caption = g_strdup_printf ("%s, %s", result->names[winner],
                                              tc_board_file_get_name (tc_table_get_board_file (self->table), NULL));
  TcBoardScene scene;

  turn_seat_look_colour (GTK_WIDGET (self), paint);
  turn_lettering_set_look (self->lettering, &look);
  /* Translators: what a tagger who has won is called; it is painted, so keep it short. */
  turn_lettering_set_text (self->lettering, _("ALL CITY"));
  gtk_label_set_label (self->headline, headline);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->headline), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  tc_scene_board (self->table, winner, &scene);
  tc_board_view_set_scene (self->winner_board, &scene);
  tc_board_view_finish_animations (self->winner_board);
  turn_avatar_set_paint (self->winner_avatar, paint);
  gtk_label_set_label (self->winner_name, caption);
}

/* The walls show who was here: the winner's paint beside the letters, the others' where there is room. */
static void
refresh_splats (TcResultPage   *self,
                const TcResult *result)
{
  static const struct { double x, y, radius; } places[TC_MAX_SEATS] = {
    { 0.17, 0.30, 34 }, { 0.61, 0.78, 36 }, { 0.04, 0.80, 28 }, { 0.51, 0.12, 24 },
  };

  turn_backdrop_clear_splats (self->backdrop);
  for (guint i = 0; i < result->places.n_seats; i++)
    turn_backdrop_add_splat (self->backdrop, tc_scene_paint (self->table, result->places.order[i]), places[i].x, places[i].y, places[i].radius);
}

/* The lines come in the order of the places, so that the first is drawn as one. */
static void
refresh_chart (TcResultPage   *self,
               const TcResult *result)
{
  TurnMatch *match = tc_table_get_match (self->table);
  g_auto (TurnScoreHistory) history = turn_score_history_new (turn_match_get_record (match));
  const guint n_values = history.n_rounds + 1;
  g_autofree int *values = g_new (int, history.n_seats * n_values);
  TcPrestigeLine lines[TC_MAX_SEATS];
  const guint n_overtakings = turn_score_history_n_overtakings (&history);
  g_autofree char *changes = n_overtakings == 0
                             ? g_strdup (_("the lead never changed hands"))
                             : g_strdup_printf (ngettext ("the lead changed hands once", "the lead changed hands %u times", n_overtakings), n_overtakings);

  gtk_label_set_label (self->lead_changes, changes);
  for (guint i = 0; i < history.n_seats; i++)
    {
      const guint seat = result->places.order[i];

      lines[i] = (TcPrestigeLine) { result->names[seat], tc_scene_paint (self->table, seat), values + i * n_values };
      for (guint round = 0; round < n_values; round++)
        values[i * n_values + round] = turn_score_history_get (&history, round, seat);
    }
  tc_prestige_chart_set_lines (self->chart, lines, history.n_seats, history.n_rounds);
}

static void
refresh_own (TcResultPage *self)
{
  g_autofree char *text = turn_end_words_own (tc_table_get_match (self->table));

  gtk_label_set_label (self->own, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->own), text != NULL);
}

static void
refresh (TcResultPage *self)
{
  const TcResult result = tc_result_new (turn_match_get_record (tc_table_get_match (self->table)));
  g_autofree char *end = tc_words_end (tc_state_ended_by (tc_table_get_game (self->table), tc_table_get_state (self->table)));
  g_autofree char *reason = g_strdup_printf (_("The battle ended in round %u: %s."),
                                             tc_state_round (tc_table_get_state (self->table)), end);

  refresh_winner (self, &result);
  refresh_splats (self, &result);
  tc_result_table_show (self->breakdown, self->table, &result);
  refresh_own (self);
  refresh_losers (self, &result);
  refresh_chart (self, &result);
  gtk_label_set_label (self->reason, reason);
}

static void
picture_file_chosen (GFile   *file,
                     gpointer user_data)
{
  TcResultPage *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!turn_widget_picture_save (self->picture, file, &error))
    gtk_label_set_label (self->reason, error->message);
}

static void
save_picture_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  turn_file_question_save_picture (GTK_WINDOW (gtk_widget_get_root (widget)), "all-city.png", picture_file_chosen, widget);
}

static char *
dup_subtitle (TcResultPage *self)
{
  const guint n_rounds = self->table != NULL ? tc_state_round (tc_table_get_state (self->table)) : 0;

  if (self->table == NULL)
    return g_strdup ("");

  return g_strdup_printf (ngettext ("%s · %u round", "%s · %u rounds", n_rounds),
                          tc_board_file_get_name (tc_table_get_board_file (self->table), NULL), n_rounds);
}

static void
tc_result_page_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *spec)
{
  g_value_take_string (value, dup_subtitle (TC_RESULT_PAGE (object)));
}

static void
tc_result_page_dispose (GObject *object)
{
  g_clear_object (&TC_RESULT_PAGE (object)->table);

  G_OBJECT_CLASS (tc_result_page_parent_class)->dispose (object);
}

static gboolean
tc_result_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TC_RESULT_PAGE (widget)->rematch);
}

static void
tc_result_page_class_init (TcResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_result_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = tc_result_page_get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1, g_param_spec_string ("subtitle", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  widget_class->grab_focus = tc_result_page_grab_focus;

  g_type_ensure (TURN_TYPE_AVATAR);
  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TURN_TYPE_PAINT_CHIPS);
  g_type_ensure (TC_TYPE_PRESTIGE_CHART);
  g_type_ensure (TURN_TYPE_SCROLL_BIN);
  g_type_ensure (TURN_TYPE_TILT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, picture);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, lettering_bin);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, chips);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, headline);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, winner_board);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, winner_avatar);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, winner_name);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, breakdown);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, own);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, losers);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, reason);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, rematch);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, lead_changes);
  gtk_widget_class_bind_template_child (widget_class, TcResultPage, chart);
  gtk_widget_class_install_action (widget_class, "result.save-picture", NULL, save_picture_activated);
}

static void
tc_result_page_init (TcResultPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->lettering = TURN_LETTERING (turn_lettering_new (LETTERS_HEIGHT));
  adw_bin_set_child (self->lettering_bin, GTK_WIDGET (self->lettering));
  turn_backdrop_set_kind (self->backdrop, TURN_BACKDROP_NIGHT);
}

GtkWidget *
tc_result_page_new (TurnMatch *match)
{
  TcResultPage *self = g_object_new (TC_TYPE_RESULT_PAGE, NULL);

  tc_result_page_set_match (self, match);

  return GTK_WIDGET (self);
}

void
tc_result_page_set_match (TcResultPage *self,
                          TurnMatch    *match)
{
  g_return_if_fail (TC_IS_RESULT_PAGE (self));

  g_clear_object (&self->table);
  self->table = tc_table_new (match);
  refresh (self);
  turn_lettering_strike (self->lettering);
  turn_paint_chips_fall (self->chips);
}
