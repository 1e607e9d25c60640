/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-coach-card.h"

#include <glib/gi18n.h>

#include "turn-hint-card.h"
#include "turn-long-text.h"

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
};

G_DEFINE_FINAL_TYPE (TurnCoachCard, turn_coach_card, ADW_TYPE_BIN)

/* Whoever has asked for a hint is told that, and nothing else meanwhile. */
static void
refresh_visible (TurnCoachCard *self)
{
  const gboolean has_hint = gtk_widget_get_visible (self->hint);

  gtk_widget_set_visible (self->advice, self->moment != TURN_COACH_NOTHING && !has_hint);
  gtk_widget_set_visible (GTK_WIDGET (self), self->moment != TURN_COACH_NOTHING || has_hint);
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
read_clicked (TurnCoachCard *self)
{
  turn_coach_set_told (&self->coach, (guint) self->moment);
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
  G_OBJECT_CLASS (klass)->dispose = turn_coach_card_dispose;
}

static GtkWidget *
new_button (TurnCoachCard *self,
            const char    *text,
            const char    *class,
            GCallback      clicked)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, class);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);

  return button;
}

static void
turn_coach_card_init (TurnCoachCard *self)
{
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->settings = g_settings_new (APPLICATION_ID);
  self->text = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.f, "max-width-chars", 44,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_box_append (GTK_BOX (buttons), new_button (self, _("No more hints"), "flat", G_CALLBACK (silence_clicked)));
  gtk_box_append (GTK_BOX (buttons), new_button (self, _("Got it"), "suggested-action", G_CALLBACK (read_clicked)));
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  self->advice = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_append (GTK_BOX (self->advice), turn_long_text_new (self->text));
  gtk_box_append (GTK_BOX (self->advice), buttons);
  self->hint = turn_hint_card_new ();
  g_signal_connect_object (self->hint, "notify::visible", G_CALLBACK (refresh_visible), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (both), self->hint);
  gtk_box_append (GTK_BOX (both), self->advice);
  gtk_widget_add_css_class (GTK_WIDGET (self), "coach");
  adw_bin_set_child (ADW_BIN (self), both);
  show_nothing (self);
}

void
turn_coach_card_reset (TurnCoachCard *self)
{
  g_return_if_fail (TURN_IS_COACH_CARD (self));

  self->coach = (TurnCoach) { 0 };
  turn_hint_card_close (TURN_HINT_CARD (self->hint));
}

/* He speaks when he may, in games that have not been finished yet. */
static gboolean
may_speak (TurnCoachCard *self,
           const char    *game)
{
  g_auto (GStrv) known = g_settings_get_strv (self->settings, "known-games");

  return g_settings_get_boolean (self->settings, "coach") && !g_strv_contains ((const char *const *) known, game);
}

void
turn_coach_card_follow (TurnCoachCard         *self,
                        const TurnCoachScript *script,
                        gpointer               table)
{
  int moment;

  g_return_if_fail (TURN_IS_COACH_CARD (self));

  self->script = script;
  if (!may_speak (self, script->game))
    {
      show_nothing (self);
      return;
    }
  moment = turn_coach_find (&self->coach, script, table);
  /* What was shown and is past has been read, or was not needed. */
  if (self->moment != TURN_COACH_NOTHING && moment != self->moment && moment != TURN_COACH_NOTHING)
    turn_coach_set_told (&self->coach, (guint) self->moment);
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

void
turn_coach_card_dismiss (GSettings  *settings,
                         const char *game)
{
  g_auto (GStrv) known = g_settings_get_strv (settings, "known-games"), all = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (g_strv_contains ((const char *const *) known, game))
    return;

  g_strv_builder_addv (builder, (const char **) known);
  g_strv_builder_add (builder, game);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "known-games", (const char *const *) all);
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
