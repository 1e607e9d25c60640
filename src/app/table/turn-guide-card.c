/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-guide-card.h"

#include <glib/gi18n.h>
#include <turn-compat.h>
#include <turn-words.h>

#include "turn-scroll-bin.h"

struct _TurnGuideCard
{
  AdwBin     parent_instance;

  TurnGuide  guide;         /* with a script, or none */
  guint      step;          /* that is told, or G_MAXUINT */
  guint      reached;       /* the furthest that the table has come to */

  GtkLabel  *text;
  GtkBox    *dots;
  GtkWidget *back;
  GtkLabel  *next_label;
  GtkWidget *next;
  GtkWidget *next_key;
};

G_DEFINE_FINAL_TYPE (TurnGuideCard, turn_guide_card, ADW_TYPE_BIN)

/* The dots say how far it is; in words that is part of what is heard. */
static void
refresh_dots (TurnGuideCard *self)
{
  turn_widget_clear (GTK_WIDGET (self->dots));
  for (guint i = 0; i < self->guide.script->n_steps; i++)
    {
      GtkWidget *dot = g_object_new (ADW_TYPE_BIN, "valign", GTK_ALIGN_CENTER, NULL);

      gtk_widget_add_css_class (dot, "guide-dot");
      if (i <= self->step)
        gtk_widget_add_css_class (dot, i == self->step ? "current" : "past");
      gtk_box_append (self->dots, dot);
    }
}

static void
say (TurnGuideCard *self,
     const char    *title,
     const char    *text)
{
  g_autofree char *together = turn_words_together (title);
  g_autofree char *escaped = g_markup_escape_text (together, -1);
  g_autofree char *markup = g_strdup_printf ("<span weight=\"800\" size=\"larger\">%s</span>\n%s", escaped, text);
  g_autofree char *plain = NULL;
  /* Translators: what is heard of a step of a first game: which it is and of how many, its title, its text. */
  g_autofree char *heard = NULL;

  if (g_strcmp0 (markup, gtk_label_get_label (self->text)) == 0)
    return;
  pango_parse_markup (text, -1, 0, NULL, &plain, NULL, NULL);
  heard = g_strdup_printf (_("Step %u of %u. %s. %s"), self->step + 1, self->guide.script->n_steps, title, plain);
  gtk_label_set_markup (self->text, markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
}

static void
refresh (TurnGuideCard *self,
         TurnScreen    *screen)
{
  const char *button = turn_guide_get_button (&self->guide, screen);

  refresh_dots (self);
  say (self, _(self->guide.script->steps[self->step].title), turn_guide_get_text (&self->guide, screen));
  gtk_widget_set_sensitive (self->back, self->step > 0);
  gtk_widget_set_visible (self->next, button != NULL);
  gtk_widget_set_visible (self->next_key, turn_guide_takes_enter (&self->guide, screen));
  if (button == NULL)
    return;
  gtk_label_set_label (self->next_label, button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_LABEL, button, -1);
}

static gboolean
turn_guide_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TURN_GUIDE_CARD (widget)->next);
}

static void
turn_guide_card_class_init (TurnGuideCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = turn_guide_card_grab_focus;
  g_type_ensure (TURN_TYPE_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-guide-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnGuideCard, text);
  gtk_widget_class_bind_template_child (widget_class, TurnGuideCard, dots);
  gtk_widget_class_bind_template_child (widget_class, TurnGuideCard, back);
  gtk_widget_class_bind_template_child (widget_class, TurnGuideCard, next);
  gtk_widget_class_bind_template_child (widget_class, TurnGuideCard, next_label);
  gtk_widget_class_bind_template_child (widget_class, TurnGuideCard, next_key);
}

static void
turn_guide_card_init (TurnGuideCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_guide_card_set_guide (self, NULL);
}

void
turn_guide_card_set_guide (TurnGuideCard   *self,
                           const TurnGuide *guide)
{
  g_return_if_fail (TURN_IS_GUIDE_CARD (self));

  self->guide = guide != NULL ? *guide : (TurnGuide) { 0 };
  self->step = self->reached = G_MAXUINT;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

TurnGuide *
turn_guide_card_get_guide (TurnGuideCard *self)
{
  g_return_val_if_fail (TURN_IS_GUIDE_CARD (self), NULL);

  return self->guide.script != NULL ? &self->guide : NULL;
}

gboolean
turn_guide_card_follow (TurnGuideCard *self,
                        TurnScreen    *screen)
{
  const guint former = self->step;
  guint reached;

  g_return_val_if_fail (TURN_IS_GUIDE_CARD (self), FALSE);
  g_return_val_if_fail (self->guide.script != NULL, FALSE);

  /* When something has been done, what was looked at again is past. */
  reached = self->guide.script->find (screen, self->guide.read);
  if (reached != self->reached)
    self->guide.n_back = 0;
  self->reached = reached;
  self->step = turn_guide_get_step (&self->guide, screen);
  gtk_widget_set_visible (GTK_WIDGET (self), self->step < self->guide.script->n_steps);
  if (self->step < self->guide.script->n_steps)
    refresh (self, screen);

  return self->step != former;
}
