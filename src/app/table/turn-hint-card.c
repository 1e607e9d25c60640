/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hint-card.h"

#include <glib/gi18n.h>
#include <turn-words.h>

#include "turn-scroll-bin.h"

struct _TurnHintCard
{
  AdwBin        parent_instance;

  TurnMatch    *match;          /* that the hint is about, or NULL */
  GCancellable *cancellable;    /* of the thinking */
  TurnHint     *hint;           /* NULL while it is thought about */
  guint         idea;           /* that is shown: 0 for the best one, then the alternatives */

  GtkLabel     *title;
  GtkWidget    *scroller;       /* with @reason */
  GtkLabel     *reason;
  GtkWidget    *close;
  GtkWidget    *buttons;
  GtkWidget    *another;
  GtkWidget    *accept;
  GtkWidget    *accept_key;
  GtkWidget    *brief_another;  /* in a card that has no room for @buttons */
  gboolean      is_brief;
};

static guint idea_changed;

G_DEFINE_FINAL_TYPE (TurnHintCard, turn_hint_card, ADW_TYPE_BIN)

static const TurnHintIdea *
get_idea (TurnHintCard * self)
{
  return self->hint != NULL ? &self->hint->ideas[self->idea] : NULL;
}

static void
say (TurnHintCard       *self,
     const TurnHintIdea *idea)
{
  const char *spoken = idea == NULL || idea->spoken == NULL ? gtk_label_get_label (self->title) : idea->spoken;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show (GtkLabel   *label,
      const char *text)
{
  g_autofree char *together = turn_words_together (text);

  gtk_label_set_label (label, together);
}

static void
refresh (TurnHintCard *self)
{
  const TurnHintIdea *idea = get_idea (self);
  const gboolean has_more = self->hint != NULL && self->hint->n_ideas > 1;

  gtk_widget_set_visible (GTK_WIDGET (self), self->match != NULL);
  show (self->title, idea != NULL ? idea->title : _("Thinking…"));
  show (self->reason, idea != NULL ? idea->reason : "");
  say (self, idea);
  gtk_widget_set_visible (self->scroller, idea != NULL);
  gtk_widget_set_visible (self->buttons, idea != NULL && !self->is_brief);
  gtk_widget_set_visible (self->another, has_more);
  gtk_widget_set_visible (self->brief_another, has_more && self->is_brief);
  g_signal_emit (self, idea_changed, 0);
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
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL && gtk_widget_is_visible (self->accept))
    gtk_widget_grab_focus (self->accept);
}

/* After the last one the best comes again. */
static void
show_another (TurnHintCard *self)
{
  self->idea = (self->idea + 1) % self->hint->n_ideas;
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_hint_card_dispose;

  g_type_ensure (TURN_TYPE_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-hint-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, title);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, scroller);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, reason);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, close);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, another);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, accept);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, accept_key);
  gtk_widget_class_bind_template_child (widget_class, TurnHintCard, brief_another);
  gtk_widget_class_bind_template_callback (widget_class, turn_hint_card_close);

  idea_changed = g_signal_new ("idea-changed", TURN_TYPE_HINT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_hint_card_init (TurnHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
        show_another (self);
      return;
    }

  forget (self);
  self->match = g_object_ref (match);
  self->cancellable = g_cancellable_new ();
  self->idea = 0;
  g_signal_connect_object (match, "state-changed", G_CALLBACK (turn_hint_card_close), self, G_CONNECT_SWAPPED);
  turn_hint_async (match, words, self->cancellable, hint_came, g_object_ref (self));
  refresh (self);
}

const TurnMove *
turn_hint_card_get_idea (TurnHintCard *self)
{
  g_return_val_if_fail (TURN_IS_HINT_CARD (self), NULL);

  return self->hint != NULL ? &get_idea (self)->move : NULL;
}

void
turn_hint_card_lie_on_table (TurnHintCard *self,
                             gboolean      is_brief)
{
  g_return_if_fail (TURN_IS_HINT_CARD (self));

  gtk_widget_set_visible (self->close, FALSE);
  if (self->is_brief == is_brief)
    return;
  self->is_brief = is_brief;
  refresh (self);
}

void
turn_hint_card_close (TurnHintCard *self)
{
  g_return_if_fail (TURN_IS_HINT_CARD (self));

  if (self->match == NULL)
    return;

  forget (self);
  refresh (self);
}
