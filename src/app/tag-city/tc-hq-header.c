/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-header.h"

#include <glib/gi18n.h>
#include <tc-token-picture.h>
#include <turn-die.h>

#define N_FACES 6
#define DIE_SIZE 20
#define SQUARE_SIZE 7

struct _TcHqHeader
{
  AdwBin     parent_instance;

  GtkLabel  *left;
  GtkWidget *press;
  GtkWidget *keys[N_FACES];     /* by face, from 0 */
  GtkWidget *shape;
  GtkWidget *shape_key;
  GtkWidget *final_die;         /* and the shape beside it */
  GtkWidget *final_token;
  GtkWidget *final;             /* what stands for all of it */
};

G_DEFINE_FINAL_TYPE (TcHqHeader, tc_hq_header, ADW_TYPE_BIN)

static void
tc_hq_header_class_init (TcHqHeaderClass *klass)
{
}

static GtkWidget *
add_label (GtkBox     *box,
           const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (box, label);

  return label;
}

static void
add_final (TcHqHeader *self,
           GtkBox     *box)
{
  GtkWidget *final = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->final = final;
  self->final_die = turn_die_new (DIE_SIZE);
  self->final_token = tc_token_picture_new (SQUARE_SIZE);
  /* Translators: over what was filled with it; a die and a shape follow as pictures. */
  add_label (GTK_BOX (final), _("the final die"), "tray-hint");
  gtk_box_append (GTK_BOX (final), self->final_die);
  add_label (GTK_BOX (final), "›", "tray-hint");
  gtk_box_append (GTK_BOX (final), self->final_token);
  gtk_widget_set_valign (self->final_token, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (final, FALSE);
  gtk_box_append (box, final);
}

static void
tc_hq_header_init (TcHqHeader *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  GtkWidget *title = add_label (box, _("HQ"), "side-title");

  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  self->left = GTK_LABEL (add_label (box, NULL, "tray-hint"));
  /* Translators: "3 dice left · press 3 6", where the figures are drawn as keys. */
  self->press = add_label (box, _("· press"), "tray-hint");
  for (guint face = 0; face < N_FACES; face++)
    {
      const char text[] = { (char) ('1' + face), '\0' };

      self->keys[face] = add_label (box, text, "key-cap");
    }
  /* Translators: "· shape Tab", where Tab is drawn as a key: it goes through the shapes that a drone may paint. */
  self->shape = add_label (box, _("· shape"), "tray-hint");
  self->shape_key = add_label (box, C_("key", "Tab"), "key-cap");
  add_final (self, box);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
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
  const gboolean told = gtk_widget_get_visible (self->final);
  gboolean faces[N_FACES] = { FALSE };
  guint n_left = 0;
  g_autofree char *left = NULL;

  g_return_if_fail (TC_IS_HQ_HEADER (self));

  for (guint die = 0; die < tc_state_n_dice (game); die++)
    if (tc_state_die_section (state, die) >= 0 && !tc_state_die_taken (state, die))
      {
        faces[tc_state_die_face (state, die) - 1] = TRUE;
        n_left++;
      }
  left = n_left == 0 ? g_strdup ("") : g_strdup_printf (ngettext ("%u die left", "%u dice left", n_left), n_left);
  gtk_label_set_label (self->left, left);
  gtk_widget_set_visible (GTK_WIDGET (self->left), !told);
  gtk_widget_set_visible (self->press, choosing && !drone && n_left > 0 && !told);
  gtk_widget_set_visible (self->shape, drone && !told);
  gtk_widget_set_visible (self->shape_key, drone && !told);
  for (guint face = 0; face < N_FACES; face++)
    gtk_widget_set_visible (self->keys[face], choosing && !drone && faces[face] && !told);
}

void
tc_hq_header_set_final (TcHqHeader    *self,
                        guint          face,
                        const TcToken *token)
{
  g_return_if_fail (TC_IS_HQ_HEADER (self));

  gtk_widget_set_visible (self->final, face > 0);
  if (face == 0)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->left), FALSE);
  gtk_widget_set_visible (self->press, FALSE);
  gtk_widget_set_visible (self->shape, FALSE);
  gtk_widget_set_visible (self->shape_key, FALSE);
  for (guint i = 0; i < N_FACES; i++)
    gtk_widget_set_visible (self->keys[i], FALSE);
  turn_die_set_face (TURN_DIE (self->final_die), face);
  tc_token_picture_set_token (TC_TOKEN_PICTURE (self->final_token), token);
}
