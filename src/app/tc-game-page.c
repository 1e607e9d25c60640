/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-page.h"

#include <glib/gi18n.h>
#include <tc-shutter.h>
#include <tc-stage.h>

#include "tc-game-prompt.h"
#include "tc-replay-bar.h"
#include "tc-scene.h"
#include "tc-verdict-card.h"

#define END_MILLISECONDS 1200

typedef struct
{
  TurnMatch     *match;
  GSignalGroup  *match_signals;
  gboolean       replay_mode;
  int            viewer;
  int            asked;         /* the seat of tc_game_page_is_asked (), or -1 */
  guint          n_asked;       /* moves after which somebody was asked last: once is enough */
  gboolean       covered;
  guint          n_shown;       /* moves that have been shown to @shown_to */
  int            shown_to;
  guint          end_timer;

  TcBackdrop    *backdrop;
  TcGamePrompt  *prompt;
  TcStage       *stage;
  TcFlights     *flights;
  TcCoachCard   *coach;
  TcReplayBar   *replay;
  TcVerdictCard *verdict;
  TcShutter     *shutter;
  GtkLabel      *hand_over;
  GtkWidget     *raise;
} TcGamePagePrivate;

enum
{
  CHANGED,
  ENDED,
  REPLAY_ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcGamePage, tc_game_page, ADW_TYPE_BIN)

static TcGamePagePrivate *
get_private (TcGamePage * self)
{
  return tc_game_page_get_instance_private (self);
}

static int
find_only_human (TurnMatch *match)
{
  for (guint seat = 0; seat < turn_match_get_n_seats (match); seat++)
    if (turn_match_is_human (match, seat))
      return (int) seat;

  return -1;
}

/* Whose eyes the screen is for. Between two people it is covered until the next one says so; a single person's hand is always seen, and in a
 * replay nothing is secret any more. */
static void
follow_viewer (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  const int to_move = tc_scene_to_move (priv->match);
  const gboolean is_human = to_move >= 0 && turn_match_is_human (priv->match, (guint) to_move);
  const int wanted = priv->asked >= 0 ? priv->asked : is_human ? to_move : priv->viewer;

  if (priv->replay_mode)
    {
      priv->viewer = to_move >= 0 ? to_move : MAX (priv->viewer, 0);
      priv->covered = FALSE;
    }
  else if (turn_match_get_n_humans (priv->match) < 2)
    {
      priv->viewer = find_only_human (priv->match);
    }
  else if (turn_match_is_finished (priv->match))
    {
      priv->covered = FALSE;
    }
  else if (wanted != priv->viewer)
    {
      priv->viewer = wanted;
      priv->covered = TRUE;
    }
}

static void
refresh_shutter (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  g_autofree char *text = NULL;
  const char *name;

  if (!priv->covered)
    {
      tc_shutter_raise (priv->shutter);
      return;
    }

  name = turn_match_get_seat (priv->match, (guint) priv->viewer)->name;
  /* Translators: %s is the name of the player who comes next at the same screen. */
  text = g_strdup_printf (_("Pass the screen to %s. Nobody else should look."), name);
  gtk_label_set_label (priv->hand_over, text);
  tc_shutter_set_tagger (priv->shutter, name, tc_scene_seat_paint (priv->match, (guint) priv->viewer));
  tc_shutter_lower (priv->shutter);
  gtk_widget_grab_focus (priv->raise);
}

/* He says nothing to nobody. */
static void
refresh_coach (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  TcGamePageClass *klass = TC_GAME_PAGE_GET_CLASS (self);

  if (!priv->replay_mode && !turn_match_is_finished (priv->match) && tc_game_page_get_viewer (self) >= 0)
    tc_coach_card_follow (priv->coach, klass->coach, klass->get_coached (self));
  else
    gtk_widget_set_visible (GTK_WIDGET (priv->coach), FALSE);
}

