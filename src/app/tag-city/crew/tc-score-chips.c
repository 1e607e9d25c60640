/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-score-chips.h"

#include <tc-pawn.h>
#include <tc-score.h>
#include <tc-value-drawing.h>
#include <turn-avatar.h>
#include <turn-compat.h>

#include "tc-crew-words.h"
#include "tc-scene.h"

#define AVATAR_SIZE 22
#define PAWN_HEIGHT 22

/* What a row of chips tells, the most first. */
typedef enum
{
  NAMES_AND_SCORES,
  MARKS_AND_SCORES,
  SCORES,
  N_ROWS,
} Row;

struct _TcScoreChips
{
  AdwBin  parent_instance;

  GtkBox *rows[N_ROWS];
};

G_DEFINE_FINAL_TYPE (TcScoreChips, tc_score_chips, ADW_TYPE_BIN)

static void
tc_score_chips_class_init (TcScoreChipsClass *klass)
{
}

static void
tc_score_chips_init (TcScoreChips *self)
{
  GtkWidget *squeezer = adw_squeezer_new ();

  adw_squeezer_set_allow_none (ADW_SQUEEZER (squeezer), TRUE);
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  for (guint row = 0; row < N_ROWS; row++)
    {
      self->rows[row] = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, row == SCORES ? 4 : 8));
      gtk_widget_set_halign (GTK_WIDGET (self->rows[row]), GTK_ALIGN_CENTER);
      gtk_widget_set_valign (GTK_WIDGET (self->rows[row]), GTK_ALIGN_CENTER);
      adw_squeezer_add (ADW_SQUEEZER (squeezer), GTK_WIDGET (self->rows[row]));
    }
  adw_bin_set_child (ADW_BIN (self), squeezer);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);

  return label;
}

static void
add_pawn (GtkBox *chip)
{
  GtkWidget *pawn = tc_pawn_new (PAWN_HEIGHT);

  gtk_widget_set_valign (pawn, GTK_ALIGN_CENTER);
  gtk_box_append (chip, pawn);
}

static GtkWidget *
new_chip (TcTable *table,
          guint    seat,
          Row      row)
{
  GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *avatar = turn_avatar_new (AVATAR_SIZE);
  g_autofree char *figure = tc_figure_text (tc_state_score (tc_table_get_game (table), tc_table_get_state (table), seat).total);
  g_autofree char *said = tc_crew_say (table, seat);

  turn_seat_look_colour (chip, tc_scene_paint (table, seat));
  turn_avatar_set_paint (TURN_AVATAR (avatar), tc_scene_paint (table, seat));
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (chip, "score-chip");
  if (seat == tc_table_get_viewer (table) || row == SCORES)
    gtk_widget_add_css_class (chip, "tagger-fill");
  if (turn_match_get_to_move (tc_table_get_match (table)) == (int) seat)
    gtk_widget_add_css_class (chip, "acting");
  gtk_widget_set_visible (avatar, row != SCORES);
  gtk_box_append (GTK_BOX (chip), avatar);
  if (row == NAMES_AND_SCORES)
    gtk_box_append (GTK_BOX (chip), new_label (turn_match_get_seat (tc_table_get_match (table), seat)->name, "chip-name"));
  gtk_box_append (GTK_BOX (chip), new_label (figure, "chip-score"));
  if (row != SCORES && tc_state_leader (tc_table_get_state (table)) == seat)
    add_pawn (GTK_BOX (chip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);

  return chip;
}

void
tc_score_chips_set_table (TcScoreChips *self,
                          TcTable      *table)
{
  const guint n_seats = turn_match_get_n_seats (tc_table_get_match (table));

  g_return_if_fail (TC_IS_SCORE_CHIPS (self));

  for (guint row = 0; row < N_ROWS; row++)
    {
      turn_widget_clear (GTK_WIDGET (self->rows[row]));
      for (guint i = 0; i < n_seats; i++)
        gtk_box_append (self->rows[row], new_chip (table, i, row));
    }
}
