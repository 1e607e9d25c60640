/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-replay-bar.h"

#include <glib/gi18n.h>

#define STEP_MILLISECONDS 700

struct _TurnReplayBar
{
  AdwBin             parent_instance;

  TurnMatch         *match;
  GSignalGroup      *match_signals;
  guint              timer;

  GtkAdjustment     *adjustment;
  GtkButton         *play;
  GtkLabel          *moment;
  TurnAnalysisStrip *analysis;
  GtkWidget         *look_back;
  gboolean           following;   /* the scale is being set from the match */
};

enum
{
  ENDED,
  JUDGED_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnReplayBar, turn_replay_bar, ADW_TYPE_BIN)

static void
refresh_play_button (TurnReplayBar *self)
{
  const gboolean playing = self->timer != 0;
  const char *text = playing ? _("Pause") : _("Play");

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
refresh (TurnReplayBar *self)
{
  g_autofree char *text = NULL;

  refresh_play_button (self);
  if (self->match == NULL)
    return;

  self->following = TRUE;
  gtk_adjustment_set_upper (self->adjustment, turn_match_get_n_moves (self->match));
  gtk_adjustment_set_value (self->adjustment, turn_match_get_position (self->match));
  self->following = FALSE;
  /* Translators: how far a replay is, in moves. */
  text = g_strdup_printf (_("%u of %u"), turn_match_get_position (self->match), turn_match_get_n_moves (self->match));
  gtk_label_set_label (self->moment, text);
}

/* To a position, which may lie outside: then it is the beginning or the end. FALSE when the match was there already. */
static gboolean
go_to (TurnReplayBar *self,
       int            position)
{
  const guint n_moves = turn_match_get_n_moves (self->match);
  const guint wanted = (guint) CLAMP (position, 0, (int) n_moves);

  if (wanted == turn_match_get_position (self->match))
    return FALSE;
  turn_match_set_position (self->match, wanted);

  return TRUE;
}

static gboolean
step_on (gpointer user_data)
{
  TurnReplayBar *self = user_data;

  if (go_to (self, (int) turn_match_get_position (self->match) + 1))
    return G_SOURCE_CONTINUE;

  self->timer = 0;
  refresh_play_button (self);

  return G_SOURCE_REMOVE;
}

static void
set_playing (TurnReplayBar *self,
             gboolean       playing)
{
  if (playing == (self->timer != 0) || self->match == NULL)
    return;

  if (!playing)
    g_clear_handle_id (&self->timer, g_source_remove);
  else
    {
      /* Played again from the end, it starts over. */
      if (turn_match_get_position (self->match) == turn_match_get_n_moves (self->match))
        go_to (self, 0);
      self->timer = g_timeout_add (STEP_MILLISECONDS, step_on, self);
    }
  refresh_play_button (self);
}

static void
value_changed (TurnReplayBar *self)
{
  if (self->following || self->match == NULL)
    return;
  set_playing (self, FALSE);
  go_to (self, (int) gtk_adjustment_get_value (self->adjustment));
}

static void
step_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnReplayBar *self = TURN_REPLAY_BAR (widget);

  if (self->match == NULL)
    return;
  set_playing (self, FALSE);
  go_to (self, (int) turn_match_get_position (self->match) + g_variant_get_int32 (parameter));
}

static void
play_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnReplayBar *self = TURN_REPLAY_BAR (widget);

  set_playing (self, self->timer == 0);
}

static void
end_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  set_playing (TURN_REPLAY_BAR (widget), FALSE);
  g_signal_emit (widget, signals[ENDED], 0);
}

static void
look_back_activated (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  turn_analysis_strip_begin (TURN_REPLAY_BAR (widget)->analysis);
}

static void
analysis_changed (TurnReplayBar *self)
{
  gtk_widget_set_visible (self->look_back, turn_analysis_strip_can_begin (self->analysis));
  g_signal_emit (self, signals[JUDGED_CHANGED], 0);
}

static void
turn_replay_bar_dispose (GObject *object)
{
  TurnReplayBar *self = TURN_REPLAY_BAR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (turn_replay_bar_parent_class)->dispose (object);
}

static gboolean
turn_replay_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TURN_REPLAY_BAR (widget)->play));
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, 0, "replay.step", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, 0, "replay.step", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "replay.step", "i", -G_MAXINT16);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "replay.step", "i", G_MAXINT16);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "replay.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "replay.end", NULL);
}

static void
turn_replay_bar_class_init (TurnReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_replay_bar_dispose;
  widget_class->grab_focus = turn_replay_bar_grab_focus;
  signals[ENDED] = g_signal_new ("ended", TURN_TYPE_REPLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[JUDGED_CHANGED] = g_signal_new ("judged-changed", TURN_TYPE_REPLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TURN_TYPE_ANALYSIS_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnReplayBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TurnReplayBar, play);
  gtk_widget_class_bind_template_child (widget_class, TurnReplayBar, moment);
  gtk_widget_class_bind_template_child (widget_class, TurnReplayBar, analysis);
  gtk_widget_class_bind_template_child (widget_class, TurnReplayBar, look_back);
  gtk_widget_class_bind_template_callback (widget_class, value_changed);
  gtk_widget_class_bind_template_callback (widget_class, analysis_changed);

  gtk_widget_class_install_action (widget_class, "replay.step", "i", step_activated);
  gtk_widget_class_install_action (widget_class, "replay.play", NULL, play_activated);
  gtk_widget_class_install_action (widget_class, "replay.look-back", NULL, look_back_activated);
  gtk_widget_class_install_action (widget_class, "replay.end", NULL, end_activated);
  bind_keys (widget_class);
}

static void
turn_replay_bar_init (TurnReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->match_signals = g_signal_group_new (TURN_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "state-changed", G_CALLBACK (refresh), self);
  refresh (self);
}

void
turn_replay_bar_set_match (TurnReplayBar *self,
                           TurnMatch     *match,
                           TurnMoveWords  words)
{
  g_return_if_fail (TURN_IS_REPLAY_BAR (self));

  set_playing (self, FALSE);
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  turn_analysis_strip_set_match (self->analysis, match, words);
  refresh (self);
}

const TurnJudged *
turn_replay_bar_get_judged (TurnReplayBar *self)
{
  g_return_val_if_fail (TURN_IS_REPLAY_BAR (self), NULL);

  return turn_analysis_strip_get_judged (self->analysis);
}