void
tc_game_page_refresh (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  if (priv->match == NULL)
    return;

  /* What comes next ends what is still under way. */
  tc_flights_finish (priv->flights);

  if (priv->viewer >= 0)
    tc_scene_colour (GTK_WIDGET (self), tc_scene_seat_paint (priv->match, (guint) priv->viewer));
  TC_GAME_PAGE_GET_CLASS (self)->refresh (self);
  refresh_coach (self);
  refresh_shutter (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_verdict (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  g_autofree char *reason = TC_GAME_PAGE_GET_CLASS (self)->describe_end (priv->match);

  tc_verdict_card_set_match (priv->verdict, priv->match, reason);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), TRUE);
  tc_verdict_card_focus (priv->verdict);
}

static gboolean
end_shown (gpointer user_data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  TcGamePage *self = user_data;

  get_private (self)->end_timer = 0;
  tc_coach_card_dismiss (settings, turn_match_get_rules (get_private (self)->match)->id);
  show_verdict (self);
  g_signal_emit (self, signals[ENDED], 0);

  return G_SOURCE_REMOVE;
}

/* Nothing may move while somebody is asked who has no move to make. */
static void
ask (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  if (priv->replay_mode || turn_match_get_n_humans (priv->match) < 2 || TC_GAME_PAGE_GET_CLASS (self)->find_asked == NULL
      || priv->n_asked == turn_match_get_n_moves (priv->match))
    return;

  priv->asked = TC_GAME_PAGE_GET_CLASS (self)->find_asked (self);
  if (priv->asked < 0)
    return;
  priv->n_asked = turn_match_get_n_moves (priv->match);
  turn_match_stop (priv->match);
}

static void
sound (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  const TurnMove *move = turn_match_get_last_move (priv->match, NULL);
  TcSound heard;

  if (move == NULL || turn_match_get_position (priv->match) != priv->n_shown + 1)
    return;

  if (turn_match_get_to_move (priv->match) == TURN_OVER)
    tc_sound_play (TC_SOUND_WIN);
  else if (TC_GAME_PAGE_GET_CLASS (self)->find_sound (self, *move, &heard))
    tc_sound_play (heard);
}

/* A step ahead, before the same eyes, is shown as it happens; in a replay all eyes are the same. */
static void
animate (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  const guint position = turn_match_get_position (priv->match);
  const int eyes = priv->replay_mode ? 0 : tc_game_page_get_viewer (self);
  const gboolean is_dealt = position == 0 && priv->n_shown == G_MAXUINT && !priv->replay_mode;
  int mover = -1;
  const TurnMove *move = turn_match_get_last_move (priv->match, &mover);

  if (tc_flights_can_fly (priv->flights) && (is_dealt || (position == priv->n_shown + 1 && eyes == priv->shown_to)))
    TC_GAME_PAGE_GET_CLASS (self)->animate (self, priv->flights, is_dealt ? NULL : move, mover);
  priv->n_shown = position;
  priv->shown_to = eyes;
}

static void
match_moved (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  ask (self);
  follow_viewer (self);
  tc_game_page_refresh (self);
  sound (self);
  animate (self);
  if (!priv->covered && tc_game_page_is_active (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!priv->replay_mode && priv->asked < 0 && priv->end_timer == 0 && turn_match_is_finished (priv->match))
    priv->end_timer = g_timeout_add (END_MILLISECONDS, end_shown, self);
}

static void
raise_clicked (TcGamePage *self)
{
  tc_game_page_uncover (self);
}

static void
replay_ended (TcGamePage *self)
{
  g_signal_emit (self, signals[REPLAY_ENDED], 0);
}

static gboolean
tc_game_page_grab_focus (GtkWidget *widget)
{
  TcGamePage *self = TC_GAME_PAGE (widget);
  TcGamePagePrivate *priv = get_private (self);

  if (priv->match == NULL)
    return FALSE;
  if (priv->replay_mode)
    return gtk_widget_grab_focus (GTK_WIDGET (priv->replay));
  if (priv->covered)
    return gtk_widget_grab_focus (priv->raise);
  TC_GAME_PAGE_GET_CLASS (self)->focus (self);

  return TRUE;
}

/* Whoever leaves before the end has been shown has played to the end all the same. */
static void
tc_game_page_unmap (GtkWidget *widget)
{
  TcGamePagePrivate *priv = get_private (TC_GAME_PAGE (widget));

  if (priv->end_timer != 0)
    {
      g_clear_handle_id (&priv->end_timer, g_source_remove);
      end_shown (widget);
    }

  GTK_WIDGET_CLASS (tc_game_page_parent_class)->unmap (widget);
}

static void
tc_game_page_dispose (GObject *object)
{
  TcGamePagePrivate *priv = get_private (TC_GAME_PAGE (object));

  g_clear_handle_id (&priv->end_timer, g_source_remove);
  g_clear_object (&priv->match_signals);
  g_clear_object (&priv->match);

  G_OBJECT_CLASS (tc_game_page_parent_class)->dispose (object);
}

static void
hint_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TcGamePagePrivate *priv = get_private (TC_GAME_PAGE (widget));

  if (tc_game_page_get_can_hint (TC_GAME_PAGE (widget)))
    tc_coach_card_ask_in (priv->coach, priv->match, TC_GAME_PAGE_GET_CLASS (widget)->hint_words);
}

