/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-action-bar.h"

struct _TcActionBar
{
  AdwBin     parent_instance;

  GtkWidget *rotate;
  GtkWidget *rotate_key;
  GtkWidget *flip;
  GtkWidget *flip_key;
  GtkWidget *confirm;
  GtkLabel  *confirm_text;
  GtkWidget *confirm_key;
  GtkWidget *cancel;
};

G_DEFINE_FINAL_TYPE (TcActionBar, tc_action_bar, ADW_TYPE_BIN)

static void
tc_action_bar_class_init (TcActionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-action-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, rotate);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, rotate_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, flip);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, flip_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, confirm);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, confirm_text);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, confirm_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, cancel);
  gtk_widget_class_set_css_name (widget_class, "action-bar");
}

static void
tc_action_bar_init (TcActionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tc_action_bar_set_fixed (TcActionBar *self,
                         gboolean     fixed)
{
  g_return_if_fail (TC_IS_ACTION_BAR (self));

  gtk_widget_set_visible (self->rotate_key, !fixed);
  gtk_widget_set_visible (self->flip_key, !fixed);
  gtk_widget_set_visible (self->confirm_key, !fixed);
  gtk_widget_set_hexpand (self->confirm, fixed);
  if (fixed)
    gtk_widget_add_css_class (GTK_WIDGET (self), "fixed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "fixed");
}

void
tc_action_bar_set_confirm (TcActionBar *self,
                           const char  *text)
{
  g_return_if_fail (TC_IS_ACTION_BAR (self));

  gtk_label_set_label (self->confirm_text, text);
}

void
tc_action_bar_set_ready (TcActionBar *self,
                         gboolean     ready)
{
  g_return_if_fail (TC_IS_ACTION_BAR (self));

  gtk_widget_set_opacity (self->confirm, ready ? 1 : 0.5);
}
