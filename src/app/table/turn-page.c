/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

#include <glib/gi18n.h>
#include <turn-card-stage.h>
#include <turn-seat-look.h>

#include "turn-game-kind.h"
#include "turn-prompt.h"
#include "turn-verdict-card.h"

/* What happens within so many microseconds is heard together, so that nothing is missed. */
#define HEARD_TOGETHER 250000

/* So long the end of a game stays on the table before the result comes by itself. */
#define END_MILLISECONDS 1600

typedef struct
{
  TurnScreen         *screen;
  GSignalGroup       *screen_signals;
  const TurnGameKind *kind;
  guint               n_shown;       /* moves that have been shown to @shown_to */
  int                 shown_to;
  gboolean            is_over;       /* the end has been noticed */
  guint               end_timer;
  gboolean            is_looking_back;  /* at a moment of a game that goes on */
  TurnJournal        *journal;       /* of @screen, or NULL */
  GSignalGroup       *journal_signals;
  gint64              heard_at;

  TurnJournalDrawer  *drawer;        /* with the content */
  GtkLabel           *voice;         /* heard, not seen */
  TurnBackdrop       *backdrop;        /* with @prompt and @stage, or NULL */
  TurnPrompt         *prompt;
  TurnBreakBin       *room;          /* with both, or NULL */
  TurnFlights        *flights;
  TurnCoachCard      *coach;
  gboolean            keeps_choice;    /* what a hint has laid on the table is being changed by the page itself */
  TurnReplayBar      *replay;
  TurnVerdictCard    *verdict;
  TurnShutter        *shutter;
  GtkLabel           *hand_over;
  GtkWidget          *raise;
} TurnPagePrivate;

enum
{
  CHANGED,
  OVER,
  ENDED,
  REPLAY_ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TurnPage, turn_page, ADW_TYPE_BIN)

static TurnPagePrivate *
get_private (TurnPage * self)
{
  return turn_page_get_instance_private (self);
}

static void
emit_changed (TurnPage *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* One label says all that is done; what comes at once is said together. */
static void
say (TurnPage   *self,
     const char *spoken)
{
  TurnPagePrivate *priv = get_private (self);
  const gint64 now = g_get_monotonic_time ();
  g_autofree char *both = now - priv->heard_at < HEARD_TOGETHER ? g_strdup_printf ("%s %s", gtk_label_get_label (priv->voice), spoken) : NULL;

  priv->heard_at = now;
  gtk_label_set_label (priv->voice, both != NULL ? both : spoken);
}

static void
describe_cover (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);
  const guint next = (guint) turn_screen_get_reader (priv->screen);
  const char *name = turn_match_get_seat (match, next)->name;
  /* Translators: %s is the name of the player who comes next at the same screen. */
  g_autofree char *text = g_strdup_printf (_("Pass the screen to %s. Nobody else should look."), name);

  gtk_label_set_label (priv->hand_over, text);
  turn_shutter_set_tagger (priv->shutter, name, turn_seat_look_paint (match, next));
}

/* It comes down for the one who is next, and goes up when they are there. */
static void
refresh_shutter (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  const gboolean wanted = turn_screen_is_covered (priv->screen);

  if (wanted)
    describe_cover (self);
  if (wanted == turn_shutter_is_down (priv->shutter))
    return;
  turn_sound_play (TURN_SOUND_SHUTTER);
  if (!wanted)
    {
      turn_shutter_raise (priv->shutter);
      return;
    }
  turn_shutter_lower (priv->shutter);
  gtk_widget_grab_focus (priv->raise);
}

/* The coach is silent while nobody may look. */
static void
refresh_coach (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  gpointer coached = NULL;

  if (turn_page_follow_guide (self))
    return;
  if (priv->kind->coach != NULL && !turn_page_is_replay (self) && !turn_match_is_finished (turn_page_get_match (self)))
    coached = TURN_PAGE_GET_CLASS (self)->get_coached (self);
  if (coached != NULL)
    turn_coach_card_follow (priv->coach, priv->kind->coach, coached);
  else
    gtk_widget_set_visible (GTK_WIDGET (priv->coach), FALSE);
}

