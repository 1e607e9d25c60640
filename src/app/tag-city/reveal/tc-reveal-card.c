/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-reveal-card.h"

#include <glib/gi18n.h>
#include <tc-board-told.h>
#include <tc-fill-sticker.h>
#include <tc-reveal-words.h>
#include <tc-token-picture.h>
#include <tc-value-drawing.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-words.h>

#include "tc-app-private.h"
#include "tc-scene.h"

#define COUNT_MILLISECONDS 400

/* The widest a board may be. */
#define BOARD_WIDTH 900
#define ROW_BOARD_WIDTH 104

static const double sticker_scales[] = {
  [TC_REVEAL_WIDE] = 1.7,
  [TC_REVEAL_SLENDER] = 1.1,
  [TC_REVEAL_ROW] = .9,
};

struct _TcRevealCard
{
  AdwBin          parent_instance;

  TcTable        *table;        /* or NULL */
  TcTold          told;
  TcNews          act;          /* of @seat */
  guint           seat;
  gboolean        is_open;
  TcRevealShape   shape;
  int             before;       /* the score */
  int             after;

  GtkWidget      *frame;
  GtkLabel       *number;
  GtkGrid        *body;
  GtkWidget      *head;
  TurnAvatar     *avatar;
  GtkLabel       *name;
  GtkImage       *icon;
  GtkLabel       *act_text;
  TcTokenPicture *token;
  GtkLabel       *score;
  GtkLabel       *gain;
  GtkWidget      *board_place;
  TcBoardView    *board;
  GtkBox         *fills;
  TcBoardTold    *marks;        /* on the board */
  AdwAnimation   *count;
};

G_DEFINE_FINAL_TYPE (TcRevealCard, tc_reveal_card, ADW_TYPE_BIN)

static void
score_counted (double        score,
               TcRevealCard *self)
{
  g_autofree char *figure = tc_figure_text ((int) score);

  gtk_label_set_label (self->score, figure);
}

static TurnRecord *
get_record (TcRevealCard *self)
{
  return turn_match_get_record (tc_table_get_match (self->table));
}

/* The shape of the final die, if it is one and shown, is the newest. */
static guint
count_pieces (const TcBoardScene *scene,
              guint               round)
{
  guint n_pieces = scene->n_pieces;

  while (n_pieces > 0 && scene->pieces[n_pieces - 1].by_final_die && scene->pieces[n_pieces - 1].round == round)
    n_pieces--;

  return n_pieces;
}

static guint64
find_filled (TcRevealCard *self)
{
  const TcFills *fills = tc_report_find_fills (&self->told.report, self->seat);

  return fills != NULL ? tc_fills_get_features (fills) : 0;
}

/* Before the choice is open, the board is what it was when the last draft turn ended. */
static void
refresh_board (TcRevealCard *self)
{
  TcBoardScene scene;
  TurnState before;
  guint n_before;

  turn_match_get_state_at (tc_table_get_match (self->table), self->told.position - 1, &before);
  tc_scene_board (self->table, self->seat, &scene);
  n_before = count_pieces (&scene, tc_state_round ((const TcState *) &before));
  if (!self->is_open)
    {
      scene.state = (const TcState *) &before;
      scene.n_pieces = n_before;
    }
  tc_board_told_mark_piece (self->marks, -1, 0);
  tc_board_view_set_scene (self->board, &scene);
  if (self->is_open && scene.n_pieces > n_before)
    tc_board_told_mark_piece (self->marks, (int) n_before, find_filled (self));
}

static const char *
find_icon (TcNewsKind kind)
{
  return kind == TC_NEWS_TAGGED ? "tc-spray-symbolic" : kind == TC_NEWS_DRONE ? "tc-drone-symbolic" : "tc-networks-symbolic";
}

static void
refresh_act (TcRevealCard *self)
{
  const gboolean paints = self->act.kind == TC_NEWS_TAGGED || self->act.kind == TC_NEWS_DRONE;
  g_autofree char *text = self->is_open ? tc_reveal_describe_act (&self->act) : g_strdup (C_("final die", "sealed"));
  const GdkRGBA fill = turn_rgba (tc_scene_paint (self->table, self->seat)->body, 1);

  gtk_image_set_from_icon_name (self->icon, self->is_open ? find_icon (self->act.kind) : "tc-sealed-symbolic");
  gtk_label_set_label (self->act_text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->token), self->is_open && paints);
  if (paints)
    tc_token_picture_set_token (self->token, &tc_table_get_game (self->table)->hq[self->act.token]);
  tc_token_picture_set_fill (self->token, &fill);
}

