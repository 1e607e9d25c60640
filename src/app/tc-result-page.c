/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-result-page.h"

#include <glib/gi18n.h>
#include <tc-avatar.h>
#include <tc-backdrop.h>
#include <tc-file-question.h>
#include <tc-lettering.h>
#include <tc-paint-chips.h>
#include <tc-prestige-chart.h>
#include <tc-score.h>
#include <tc-tilt.h>
#include <tc-widget-picture.h>
#include <tc-value-drawing.h>
#include <tc-words.h>
#include <turn-score-history.h>

#include "tc-scene.h"

#define LETTERS_HEIGHT 150

/* Of the breakdown: the total, under its head and five kinds of prestige. */
#define LAST_ROW 6

struct _TcResultPage
{
  AdwBin           parent_instance;

  TcTable         *table;         /* of the match, at its end; NULL at first */

  TcBackdrop      *backdrop;
  GtkWidget       *picture;
  AdwBin          *lettering_bin;
  TcLettering     *lettering;
  TcPaintChips    *chips;
  GtkLabel        *headline;
  TcBoardView     *winner_board;
  TcAvatar        *winner_avatar;
  GtkLabel        *winner_name;
  GtkGrid         *breakdown;
  GtkLabel        *reason;
  GtkWidget       *rematch;
  GtkLabel        *lead_changes;
  TcPrestigeChart *chart;
};

G_DEFINE_FINAL_TYPE (TcResultPage, tc_result_page, ADW_TYPE_BIN)

static TcScore
get_score (TcResultPage *self,
           guint         seat)
{
  return tc_state_score (tc_table_get_game (self->table), tc_table_get_state (self->table), seat);
}

static guint
get_winners (TcResultPage *self)
{
  return tc_state_winners (tc_table_get_game (self->table), tc_table_get_state (self->table));
}

static const char *
get_name (TcResultPage *self,
          guint         seat)
{
  return turn_match_get_seat (tc_table_get_match (self->table), seat)->name;
}

/* Most prestige first, the order in which they are shown; the winner by bubbles before the others who tie. */
static void
rank_seats (TcResultPage *self,
            guint        *order)
{
  const guint n_seats = turn_match_get_n_seats (tc_table_get_match (self->table));

  for (guint i = 0; i < n_seats; i++)
    {
      guint place = i;

      while (place > 0 && (get_score (self, order[place - 1]).total < get_score (self, i).total
                           || ((get_winners (self) >> order[place - 1]) & 1) < ((get_winners (self) >> i) & 1)))
        {
          order[place] = order[place - 1];
          place--;
        }
      order[place] = i;
    }
}

static char *
say_headline (TcResultPage *self)
{
  const guint winners = get_winners (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  int total = 0;

  for (guint seat = 0; seat < turn_match_get_n_seats (tc_table_get_match (self->table)); seat++)
    if ((winners >> seat & 1) != 0)
      {
        g_ptr_array_add (names, (gpointer) get_name (self, seat));
        total = get_score (self, seat).total;
      }
  g_ptr_array_add (names, NULL);
  list = tc_words_list ((const char *const *) names->pdata);
  if (names->len == 2)
    /* Translators: one winner and the prestige. */
    return g_strdup_printf (_("%s owns the walls with %d prestige"), list, total);

  return g_strdup_printf (_("%s share the walls with %d prestige"), list, total);
}

static void
put (TcResultPage *self,
     int           row,
     int           column,
     GtkWidget    *widget,
     const char   *class)
{
  gtk_widget_add_css_class (widget, class);
  gtk_widget_add_css_class (widget, "breakdown");
  if (column > 0)
    gtk_widget_add_css_class (widget, "figure");
  if (row == LAST_ROW)
    gtk_widget_add_css_class (widget, "last");
  gtk_widget_set_hexpand (widget, column == 0);
  if (GTK_IS_LABEL (widget))
    gtk_label_set_xalign (GTK_LABEL (widget), column == 0 ? 0 : 1);
  gtk_grid_attach (self->breakdown, widget, column, row, 1, 1);
}

static gboolean
is_text_large (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 120 * PANGO_SCALE;
}

static GtkWidget *
new_row_head (const char *icon,
              const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);

  /* Where large text leaves no room for a word it is broken, never cut off. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), is_text_large () ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static GtkWidget *
new_tagger (TcResultPage *self,
            guint         seat,
            gboolean      named)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *avatar = tc_avatar_new (26);
  GtkWidget *name = gtk_label_new (get_name (self, seat));

  tc_avatar_set_paint (TC_AVATAR (avatar), tc_scene_paint (self->table, seat));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), MIN (10, (int) g_utf8_strlen (get_name (self, seat), -1)));
  gtk_widget_add_css_class (name, "crew-name");
  gtk_widget_set_visible (name, named);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_set_tooltip_text (box, get_name (self, seat));

  return box;
}

/* The mark stays where there is no room for the name. */
static GtkWidget *
new_tagger_head (TcResultPage *self,
                 guint         seat)
{
  GtkWidget *squeezer = adw_squeezer_new ();

  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_set_xalign (ADW_SQUEEZER (squeezer), 1);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), new_tagger (self, seat, TRUE));
  adw_squeezer_add (ADW_SQUEEZER (squeezer), new_tagger (self, seat, FALSE));

  return squeezer;
}

