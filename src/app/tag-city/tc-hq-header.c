/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-header.h"

#include <glib/gi18n.h>
#include <tc-token-picture.h>
#include <turn-die.h>

#define N_FACES 6

struct _TcHqHeader
{
  AdwBin          parent_instance;

  GtkWidget      *usual;          /* what stands there but for the last of the round */
  GtkLabel       *left;
  GtkWidget      *press;
  GtkWidget      *keys;           /* a label a face */
  GtkWidget      *shape;
  GtkWidget      *shape_key;
  GtkWidget      *final;          /* the final die, and the shape beside it */
  TurnDie        *final_die;
  TcTokenPicture *final_token;
};

G_DEFINE_FINAL_TYPE (TcHqHeader, tc_hq_header, ADW_TYPE_BIN)

static void
tc_hq_header_class_init (TcHqHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_TOKEN_PICTURE);
  g_type_ensure (TURN_TYPE_DIE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-hq-header.ui");
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, usual);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, left);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, press);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, keys);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, shape);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, shape_key);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, final);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, final_die);
  gtk_widget_class_bind_template_child (widget_class, TcHqHeader, final_token);
}

static void
tc_hq_header_init (TcHqHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint face = 0; face < N_FACES; face++)
    {
      const char text[] = { (char) ('1' + face), '\0' };
      GtkWidget *key = gtk_label_new (text);

      gtk_widget_add_css_class (key, "key-cap");
      gtk_box_append (GTK_BOX (self->keys), key);
    }
}

void
tc_hq_header_set_table (TcHqHeader *self,
                        TcTable    *table)
{
  const TcGame *game = tc_table_get_game (table);
  const TcState *state = tc_table_get_state (table);
  const gboolean choosing = tc_table_get_mode (table) == TC_TABLE_CHOOSING;
  const TcDraft *draft = tc_table_get_draft (table);
  /* A drone that has its die wants a shape next. */
  const gboolean drone = choosing && tc_draft_get_use (draft) == TC_USE_DRONE && tc_draft_get_die (draft) >= 0;
  const gboolean is_final = tc_state_phase (game, state) == TC_PHASE_FINAL;
  gboolean faces[N_FACES] = { FALSE };
  guint n_left = 0, face = N_FACES;
  g_autofree char *left = NULL;

  g_return_if_fail (TC_IS_HQ_HEADER (self));

  for (guint die = 0; die < tc_state_n_dice (game); die++)
    if (tc_state_die_section (state, die) >= 0 && !tc_state_die_taken (state, die))
      {
        faces[tc_state_die_face (state, die) - 1] = TRUE;
        n_left++;
      }
  left = is_final ? g_strdup (_("the final die, for everyone")) : n_left == 0 ? g_strdup ("") : g_strdup_printf (ngettext ("%u die left", "%u dice left", n_left), n_left);
  gtk_label_set_label (self->left, left);
  gtk_widget_set_visible (self->press, choosing && !is_final && !drone && n_left > 0);
  gtk_widget_set_visible (self->keys, choosing && !is_final && !drone && n_left > 0);
  gtk_widget_set_visible (self->shape, drone);
  gtk_widget_set_visible (self->shape_key, drone);
  for (GtkWidget *key = gtk_widget_get_last_child (self->keys); key != NULL; key = gtk_widget_get_prev_sibling (key))
    gtk_widget_set_visible (key, faces[--face]);
}

void
tc_hq_header_set_final (TcHqHeader    *self,
                        guint          face,
                        const TcToken *token)
{
  g_return_if_fail (TC_IS_HQ_HEADER (self));

  gtk_widget_set_visible (self->final, face > 0);
  gtk_widget_set_visible (self->usual, face == 0);
  if (face == 0)
    return;
  turn_die_set_face (self->final_die, face);
  tc_token_picture_set_token (self->final_token, token);
}