void
turn_page_refresh (TurnPage  *self,
                   TurnChange change)
{
  TurnPagePrivate *priv = get_private (self);
  const int reader = priv->screen != NULL ? turn_screen_get_reader (priv->screen) : -1;

  if (priv->screen == NULL)
    return;

  /* What comes next ends what is still under way. */
  turn_flights_finish (priv->flights);

  /* A game that lays its whole table itself gives it its colours, too. */
  if (priv->backdrop != NULL && reader >= 0)
    turn_seat_look_colour (GTK_WIDGET (self), turn_seat_look_paint (turn_page_get_match (self), (guint) reader));
  TURN_PAGE_GET_CLASS (self)->refresh (self, change);
  refresh_coach (self);
  refresh_shutter (self);
  emit_changed (self);
}

static void
show_verdict (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);
  g_autofree char *reason = priv->kind->describe_end != NULL ? priv->kind->describe_end (match) : g_strdup ("");

  turn_verdict_card_set_match (priv->verdict, match, reason);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), TRUE);
  turn_verdict_card_focus (priv->verdict);
}

static gboolean
end_was_seen (gpointer user_data)
{
  get_private (user_data)->end_timer = 0;
  turn_page_end (user_data);

  return G_SOURCE_REMOVE;
}

/* Where the result is a page of its own, people ask for it when they have seen the end. */
static void
wait_for_result (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);

  if (priv->end_timer == 0 && (!turn_page_offers_result (self) || turn_screen_get_n_mine (priv->screen) == 0))
    priv->end_timer = g_timeout_add (END_MILLISECONDS, end_was_seen, self);
}

static void
follow_end (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);

  if (priv->is_over || turn_page_is_replay (self) || !turn_match_is_finished (turn_page_get_match (self)))
    return;
  priv->is_over = TRUE;
  g_signal_emit (self, signals[OVER], 0);
  wait_for_result (self);
}

static void
sound (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);
  const TurnMove *move = turn_match_get_last_move (match, NULL);
  TurnSound heard;

  if (move == NULL || turn_screen_get_position (priv->screen) != priv->n_shown + 1)
    return;

  if (turn_match_get_to_move (match) == TURN_OVER)
    turn_sound_play (TURN_SOUND_WIN);
  else if (TURN_PAGE_GET_CLASS (self)->find_sound (self, *move, &heard))
    turn_sound_play (heard);
}

/* A step ahead, before the same eyes, is shown as it happens; in a replay all eyes are the same. */
static void
animate (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);
  const gboolean is_replay = turn_page_is_replay (self);
  const guint position = turn_screen_get_position (priv->screen);
  const int eyes = is_replay ? 0 : turn_screen_get_viewer (priv->screen);
  const gboolean is_dealt = position == 0 && priv->n_shown == G_MAXUINT && !is_replay;
  int mover = -1;
  const TurnMove *move = turn_match_get_last_move (turn_page_get_match (self), &mover);

  if (klass->animate != NULL && turn_flights_can_fly (priv->flights)
      && (is_dealt || (position == priv->n_shown + 1 && eyes == priv->shown_to)))
    klass->animate (self, priv->flights, is_dealt ? NULL : move, mover);
  priv->n_shown = position;
  priv->shown_to = eyes;
}

/* What a step of a replay shows is heard, too. */
static void
say_step (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  const guint position = turn_screen_get_position (priv->screen);
  g_autofree char *spoken = turn_page_is_replay (self) && position > 0 && position == priv->n_shown + 1
                            ? turn_journal_dup_spoken_move (priv->journal, position - 1) : NULL;

  if (spoken != NULL)
    say (self, spoken);
}

static void
show_replay_bar (TurnPage *self,
                 gboolean  is_shown)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);

  gtk_widget_set_visible (GTK_WIDGET (priv->replay), is_shown);
  turn_replay_bar_set_match (priv->replay, is_shown ? match : NULL, is_shown ? priv->kind->describe_move : NULL);
}

/* The game goes on where it was. */
static void
stop_looking_back (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);

  priv->is_looking_back = FALSE;
  show_replay_bar (self, FALSE);
  if (turn_match_get_position (match) != turn_match_get_n_moves (match))
    turn_match_set_position (match, turn_match_get_n_moves (match));
  else
    turn_page_refresh (self, TURN_CHANGED_STATE);
  if (turn_match_is_finished (match) && priv->kind->new_result == NULL)
    show_verdict (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Shows what was done by move @index; of the newest one what led to it, since the table shows it already. */
static void
look_back (TurnPage *self,
           guint     index)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);
  const gboolean is_newest = index + 1 == turn_match_get_n_moves (match);

  if (turn_screen_is_replay (priv->screen))
    {
      turn_match_set_position (match, index + 1);
      return;
    }
  if (turn_screen_is_covered (priv->screen))
    return;
  g_clear_handle_id (&priv->end_timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), FALSE);
  if (!priv->is_looking_back)
    show_replay_bar (self, TRUE);
  priv->is_looking_back = TRUE;
  turn_match_set_position (match, is_newest ? index : index + 1);
}

