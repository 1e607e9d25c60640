/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-page.h"

#include <glib/gi18n.h>
#include <tg-guide.h>
#include <tg-words.h>
#include <turn-compat.h>

#include "tg-court.h"
#include "tg-foot.h"
#include "tg-motion.h"
#include "turn-card-parts.h"

struct _TgPage
{
  TurnPage parent_instance;

  TgView   view;
  TgView   before;          /* what was seen at the last refresh but one */
  TgCourt *table;
  TgFoot  *foot;
};

G_DEFINE_FINAL_TYPE (TgPage, tg_page, TURN_TYPE_PAGE)

static void
make_move (TgPage    *self,
           TgMoveKind kind,
           guint      what)
{
  self->view.chosen = TG_VIEW_NO_CARD;
  turn_page_play (TURN_PAGE (self), tg_move_to_turn (tg_move_new (kind, what)));
}

static void
choose_card (TgPage *self,
             guint   index)
{
  tg_view_choose_card (&self->view, index);
  turn_page_refresh (TURN_PAGE (self), TURN_CHANGED_CHOICE);
  TURN_PAGE_GET_CLASS (self)->focus (TURN_PAGE (self));
}

/* Whoever is asked only for the sake of the others has nothing to play. */
static void
make_choice (TgPage         *self,
             const TgChoice *choice)
{
  if (!choice->is_possible)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (self->view.is_asked)
    turn_screen_answer (turn_page_get_screen (TURN_PAGE (self)));
  else
    make_move (self, choice->kind, choice->what);
}

static const char *
say_what_to_do (const TgView *view,
                const char  **hint)
{
  *hint = "";
  if (view->is_asked || view->state.phase == TG_PHASE_ANSWER)
    {
      *hint = _("1 answers with a Gool, 2 accepts");
      return _("you are given IT");
    }
  if (view->state.phase == TG_PHASE_IT)
    {
      *hint = _("A number gives it, Enter leaves it");
      return _("who gets IT?");
    }
  if (tg_state_is_frozen (&view->state))
    {
      *hint = _("1–7 choose, D discards");
      return _("you are frozen: discard one card");
    }
  if (tg_view_can_draw (view))
    {
      *hint = tg_view_counts_cards (view) ? _("8 deck, 9 discard pile; or 1–7 choose a card") : _("1 from the deck, 2 from the discard pile");
      return _("draw a card");
    }
  *hint = _("1–7 choose, Enter plays, D discards");

  return _("play or discard one card");
}

/* Whether somebody has to answer is not said. */
static char *
say_who_plays (TurnMatch *match,
               int        to_move)
{
  if (to_move < 0)
    return g_strdup (_("Somebody is skipped"));
  if (turn_match_get_asked (match) >= 0)
    return g_strdup_printf (_("%s is given IT"), turn_match_get_seat (match, (guint) to_move)->name);

  return g_strdup_printf (_("%s is playing"), turn_match_get_seat (match, (guint) to_move)->name);
}

static void
show_prompt (TgPage *self)
{
  TurnPage *page = TURN_PAGE (self);
  const TgView *view = &self->view;
  const int to_move = turn_screen_get_to_move (turn_page_get_screen (page));
  const char *hint = "";
  g_autofree char *title = NULL;

  if (view->is_active || view->is_asked)
    {
      const char *what = say_what_to_do (view, &hint);

      /* Translators: a player's name, and what they shall do. */
      title = g_strdup_printf (_("%s, %s"), turn_match_get_seat (view->match, (guint) view->viewer)->name, what);
      turn_page_set_prompt (page, view->viewer, title, turn_page_has_keys (page) ? hint : "");
    }
  else if (to_move == TURN_OVER)
    {
      title = tg_words_end (view->match);
      turn_page_set_prompt (page, -1, _("The game is over"), title);
    }
  else
    {
      title = say_who_plays (view->match, to_move);
      turn_page_set_prompt (page, to_move, title, "");
    }
}

