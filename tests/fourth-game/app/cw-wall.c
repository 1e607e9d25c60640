/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-wall.h"

#include <cw-words.h>
#include <turn-compat.h>

#include "turn-card-parts.h"

#define WIDTH 520

struct _CwWall
{
  AdwBin     parent_instance;

  GtkWidget *rows[CW_N_ROWS];
  GtkLabel  *names[CW_N_ROWS];
  GtkWidget *tags[CW_N_ROWS][CW_MOST_TAGS + 1];
};

G_DEFINE_FINAL_TYPE (CwWall, cw_wall, ADW_TYPE_BIN)

static void
cw_wall_class_init (CwWallClass *klass)
{
}

static GtkWidget *
new_row (CwWall *self,
         guint   row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button = gtk_button_new ();

  self->names[row] = turn_card_part_add_label (box, "crew-name");
  gtk_widget_set_hexpand (GTK_WIDGET (self->names[row]), TRUE);
  gtk_label_set_xalign (self->names[row], 0);
  for (guint i = 0; i <= CW_MOST_TAGS; i++)
    {
      self->tags[row][i] = gtk_image_new_from_icon_name ("tc-spray-symbolic");
      gtk_box_append (GTK_BOX (box), self->tags[row][i]);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", row + 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "wall.scrub");
  gtk_widget_add_css_class (button, "table-button");

  return button;
}

static void
cw_wall_init (CwWall *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *clamp = adw_clamp_new ();

  for (guint row = 0; row < CW_N_ROWS; row++)
    {
      self->rows[row] = new_row (self, row);
      gtk_box_append (GTK_BOX (box), self->rows[row]);
    }
  gtk_widget_add_css_class (box, "turn-panel");
  gtk_widget_set_valign (clamp, GTK_ALIGN_CENTER);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
}

GtkWidget *
cw_wall_new (void)
{
  return g_object_new (CW_TYPE_WALL, NULL);
}

void
cw_wall_show (CwWall       *self,
              const CwView *view)
{
  g_return_if_fail (CW_IS_WALL (self));

  for (guint row = 0; row < CW_N_ROWS; row++)
    {
      g_autofree char *text = cw_words_row (&view->state, row);

      gtk_label_set_label (self->names[row], text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[row]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      gtk_widget_set_sensitive (self->rows[row], cw_view_can_scrub (view, row));
      turn_widget_set_class (self->rows[row], "suggested-action", view->is_active && view->row == row);
      for (guint i = 0; i <= CW_MOST_TAGS; i++)
        gtk_widget_set_visible (self->tags[row][i], i < view->state.tags[row]);
    }
}

GtkWidget *
cw_wall_get_row (CwWall *self,
                 guint   row)
{
  g_return_val_if_fail (CW_IS_WALL (self), NULL);

  return self->rows[row];
}
