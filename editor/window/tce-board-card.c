/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-board-card.h"

#include <tc-board-view.h>

struct _TceBoardCard
{
  GtkFlowBoxChild parent_instance;

  AdwClamp       *frame;       /* all pictures are equally high, however tall the city is */
  GtkLabel       *name;
  GtkLabel       *about;       /* as many lines as the descriptions of the box need; longer ones are read in the tooltip */

  GFile          *file;
  char           *template_id;
};

G_DEFINE_FINAL_TYPE (TceBoardCard, tce_board_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
tce_board_card_finalize (GObject *object)
{
  TceBoardCard *self = TCE_BOARD_CARD (object);

  g_clear_object (&self->file);
  g_free (self->template_id);

  G_OBJECT_CLASS (tce_board_card_parent_class)->finalize (object);
}

static void
tce_board_card_class_init (TceBoardCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tce_board_card_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-board-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TceBoardCard, frame);
  gtk_widget_class_bind_template_child (widget_class, TceBoardCard, name);
  gtk_widget_class_bind_template_child (widget_class, TceBoardCard, about);
}

static void
tce_board_card_init (TceBoardCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_picture (TcBoardFile *board)
{
  GtkWidget *picture = tc_board_view_new_miniature ();
  const TcBoardScene scene = { .file = board };

  tc_board_view_set_scene (TC_BOARD_VIEW (picture), &scene);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_set_can_focus (picture, FALSE);

  return picture;
}

GtkWidget *
tce_board_card_new (TcBoardFile *board,
                    const char  *name,
                    const char  *about)
{
  TceBoardCard *self = g_object_new (TCE_TYPE_BOARD_CARD, "tooltip-text", about, NULL);

  adw_clamp_set_child (self->frame, board != NULL ? new_picture (board) : gtk_image_new_from_icon_name ("tc-warning-symbolic"));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->about, about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);

  return GTK_WIDGET (self);
}

void
tce_board_card_set_file (TceBoardCard *self,
                         GFile        *file)
{
  g_return_if_fail (TCE_IS_BOARD_CARD (self));

  g_set_object (&self->file, file);
}

GFile *
tce_board_card_get_file (TceBoardCard *self)
{
  g_return_val_if_fail (TCE_IS_BOARD_CARD (self), NULL);

  return self->file;
}

void
tce_board_card_set_template (TceBoardCard *self,
                             const char   *id)
{
  g_return_if_fail (TCE_IS_BOARD_CARD (self));

  g_free (self->template_id);
  self->template_id = g_strdup (id);
}

const char *
tce_board_card_get_template (TceBoardCard *self)
{
  g_return_val_if_fail (TCE_IS_BOARD_CARD (self), NULL);

  return self->template_id;
}