/* In a replay cards are only looked at. */
static void
enable_actions (TgPage *self)
{
  static const char *const actions[] = { "tag.choose", "tag.card", "tag.do", "tag.draw", "tag.take", "turn.confirm", "tag.discard" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], !turn_page_is_replay (TURN_PAGE (self)));
}

static void
tg_page_refresh (TurnPage  *page,
                 TurnChange change)
{
  TgPage *self = TG_PAGE (page);

  enable_actions (self);
  self->before = self->view;
  tg_view_follow (&self->view, turn_page_get_screen (page));
  show_prompt (self);
  tg_court_show (self->table, &self->view);
  tg_foot_show (self->foot, &self->view);
}

static void
tg_page_animate (TurnPage       *page,
                 TurnFlights    *flights,
                 const TurnMove *move,
                 int             mover)
{
  TgPage *self = TG_PAGE (page);

  if (move == NULL)
    tg_motion_deal (flights, self->table, self->foot, &self->view);
  else if (mover >= 0)
    tg_motion_move (flights, self->table, self->foot, &self->before, &self->view, tg_move_from_turn (*move), (guint) mover);
}

/* A set or a TAG card makes a point; the state waits for IT to be moved then. */
static TurnSound
find_sound_of_card (TgPage *self,
                    guint   card)
{
  if (card == TG_FREEZE)
    return TURN_SOUND_FREEZE;

  return self->view.state.phase == TG_PHASE_IT ? TURN_SOUND_FILL : TURN_SOUND_CARD;
}

/* Only those who hold a Gool accept: that must not be heard. */
static gboolean
tg_page_find_sound (TurnPage  *page,
                    TurnMove   move,
                    TurnSound *sound)
{
  static const TurnSound sounds[TG_N_MOVE_KINDS] = {
    [TG_MOVE_DRAW_DECK] = TURN_SOUND_DRAW, [TG_MOVE_DRAW_DISCARD] = TURN_SOUND_DRAW, [TG_MOVE_DISCARD] = TURN_SOUND_CARD,
    [TG_MOVE_IT] = TURN_SOUND_CAUGHT, [TG_MOVE_GOOL] = TURN_SOUND_BUBBLE, [TG_MOVE_SKIP] = TURN_SOUND_PUSH,
  };
  const TgMove made = tg_move_from_turn (move);

  if (made.kind == TG_MOVE_PLAY)
    *sound = find_sound_of_card (TG_PAGE (page), made.what);
  else if (made.kind == TG_MOVE_IT && made.what == TG_LEAVE_IT)
    *sound = TURN_SOUND_PUSH;
  else
    *sound = sounds[made.kind];

  return made.kind != TG_MOVE_ACCEPT;
}

static void
tg_page_focus (TurnPage *page)
{
  TgPage *self = TG_PAGE (page);
  GtkWidget *target = tg_foot_get_button (self->foot);

  if (tg_view_has_chosen (&self->view) || target == NULL)
    target = turn_card_part_nth_child (GTK_WIDGET (tg_foot_get_hand (self->foot)), tg_view_has_chosen (&self->view) ? self->view.chosen : 0);
  if (target != NULL)
    gtk_widget_grab_focus (target);
}

/* What a step is not about is veiled: the table, or one's own cards. */
static void
tg_page_light_step (TurnPage            *page,
                    const TurnGuideStep *step)
{
  TgPage *self = TG_PAGE (page);
  const guint lights = step != NULL ? step->lights : TG_GUIDE_LIGHT_ALL;

  turn_widget_set_class (GTK_WIDGET (self->table), "veiled", (lights & TG_GUIDE_LIGHT_TABLE) == 0);
  turn_widget_set_class (GTK_WIDGET (self->foot), "veiled", (lights & TG_GUIDE_LIGHT_HAND) == 0);
}

static gpointer
tg_page_get_coached (TurnPage *page)
{
  return TG_PAGE (page)->view.viewer >= 0 ? &TG_PAGE (page)->view : NULL;
}