/* When a turn comes the keyboard is where it is needed. */
static void
follow_focus (TurnPage *self)
{
  const TurnScreenMode mode = turn_screen_get_mode (get_private (self)->screen);

  if ((mode == TURN_SCREEN_ACTING || mode == TURN_SCREEN_ANSWERING) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void take_over_hint (TurnPage *self);

static void
screen_changed (TurnPage  *self,
                TurnChange change)
{
  TurnPagePrivate *priv = get_private (self);
  const gboolean is_news = change == TURN_CHANGED_VIEWER || turn_screen_get_position (priv->screen) != priv->n_shown;

  if (priv->is_looking_back && turn_screen_get_position (priv->screen) == turn_match_get_n_moves (turn_page_get_match (self)))
    {
      priv->n_shown = turn_screen_get_position (priv->screen);
      stop_looking_back (self);
      return;
    }
  turn_page_refresh (self, change);
  if (change == TURN_CHANGED_CHOICE)
    {
      if (!priv->keeps_choice)
        take_over_hint (self);
      return;
    }
  say_step (self);
  sound (self);
  animate (self);
  if (is_news)
    follow_focus (self);
  follow_end (self);
}

static void
uncover_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  turn_screen_uncover (get_private (TURN_PAGE (widget))->screen);
}

static void
replay_ended (TurnPage *self)
{
  if (get_private (self)->is_looking_back)
    stop_looking_back (self);
  else
    g_signal_emit (self, signals[REPLAY_ENDED], 0);
}

static void
row_was_lit (TurnPage       *self,
             TurnJournalRow *row)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);

  if (klass->light != NULL && get_private (self)->screen != NULL)
    klass->light (self, row != NULL ? turn_journal_row_get_seat (row) : -1, row != NULL ? turn_journal_row_get_index (row) : 0);
}

static void
journal_was_left (TurnPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
journal_was_opened (TurnPage *self)
{
  turn_page_place_journal (self);
  emit_changed (self);
}

static gboolean
turn_page_grab_focus (GtkWidget *widget)
{
  TurnPage *self = TURN_PAGE (widget);
  TurnPagePrivate *priv = get_private (self);

  if (priv->screen == NULL)
    return FALSE;
  if (turn_page_is_replay (self))
    return gtk_widget_grab_focus (GTK_WIDGET (priv->replay));
  if (turn_screen_is_covered (priv->screen))
    return gtk_widget_grab_focus (priv->raise);
  if (!turn_page_focus_guide (self))
    TURN_PAGE_GET_CLASS (self)->focus (self);

  return TRUE;
}

/* Who leaves before the end has been seen finds the result on the table. */
static void
turn_page_unmap (GtkWidget *widget)
{
  TurnPagePrivate *priv = get_private (TURN_PAGE (widget));

  if (priv->end_timer != 0 && priv->kind->new_result == NULL)
    turn_page_end (TURN_PAGE (widget));

  GTK_WIDGET_CLASS (turn_page_parent_class)->unmap (widget);
}

static void
turn_page_dispose (GObject *object)
{
  TurnPagePrivate *priv = get_private (TURN_PAGE (object));

  g_clear_handle_id (&priv->end_timer, g_source_remove);
  g_clear_object (&priv->screen_signals);
  g_clear_object (&priv->journal_signals);
  g_clear_object (&priv->journal);
  g_clear_object (&priv->screen);

  G_OBJECT_CLASS (turn_page_parent_class)->dispose (object);
}

static void
hint_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnPage *self = TURN_PAGE (widget);

  if (turn_page_get_can_hint (self))
    turn_coach_card_ask (get_private (self)->coach, turn_page_get_match (self), get_private (self)->kind->hint_words);
}

/* What was laid on the table stays there when somebody goes on with it. */
static void
take_over_hint (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);

  gboolean was_shown;

  priv->keeps_choice = TRUE;
  was_shown = turn_coach_card_close_hint (priv->coach);
  priv->keeps_choice = FALSE;
  if (was_shown)
    turn_page_refresh (self, TURN_CHANGED_CHOICE);
}

