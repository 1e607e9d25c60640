/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-action-bar.h"

#include <glib/gi18n.h>
#include <tc-networks-words.h>

#include "tc-networks-sentence.h"
#include "tc-scene.h"

struct _TcActionBar
{
  AdwBin              parent_instance;

  gboolean            fixed;
  GtkWidget          *rotate;
  GtkWidget          *rotate_key;
  GtkWidget          *flip;
  GtkWidget          *flip_key;
  TcNetworksSentence *sentence;
  GtkWidget          *confirm;
  GtkWidget          *confirm_icon;
  GtkLabel           *confirm_text;
  GtkWidget          *confirm_key;
  GtkWidget          *cancel;
};

G_DEFINE_FINAL_TYPE (TcActionBar, tc_action_bar, ADW_TYPE_BIN)

static void
tc_action_bar_class_init (TcActionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_NETWORKS_SENTENCE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-action-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, rotate);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, rotate_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, flip);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, flip_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, confirm);
  gtk_widget_class_bind_template_child (widget_class, TcActionBar, confirm_icon);
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

  self->fixed = fixed;
  gtk_widget_set_visible (self->rotate_key, !fixed);
  gtk_widget_set_visible (self->flip_key, !fixed);
  gtk_widget_set_visible (self->confirm_key, !fixed);
  gtk_widget_set_hexpand (self->confirm, fixed);
  if (fixed)
    gtk_widget_add_css_class (GTK_WIDGET (self), "fixed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "fixed");
}

static char *
name_confirm (TcActionBar   *self,
              const TcDraft *draft)
{
  if (tc_draft_get_use (draft) == TC_USE_SOCIAL)
    return tc_networks_confirm (draft, self->fixed);
  if (tc_draft_is_final (draft))
    return g_strdup (_("Seal"));

  return g_strdup (tc_draft_get_use (draft) == TC_USE_DRONE ? _("Use a Drone") : _("Spray"));
}

/* There is nothing to turn on the networks, but a fixed bar keeps its buttons where they are. */
static void
show_networks (TcActionBar *self,
               gboolean     networks)
{
  gtk_widget_set_visible (self->rotate, self->fixed || !networks);
  gtk_widget_set_visible (self->flip, self->fixed || !networks);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), networks && !self->fixed);
  gtk_widget_set_visible (self->confirm_icon, !networks);
}

void
tc_action_bar_set_table (TcActionBar *self,
                         TcTable     *table)
{
  const TcDraft *draft = tc_table_get_draft (table);
  const gboolean networks = tc_draft_is_active (draft) && tc_draft_get_use (draft) == TC_USE_SOCIAL;
  g_autofree char *text = NULL;

  g_return_if_fail (TC_IS_ACTION_BAR (self));

  text = name_confirm (self, draft);
  gtk_label_set_label (self->confirm_text, text);
  gtk_widget_set_opacity (self->confirm, tc_table_can_confirm (table) ? 1 : 0.5);
  show_networks (self, networks);
  if (networks)
    tc_networks_sentence_set_draft (self->sentence, draft, tc_scene_paint (table, tc_table_get_viewer (table)));
}