static void
cancel_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  tc_coach_card_close_hint (get_private (TC_GAME_PAGE (widget))->coach);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, TC_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TC_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_COACH_CARD);
  g_type_ensure (TC_TYPE_FLIGHTS);
  g_type_ensure (TC_TYPE_GAME_PROMPT);
  g_type_ensure (TC_TYPE_REPLAY_BAR);
  g_type_ensure (TC_TYPE_SHUTTER);
  g_type_ensure (TC_TYPE_STAGE);
  g_type_ensure (TC_TYPE_VERDICT_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-game-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, backdrop);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, prompt);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, stage);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, flights);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, replay);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, verdict);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, shutter);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, hand_over);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, raise);
  gtk_widget_class_bind_template_child_private (widget_class, TcGamePage, coach);
}

static void
tc_game_page_class_init (TcGamePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_game_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = tc_game_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->unmap = tc_game_page_unmap;

  signals[CHANGED] = add_signal ("changed");
  signals[ENDED] = add_signal ("ended");
  signals[REPLAY_ENDED] = add_signal ("replay-ended");

  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "turn.hint", NULL, hint_activated);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "turn.cancel", NULL, cancel_activated);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_h, 0, "turn.hint", NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "turn.cancel", NULL);
}

static void
tc_game_page_init (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);
  GtkWidget *card;

  gtk_widget_init_template (GTK_WIDGET (self));

  priv->viewer = -1;
  priv->asked = -1;
  priv->match_signals = g_signal_group_new (TURN_TYPE_MATCH);
  g_signal_group_connect_swapped (priv->match_signals, "state-changed", G_CALLBACK (match_moved), self);
  g_signal_connect_object (priv->replay, "ended", G_CALLBACK (replay_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->raise, "clicked", G_CALLBACK (raise_clicked), self, G_CONNECT_SWAPPED);

  /* The card stands beside the shutter in the template, and on it at the table. */
  card = g_object_ref (gtk_widget_get_parent (priv->raise));
  gtk_widget_unparent (card);
  tc_shutter_set_child (priv->shutter, card);
  g_object_unref (card);
}

void
tc_game_page_set_up (TcGamePage    *self,
                     TcBackdropKind ground,
                     GtkWidget     *table,
                     GtkWidget     *foot)
{
  TcGamePagePrivate *priv = get_private (self);

  g_return_if_fail (TC_IS_GAME_PAGE (self));

  tc_backdrop_set_kind (priv->backdrop, ground);
  tc_stage_set_table (priv->stage, table);
  tc_stage_set_foot (priv->stage, foot);
}

TcBackdrop *
tc_game_page_get_backdrop (TcGamePage *self)
{
  return get_private (self)->backdrop;
}

void
tc_game_page_move_prompt (TcGamePage *self,
                          GtkBox     *box)
{
  tc_game_prompt_embed (get_private (self)->prompt, box);
}