static void
do_hint_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TurnPage *self = TURN_PAGE (widget);
  const TurnMove *idea = turn_page_get_idea (self);
  TurnMove move;

  if (idea == NULL)
    return;

  move = *idea;
  take_over_hint (self);
  TURN_PAGE_GET_CLASS (self)->do_idea (self, move);
}

static void
idea_changed (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);

  if (priv->keeps_choice || klass->preview == NULL)
    return;

  priv->keeps_choice = TRUE;
  klass->preview (self, turn_page_get_idea (self));
  priv->keeps_choice = FALSE;
}

static void
confirm_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  if (turn_page_get_idea (TURN_PAGE (widget)) != NULL)
    gtk_widget_activate_action (widget, "turn.do-hint", NULL);
  else if (!turn_page_enter_guide (TURN_PAGE (widget)))
    turn_page_confirm (TURN_PAGE (widget));
}

static void
cancel_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TURN_PAGE_GET_CLASS (widget)->cancel (TURN_PAGE (widget));
}

static void
cancel (TurnPage *self)
{
  if (!turn_page_close_hint (self))
    turn_page_leave_guide (self);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, TURN_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TURN_TYPE_FLIGHTS);
  g_type_ensure (TURN_TYPE_JOURNAL_DRAWER);
  g_type_ensure (TURN_TYPE_SHUTTER);
  g_type_ensure (TURN_TYPE_VERDICT_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, drawer);
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, voice);
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, flights);
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, verdict);
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, shutter);
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, hand_over);
  gtk_widget_class_bind_template_child_private (widget_class, TurnPage, raise);
  gtk_widget_class_bind_template_callback (widget_class, emit_changed);
  gtk_widget_class_bind_template_callback (widget_class, row_was_lit);
  gtk_widget_class_bind_template_callback (widget_class, look_back);
  gtk_widget_class_bind_template_callback (widget_class, turn_page_go_on);
  gtk_widget_class_bind_template_callback (widget_class, journal_was_left);
  gtk_widget_class_bind_template_callback (widget_class, journal_was_opened);
  gtk_widget_class_bind_template_callback (widget_class, turn_page_place_journal);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "turn.hint", NULL, hint_activated);
  gtk_widget_class_install_action (widget_class, "turn.do-hint", NULL, do_hint_activated);
  turn_page_wait_install (widget_class);
  gtk_widget_class_install_action (widget_class, "turn.uncover", NULL, uncover_activated);
  gtk_widget_class_install_action (widget_class, "turn.confirm", NULL, confirm_activated);
  gtk_widget_class_install_action (widget_class, "turn.cancel", NULL, cancel_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, 0, "turn.hint", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "turn.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "turn.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "turn.cancel", NULL);
}

static void
turn_page_class_init (TurnPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = turn_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->unmap = turn_page_unmap;
  klass->cancel = cancel;
  klass->do_idea = turn_page_play;

  signals[CHANGED] = add_signal ("changed");
  signals[OVER] = add_signal ("over");
  signals[ENDED] = add_signal ("ended");
  signals[REPLAY_ENDED] = add_signal ("replay-ended");

  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
  turn_page_install_guide (GTK_WIDGET_CLASS (klass));
}

static void
turn_page_init (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  GtkWidget *card;

  gtk_widget_init_template (GTK_WIDGET (self));

  priv->screen_signals = g_signal_group_new (TURN_TYPE_SCREEN);
  g_signal_group_connect_swapped (priv->screen_signals, "changed", G_CALLBACK (screen_changed), self);
  priv->journal_signals = g_signal_group_new (TURN_TYPE_JOURNAL);
  g_signal_group_connect_swapped (priv->journal_signals, "added", G_CALLBACK (say), self);
  /* The card stands beside the shutter in the template, and on it at the table. */
  card = g_object_ref (gtk_widget_get_parent (priv->raise));
  gtk_widget_unparent (card);
  turn_page_set_cover (self, card, priv->raise);
  g_object_unref (card);
}

