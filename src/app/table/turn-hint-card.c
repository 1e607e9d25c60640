/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hint-card.h"

#include <glib/gi18n.h>

#include "turn-long-text.h"

struct _TurnHintCard
{
  AdwBin        parent_instance;

  TurnMatch    *match;          /* that the hint is about, or NULL */
  GCancellable *cancellable;    /* of the thinking */
  TurnHint     *hint;           /* NULL while it is thought about */
  guint         n_steps;        /* that were asked for */

  GtkLabel     *text;
  GtkWidget    *more;
};

G_DEFINE_FINAL_TYPE (TurnHintCard, turn_hint_card, ADW_TYPE_BIN)

/* All there is to tell, step after step; what goes together is one step. */
static GPtrArray *
list_steps (const TurnHint * hint)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) last = g_string_new (hint->reason);

  g_ptr_array_add (steps, g_strdup (hint->die));
  if (hint->place != NULL)
    g_ptr_array_add (steps, g_strdup (hint->place));
  for (guint i = 0; i < hint->n_alternatives; i++)
    g_string_append_printf (last, "\n• %s", hint->alternatives[i].text);
  g_ptr_array_add (steps, g_strdup (last->str));

  return steps;
}

static void
refresh (TurnHintCard *self)
{
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GString) told = g_string_new (NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), self->match != NULL);
  gtk_widget_set_visible (self->more, FALSE);
  if (self->hint == NULL)
    {
      gtk_label_set_label (self->text, _("Thinking…"));
      return;
    }

  steps = list_steps (self->hint);
  for (guint i = 0; i < steps->len && i < self->n_steps; i++)
    g_string_append_printf (told, "%s%s", i > 0 ? "\n" : "", (const char *) steps->pdata[i]);
  gtk_label_set_label (self->text, told->str);
  gtk_widget_set_visible (self->more, self->n_steps < steps->len);
}

static void
hint_came (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TurnHintCard) self = user_data;
  g_autoptr (TurnHint) hint = turn_hint_finish (TURN_MATCH (source), result, NULL);

  /* Whoever closed the card does not wait any more, and may have asked again. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  if (hint == NULL)
    {
      turn_hint_card_close (self);
      return;
    }

  self->hint = g_steal_pointer (&hint);
  refresh (self);
}

static void
more_clicked (TurnHintCard *self)
{
  self->n_steps++;
  refresh (self);
}

static void
forget (TurnHintCard *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->hint, turn_hint_free);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, turn_hint_card_close, self);
  g_clear_object (&self->match);
}

static void
turn_hint_card_dispose (GObject *object)
{
  forget (TURN_HINT_CARD (object));

  G_OBJECT_CLASS (turn_hint_card_parent_class)->dispose (object);
}

static void
turn_hint_card_class_init (TurnHintCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_hint_card_dispose;
}

static GtkWidget *
new_button (TurnHintCard *self,
            const char   *text,
            const char   *class,
            GCallback     clicked)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, class);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);

  return button;
}

static void
turn_hint_card_init (TurnHintCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->text = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.f, "max-width-chars", 44,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  self->more = new_button (self, _("Tell me more"), "suggested-action", G_CALLBACK (more_clicked));
  gtk_box_append (GTK_BOX (buttons), new_button (self, _("Close"), "flat", G_CALLBACK (turn_hint_card_close)));
  gtk_box_append (GTK_BOX (buttons), self->more);
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), turn_long_text_new (self->text));
  gtk_box_append (GTK_BOX (box), buttons);
  adw_bin_set_child (ADW_BIN (self), box);
  refresh (self);
}

GtkWidget *
turn_hint_card_new (void)
{
  return g_object_new (TURN_TYPE_HINT_CARD, NULL);
}

void
turn_hint_card_ask (TurnHintCard        *self,
                    TurnMatch           *match,
                    const TurnHintWords *words)
{
  g_return_if_fail (TURN_IS_HINT_CARD (self));
  g_return_if_fail (TURN_IS_MATCH (match));

  if (self->match == match)
    {
      if (self->hint != NULL)
        more_clicked (self);
      return;
    }

  forget (self);
  self->match = g_object_ref (match);
  self->cancellable = g_cancellable_new ();
  self->n_steps = 1;
  g_signal_connect_object (match, "state-changed", G_CALLBACK (turn_hint_card_close), self, G_CONNECT_SWAPPED);
  turn_hint_async (match, words, self->cancellable, hint_came, g_object_ref (self));
  refresh (self);
}

void
turn_hint_card_close (TurnHintCard *self)
{
  g_return_if_fail (TURN_IS_HINT_CARD (self));

  forget (self);
  refresh (self);
}
