/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prompt-bar.h"

#include <glib/gi18n.h>
#include <tc-avatar.h>
#include <tc-prompt.h>
#include <tc-value-drawing.h>

#include "tc-scene.h"

#define AVATAR_SIZE 44

struct _TcPromptBar
{
  AdwBin            parent_instance;

  TcAvatar         *avatar;
  GtkLabel         *title;
  GtkLabel         *subtitle;
  GtkWidget        *score_box;
  GtkLabel         *score;
  GtkWidget        *uses;
  GtkWidget        *back;
  AdwButtonContent *drone_content;
  GtkWidget        *confirm;
  GtkLabel         *confirm_label;
  gboolean          compact;
};

G_DEFINE_FINAL_TYPE (TcPromptBar, tc_prompt_bar, ADW_TYPE_BIN)

static void
tc_prompt_bar_class_init (TcPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, avatar);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, title);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, score_box);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, score);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, uses);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, back);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, drone_content);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, confirm);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, confirm_label);
}

static void
tc_prompt_bar_init (TcPromptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_avatar_set_size (self->avatar, AVATAR_SIZE);
}

/* "Drone −2": the price stands on the button. */
static void
refresh_drone (TcPromptBar *self,
               TcTable     *table)
{
  const TcGame *game = tc_table_get_game (table);
  const int drone = tc_state_next_drone (game, tc_table_get_state (table), tc_table_get_viewer (table));
  g_autofree char *price = drone >= 0 ? tc_figure_text (game->board.drones[drone]) : NULL;
  g_autofree char *label = price != NULL ? g_strdup_printf ("%s %s", _("Drone"), price) : g_strdup (_("Drone"));

  adw_button_content_set_label (self->drone_content, label);
}

/* Whether a die has been given up for the networks: no shape lies over the board then, whose bar could confirm it. */
static gboolean
can_post (TcTable *table)
{
  return tc_table_get_mode (table) == TC_TABLE_CHOOSING && tc_draft_get_use (tc_table_get_draft (table)) == TC_USE_SOCIAL
         && tc_table_can_confirm (table);
}

static const char *
name_post (TcTable *table)
{
  TcDraft *draft = tc_table_get_draft (table);

  if (tc_draft_is_final (draft))
    return _("Seal");

  return tc_draft_get_bubble (draft) == TC_NO_BUBBLE ? _("Pass") : _("Post");
}

static void
refresh_buttons (TcPromptBar *self,
                 TcTable     *table)
{
  const TcTableMode mode = tc_table_get_mode (table);

  gtk_widget_set_visible (self->uses, !self->compact && mode != TC_TABLE_LEADING && mode != TC_TABLE_OVER);
  gtk_widget_set_visible (self->back, self->compact && mode == TC_TABLE_CHOOSING
                          && tc_draft_get_use (tc_table_get_draft (table)) != TC_USE_TAG);
  gtk_widget_set_visible (self->confirm, mode == TC_TABLE_LEADING || can_post (table));
  gtk_label_set_label (self->confirm_label, mode == TC_TABLE_LEADING ? _("Open HQ") : name_post (table));
  gtk_widget_set_visible (self->score_box, !self->compact && mode != TC_TABLE_LEADING && !can_post (table));
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), !self->compact);
}

void
tc_prompt_bar_set_table (TcPromptBar *self,
                         TcTable     *table)
{
  const guint viewer = tc_table_get_shown (table);
  g_auto (TcPrompt) prompt = tc_prompt_new (tc_table_get_match (table), tc_table_get_draft (table), tc_table_get_plan (table));
  g_autofree char *figure = tc_figure_text (tc_state_score (tc_table_get_game (table),
                                                            tc_table_get_state (table), viewer).total);

  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  tc_avatar_set_paint (self->avatar, tc_scene_paint (table, viewer));
  gtk_label_set_label (self->title, prompt.title);
  gtk_label_set_label (self->subtitle, prompt.subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), prompt.subtitle != NULL && *prompt.subtitle != '\0');
  gtk_label_set_label (self->score, figure);
  refresh_drone (self, table);
  refresh_buttons (self, table);
}

void
tc_prompt_bar_set_compact (TcPromptBar *self,
                           gboolean     compact)
{
  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  self->compact = compact;
}
