/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-board-card.h"

#include <tc-board-view.h>

#define CONTENT_WIDTH 160
#define PICTURE_HEIGHT 112
#define ABOUT_LINES 5          /* what the descriptions of the box need; longer ones are read in the tooltip */

struct _TceBoardCard
{
  GtkFlowBoxChild parent_instance;

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
  G_OBJECT_CLASS (klass)->finalize = tce_board_card_finalize;
}

static void
tce_board_card_init (TceBoardCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "activatable");
  gtk_widget_add_css_class (GTK_WIDGET (self), "start-card");
}

static GtkWidget *
new_text (const char *text,
          const char *class,
          int         n_lines)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), n_lines > 1);
  gtk_label_set_lines (GTK_LABEL (label), n_lines);
  gtk_widget_add_css_class (label, class);

  return label;
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

/* All pictures are equally high, however tall the city is. */
static GtkWidget *
new_frame (GtkWidget *picture)
{
  GtkWidget *clamp = adw_clamp_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (clamp), GTK_ORIENTATION_VERTICAL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), PICTURE_HEIGHT);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), PICTURE_HEIGHT);
  adw_clamp_set_child (ADW_CLAMP (clamp), picture);
  gtk_widget_set_size_request (clamp, -1, PICTURE_HEIGHT);

  return clamp;
}

GtkWidget *
tce_board_card_new (TcBoardFile *board,
                    const char  *name,
                    const char  *about)
{
  TceBoardCard *self = g_object_new (TCE_TYPE_BOARD_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *clamp = adw_clamp_new ();
  GtkWidget *picture = board != NULL ? new_picture (board) : gtk_image_new_from_icon_name ("tc-warning-symbolic");
  GtkWidget *text = new_text (about, "caption", ABOUT_LINES);

  gtk_widget_add_css_class (text, "dim-label");
  gtk_box_append (GTK_BOX (box), new_frame (picture));
  gtk_box_append (GTK_BOX (box), new_text (name, "heading", 1));
  gtk_box_append (GTK_BOX (box), text);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), CONTENT_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), CONTENT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), clamp);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), about);
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