void
turn_page_set_content (TurnPage      *self,
                       GtkWidget     *content,
                       TurnCoachCard *coach,
                       TurnReplayBar *replay)
{
  TurnPagePrivate *priv = get_private (self);

  g_return_if_fail (TURN_IS_PAGE (self));

  priv->coach = coach;
  priv->replay = replay;
  turn_journal_drawer_set_content (priv->drawer, content);
  g_signal_connect_object (replay, "ended", G_CALLBACK (replay_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (turn_coach_card_get_hint (coach), "idea-changed", G_CALLBACK (idea_changed), self, G_CONNECT_SWAPPED);
}

void
turn_page_set_up (TurnPage        *self,
                  TurnBackdropKind ground,
                  GtkWidget       *table,
                  GtkWidget       *foot)
{
  TurnPagePrivate *priv = get_private (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *coach = g_object_new (TURN_TYPE_COACH_CARD, "visible", FALSE, NULL);
  GtkWidget *replay = g_object_new (TURN_TYPE_REPLAY_BAR, "visible", FALSE, NULL);
  TurnCardStage *stage = g_object_new (TURN_TYPE_CARD_STAGE, "vexpand", TRUE, "aside", coach, NULL);

  g_return_if_fail (TURN_IS_PAGE (self));

  priv->prompt = g_object_new (TURN_TYPE_PROMPT, NULL);
  priv->backdrop = TURN_BACKDROP (turn_backdrop_new (ground));
  turn_card_stage_set_table (stage, table);
  turn_card_stage_set_foot (stage, foot);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (priv->prompt));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (stage));
  gtk_box_append (GTK_BOX (box), replay);
  priv->room = TURN_BREAK_BIN (turn_break_bin_new (TURN_CARD_STAGE_NARROW));
  g_signal_connect_object (priv->room, "notify::narrow", G_CALLBACK (turn_page_resized), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (coach, "notify::visible", G_CALLBACK (turn_page_fit), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (priv->room), box);
  adw_bin_set_child (ADW_BIN (priv->backdrop), GTK_WIDGET (priv->room));
  turn_page_set_content (self, GTK_WIDGET (priv->backdrop), TURN_COACH_CARD (coach), TURN_REPLAY_BAR (replay));
}

TurnBreakBin *
turn_page_get_room (TurnPage *self)
{
  return get_private (self)->room;
}

TurnBackdrop *
turn_page_get_backdrop (TurnPage *self)
{
  return get_private (self)->backdrop;
}

void
turn_page_move_prompt (TurnPage *self,
                       GtkBox   *box)
{
  turn_prompt_embed (get_private (self)->prompt, box);
}

void
turn_page_set_prompt (TurnPage   *self,
                      int         seat,
                      const char *title,
                      const char *hint)
{
  g_autofree char *waiting = turn_pace_words_wait (turn_page_get_match (self), FALSE);

  turn_prompt_say (get_private (self)->prompt, seat >= 0 ? turn_seat_look_paint (turn_page_get_match (self), (guint) seat) : NULL,
                   waiting != NULL ? waiting : title, hint);
}

void
turn_page_show_prompt (TurnPage *self,
                       gboolean  is_shown)
{
  TurnPrompt *prompt = get_private (self)->prompt;

  if (prompt != NULL)
    gtk_widget_set_visible (GTK_WIDGET (prompt), is_shown);
}

void
turn_page_set_cover (TurnPage  *self,
                     GtkWidget *card,
                     GtkWidget *raise)
{
  TurnPagePrivate *priv = get_private (self);

  g_return_if_fail (TURN_IS_PAGE (self));

  priv->raise = raise;
  turn_shutter_set_child (priv->shutter, card);
}

TurnShutter *
turn_page_get_shutter (TurnPage *self)
{
  return get_private (self)->shutter;
}

void
turn_page_set_match (TurnPage  *self,
                     TurnMatch *match,
                     gboolean   replay)
{
  g_autoptr (TurnScreen) screen = NULL;

  if (match != NULL)
    {
      const TurnGameKind *kind = turn_game_kind_of (match);

      screen = kind->new_screen != NULL ? kind->new_screen (match) : turn_screen_new (match);
      turn_screen_set_replay (screen, replay);
    }
  turn_page_set_screen (self, screen);
}

static void
forget (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);

  g_clear_handle_id (&priv->end_timer, g_source_remove);
  g_signal_group_set_target (priv->screen_signals, NULL);
  priv->n_shown = G_MAXUINT;
  priv->is_looking_back = FALSE;
  turn_coach_card_reset (priv->coach);
  gtk_widget_set_visible (GTK_WIDGET (priv->coach), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), FALSE);
}

static void
begin_journal (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);

  g_clear_object (&priv->journal);
  if (priv->screen != NULL)
    priv->journal = turn_journal_new (priv->screen, priv->kind->journal, priv->kind->describe_move);
  g_signal_group_set_target (priv->journal_signals, priv->journal);
  turn_journal_drawer_set_journal (priv->drawer, priv->journal, priv->kind != NULL ? priv->kind->pictures : NULL);
}

