/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-header.h"

#include <glib/gi18n.h>

#define N_FACES 6

struct _TcHqHeader
{
  AdwBin     parent_instance;

  GtkLabel  *left;
  GtkWidget *press;
  GtkWidget *keys[N_FACES];     /* by face, from 0 */
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
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}

void
tc_hq_header_set_table (TcHqHeader *self,
                        TcTable    *table)
{
  const TcGame *game = tc_table_get_game (table);
  const TcState *state = tc_table_get_state (table);
  const gboolean choosing = tc_table_get_mode (table) == TC_TABLE_CHOOSING;
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
  gtk_widget_set_visible (self->press, choosing && n_left > 0);
  for (guint face = 0; face < N_FACES; face++)
    gtk_widget_set_visible (self->keys[face], choosing && faces[face]);
}
