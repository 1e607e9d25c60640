/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-page.h"

#include <glib/gi18n.h>
#include <rt-guide.h>
#include <rt-words.h>
#include <turn-compat.h>
#include <turn-seat-look.h>

#include "rt-court.h"
#include "rt-foot.h"
#include "rt-motion.h"
#include "turn-card-parts.h"

struct _RtPage
{
  TurnPage parent_instance;

  RtView   view;
  RtView   before;          /* what was seen at the last refresh but one */
  RtCourt *table;
  RtFoot  *foot;
};

G_DEFINE_FINAL_TYPE (RtPage, rt_page, TURN_TYPE_PAGE)

static void
refresh (RtPage *self)
{
  turn_page_refresh (TURN_PAGE (self), TURN_CHANGED_CHOICE);
}

static void
make_move (RtPage *self,
           RtMove  move)
{
  rt_view_forget (&self->view);
  turn_page_play (TURN_PAGE (self), rt_move_to_turn (move));
}

static void
last_die_answered (RtPage     *self,
                   const char *response)
{
  if (g_str_equal (response, "claim") && rt_view_can_claim (&self->view, self->view.pile))
    make_move (self, rt_move_claim (self->view.pile, self->view.dice));
}

/* Using the last die ends the game and gives every open pile away: that is asked before it is done. */
static void
ask_about_last_die (RtPage *self,
                    guint   n_given)
{
  g_autofree char *body = g_strdup_printf (ngettext ("The game ends, and the other player gets the open pile with %u card.",
                                                     "The game ends, and the other player gets the open piles with %u cards.", n_given), n_given);
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Use your last die?"), body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Keep It"), "claim", _("_Claim"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "claim", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (last_die_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
confirm (RtPage *self)
{
  const RtView *view = &self->view;

  if (!rt_view_can_confirm (view))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (rt_view_has_card (view))
    make_move (self, rt_move_place (view->hand[view->card], view->pile));
  else if (rt_view_n_given (view) > 0)
    ask_about_last_die (self, rt_view_n_given (view));
  else
    make_move (self, rt_move_claim (view->pile, view->dice));
}

static const char *
say_how (const RtView *view)
{
  if (rt_view_has_card (view))
    return _("Arrows choose the pile, Enter lays the card");
  if (view->dice != 0)
    return _("Enter claims a pile that the dice make, R rolls them");

  return _("1–5 choose a card, 6–8 dice, R rolls");
}

static void
show_prompt (RtPage *self)
{
  TurnPage *page = TURN_PAGE (self);
  const RtView *view = &self->view;
  const int to_move = turn_match_get_to_move (view->match);
  g_autofree char *title = NULL, *match = rt_words_match (view);

  if (view->is_active)
    {
      title = g_strdup_printf (_("%s, choose an action"), turn_match_get_seat (view->match, view->near)->name);
      turn_page_set_prompt (page, (int) view->near, title, match != NULL ? match : turn_page_has_keys (page) ? say_how (view) : "");
    }
  else if (to_move == TURN_OVER)
    {
      title = rt_words_end (view->match);
      turn_page_set_prompt (page, -1, _("The game is over"), title);
    }
  else
    {
      title = to_move < 0 ? g_strdup (_("The dice are rolling"))
                          : g_strdup_printf (_("%s is playing"), turn_match_get_seat (view->match, (guint) to_move)->name);
      turn_page_set_prompt (page, to_move, title, "");
    }
}

/* In a replay cards, dice and piles are only looked at; at the end, too, there is nothing left to do. */
static void
enable_actions (RtPage *self)
{
  static const char *const choices[] = { "roll.card", "roll.die", "roll.pile", "roll.take-pile", "turn.confirm" };
  const RtView *view = &self->view;
  const gboolean can_confirm = rt_view_can_confirm (view), is_replay = turn_page_is_replay (TURN_PAGE (self));

  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), choices[i], !is_replay);
  rt_foot_set_can_act (self->foot, !is_replay && !turn_match_is_finished (view->match));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roll.claim", !rt_view_has_card (view) && can_confirm);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roll.reroll", view->is_active);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roll.place", view->is_active && (!rt_view_has_card (view) || can_confirm));
}

