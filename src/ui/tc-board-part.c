/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-part.h"

struct _TcBoardPart
{
  GtkWidget parent_instance;

  char     *label;
};

G_DEFINE_FINAL_TYPE (TcBoardPart, tc_board_part, GTK_TYPE_WIDGET)

static void
tc_board_part_finalize (GObject *object)
{
  g_free (TC_BOARD_PART (object)->label);

  G_OBJECT_CLASS (tc_board_part_parent_class)->finalize (object);
}

static void
tc_board_part_class_init (TcBoardPartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_board_part_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "boardpart");
}

static void
tc_board_part_init (TcBoardPart *self)
{
  /* The pointer meets the board itself, which knows where everything lies. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tc_board_part_new (GtkAccessibleRole role,
                   gboolean          focusable)
{
  return g_object_new (TC_TYPE_BOARD_PART,
                       "accessible-role", role,
                       "focusable", focusable,
                       NULL);
}

void
tc_board_part_set_label (TcBoardPart *self,
                         const char  *label)
{
  g_return_if_fail (TC_IS_BOARD_PART (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
