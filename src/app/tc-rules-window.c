/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules-window.h"

#include <glib/gi18n.h>
#include <tc-rules-text.h>

#include "tc-rules-picture.h"
#include "turn-game-kind.h"

struct _TcRulesWindow
{
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (TcRulesWindow, tc_rules_window, ADW_TYPE_WINDOW)

static void
tc_rules_window_class_init (TcRulesWindowClass *klass)
{
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
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
          add_game (box, turn_game_kinds[i]->letter, tc_rules_text, tc_rules_n_paragraphs);
          add_game (box, turn_game_kinds[i]->letter, tc_side_rules_text, tc_side_rules_n_paragraphs);
        }
}

static GtkWidget *
new_text (const char *first)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  add_games (GTK_BOX (box), first);
  gtk_widget_add_css_class (box, "rules-text");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 560);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);

  return scroller;
}

static void
tc_rules_window_init (TcRulesWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Rules of Tag City"));
  gtk_window_set_default_size (GTK_WINDOW (self), 640, 720);
}

TcRulesWindow *
tc_rules_window_new_for_game (const char *game)
{
  TcRulesWindow *self = g_object_new (TC_TYPE_RULES_WINDOW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *text = new_text (game);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), text);
  adw_window_set_content (ADW_WINDOW (self), box);
  /* Keys scroll; a paragraph with the focus would show itself selected. */
  gtk_widget_set_focusable (text, TRUE);
  gtk_window_set_focus (GTK_WINDOW (self), text);

  return self;
}

TcRulesWindow *
tc_rules_window_new (void)
{
  return tc_rules_window_new_for_game (turn_game_kinds[0]->rules->id);
}