static void
refresh_label (TcRevealCard *self)
{
  g_autofree char *said = self->is_open ? tc_reveal_say_act (&self->told.report, &self->act, get_record (self))
                                        : g_strdup (turn_record_get_seat (get_record (self), self->seat)->name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

/* What is not open yet keeps its room, so that nothing moves. */
static void
refresh (TcRevealCard *self)
{
  refresh_board (self);
  refresh_act (self);
  refresh_label (self);
  gtk_widget_set_opacity (GTK_WIDGET (self->fills), self->is_open ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->gain), self->is_open ? 1 : 0);
  score_counted (self->is_open ? self->after : self->before, self);
}

static GtkWidget *
new_sticker (TcRevealCard *self,
             const TcFill *fill)
{
  const TcGame *game = tc_table_get_game (self->table);
  const TcFeature *feature = &game->features[fill->feature];
  const gboolean is_district = feature->kind == TC_FEATURE_DISTRICT;
  g_autofree char *label = tc_fill_dup_label (fill, get_record (self)), *value = turn_words_number (fill->value);
  const TcChip chip = {
    .label = label,
    .value = value,
    .is_high = fill->rank == TC_RANK_HIGH,
    .district = is_district ? feature->index : -1,
    .colour = is_district ? game->board.districts[feature->index].colour : 0,
  };

  return tc_fill_sticker_new (&chip, tc_scene_paint (self->table, self->seat));
}

static void
add_caption (GtkBox     *box,
             const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "xalign", 0.f,
                                   "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, "prompt-subtitle");
  gtk_box_append (box, label);
}

static void
add_fill (TcRevealCard *self,
          const TcFill *fill)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *caption = tc_reveal_describe_fill (&self->told.report, fill, self->seat, get_record (self), tc_table_get_state (self->table));

  gtk_box_append (GTK_BOX (box), new_sticker (self, fill));
  add_caption (GTK_BOX (box), caption);
  gtk_box_append (self->fills, box);
}

static void
fill_in (TcRevealCard *self)
{
  const TcFills *fills = tc_report_find_fills (&self->told.report, self->seat);

  turn_widget_clear (GTK_WIDGET (self->fills));
  for (guint i = 0; fills != NULL && i < fills->n_fills; i++)
    add_fill (self, &fills->fills[i]);
  if (fills == NULL)
    {
      GtkWidget *nothing = g_object_new (GTK_TYPE_LABEL, "label", _("fills nothing"), "wrap", TRUE, NULL);

      gtk_widget_add_css_class (nothing, "prompt-subtitle");
      gtk_box_append (self->fills, nothing);
    }
}

/* A box with a sticker and its caption, for every fill. */
static void
shape_fill (GtkWidget    *box,
            TcRevealShape shape)
{
  GtkWidget *sticker = gtk_widget_get_first_child (box);
  GtkWidget *caption = gtk_widget_get_last_child (box);

  tc_fill_sticker_set_scale (TC_FILL_STICKER (sticker), sticker_scales[shape]);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), shape == TC_REVEAL_WIDE ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (caption, shape != TC_REVEAL_ROW);
  gtk_label_set_xalign (GTK_LABEL (caption), shape == TC_REVEAL_WIDE ? 0 : .5f);
}

static void
put (TcRevealCard *self,
     GtkWidget    *widget,
     int           column,
     int           row,
     int           n_rows)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (GTK_WIDGET (self->body));
  GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (grid, widget));

  gtk_grid_layout_child_set_column (place, column);
  gtk_grid_layout_child_set_row (place, row);
  gtk_grid_layout_child_set_row_span (place, n_rows);
}

