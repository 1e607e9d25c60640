/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prompt-bar.h"

#include <glib/gi18n.h>
#include <tc-networks-words.h>
#include <tc-prompt.h>
#include <tc-value-drawing.h>
#include <turn-avatar.h>

#include "tc-scene.h"

#define AVATAR_SIZE 44

struct _TcPromptBar
{
  AdwBin            parent_instance;

  TurnAvatar       *avatar;
  GtkLabel         *title;
  GtkLabel         *subtitle;
  GtkLabel         *news;
  GtkWidget        *score_box;
  GtkLabel         *score;
  GtkWidget        *uses;
  GtkWidget        *drone;
  AdwButtonContent *drone_content;
  GtkWidget        *small_drone;
  GtkWidget        *networks;
  AdwButtonContent *networks_content;
  GtkWidget        *small_networks;
  GtkWidget        *back;
  GtkWidget        *look_back;
  GtkWidget        *look_back_key;
  GtkWidget        *confirm;
  gboolean          compact;
  char             *told_title;       /* or NULL */
};

G_DEFINE_FINAL_TYPE (TcPromptBar, tc_prompt_bar, ADW_TYPE_BIN)

static void
tc_prompt_bar_finalize (GObject *object)
{
  g_free (TC_PROMPT_BAR (object)->told_title);

  G_OBJECT_CLASS (tc_prompt_bar_parent_class)->finalize (object);
}

static void
tc_prompt_bar_class_init (TcPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_prompt_bar_finalize;
  g_type_ensure (TURN_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, avatar);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, title);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, news);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, score_box);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, score);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, uses);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, drone);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, drone_content);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, small_drone);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, networks);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, networks_content);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, small_networks);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, back);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, look_back);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, look_back_key);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, confirm);
}

static void
tc_prompt_bar_init (TcPromptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_avatar_set_size (self->avatar, AVATAR_SIZE);
}

/* A button with a price and the one without words that stands for it where there is little room. */
static void
name_use (GtkWidget        *button,
          AdwButtonContent *content,
          GtkWidget        *small_button,
          const char       *label,
          const char       *said)
{
  adw_button_content_set_label (content, label);
  gtk_widget_set_tooltip_text (small_button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (small_button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

/* "Drone −2": the price stands on the button. */
static void
refresh_drone (TcPromptBar *self,
               TcTable     *table)
{
  const TcGame *game = tc_table_get_game (table);
  const int drone = tc_state_next_drone (game, tc_table_get_state (table), tc_table_get_viewer (table));
  const int value = drone >= 0 ? game->board.drones[drone] : 0;
  g_autofree char *price = tc_figure_text (value);
  g_autofree char *label = NULL, *said = NULL;

  if (drone < 0)
    {
      label = g_strdup (_("Drone"));
      said = g_strdup (_("Drone, none left"));
    }
  else if (value == 0)
    {
      label = g_strdup (_("Drone, free"));
      said = g_strdup (label);
    }
  else
    {
      /* Translators: on the button that chooses a drone; %s is its value, such as −4. */
      label = g_strdup_printf (_("Drone %s"), price);
      /* Translators: the same for screen readers. */
      said = g_strdup_printf (_("Drone, costs %d"), -value);
    }
  name_use (self->drone, self->drone_content, self->small_drone, label, said);
}

static void
refresh_networks (TcPromptBar *self,
                  TcTable     *table)
{
  g_autofree char *label = tc_networks_label (tc_table_get_game (table), tc_table_get_state (table));
  g_autofree char *said = tc_networks_say (tc_table_get_game (table), tc_table_get_state (table));

  name_use (self->networks, self->networks_content, self->small_networks, label, said);
}

/* Who looks at another board cannot act on it: there is only a way back. */
static void
refresh_buttons (TcPromptBar *self,
                 TcTable     *table)
{
  const TcTableMode mode = tc_table_get_mode (table);
  const gboolean looks = tc_table_get_shown (table) != tc_table_get_viewer (table);

  gtk_widget_set_visible (self->uses, !looks && !self->compact && mode != TC_TABLE_LEADING && mode != TC_TABLE_OVER);
  gtk_widget_set_visible (self->back, !looks && self->compact && mode == TC_TABLE_CHOOSING
                          && tc_draft_get_use (tc_table_get_draft (table)) != TC_USE_TAG);
  gtk_widget_set_visible (self->look_back, looks);
  gtk_widget_set_visible (self->look_back_key, !self->compact);
  gtk_widget_set_visible (self->confirm, mode == TC_TABLE_LEADING && !looks);
  gtk_widget_set_visible (self->score_box, !self->compact && (looks || mode != TC_TABLE_LEADING));
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), !self->compact);
}

static TcPrompt
make_prompt (TcTable *table)
{
  TurnMatch *match = tc_table_get_match (table);

  return tc_table_get_shown (table) != tc_table_get_viewer (table)
         ? tc_prompt_new_for_look (match, tc_table_get_shown (table))
         : tc_prompt_new (match, tc_table_get_draft (table), tc_table_get_plan (table));
}

void
tc_prompt_bar_set_table (TcPromptBar *self,
                         TcTable     *table)
{
  const guint viewer = tc_table_get_shown (table);
  g_auto (TcPrompt) prompt = make_prompt (table);
  const char *subtitle = self->compact && prompt.brief != NULL ? prompt.brief : prompt.subtitle;
  g_autofree char *figure = tc_figure_text (tc_state_score (tc_table_get_game (table),
                                                            tc_table_get_state (table), viewer).total);

  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  turn_avatar_set_paint (self->avatar, tc_scene_paint (table, viewer));
  gtk_label_set_label (self->title, self->told_title != NULL ? self->told_title : prompt.title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), subtitle != NULL && *subtitle != '\0'
                          && !gtk_widget_get_visible (GTK_WIDGET (self->news)));
  gtk_label_set_label (self->score, figure);
  refresh_drone (self, table);
  refresh_networks (self, table);
  refresh_buttons (self, table);
}

void
tc_prompt_bar_tell (TcPromptBar *self,
                    TcTable     *table,
                    const char  *title,
                    const char  *line)
{
  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  g_free (self->told_title);
  self->told_title = g_strdup (title);
  gtk_label_set_label (self->news, line != NULL ? line : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->news), line);
  gtk_widget_set_visible (GTK_WIDGET (self->news), line != NULL);
  tc_prompt_bar_set_table (self, table);
}

void
tc_prompt_bar_set_compact (TcPromptBar *self,
                           gboolean     compact)
{
  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  self->compact = compact;
}
