/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-prompt.h"

#include <turn-avatar.h>
#include <turn-compat.h>

#define AVATAR_SIZE 40
#define EMBEDDED_CHARS 25       /* of the usual size; no wider, whatever it says */
#define EMBEDDED_LINES 2        /* and always as high */
#define MARGIN 8

struct _TurnPrompt
{
  GtkBox      parent_instance;

  TurnAvatar *avatar;
  GtkLabel   *title;
  GtkLabel   *hint;
  gboolean    is_embedded;
};

G_DEFINE_FINAL_TYPE (TurnPrompt, turn_prompt, GTK_TYPE_BOX)

static void
turn_prompt_class_init (TurnPromptClass *klass)
{
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "wrap", TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);

  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
turn_prompt_init (TurnPrompt *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_set_spacing (GTK_BOX (self), 10);
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-prompt");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_object_set (self, "margin-top", MARGIN, "margin-start", MARGIN, "margin-end", MARGIN, NULL);
  self->avatar = TURN_AVATAR (turn_avatar_new (AVATAR_SIZE));
  gtk_widget_set_valign (GTK_WIDGET (self->avatar), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->avatar));
  gtk_box_append (GTK_BOX (self), words);
  self->title = add_label (words, "prompt-title");
  self->hint = add_label (words, "prompt-subtitle");
}

void
turn_prompt_say (TurnPrompt      *self,
                 const TurnPaint *paint,
                 const char      *title,
                 const char      *hint)
{
  g_return_if_fail (TURN_IS_PROMPT (self));

  turn_avatar_set_paint (self->avatar, paint);
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), paint != NULL);
  gtk_label_set_label (self->title, title);
  turn_prompt_set_hint (self, hint);
}

void
turn_prompt_set_hint (TurnPrompt *self,
                      const char *hint)
{
  g_return_if_fail (TURN_IS_PROMPT (self));

  gtk_label_set_label (self->hint, hint);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), *hint != '\0' || self->is_embedded);
}

void
turn_prompt_embed (TurnPrompt *self,
                   GtkBox     *box)
{
  const int n_chars = (int) (EMBEDDED_CHARS / MAX (turn_text_scale (GTK_WIDGET (self)), 1));

  g_return_if_fail (TURN_IS_PROMPT (self));

  g_object_ref (self);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self))), GTK_WIDGET (self));
  gtk_box_prepend (box, GTK_WIDGET (self));
  g_object_unref (self);
  self->is_embedded = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "two-lines");
  g_object_set (self->hint, "width-chars", n_chars, "max-width-chars", n_chars, "yalign", 0.f, "lines", EMBEDDED_LINES,
                "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "game-prompt");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  g_object_set (self, "margin-top", 0, "margin-start", 0, "margin-end", 0, NULL);
}