/* All below each other, or in a row the board beside the rest. */
static void
lay_out (TcRevealCard *self)
{
  const gboolean is_row = self->shape == TC_REVEAL_ROW;

  put (self, self->head, 0, 0, 1);
  put (self, self->board_place, is_row ? 1 : 0, is_row ? 0 : 1, is_row ? 2 : 1);
  put (self, GTK_WIDGET (self->fills), 0, is_row ? 1 : 2, 1);
  gtk_widget_set_size_request (self->board_place, is_row ? ROW_BOARD_WIDTH : -1, is_row ? ROW_BOARD_WIDTH * 2 / 3 : 100);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->board_place), is_row ? ROW_BOARD_WIDTH : BOARD_WIDTH);
  gtk_widget_set_hexpand (self->board_place, !is_row);
  gtk_widget_set_halign (GTK_WIDGET (self->fills), is_row ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_visible (GTK_WIDGET (self->number), !is_row);
  gtk_widget_set_margin_start (self->frame, is_row ? 0 : 10);
  gtk_widget_set_margin_top (self->frame, is_row ? 0 : 10);
  gtk_box_set_spacing (self->fills, is_row ? 0 : 4);
  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->fills)); box != NULL; box = gtk_widget_get_next_sibling (box))
    if (GTK_IS_BOX (box))
      shape_fill (box, self->shape);
}

static void
tc_reveal_card_dispose (GObject *object)
{
  TcRevealCard *self = TC_REVEAL_CARD (object);

  g_clear_object (&self->count);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (tc_reveal_card_parent_class)->dispose (object);
}

static void
tc_reveal_card_class_init (TcRevealCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_reveal_card_dispose;
  g_type_ensure (TURN_TYPE_AVATAR);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TC_TYPE_TOKEN_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "reveal-card");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-reveal-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, frame);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, number);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, body);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, head);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, avatar);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, name);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, icon);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, act_text);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, token);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, score);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, gain);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, board_place);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, board);
  gtk_widget_class_bind_template_child (widget_class, TcRevealCard, fills);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tc_reveal_card_init (TcRevealCard *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) score_counted, self, NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->marks = tc_board_told_new (self->board);
  self->count = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, COUNT_MILLISECONDS, target);
}

void
tc_reveal_card_set_act (TcRevealCard *self,
                        TcTable      *table,
                        const TcTold *told,
                        guint         index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1), *gain = NULL;

  g_return_if_fail (TC_IS_REVEAL_CARD (self));

  g_set_object (&self->table, table);
  self->told = *told;
  self->act = told->report.acts[index];
  self->seat = self->act.seat;
  self->is_open = FALSE;
  self->after = tc_state_score (tc_table_get_game (table), tc_table_get_state (table), self->seat).total;
  self->before = self->after - tc_report_get_gain (&told->report, self->seat);
  gain = self->after != self->before ? turn_words_gain (self->after - self->before) : g_strdup ("");
  gtk_label_set_label (self->gain, gain);
  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->name, turn_record_get_seat (get_record (self), self->seat)->name);
  turn_avatar_set_paint (self->avatar, tc_scene_paint (table, self->seat));
  turn_seat_look_colour (GTK_WIDGET (self), tc_scene_paint (table, self->seat));
  fill_in (self);
  lay_out (self);
  refresh (self);
}

void
tc_reveal_card_set_shape (TcRevealCard *self,
                          TcRevealShape shape)
{
  g_return_if_fail (TC_IS_REVEAL_CARD (self));

  self->shape = shape;
  lay_out (self);
}

void
tc_reveal_card_open (TcRevealCard *self,
                     gboolean      at_once)
{
  g_return_if_fail (TC_IS_REVEAL_CARD (self));

  if (self->is_open)
    return;
  self->is_open = TRUE;
  refresh (self);
  if (at_once)
    {
      tc_board_view_finish_animations (self->board);
      return;
    }
  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->fills)); box != NULL; box = gtk_widget_get_next_sibling (box))
    if (GTK_IS_BOX (box))
      turn_sticker_slap (TURN_STICKER (gtk_widget_get_first_child (box)));
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->count), self->before);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->count), self->after);
  adw_animation_play (self->count);
}

void
tc_reveal_card_seal (TcRevealCard *self)
{
  g_return_if_fail (TC_IS_REVEAL_CARD (self));

  if (adw_animation_get_state (self->count) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->count);
  self->is_open = FALSE;
  refresh (self);
  tc_board_view_finish_animations (self->board);
}

gboolean
tc_reveal_card_is_open (TcRevealCard *self)
{
  g_return_val_if_fail (TC_IS_REVEAL_CARD (self), FALSE);

  return self->is_open;
}
