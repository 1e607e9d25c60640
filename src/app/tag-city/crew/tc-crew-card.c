/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-card.h"

#include <glib/gi18n.h>
#include <tc-board-told.h>
#include <tc-pawn.h>
#include <tc-score.h>
#include <tc-token-picture.h>
#include <tc-value-drawing.h>
#include <turn-avatar.h>
#include <turn-seat-look.h>

#include "tc-crew-layout.h"
#include "tc-crew-words.h"
#include "tc-scene.h"

struct _TcCrewCard
{
  GtkButton       parent_instance;

  guint           seat;
  TcBoardView    *board;
  TcBoardTold    *told;        /* on the board */
  TurnAvatar     *avatar;
  GtkLabel       *name;
  GtkWidget      *leader;
  GtkLabel       *score;
  GtkWidget      *doing;
  GtkImage       *icon;
  GtkLabel       *doing_text;
  TcTokenPicture *token;
  GtkLabel       *speech;
};

G_DEFINE_FINAL_TYPE (TcCrewCard, tc_crew_card, GTK_TYPE_BUTTON)

static void
pointer_entered (TcCrewCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "crew.rest", "u", self->seat);
}

static void
pointer_left (TcCrewCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "crew.leave", NULL);
}

static void
tc_crew_card_class_init (TcCrewCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TURN_TYPE_AVATAR);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TC_TYPE_CREW_LAYOUT);
  g_type_ensure (TC_TYPE_PAWN);
  g_type_ensure (TC_TYPE_TOKEN_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-crew-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, board);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, avatar);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, name);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, leader);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, score);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, doing);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, icon);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, doing_text);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, token);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, speech);
  gtk_widget_class_bind_template_callback (widget_class, pointer_entered);
  gtk_widget_class_bind_template_callback (widget_class, pointer_left);
}

static void
tc_crew_card_init (TcCrewCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->told = tc_board_told_new (self->board);
}

/* What the tagger is doing, in a pill: an icon, a few words and the picture of a shape. It is not there when there is nothing to say. */
static void
refresh_doing (TcCrewCard *self,
               TcTable    *table)
{
  g_auto (TcCrewDoing) doing = tc_crew_doing_new (table, self->seat);
  const GdkRGBA fill = turn_rgba (tc_scene_paint (table, self->seat)->body, 1);

  gtk_image_set_from_icon_name (self->icon, doing.icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), doing.icon != NULL);
  gtk_label_set_label (self->doing_text, doing.text);
  gtk_widget_set_visible (GTK_WIDGET (self->token), doing.token != NULL);
  if (doing.token != NULL)
    tc_token_picture_set_token (self->token, doing.token);
  tc_token_picture_set_fill (self->token, &fill);
  gtk_widget_set_visible (self->doing, *doing.text != '\0');
}

/* Who acts has a frame in their paint. */
static void
refresh_acting (TcCrewCard *self,
                TcTable    *table)
{
  turn_seat_look_colour (GTK_WIDGET (self), tc_scene_paint (table, self->seat));
  if (turn_match_get_to_move (tc_table_get_match (table)) == (int) self->seat)
    gtk_widget_add_css_class (GTK_WIDGET (self), "acting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "acting");
}

/* A line that is cut off can be read whole in a tooltip. */
static void
refresh_speech (TcCrewCard *self,
                TcTable    *table,
                guint       seat)
{
  g_autofree char *speech = tc_crew_speak (table, seat);
  /* Translators: what a bot says. */
  g_autofree char *quoted = speech != NULL ? g_strdup_printf (_("“%s”"), speech) : NULL;

  gtk_label_set_label (self->speech, quoted != NULL ? quoted : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->speech), speech);
  gtk_widget_set_visible (GTK_WIDGET (self->speech), quoted != NULL);
}

void
tc_crew_card_set_table (TcCrewCard *self,
                        TcTable    *table,
                        guint       seat)
{
  const TcState *state = tc_table_get_state (table);
  const TcScore score = tc_state_score (tc_table_get_game (table), state, seat);
  g_autofree char *figure = tc_figure_text (score.total);
  g_autofree char *whole = tc_crew_say (table, seat);
  TcBoardScene scene;

  g_return_if_fail (TC_IS_CREW_CARD (self));

  self->seat = seat;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", seat);
  tc_scene_board (table, seat, &scene);
  tc_board_view_set_scene (self->board, &scene);
  turn_avatar_set_paint (self->avatar, tc_scene_paint (table, seat));
  gtk_label_set_label (self->name, turn_match_get_seat (tc_table_get_match (table), seat)->name);
  gtk_label_set_label (self->score, figure);
  gtk_widget_set_visible (self->leader, tc_state_leader (state) == seat);
  refresh_acting (self, table);
  refresh_doing (self, table);
  refresh_speech (self, table, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
}

void
tc_crew_card_mark (TcCrewCard *self,
                   int         piece,
                   guint64     features)
{
  g_return_if_fail (TC_IS_CREW_CARD (self));

  tc_board_told_mark_piece (self->told, piece, features);
}
