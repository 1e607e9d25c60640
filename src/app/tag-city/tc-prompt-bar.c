/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prompt-bar.h"

#include <glib/gi18n.h>
#include <tc-networks-words.h>
#include <tc-prompt.h>
#include <tc-value-drawing.h>

#include "tc-prompt-layout.h"
#include "tc-scene.h"
#include "turn-prompt.h"

struct _TcPromptBar
{
  AdwBin            parent_instance;

  TurnPrompt       *prompt;
  GtkWidget        *score_box;
  GtkLabel         *score;
  GtkWidget        *uses;
  GtkWidget        *drone;
  AdwButtonContent *drone_content;
  GtkWidget        *small_drone;
  GtkWidget        *networks;
  AdwButtonContent *networks_content;
  GtkWidget        *small_networks;
  TurnEndMeter     *meter;
  GtkWidget        *back;
  GtkWidget        *look_back;
  GtkWidget        *look_back_key;
  gboolean          compact;
  gboolean          is_plain;      /* without the switch, which is not taught yet */
  gboolean          is_hinted;
  gboolean          is_welcome;    /* a first battle begins */
};

G_DEFINE_FINAL_TYPE (TcPromptBar, tc_prompt_bar, ADW_TYPE_BIN)

static void
tc_prompt_bar_class_init (TcPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_PROMPT_LAYOUT);
  g_type_ensure (TURN_TYPE_END_METER);
  g_type_ensure (TURN_TYPE_PROMPT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, prompt);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, score_box);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, score);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, uses);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, drone);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, drone_content);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, small_drone);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, networks);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, networks_content);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, small_networks);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, meter);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, back);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, look_back);
  gtk_widget_class_bind_template_child (widget_class, TcPromptBar, look_back_key);
}

static void
tc_prompt_bar_init (TcPromptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_prompt_join_bar (self->prompt);
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

  gtk_widget_set_visible (self->uses, !looks && !self->compact && !self->is_plain && mode != TC_TABLE_LEADING && mode != TC_TABLE_OVER);
  gtk_widget_set_visible (self->back, !looks && self->compact && mode == TC_TABLE_CHOOSING
                          && tc_draft_get_use (tc_table_get_draft (table)) != TC_USE_TAG);
  gtk_widget_set_visible (self->look_back, looks);
  gtk_widget_set_visible (self->look_back_key, !self->compact);
  /* A narrow bar has room for one thing at its end. */
  gtk_widget_set_visible (GTK_WIDGET (self->meter), self->compact && !gtk_widget_get_visible (self->back) && !gtk_widget_get_visible (self->look_back));
  gtk_widget_set_visible (self->score_box, !self->compact);
}

static TcPrompt
make_welcome (TcTable *table)
{
  const char *name = turn_match_get_seat (tc_table_get_match (table), tc_table_get_viewer (table))->name;

  return (TcPrompt) {
           /* Translators: %s is the name of a player whose first battle begins. */
           .title = g_strdup_printf (_("%s, welcome"), name),
           .subtitle = g_strdup (_("A first battle, about three minutes")),
  };
}

static TcPrompt
make_prompt (TcPromptBar *self,
             TcTable     *table)
{
  TurnMatch *match = tc_table_get_match (table);

  if (tc_table_get_shown (table) != tc_table_get_viewer (table))
    return tc_prompt_new_for_look (match, tc_table_get_shown (table));

  return self->is_hinted
         ? tc_prompt_new_for_hint (match, tc_table_get_viewer (table), tc_table_get_mode (table) == TC_TABLE_LEADING)
         : tc_prompt_new (match, tc_table_get_draft (table), tc_table_get_plan (table), tc_table_is_touched (table));
}

/* Whom the words are about: at the end it is the winner. */
static guint
find_seat (TcTable *table)
{
  const guint shown = tc_table_get_shown (table);

  if (tc_table_get_mode (table) != TC_TABLE_OVER || shown != tc_table_get_viewer (table))
    return shown;

  return turn_record_get_places (turn_match_get_record (tc_table_get_match (table))).order[0];
}

void
tc_prompt_bar_set_table (TcPromptBar *self,
                         TcTable     *table)
{
  const guint viewer = find_seat (table);
  g_auto (TcPrompt) prompt = self->is_welcome ? make_welcome (table) : make_prompt (self, table);
  const char *subtitle = self->compact && prompt.brief != NULL ? prompt.brief : prompt.subtitle;
  g_autofree char *figure = tc_figure_text (tc_state_score (tc_table_get_game (table),
                                                            tc_table_get_state (table), viewer).total);

  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  turn_prompt_say (self->prompt, self->compact ? NULL : tc_scene_paint (table, viewer), prompt.title, subtitle != NULL ? subtitle : "");
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

  turn_prompt_tell (self->prompt, title, line);
  tc_prompt_bar_set_table (self, table);
}

TurnEndMeter *
tc_prompt_bar_get_meter (TcPromptBar *self)
{
  g_return_val_if_fail (TC_IS_PROMPT_BAR (self), NULL);

  return self->meter;
}

void
tc_prompt_bar_set_compact (TcPromptBar *self,
                           gboolean     compact)
{
  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  self->compact = compact;
}

void
tc_prompt_bar_set_hinted (TcPromptBar *self,
                          gboolean     is_hinted)
{
  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  self->is_hinted = is_hinted;
}

void
tc_prompt_bar_set_guided (TcPromptBar *self,
                          TcTable     *table,
                          gboolean     is_welcome,
                          gboolean     is_plain)
{
  g_return_if_fail (TC_IS_PROMPT_BAR (self));

  if (self->is_welcome == is_welcome && self->is_plain == is_plain)
    return;
  self->is_welcome = is_welcome;
  self->is_plain = is_plain;
  tc_prompt_bar_set_table (self, table);
}