/* One kind of prestige for everybody; the best is bold. */
static void
put_figures (TcResultPage *self,
             int           row,
             const guint  *order,
             const int    *values,
             const char   *class)
{
  const guint n_seats = turn_match_get_n_seats (tc_table_get_match (self->table));
  int best = G_MININT;

  for (guint seat = 0; seat < n_seats; seat++)
    best = MAX (best, values[seat]);
  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *text = tc_figure_text (values[order[i]]);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "numeric");
      if (class != NULL && i == 0)
        gtk_widget_add_css_class (label, "tagger-text");
      put (self, row, (int) i + 1, label, class != NULL ? class : values[order[i]] == best ? "heading" : "body");
    }
}

static void
refresh_breakdown (TcResultPage *self,
                   const guint  *order)
{
  const struct { const char *icon, *text; gsize offset; } kinds[] = {
    { "tc-columns-symbolic", _("Columns"), G_STRUCT_OFFSET (TcScore, columns) },
    { "tc-rows-symbolic", _("Rows"), G_STRUCT_OFFSET (TcScore, rows) },
    { "tc-district-symbolic", _("Districts"), G_STRUCT_OFFSET (TcScore, districts) },
    { "tc-drone-symbolic", _("Drones"), G_STRUCT_OFFSET (TcScore, drones) },
    { "tc-networks-symbolic", _("Networks"), G_STRUCT_OFFSET (TcScore, bubbles) },
    { "tc-star-symbolic", _("Total"), G_STRUCT_OFFSET (TcScore, total) },
  };
  const guint n_seats = turn_match_get_n_seats (tc_table_get_match (self->table));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->breakdown))) != NULL)
    gtk_grid_remove (self->breakdown, child);
  put (self, 0, 0, gtk_label_new (_("Prestige")), "tray-caption");
  for (guint i = 0; i < n_seats; i++)
    put (self, 0, (int) i + 1, new_tagger_head (self, order[i]), "breakdown-head");
  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      const gboolean total = kind + 1 == G_N_ELEMENTS (kinds);
      int values[TC_MAX_SEATS];

      for (guint seat = 0; seat < n_seats; seat++)
        {
          const TcScore score = get_score (self, seat);

          values[seat] = G_STRUCT_MEMBER (int, &score, kinds[kind].offset);
        }
      put (self, (int) kind + 1, 0, new_row_head (kinds[kind].icon, kinds[kind].text), total ? "heading" : "body");
      put_figures (self, (int) kind + 1, order, values, total ? "crew-score" : NULL);
    }
}

static void
refresh_winner (TcResultPage *self,
                guint         winner)
{
  const TcPaint *paint = tc_scene_paint (self->table, winner);
  const TcLetteringLook look = tc_lettering_look_for (paint);
  g_autofree char *headline = say_headline (self);
  g_autofree char *caption = g_strdup_printf ("%s, %s", get_name (self, winner),
                                              tc_board_file_get_name (tc_table_get_board_file (self->table), NULL));
  TcBoardScene scene;

  tc_scene_colour (GTK_WIDGET (self), paint);
  tc_lettering_set_look (self->lettering, &look);
  /* Translators: what a tagger who has won is called; it is painted, so keep it short. */
  tc_lettering_set_text (self->lettering, _("ALL CITY"));
  gtk_label_set_label (self->headline, headline);
  tc_scene_board (self->table, winner, &scene);
  tc_board_view_set_scene (self->winner_board, &scene);
  tc_board_view_finish_animations (self->winner_board);
  tc_avatar_set_paint (self->winner_avatar, paint);
  gtk_label_set_label (self->winner_name, caption);
}