static void
begin (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);

  priv->kind = match != NULL ? turn_game_kind_of (match) : NULL;
  priv->is_over = match != NULL && turn_match_is_finished (match);
  show_replay_bar (self, turn_page_is_replay (self));
  begin_journal (self);
  if (TURN_PAGE_GET_CLASS (self)->begin != NULL)
    TURN_PAGE_GET_CLASS (self)->begin (self, priv->screen);
}

void
turn_page_set_screen (TurnPage   *self,
                      TurnScreen *screen)
{
  TurnPagePrivate *priv = get_private (self);

  g_return_if_fail (TURN_IS_PAGE (self));

  forget (self);
  g_set_object (&priv->screen, screen);
  begin (self);
  if (screen == NULL)
    return;

  g_signal_group_set_target (priv->screen_signals, screen);
  turn_page_refresh (self, TURN_CHANGED_VIEWER);
  animate (self);
  if (!priv->is_over || turn_screen_is_replay (screen))
    return;
  if (turn_page_offers_result (self))
    wait_for_result (self);
  else
    show_verdict (self);
}

TurnScreen *
turn_page_get_screen (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), NULL);

  return get_private (self)->screen;
}

TurnMatch *
turn_page_get_match (TurnPage *self)
{
  TurnScreen *screen = turn_page_get_screen (self);

  return screen != NULL ? turn_screen_get_match (screen) : NULL;
}

gboolean
turn_page_is_replay (TurnPage *self)
{
  TurnScreen *screen = turn_page_get_screen (self);

  return screen != NULL && (turn_screen_is_replay (screen) || get_private (self)->is_looking_back);
}

void
turn_page_look_back (TurnPage *self)
{
  g_return_if_fail (TURN_IS_PAGE (self));

  gtk_widget_activate_action (GTK_WIDGET (get_private (self)->replay), "replay.look-back", NULL);
}

void
turn_page_play (TurnPage *self,
                TurnMove  move)
{
  TurnPagePrivate *priv = get_private (self);
  TurnMatch *match = turn_page_get_match (self);
  const TurnRecordFormat *format = turn_record_get_format (turn_match_get_record (match));
  g_autofree char *words = NULL;
  TurnVerdict verdict;
  TurnState before;

  turn_match_get_state_at (match, turn_match_get_n_moves (match), &before);
  verdict = turn_screen_play (priv->screen, move);
  if (verdict == TURN_LEGAL || verdict == TURN_NOT_DUE)
    return;

  words = format->explain_move (turn_match_get_game (match), &before, move, verdict);
  turn_prompt_set_hint (priv->prompt, words);
  gtk_widget_error_bell (GTK_WIDGET (self));
  turn_sound_play (TURN_SOUND_SHAKE);
}

void
turn_page_confirm (TurnPage *self)
{
  if (turn_page_get_screen (self) != NULL)
    TURN_PAGE_GET_CLASS (self)->confirm (self);
}

TurnJournalDrawer *
turn_page_get_drawer (TurnPage *self)
{
  return get_private (self)->drawer;
}

TurnCoachCard *
turn_page_get_coach (TurnPage *self)
{
  return get_private (self)->coach;
}

gboolean
turn_page_get_can_hint (TurnPage *self)
{
  TurnScreen *screen = turn_page_get_screen (self);

  return screen != NULL && get_private (self)->kind->hint_words != NULL && turn_screen_can_act (screen);
}

gboolean
turn_page_is_closing (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), FALSE);

  return turn_shutter_is_moving (get_private (self)->shutter);
}

gboolean
turn_page_offers_result (TurnPage *self)
{
  TurnPagePrivate *priv = get_private (self);

  return priv->screen != NULL && !turn_screen_is_replay (priv->screen) && priv->kind->new_result != NULL
         && turn_screen_get_mode (priv->screen) == TURN_SCREEN_OVER;
}

void
turn_page_end (TurnPage *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  TurnPagePrivate *priv = get_private (self);

  g_return_if_fail (TURN_IS_PAGE (self));

  g_clear_handle_id (&priv->end_timer, g_source_remove);
  if (turn_page_get_guide (self) == NULL)
    turn_first_games_set_offered (settings, priv->kind->format->rules->id);
  if (priv->kind->new_result == NULL)
    show_verdict (self);
  g_signal_emit (self, signals[ENDED], 0);
}
