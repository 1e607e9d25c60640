/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-end-card.h"

struct _TcEndCard
{
  AdwBin    parent_instance;

  GtkImage *icon;
  GtkLabel *title;
  GtkLabel *detail;
};

G_DEFINE_FINAL_TYPE (TcEndCard, tc_end_card, ADW_TYPE_BIN)

static void
tc_end_card_class_init (TcEndCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-end-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcEndCard, icon);
  gtk_widget_class_bind_template_child (widget_class, TcEndCard, title);
  gtk_widget_class_bind_template_child (widget_class, TcEndCard, detail);
  gtk_widget_class_set_css_name (widget_class, "end-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
tc_end_card_init (TcEndCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tc_end_card_say (TcEndCard    *self,
                 const TcNews *end,
                 TurnRecord   *record)
{
  g_autofree char *title = end != NULL ? tc_news_get_title (end, record) : NULL;
  g_autofree char *detail = end != NULL ? tc_news_get_detail (end, record) : NULL;
  g_autofree char *spoken = end != NULL ? tc_news_get_spoken (end, record) : NULL;

  g_return_if_fail (TC_IS_END_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self), end != NULL);
  if (end == NULL)
    return;
  gtk_image_set_from_icon_name (self->icon, "tc-trophy-symbolic");
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->detail, detail);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
