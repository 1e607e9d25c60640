/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-chip.h"

#include <tc-token-picture.h>

#define SQUARE_SIZE 5

struct _TcCrewChip
{
  AdwBin          parent_instance;

  GtkWidget      *icon;
  GtkLabel       *text;
  TcTokenPicture *token;
};

G_DEFINE_FINAL_TYPE (TcCrewChip, tc_crew_chip, ADW_TYPE_BIN)

static void
tc_crew_chip_class_init (TcCrewChipClass *klass)
{
}

static void
tc_crew_chip_init (TcCrewChip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  self->icon = gtk_image_new ();
  self->text = GTK_LABEL (gtk_label_new (NULL));
  self->token = TC_TOKEN_PICTURE (tc_token_picture_new (SQUARE_SIZE));
  gtk_label_set_ellipsize (self->text, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), self->icon);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->token));
  gtk_widget_add_css_class (GTK_WIDGET (self), "pill-label");
  adw_bin_set_child (ADW_BIN (self), box);
}

void
tc_crew_chip_set_doing (TcCrewChip        *self,
                        const TcCrewDoing *doing,
                        const TurnPaint   *paint)
{
  const GdkRGBA fill = turn_rgba (paint->body, 1);

  g_return_if_fail (TC_IS_CREW_CHIP (self));

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), doing->icon);
  gtk_widget_set_visible (self->icon, doing->icon != NULL);
  gtk_label_set_label (self->text, doing->text);
  gtk_widget_set_visible (GTK_WIDGET (self->token), doing->token != NULL);
  if (doing->token != NULL)
    tc_token_picture_set_token (self->token, doing->token);
  tc_token_picture_set_fill (self->token, &fill);
  gtk_widget_set_visible (GTK_WIDGET (self), *doing->text != '\0');
}
