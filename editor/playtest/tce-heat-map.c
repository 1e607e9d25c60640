/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-heat-map.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-board-view.h>
#include <tc-words.h>
#include <turn-language.h>

struct _TceHeatMap
{
  AdwBin       parent_instance;

  TcPlaytest  *playtest;
  TcBoardView *view;
};

G_DEFINE_FINAL_TYPE (TceHeatMap, tce_heat_map, ADW_TYPE_BIN)

GdkRGBA
tce_heat_colour (double lateness)
{
  static const guint32 ramp[] = { 0xfff3c4, 0xfdd03a, 0xf08a24, 0xc4365a, 0x5b1a6e };
  const double place = CLAMP (lateness, 0, 1) * (G_N_ELEMENTS (ramp) - 1);
  const guint step = MIN ((guint) place, (guint) G_N_ELEMENTS (ramp) - 2);

  return turn_rgba (turn_mix (ramp[step], ramp[step + 1], place - step), 1);
}

static double
lateness_of (const LabTally *tally,
             guint           square)
{
  return (double) tally->lateness_of_square[square] / (double) (LAB_NEVER * MAX (1, tally->n_boards));
}

static double
empty_share_of (const LabTally *tally,
                guint           square)
{
  return 1 - (double) tally->n_painted_of_square[square] / (double) MAX (1, tally->n_boards);
}

static void
snapshot_square (TceHeatMap            *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *area,
                 const LabTally        *tally,
                 guint                  square)
{
  const GdkRGBA colour = tce_heat_colour (lateness_of (tally, square));
  const double brightness = .3 * colour.red + .6 * colour.green + .1 * colour.blue;
  const GdkRGBA ink = brightness > .5 ? turn_rgba (TURN_COLOUR_INK, 1) : (GdkRGBA) { 1, 1, 1, 1 };
  g_autofree char *text = g_strdup_printf ("%ld", lround (100 * empty_share_of (tally, square)));
  graphene_rect_t inset;
  GskRoundedRect rounded;

  graphene_rect_inset_r (area, area->size.width * .06f, area->size.height * .06f, &inset);
  gsk_rounded_rect_init_from_rect (&rounded, &inset, inset.size.width * .15f);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &colour, &inset);
  gtk_snapshot_pop (snapshot);
  if (area->size.width >= 18)
    tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text,
                        area->origin.x + area->size.width / 2, area->origin.y + area->size.height / 2,
                        MIN (15, area->size.width * .38), PANGO_WEIGHT_BOLD, &ink);
}

static void
draw_heat (TcBoardView         *view,
           GtkSnapshot         *snapshot,
           const TcBoardLayout *layout,
           gpointer             user_data)
{
  TceHeatMap *self = user_data;
  const LabTally *tally = self->playtest != NULL ? tc_playtest_get_tally (self->playtest) : NULL;
  const TcGame *game = self->playtest != NULL ? tc_playtest_get_game (self->playtest) : NULL;

  for (guint square = 0; tally != NULL && tally->n_boards > 0 && square < game->n_squares; square++)
    if (tc_set_has (&game->city, square))
      {
        const graphene_rect_t area = tc_board_layout_square (layout, square / game->board.n_columns, square % game->board.n_columns);

        snapshot_square (self, snapshot, &area, tally, square);
      }
}

static char *
describe (TcPlaytest *playtest,
          guint       row,
          guint       column)
{
  const LabTally *tally = tc_playtest_get_tally (playtest);
  const TcGame *game = tc_playtest_get_game (playtest);
  const guint square = row * game->board.n_columns + column;
  const guint32 n_painted = tally->n_painted_of_square[square];
  g_autofree char *place = NULL, *empty = NULL, *round = NULL;
  const char *district;

  if (!tc_set_has (&game->city, square) || tally->n_boards == 0)
    return NULL;

  place = tc_words_square (game, square);
  district = tc_board_file_get_district_name (tc_playtest_get_board_file (playtest), game->board.squares[row][column], NULL);
  empty = turn_language_percent (empty_share_of (tally, square), 0);
  if (n_painted == 0)
    /* Translators: a square and its district: “D 4, Docks: never painted”. */
    return g_strdup_printf (_("%s, %s: never painted"), place, district);
  round = turn_language_number ((double) tally->rounds_of_square[square] / n_painted, 1);

  /* Translators: a square, its district, a share and a round: “D 4, Docks: empty on 12 % of boards, else painted in round 4.2”. */
  return g_strdup_printf (_("%s, %s: empty on %s of boards, else painted in round %s"), place, district, empty, round);
}

static gboolean
tooltip_wanted (TceHeatMap *self,
                int         x,
                int         y,
                gboolean    by_keyboard,
                GtkTooltip *tooltip)
{
  g_autofree char *text = NULL;
  guint row, column;

  if (self->playtest == NULL || by_keyboard
      || !tc_board_layout_find_square (tc_board_view_get_layout (self->view), x, y, &row, &column))
    return FALSE;

  text = describe (self->playtest, row, column);
  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

static void
tce_heat_map_dispose (GObject *object)
{
  g_clear_object (&TCE_HEAT_MAP (object)->playtest);

  G_OBJECT_CLASS (tce_heat_map_parent_class)->dispose (object);
}

static void
tce_heat_map_class_init (TceHeatMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tce_heat_map_dispose;
}

static void
tce_heat_map_init (TceHeatMap *self)
{
  GtkWidget *view = tc_board_view_new_miniature ();

  self->view = TC_BOARD_VIEW (view);
  tc_board_view_set_overlay (self->view, draw_heat, self, NULL);
  gtk_widget_set_has_tooltip (view, TRUE);
  g_signal_connect_object (view, "query-tooltip", G_CALLBACK (tooltip_wanted), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), view);
}

/* For whoever cannot see colours at all: the squares that stay empty most. */
static void
say_worst (TceHeatMap *self)
{
  const LabTally *tally = tc_playtest_get_tally (self->playtest);
  const TcGame *game = tc_playtest_get_game (self->playtest);
  g_autofree char *text = NULL;
  guint worst = 0;
  double share = -1;

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&game->city, square) && empty_share_of (tally, square) > share)
      {
        worst = square;
        share = empty_share_of (tally, square);
      }
  text = describe (self->playtest, worst / game->board.n_columns, worst % game->board.n_columns);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Squares filled late"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "", -1);
}

void
tce_heat_map_set_playtest (TceHeatMap *self,
                           TcPlaytest *playtest)
{
  g_return_if_fail (TCE_IS_HEAT_MAP (self));

  if (g_set_object (&self->playtest, playtest))
    {
      const TcBoardScene scene = { .file = playtest != NULL ? tc_playtest_get_board_file (playtest) : NULL };

      tc_board_view_set_scene (self->view, playtest != NULL ? &scene : NULL);
    }
  if (playtest != NULL)
    say_worst (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

void
tce_heat_map_set_highlight (TceHeatMap   *self,
                            TcFeatureKind kind,
                            int           index)
{
  g_return_if_fail (TCE_IS_HEAT_MAP (self));

  tc_board_view_set_highlight (self->view, kind, index);
}
