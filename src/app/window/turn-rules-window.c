/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-rules-window.h"

#include <glib/gi18n.h>

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
new_paragraph (const TurnRulesParagraph *paragraph)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *text = new_label (_(paragraph->text), "body");

  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), new_label (paragraph->ids, "tray-hint"));

  return box;
}

static void
add_paragraph (GtkBox                   *box,
               const TurnRulesParagraph *paragraph,
               const TurnGameKind       *kind)
{
  GtkWidget *picture = paragraph->picture != 0 ? kind->new_rules_picture (paragraph->picture) : NULL;

  if (paragraph->heading != NULL)
    gtk_box_append (box, new_label (_(paragraph->heading), "title-2"));
  if (picture != NULL)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (box, picture);
    }
  gtk_box_append (box, new_paragraph (paragraph));
}

static void
add_game (GtkBox             *box,
          const TurnGameKind *kind)
{
  for (gsize i = 0; kind->rules_text != NULL && i < kind->rules_text->n_paragraphs; i++)
    add_paragraph (box, &kind->rules_text->paragraphs[i], kind);
}

static void
add_games (GtkBox     *box,
           const char *first)
{
  const TurnGameKind *kind = turn_game_kind_find (first);

  add_game (box, kind);
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    if (turn_game_kinds[i] != kind)
      add_game (box, turn_game_kinds[i]);
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
  return turn_rules_window_new_for_game (turn_game_kinds[0]->format->rules->id);
}
