/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-coach-card.h"

#include "turn-scroll-bin.h"

#define TOLD "coach-told"       /* the setting that keeps a TurnCoach for each game */

struct _TurnCoachCard
{
  AdwBin                 parent_instance;

  GSettings             *settings;
  TurnCoach              coach;
  const TurnCoachScript *script;      /* of the game, or NULL */
  int                    moment; /* that is shown, or TURN_COACH_NOTHING */
  GtkLabel              *text;
  GtkWidget             *advice; /* what he says by himself */
  GtkWidget             *hint;
  GtkWidget             *guide;
};

G_DEFINE_FINAL_TYPE (TurnCoachCard, turn_coach_card, ADW_TYPE_BIN)

/* Whoever has asked for a hint is told that, and nothing else meanwhile. */
static void
refresh_visible (TurnCoachCard *self)
{
  const gboolean has_hint = gtk_widget_get_visible (self->hint), has_guide = gtk_widget_get_visible (self->guide);
  const gboolean has_hint_here = has_hint && gtk_widget_is_ancestor (self->hint, GTK_WIDGET (self));

  gtk_widget_set_visible (self->advice, self->moment != TURN_COACH_NOTHING && !has_hint && !has_guide);
  gtk_widget_set_visible (GTK_WIDGET (self), (self->moment != TURN_COACH_NOTHING && !has_hint) || has_hint_here || has_guide);
}

static void
show_moment (TurnCoachCard *self,
             int            moment,
             gpointer       table)
{
  self->moment = moment;
  refresh_visible (self);
  if (moment != TURN_COACH_NOTHING)
    gtk_label_set_label (self->text, turn_coach_get_text (self->script, table, (guint) moment));
}

static void
show_nothing (TurnCoachCard *self)
{
  show_moment (self, TURN_COACH_NOTHING, NULL);
}

static void
load_told (TurnCoachCard *self)
{
  g_autoptr (GVariant) told = g_settings_get_value (self->settings, TOLD);
  guint32 moments = 0;

  g_variant_lookup (told, self->script->game, "u", &moments);
  self->coach.told = (guint16) moments;
}

/* It is not said again, in later games neither. */
static void
keep_told (TurnCoachCard *self)
{
  g_autoptr (GVariant) told = g_settings_get_value (self->settings, TOLD);
  GVariantDict dictionary;

  turn_coach_set_told (&self->coach, (guint) self->moment);
  g_variant_dict_init (&dictionary, told);
  g_variant_dict_insert (&dictionary, self->script->game, "u", (guint32) self->coach.told);
  g_settings_set_value (self->settings, TOLD, g_variant_dict_end (&dictionary));
}

static void
read_clicked (TurnCoachCard *self)
{
  keep_told (self);
  show_nothing (self);
}

static void
silence_clicked (TurnCoachCard *self)
{
  g_settings_set_boolean (self->settings, "coach", FALSE);
  show_nothing (self);
}

static void
turn_coach_card_dispose (GObject *object)
{
  g_clear_object (&TURN_COACH_CARD (object)->settings);

  G_OBJECT_CLASS (turn_coach_card_parent_class)->dispose (object);
}

static void
turn_coach_card_class_init (TurnCoachCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_coach_card_dispose;

  g_type_ensure (TURN_TYPE_GUIDE_CARD);
  g_type_ensure (TURN_TYPE_HINT_CARD);
  g_type_ensure (TURN_TYPE_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-coach-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnCoachCard, text);
  gtk_widget_class_bind_template_child (widget_class, TurnCoachCard, advice);
  gtk_widget_class_bind_template_child (widget_class, TurnCoachCard, hint);
  gtk_widget_class_bind_template_child (widget_class, TurnCoachCard, guide);
  gtk_widget_class_bind_template_callback (widget_class, refresh_visible);
  gtk_widget_class_bind_template_callback (widget_class, read_clicked);
  gtk_widget_class_bind_template_callback (widget_class, silence_clicked);
}

static void
turn_coach_card_init (TurnCoachCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (APPLICATION_ID);
  show_nothing (self);
}

void
turn_coach_card_reset (TurnCoachCard *self)
{
  g_return_if_fail (TURN_IS_COACH_CARD (self));

  turn_hint_card_close (TURN_HINT_CARD (self->hint));
  turn_guide_card_set_guide (TURN_GUIDE_CARD (self->guide), NULL);
}

void
turn_coach_card_follow (TurnCoachCard         *self,
                        const TurnCoachScript *script,
                        gpointer               table)
{
  int moment;

  g_return_if_fail (TURN_IS_COACH_CARD (self));

  self->script = script;
  if (!g_settings_get_boolean (self->settings, "coach"))
    {
      show_nothing (self);
      return;
    }
  load_told (self);
  moment = turn_coach_find (&self->coach, script, table);
  /* What was shown and is past has been read, or was not needed. */
  if (self->moment != TURN_COACH_NOTHING && moment != self->moment && moment != TURN_COACH_NOTHING)
    keep_told (self);
  show_moment (self, moment, table);
}

void
turn_coach_card_ask (TurnCoachCard       *self,
                     TurnMatch           *match,
                     const TurnHintWords *words)
{
  g_return_if_fail (TURN_IS_COACH_CARD (self));

  turn_hint_card_ask (TURN_HINT_CARD (self->hint), match, words);
}

TurnHintCard *
turn_coach_card_get_hint (TurnCoachCard *self)
{
  g_return_val_if_fail (TURN_IS_COACH_CARD (self), NULL);

  return TURN_HINT_CARD (self->hint);
}

TurnGuideCard *
turn_coach_card_get_guide (TurnCoachCard *self)
{
  g_return_val_if_fail (TURN_IS_COACH_CARD (self), NULL);

  return TURN_GUIDE_CARD (self->guide);
}

gboolean
turn_coach_card_close_hint (TurnCoachCard *self)
{
  gboolean was_visible;

  g_return_val_if_fail (TURN_IS_COACH_CARD (self), FALSE);

  was_visible = gtk_widget_get_visible (self->hint);
  turn_hint_card_close (TURN_HINT_CARD (self->hint));

  return was_visible;
}