void
tc_game_page_set_match (TcGamePage *self,
                        TurnMatch  *match,
                        gboolean    replay)
{
  TcGamePagePrivate *priv = get_private (self);

  g_return_if_fail (TC_IS_GAME_PAGE (self));

  g_clear_handle_id (&priv->end_timer, g_source_remove);
  g_signal_group_set_target (priv->match_signals, NULL);
  g_set_object (&priv->match, match);
  priv->replay_mode = replay;
  priv->viewer = -1;
  priv->asked = -1;
  priv->n_asked = 0;
  priv->covered = FALSE;
  priv->n_shown = G_MAXUINT;
  tc_coach_card_reset (priv->coach);
  gtk_widget_set_visible (GTK_WIDGET (priv->coach), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (priv->replay), replay);
  tc_replay_bar_set_match (priv->replay, replay ? match : NULL, TC_GAME_PAGE_GET_CLASS (self)->describe_move);
  if (match == NULL)
    return;

  g_signal_group_set_target (priv->match_signals, match);
  follow_viewer (self);
  tc_game_page_refresh (self);
  animate (self);
  if (!replay && turn_match_is_finished (match))
    show_verdict (self);
}

TurnMatch *
tc_game_page_get_match (TcGamePage *self)
{
  return get_private (self)->match;
}

gboolean
tc_game_page_is_replay (TcGamePage *self)
{
  return get_private (self)->replay_mode;
}

int
tc_game_page_get_viewer (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  return priv->covered ? -1 : priv->viewer;
}

gboolean
tc_game_page_is_active (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  return priv->match != NULL && !priv->replay_mode && !priv->covered && priv->asked < 0 && turn_match_is_waiting (priv->match)
         && turn_match_get_to_move (priv->match) == priv->viewer;
}

gboolean
tc_game_page_is_asked (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  return priv->asked >= 0 && !priv->covered;
}

void
tc_game_page_answer (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  g_return_if_fail (tc_game_page_is_asked (self));

  priv->asked = -1;
  turn_match_run (priv->match);
  match_moved (self);
}

void
tc_game_page_play (TcGamePage *self,
                   TurnMove    move)
{
  TcGamePagePrivate *priv = get_private (self);
  const TurnRecordFormat *format = turn_record_get_format (turn_match_get_record (priv->match));
  g_autofree char *words = NULL;
  TurnVerdict verdict;
  TurnState before;

  if (!tc_game_page_is_active (self))
    return;

  turn_match_get_state_at (priv->match, turn_match_get_n_moves (priv->match), &before);
  verdict = turn_match_play (priv->match, move);
  if (verdict == TURN_LEGAL || verdict == TURN_NOT_DUE)
    return;

  words = format->explain_move (turn_match_get_game (priv->match), &before, move, verdict);
  tc_game_prompt_set_hint (priv->prompt, words);
  gtk_widget_error_bell (GTK_WIDGET (self));
  tc_sound_play (TC_SOUND_SHAKE);
}

void
tc_game_page_set_prompt (TcGamePage *self,
                         int         seat,
                         const char *title,
                         const char *hint)
{
  TcGamePagePrivate *priv = get_private (self);

  tc_game_prompt_say (priv->prompt, seat >= 0 ? tc_scene_seat_paint (priv->match, (guint) seat) : NULL, title, hint);
}

gboolean
tc_game_page_get_can_hint (TcGamePage *self)
{
  return tc_game_page_is_active (self);
}

gboolean
tc_game_page_get_can_undo (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  return tc_game_page_is_active (self) && turn_match_get_can_undo (priv->match);
}

void
tc_game_page_undo (TcGamePage *self)
{
  if (tc_game_page_get_can_undo (self))
    turn_match_undo (get_private (self)->match);
}

char *
tc_game_page_dup_subtitle (TcGamePage *self)
{
  if (get_private (self)->match == NULL)
    return g_strdup ("");

  return TC_GAME_PAGE_GET_CLASS (self)->dup_subtitle (self);
}

void
tc_game_page_uncover (TcGamePage *self)
{
  TcGamePagePrivate *priv = get_private (self);

  g_return_if_fail (TC_IS_GAME_PAGE (self));

  if (!priv->covered)
    return;

  priv->covered = FALSE;
  priv->shown_to = priv->viewer;
  tc_game_page_refresh (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
tc_game_page_is_covered (TcGamePage *self)
{
  g_return_val_if_fail (TC_IS_GAME_PAGE (self), FALSE);

  return get_private (self)->covered;
}
