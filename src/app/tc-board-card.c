/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-card.h"

#include <glib/gi18n.h>
#include <tc-board-view.h>

#define CONTENT_WIDTH 190

struct _TcBoardCard
{
  TcChoiceCard  parent_instance;

  TcBoardEntry *entry;
};

G_DEFINE_FINAL_TYPE (TcBoardCard, tc_board_card, TC_TYPE_CHOICE_CARD)

static void
tc_board_card_dispose (GObject *object)
{
  g_clear_object (&TC_BOARD_CARD (object)->entry);

  G_OBJECT_CLASS (tc_board_card_parent_class)->dispose (object);
}

static void
tc_board_card_class_init (TcBoardCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_board_card_dispose;
}

static void
tc_board_card_init (TcBoardCard *self)
{
}

static GtkWidget *
new_text (const char *text,
          const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 5);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
new_picture (TcBoardFile *file)
{
  GtkWidget *picture = tc_board_view_new_miniature ();
  const TcBoardScene scene = { .file = file };

  tc_board_view_set_scene (TC_BOARD_VIEW (picture), &scene);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_set_size_request (picture, 120, 88);

  return picture;
}

GtkWidget *
tc_board_card_new (TcBoardEntry *entry)
{
  TcBoardCard *self = g_object_new (TC_TYPE_BOARD_CARD, NULL);
  TcBoardFile *file = tc_board_entry_get_board (entry);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *clamp = adw_clamp_new ();
  const char *about = file != NULL ? tc_board_file_get_description (file, NULL) : tc_board_entry_get_problem (entry);

  self->entry = g_object_ref (entry);
  if (file != NULL)
    gtk_box_append (GTK_BOX (box), new_picture (file));
  gtk_box_append (GTK_BOX (box), new_text (tc_board_entry_get_name (entry), "crew-name"));
  gtk_box_append (GTK_BOX (box), new_text (about, "tray-hint"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), about);
  gtk_widget_set_sensitive (GTK_WIDGET (self), file != NULL);
  /* Two cards stand side by side wherever there is room for two. */
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), CONTENT_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), CONTENT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  tc_choice_card_set_content (TC_CHOICE_CARD (self), clamp);

  return GTK_WIDGET (self);
}

TcBoardEntry *
tc_board_card_get_entry (TcBoardCard *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CARD (self), NULL);

  return self->entry;
}