/* Splashes of the two players' paints, as they sit. */
static void
splash (RtPage *self)
{
  TurnBackdrop *backdrop = turn_page_get_backdrop (TURN_PAGE (self));

  turn_backdrop_clear_splats (backdrop);
  turn_backdrop_add_splat (backdrop, turn_seat_look_paint (self->view.match, 1 - self->view.near), .15, .5, 90);
  turn_backdrop_add_splat (backdrop, turn_seat_look_paint (self->view.match, self->view.near), .87, .48, 78);
}

static void
rt_page_refresh (TurnPage  *page,
                 TurnChange change)
{
  RtPage *self = RT_PAGE (page);

  self->before = self->view;
  rt_view_follow (&self->view, turn_page_get_screen (page));
  show_prompt (self);
  enable_actions (self);
  splash (self);
  rt_court_show (self->table, &self->view);
  rt_foot_show (self->foot, &self->view);
}

static void
rt_page_animate (TurnPage       *page,
                 TurnFlights    *flights,
                 const TurnMove *move,
                 int             mover)
{
  RtPage *self = RT_PAGE (page);

  if (move == NULL)
    rt_motion_deal (flights, self->table, self->foot, &self->view);
  else
    rt_motion_move (flights, self->table, self->foot, &self->before, &self->view, rt_move_from_turn (*move), mover);
}

static gboolean
rt_page_find_sound (TurnPage  *page,
                    TurnMove   move,
                    TurnSound *sound)
{
  static const TurnSound sounds[] = {
    [RT_MOVE_PLACE] = TURN_SOUND_CARD, [RT_MOVE_REROLL] = TURN_SOUND_PUSH, [RT_MOVE_CLAIM] = TURN_SOUND_FILL, [RT_MOVE_ROLL] = TURN_SOUND_DICE,
  };

  *sound = sounds[rt_move_from_turn (move).kind];

  return TRUE;
}

/* The keys work wherever the focus is. */
static void
rt_page_focus (TurnPage *page)
{
  RtPage *self = RT_PAGE (page);
  const RtView *view = &self->view;
  GtkWidget *target = turn_card_part_nth_child (GTK_WIDGET (rt_foot_get_hand (self->foot)), 0);

  if (rt_view_has_card (view) || rt_view_can_claim (view, view->pile))
    target = GTK_WIDGET (rt_pile_get_card (rt_court_get_pile (self->table, view->pile)));
  else if (view->dice != 0)
    target = rt_dice_get (rt_court_get_dice (self->table, TRUE), (guint) __builtin_ctz (view->dice));
  if (target != NULL)
    gtk_widget_grab_focus (target);
}

/* What a step is not about is veiled: the table, or one's own hand. The guide has the buttons. */
static void
rt_page_light_step (TurnPage            *page,
                    const TurnGuideStep *step)
{
  RtPage *self = RT_PAGE (page);
  const guint lights = step != NULL ? step->lights : RT_GUIDE_LIGHT_ALL;

  turn_widget_set_class (GTK_WIDGET (self->table), "veiled", (lights & RT_GUIDE_LIGHT_TABLE) == 0);
  turn_widget_set_class (GTK_WIDGET (self->foot), "veiled", (lights & RT_GUIDE_LIGHT_HAND) == 0);
  gtk_widget_set_visible (GTK_WIDGET (rt_foot_get_panel (self->foot)), step == NULL);
}

static gpointer
rt_page_get_coached (TurnPage *page)
{
  return turn_screen_get_viewer (turn_page_get_screen (page)) >= 0 ? &RT_PAGE (page)->view : NULL;
}

static char *
rt_page_dup_subtitle (TurnPage *page)
{
  TurnMatch *match = turn_page_get_match (page);

  /* Translators: the names of the two players. */
  return g_strdup_printf (_("%s against %s"), turn_match_get_seat (match, 0)->name, turn_match_get_seat (match, 1)->name);
}