/* The walls show who was here: the winner's paint beside the letters, the others' where there is room. */
static void
refresh_splats (TcResultPage *self,
                const guint  *order)
{
  static const struct { double x, y, radius; } places[TC_MAX_SEATS] = {
    { 0.17, 0.30, 34 }, { 0.61, 0.78, 36 }, { 0.04, 0.80, 28 }, { 0.51, 0.12, 24 },
  };

  tc_backdrop_clear_splats (self->backdrop);
  for (guint i = 0; i < turn_match_get_n_seats (tc_table_get_match (self->table)); i++)
    tc_backdrop_add_splat (self->backdrop, tc_scene_paint (self->table, order[i]), places[i].x, places[i].y, places[i].radius);
}

static void
refresh_chart (TcResultPage *self)
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
  for (guint seat = 0; seat < history.n_seats; seat++)
    {
      lines[seat] = (TcPrestigeLine) { get_name (self, seat), tc_scene_paint (self->table, seat), values + seat * n_values };
      for (guint round = 0; round < n_values; round++)
        values[seat * n_values + round] = turn_score_history_get (&history, round, seat);
    }
  tc_prestige_chart_set_lines (self->chart, lines, history.n_seats, history.n_rounds);
}

static void
refresh (TcResultPage *self)
{
  guint order[TC_MAX_SEATS] = { 0 };
  g_autofree char *end = tc_words_end (tc_state_ended_by (tc_table_get_game (self->table), tc_table_get_state (self->table)));
  g_autofree char *reason = g_strdup_printf (_("The battle ended in round %u: %s."),
                                             tc_state_round (tc_table_get_state (self->table)), end);

  rank_seats (self, order);
  refresh_winner (self, order[0]);
  refresh_splats (self, order);
  refresh_breakdown (self, order);
  refresh_chart (self);
  gtk_label_set_label (self->reason, reason);
}

static void
picture_file_chosen (GFile   *file,
                     gpointer user_data)
{
  TcResultPage *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tc_result_page_save_picture (self, file, &error))
    gtk_label_set_label (self->reason, error->message);
}

static void
save_picture_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  tc_file_question_save_picture (GTK_WINDOW (gtk_widget_get_root (widget)), "all-city.png", picture_file_chosen, widget);
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
  widget_class->grab_focus = tc_result_page_grab_focus;

  g_type_ensure (TC_TYPE_AVATAR);
  g_type_ensure (TC_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TC_TYPE_PAINT_CHIPS);
  g_type_ensure (TC_TYPE_PRESTIGE_CHART);
  g_type_ensure (TC_TYPE_TILT);
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
  self->lettering = TC_LETTERING (tc_lettering_new (LETTERS_HEIGHT));
  adw_bin_set_child (self->lettering_bin, GTK_WIDGET (self->lettering));
  tc_backdrop_set_kind (self->backdrop, TC_BACKDROP_NIGHT);
}

void
tc_result_page_set_match (TcResultPage *self,
                          TurnMatch    *match)
{
  g_return_if_fail (TC_IS_RESULT_PAGE (self));

  g_clear_object (&self->table);
  self->table = tc_table_new (match);
  refresh (self);
  tc_lettering_strike (self->lettering);
  tc_paint_chips_fall (self->chips);
}

char *
tc_result_page_dup_subtitle (TcResultPage *self)
{
  guint n_rounds;

  g_return_val_if_fail (TC_IS_RESULT_PAGE (self), NULL);

  if (self->table == NULL)
    return g_strdup ("");
  n_rounds = tc_state_round (tc_table_get_state (self->table));

  return g_strdup_printf (ngettext ("%s · %u round", "%s · %u rounds", n_rounds),
                          tc_board_file_get_name (tc_table_get_board_file (self->table), NULL), n_rounds);
}

gboolean
tc_result_page_save_picture (TcResultPage *self,
                             GFile        *file,
                             GError      **error)
{
  g_return_val_if_fail (TC_IS_RESULT_PAGE (self), FALSE);

  return tc_widget_picture_save (self->picture, file, error);
}