static char *
tg_page_dup_subtitle (TurnPage *page)
{
  TurnMatch *match = turn_page_get_match (page);
  const TgState *state = turn_match_get_state (match);
  const guint n_seats = turn_match_get_n_seats (match), n_deck = state->n_deck;
  g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n_seats), n_seats);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card left", "%u cards left", n_deck), n_deck);

  /* Translators: how many players, how many cards are left in the deck. */
  return g_strdup_printf (_("%s · %s"), players, cards);
}

/* Numbers mean what is printed on the buttons, else the cards. */
static void
choose_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);
  const guint number = g_variant_get_uint32 (parameter);
  const TgChoice *choice = tg_view_find_choice (&self->view, number);

  if (choice != NULL)
    make_choice (self, choice);
  else if (tg_view_counts_cards (&self->view))
    choose_card (self, number - 1);
}

/* The card itself is the button: once it chooses, once more it plays. */
static void
card_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);
  const guint index = g_variant_get_uint32 (parameter) - 1;

  if (tg_view_has_chosen (&self->view) && index == self->view.chosen && tg_view_can (&self->view, TG_MOVE_PLAY, self->view.hand[index]))
    make_move (self, TG_MOVE_PLAY, self->view.hand[index]);
  else
    choose_card (self, index);
}

static void
do_activated (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);
  const guint index = g_variant_get_uint32 (parameter);

  if (index < self->view.n_choices)
    make_choice (self, &self->view.choices[index]);
}

static void
draw_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  make_move (TG_PAGE (widget), TG_MOVE_DRAW_DECK, 0);
}

static void
take_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  make_move (TG_PAGE (widget), TG_MOVE_DRAW_DISCARD, 0);
}

static void
tg_page_confirm (TurnPage *page)
{
  TgPage *self = TG_PAGE (page);
  const TgView *view = &self->view;

  if (tg_view_can (view, TG_MOVE_IT, TG_LEAVE_IT))
    make_move (self, TG_MOVE_IT, TG_LEAVE_IT);
  else if (tg_view_has_chosen (view))
    make_move (self, TG_MOVE_PLAY, view->hand[view->chosen]);
  else if (tg_view_can (view, TG_MOVE_DRAW_DECK, 0))
    make_move (self, TG_MOVE_DRAW_DECK, 0);
  else if (tg_view_can (view, TG_MOVE_SKIP, 0))
    make_move (self, TG_MOVE_SKIP, 0);
}

static void
discard_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);

  if (tg_view_has_chosen (&self->view))
    make_move (self, TG_MOVE_DISCARD, self->view.hand[self->view.chosen]);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "tag.choose", "u", choose_activated);
  gtk_widget_class_install_action (widget_class, "tag.card", "u", card_activated);
  gtk_widget_class_install_action (widget_class, "tag.do", "u", do_activated);
  gtk_widget_class_install_action (widget_class, "tag.draw", NULL, draw_activated);
  gtk_widget_class_install_action (widget_class, "tag.take", NULL, take_activated);
  gtk_widget_class_install_action (widget_class, "tag.discard", NULL, discard_activated);
  for (guint i = 1; i <= 9; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "tag.choose", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "tag.choose", "u", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, 0, "tag.discard", NULL);
}

static void
tg_page_class_init (TgPageClass *klass)
{
  TurnPageClass *page_class = TURN_PAGE_CLASS (klass);

  page_class->refresh = tg_page_refresh;
  page_class->animate = tg_page_animate;
  page_class->find_sound = tg_page_find_sound;
  page_class->get_coached = tg_page_get_coached;
  page_class->light_step = tg_page_light_step;
  page_class->confirm = tg_page_confirm;
  page_class->focus = tg_page_focus;
  page_class->dup_subtitle = tg_page_dup_subtitle;
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
tg_page_init (TgPage *self)
{
  self->view.chosen = TG_VIEW_NO_CARD;
  self->table = TG_COURT (tg_court_new ());
  self->foot = TG_FOOT (tg_foot_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self), "tag-court");
  turn_page_set_up (TURN_PAGE (self), TURN_BACKDROP_COURT, GTK_WIDGET (self->table), GTK_WIDGET (self->foot));
}

GtkWidget *
tg_page_new (void)
{
  return g_object_new (TG_TYPE_PAGE, NULL);
}
