/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-card.h"

#include <glib/gi18n.h>
#include <turn-avatar.h>
#include <tc-board-told.h>
#include <tc-score.h>
#include <tc-pawn.h>
#include <tc-value-drawing.h>

#include "tc-crew-chip.h"
#include "tc-crew-words.h"
#include "tc-scene.h"

struct _TcCrewCard
{
  GtkButton    parent_instance;

  TcBoardView *board;
  TcBoardTold *told;        /* on the board */
  TurnAvatar  *avatar;
  GtkLabel    *name;
  GtkWidget   *leader;
  GtkLabel    *score;
  GtkWidget   *doing;
  GtkLabel    *speech;
};

G_DEFINE_FINAL_TYPE (TcCrewCard, tc_crew_card, GTK_TYPE_BUTTON)

static void
tc_crew_card_class_init (TcCrewCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TURN_TYPE_AVATAR);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TC_TYPE_CREW_CHIP);
  g_type_ensure (TC_TYPE_PAWN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-crew-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, board);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, avatar);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, name);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, leader);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, score);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, doing);
  gtk_widget_class_bind_template_child (widget_class, TcCrewCard, speech);
}

static void
tc_crew_card_init (TcCrewCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->told = tc_board_told_new (self->board);
}

GtkWidget *
tc_crew_card_new (void)
{
  return g_object_new (TC_TYPE_CREW_CARD, NULL);
}

static void
refresh_doing (TcCrewCard *self,
               TcTable    *table,
               guint       seat)
{
  g_auto (TcCrewDoing) doing = tc_crew_doing_new (table, seat);

  tc_crew_chip_set_doing (TC_CREW_CHIP (self->doing), &doing, tc_scene_paint (table, seat));
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

  tc_scene_board (table, seat, &scene);
  tc_board_view_set_scene (self->board, &scene);
  turn_avatar_set_paint (self->avatar, tc_scene_paint (table, seat));
  gtk_label_set_label (self->name, turn_match_get_seat (tc_table_get_match (table), seat)->name);
  gtk_label_set_label (self->score, figure);
  gtk_widget_set_visible (self->leader, tc_state_leader (state) == seat);
  refresh_doing (self, table, seat);
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
