/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-roll-row.h"

#include <turn-die.h>

#include "tc-scene.h"
#include "turn-box.h"

struct _TcRollRow
{
  AdwBin  parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (TcRollRow, tc_roll_row, ADW_TYPE_BIN)

static void
tc_roll_row_class_init (TcRollRowClass *klass)
{
}

static void
tc_roll_row_init (TcRollRow *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

void
tc_roll_row_set_table (TcRollRow *self,
                       TcTable   *table)
{
  const TcDicePlan *plan = tc_table_get_plan (table);
  const GdkRGBA ring = turn_rgba (tc_scene_paint (table, tc_table_get_viewer (table))->body, 1);

  g_return_if_fail (TC_IS_ROLL_ROW (self));

  turn_box_clear (self->box);
  for (guint die = 0; tc_dice_plan_is_active (plan) && die < tc_dice_plan_get_n_dice (plan); die++)
    {
      GtkWidget *picture = turn_die_new (26);

      turn_die_set_face (TURN_DIE (picture), tc_dice_plan_get_face (plan, die));
      turn_die_set_ring (TURN_DIE (picture), die == tc_dice_plan_get_current (plan) ? &ring : NULL);
      if (tc_dice_plan_get_side (plan, die) != TC_SIDE_UNSET)
        gtk_widget_set_opacity (picture, 0.5);
      gtk_box_append (self->box, picture);
    }
}
