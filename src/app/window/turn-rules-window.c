/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-rules-window.h"

#include <glib/gi18n.h>
#include <tc-rules-words.h>

#include "tc-rules-picture.h"
#include "turn-game-kind.h"

struct _TurnRulesWindow
{
  AdwWindow  parent_instance;

  GtkWidget *scroller;
  GtkBox    *text;
};

G_DEFINE_FINAL_TYPE (TurnRulesWindow, turn_rules_window, ADW_TYPE_WINDOW)

static void
turn_rules_window_class_init (TurnRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnRulesWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, TurnRulesWindow, text);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);

  return label;
}

/* The text, and under it which rules it tells. */
static GtkWidget *
new_paragraph (const TcRulesParagraph *paragraph)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *text = new_label (_(paragraph->text), "body");

  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), new_label (paragraph->ids, "tray-hint"));

  return box;
}

static void
add_paragraph (GtkBox                 *box,
               const TcRulesParagraph *paragraph)
{
  GtkWidget *picture = tc_rules_picture_new (paragraph->picture);

  if (paragraph->heading != NULL)
    gtk_box_append (box, new_label (_(paragraph->heading), "title-2"));
  if (picture != NULL)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (box, picture);
    }
  gtk_box_append (box, new_paragraph (paragraph));
}

/* Paragraphs belong to the game whose rules they tell: those have its letter. */
static void
add_game (GtkBox                 *box,
          char                    letter,
          const TcRulesParagraph *paragraphs,
          gsize                   n_paragraphs)
{
  for (gsize i = 0; i < n_paragraphs; i++)
    if (paragraphs[i].ids[0] == letter)
      add_paragraph (box, &paragraphs[i]);
}

static void
add_games (GtkBox     *box,
           const char *first)
{
  for (guint others = 0; others <= 1; others++)
    for (guint i = 0; turn_game_kinds[i] != NULL; i++)
      if (g_str_equal (turn_game_kinds[i]->rules->id, first) == (others == 0))
        {
          add_game (box, turn_game_kinds[i]->letter, tc_rules_words, tc_rules_n_paragraphs);
          add_game (box, turn_game_kinds[i]->letter, tc_side_rules_words, tc_side_rules_n_paragraphs);
        }
}

static void
turn_rules_window_init (TurnRulesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Keys scroll; a paragraph with the focus would show itself selected. */
  gtk_window_set_focus (GTK_WINDOW (self), self->scroller);
}

TurnRulesWindow *
turn_rules_window_new_for_game (const char *game)
{
  TurnRulesWindow *self = g_object_new (TURN_TYPE_RULES_WINDOW, NULL);

  add_games (self->text, game);

  return self;
}

TurnRulesWindow *
turn_rules_window_new (void)
{
  return turn_rules_window_new_for_game (turn_game_kinds[0]->rules->id);
}
