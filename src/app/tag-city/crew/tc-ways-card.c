/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-ways-card.h"

#include <glib/gi18n.h>
#include <tc-token-picture.h>
#include <turn-avatar.h>

#include "tc-scene.h"

#define N_SIDES 2

/* One of the two shapes with a count for each tagger. */
typedef struct
{
  TcTokenPicture *shape;
  GtkLabel       *where;
  TurnAvatar     *avatars[TC_MAX_SEATS];
  GtkLabel       *counts[TC_MAX_SEATS];
} Side;

struct _TcWaysCard
{
  AdwBin  parent_instance;

  GtkBox *box;
  Side    sides[N_SIDES];
};

G_DEFINE_FINAL_TYPE (TcWaysCard, tc_ways_card, ADW_TYPE_BIN)

static void
tc_ways_card_class_init (TcWaysCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-ways-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcWaysCard, box);
}

static void
add_side (TcWaysCard *self,
          Side       *side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  side->shape = TC_TOKEN_PICTURE (tc_token_picture_new (10));
  side->where = g_object_new (GTK_TYPE_LABEL, "hexpand", TRUE, "xalign", 0.f, "wrap", TRUE, "margin-start", 4, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (side->shape));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (side->where));
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      side->avatars[seat] = TURN_AVATAR (turn_avatar_new (18));
      side->counts[seat] = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (side->counts[seat]), "district-left");
      gtk_widget_set_margin_start (GTK_WIDGET (side->avatars[seat]), 2);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (side->avatars[seat]));
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (side->counts[seat]));
    }
  gtk_box_append (self->box, box);
}

static void
tc_ways_card_init (TcWaysCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_SIDES; i++)
    add_side (self, &self->sides[i]);
}

static char *
say_where (guint       face,
           TcDirection direction)
{
  switch (direction)
    {
    case TC_DIRECTION_LEFT:
      /* Translators: the leader may push this die to the left; the number is its face. */
      return g_strdup_printf (_("%u to the left"), face);
    case TC_DIRECTION_RIGHT:
      return g_strdup_printf (_("%u to the right"), face);
    case TC_DIRECTION_UP:
      return g_strdup_printf (_("%u up"), face);
    case TC_DIRECTION_DOWN:
    default:
      return g_strdup_printf (_("%u down"), face);
    }
}

static void
refresh_counts (Side    *side,
                TcTable *table,
                guint    die,
                int      which)
{
  TurnMatch *match = tc_table_get_match (table);
  const guint n_seats = turn_match_get_n_seats (match);

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    {
      const guint seat = (tc_table_get_viewer (table) + i) % n_seats;

      gtk_widget_set_visible (GTK_WIDGET (side->avatars[i]), i < n_seats);
      gtk_widget_set_visible (GTK_WIDGET (side->counts[i]), i < n_seats);
      if (i < n_seats)
        {
          const guint n_ways = tc_dice_plan_get_ways (tc_table_get_plan (table), die, which, seat);
          g_autofree char *count = g_strdup_printf ("%u", n_ways);
          g_autofree char *said = g_strdup_printf (ngettext ("%s: %u way", "%s: %u ways", n_ways),
                                                   turn_match_get_seat (match, seat)->name, n_ways);

          turn_avatar_set_paint (side->avatars[i], tc_scene_paint (table, seat));
          gtk_label_set_label (side->counts[i], count);
          gtk_accessible_update_property (GTK_ACCESSIBLE (side->counts[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
        }
    }
}

void
tc_ways_card_set_table (TcWaysCard *self,
                        TcTable    *table)
{
  const TcDicePlan *plan = tc_table_get_plan (table);
  const guint die = tc_dice_plan_get_current (plan);
  const guint face = tc_dice_plan_get_face (plan, die);

  g_return_if_fail (TC_IS_WAYS_CARD (self));

  for (int which = 0; which < N_SIDES; which++)
    {
      Side *side = &self->sides[which];
      g_autofree char *where = say_where (face, tc_face_direction (face, which));

      tc_token_picture_set_token (side->shape, &tc_table_get_game (table)->hq[tc_face_section (face, (unsigned) which)]);
      gtk_label_set_label (side->where, where);
      refresh_counts (side, table, die, which);
    }
}