static void
card_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);

  rt_view_choose_card (&self->view, g_variant_get_uint32 (parameter) - 1);
  refresh (self);
  gtk_widget_grab_focus (widget);
}

static void
die_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);

  rt_view_choose_die (&self->view, g_variant_get_uint32 (parameter) - 1);
  refresh (self);
  gtk_widget_grab_focus (widget);
}

static void
pile_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);

  self->view.pile = (self->view.pile + (guint) (RT_N_PILES + g_variant_get_int32 (parameter))) % RT_N_PILES;
  refresh (self);
  gtk_widget_grab_focus (GTK_WIDGET (rt_pile_get_card (rt_court_get_pile (self->table, self->view.pile))));
}

/* A click on a pile lays the chosen card or claims with the chosen dice. */
static void
take_pile_activated (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);

  self->view.pile = (g_variant_get_uint32 (parameter) - 1) % RT_N_PILES;
  if (rt_view_can_confirm (&self->view))
    confirm (self);
  else
    refresh (self);
}

static void
rt_page_confirm (TurnPage *page)
{
  confirm (RT_PAGE (page));
}

static void
claim_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  confirm (RT_PAGE (widget));
}

/* With a card in hand it is laid, else the first one is taken up. */
static void
place_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  if (rt_view_has_card (&RT_PAGE (widget)->view))
    confirm (RT_PAGE (widget));
  else
    gtk_widget_activate_action (widget, "roll.card", "u", 1u);
}

static void
reroll_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);
  const RtView *view = &self->view;

  if (view->is_active)
    make_move (self, rt_move_reroll (view->dice != 0 ? view->dice : rt_state_free_dice (&view->state, view->near)));
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 1; i <= RT_N_IN_HAND; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "roll.card", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "roll.card", "u", i);
    }
  for (guint i = 1; i <= RT_N_DICE; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + RT_N_IN_HAND + i, 0, "roll.die", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + RT_N_IN_HAND + i, 0, "roll.die", "u", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, 0, "roll.pile", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, 0, "roll.pile", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, 0, "roll.pile", "i", 2);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, 0, "roll.pile", "i", -2);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "roll.reroll", NULL);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "roll.card", "u", card_activated);
  gtk_widget_class_install_action (widget_class, "roll.die", "u", die_activated);
  gtk_widget_class_install_action (widget_class, "roll.pile", "i", pile_activated);
  gtk_widget_class_install_action (widget_class, "roll.take-pile", "u", take_pile_activated);
  gtk_widget_class_install_action (widget_class, "roll.claim", NULL, claim_activated);
  gtk_widget_class_install_action (widget_class, "roll.place", NULL, place_activated);
  gtk_widget_class_install_action (widget_class, "roll.reroll", NULL, reroll_activated);
}

static void
rt_page_class_init (RtPageClass *klass)
{
  TurnPageClass *page_class = TURN_PAGE_CLASS (klass);

  page_class->refresh = rt_page_refresh;
  page_class->animate = rt_page_animate;
  page_class->find_sound = rt_page_find_sound;
  page_class->get_coached = rt_page_get_coached;
  page_class->light_step = rt_page_light_step;
  page_class->confirm = rt_page_confirm;
  page_class->focus = rt_page_focus;
  page_class->dup_subtitle = rt_page_dup_subtitle;
  install_actions (GTK_WIDGET_CLASS (klass));
  bind_keys (GTK_WIDGET_CLASS (klass));
}

static void
rt_page_init (RtPage *self)
{
  self->view.card = RT_VIEW_NO_CARD;
  self->table = RT_COURT (rt_court_new ());
  self->foot = RT_FOOT (rt_foot_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self), "tile-wall");
  turn_page_set_up (TURN_PAGE (self), TURN_BACKDROP_TILES, GTK_WIDGET (self->table), GTK_WIDGET (self->foot));
  turn_page_move_prompt (TURN_PAGE (self), rt_foot_get_panel (self->foot));
}

GtkWidget *
rt_page_new (void)
{
  return g_object_new (RT_TYPE_PAGE, NULL);
}
