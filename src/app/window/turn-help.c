/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-help.h"

#include <glib/gi18n.h>
#include <turn-help-window.h>

#include "turn-game-kind.h"

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
  gtk_box_append (GTK_BOX (box), new_label (paragraph->ids, "dim-label"));

  return box;
}

static void
add_paragraph (TurnHelpWindow           *help,
               const TurnRulesParagraph *paragraph,
               const TurnGameKind       *kind)
{
  GtkWidget *picture = paragraph->picture != 0 ? kind->new_rules_picture (paragraph->picture) : NULL;
  g_autofree char *words = g_strdup_printf ("%s %s", _(paragraph->text), paragraph->ids);

  if (paragraph->heading != NULL)
    turn_help_window_add_section (help, _(paragraph->heading));
  if (picture != NULL)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      turn_help_window_add_widget (help, picture, "");
    }
  turn_help_window_add_widget (help, new_paragraph (paragraph), words);
}

static void
add_game (TurnHelpWindow     *help,
          const TurnGameKind *kind)
{
  for (gsize i = 0; kind->rules_text != NULL && i < kind->rules_text->n_paragraphs; i++)
    add_paragraph (help, &kind->rules_text->paragraphs[i], kind);
}

GtkWindow *
turn_help_new (const char *game)
{
  const TurnGameKind *first = game != NULL ? turn_game_kind_find (game) : turn_game_kinds[0];
  TurnHelpWindow *help = turn_help_window_new ();

  turn_help_window_add_page (help, _("Rules in Short"));
  add_game (help, first);
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    if (turn_game_kinds[i] != first)
      add_game (help, turn_game_kinds[i]);
  turn_help_window_add_texts (help, "playing");

  return GTK_WINDOW (help);
}
