/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-advice-private.h"

#include <glib/gi18n.h>

#include "tg-view.h"
#include "tg-words.h"

typedef enum
{
  GIVEN_IT,
  GIVE_IT,
  FROZEN,
  RETURN,
  COMPLETES,
  PLAY,
  DRAW,
  WATCH,
  N_MOMENTS,
} Moment;

static const char *const texts[N_MOMENTS] = {
  [GIVEN_IT] = N_("Somebody gives you IT, which costs three points at the end. A Gool from your hand sends it back; without one you can only accept."),
  [GIVE_IT] = N_("A point for you! Now you may give IT to somebody: press their number or their button. Or leave it where it is."),
  [FROZEN] = N_("A Freeze is in the middle: until its player’s next turn everybody else only discards one card."),
  [RETURN] = N_("Your Freeze has done its work. You may draw up to three cards; then play or discard until you hold three."),
  [COMPLETES] = N_("This letter completes T, A and G: the set goes aside for a point, and you may move IT."),
  [PLAY] = N_("Now play one card or discard one. Letters go in front of you, one of each; a TAG card is a point at once. A click chooses, another one plays."),
  [DRAW] = N_("Fill your hand to four: click the deck, or the discard pile, whose top card everybody knows."),
  [WATCH] = N_("The others play. What is in front of them shows which letters they still need: do not discard those."),
};

static gboolean
completes (const TgView *view)
{
  const guint all = 1u << TG_T | 1u << TG_A | 1u << TG_G;

  return tg_view_has_chosen (view) && view->hand[view->chosen] <= TG_G
         && (view->state.fronts[view->viewer] | 1u << view->hand[view->chosen]) == all
         && !tg_state_has_letter (&view->state, (guint) view->viewer, view->hand[view->chosen]);
}

static gboolean
is_at (gpointer table,
       guint    moment)
{
  const TgView *view = table;
  const gboolean is_turn = view->is_active && view->state.phase == TG_PHASE_TURN;

  switch ((Moment) moment)
    {
    case GIVEN_IT:
      return view->is_asked || (view->is_active && view->state.phase == TG_PHASE_ANSWER);
    case GIVE_IT:
      return view->is_active && view->state.phase == TG_PHASE_IT;
    case FROZEN:
      return is_turn && tg_state_is_frozen (&view->state);
    case RETURN:
      return is_turn && (view->state.turn & TG_TURN_RETURN) != 0;
    case COMPLETES:
      return is_turn && completes (view);
    case PLAY:
      return is_turn && !tg_view_can_draw (view);
    case DRAW:
      return is_turn && tg_view_can_draw (view);
    case WATCH:
    case N_MOMENTS:
    default:
      return !view->is_active && turn_match_get_to_move (view->match) >= 0;
    }
}

const TurnCoachScript tg_coach_script = { "tag", N_MOMENTS, texts, NULL, is_at };

static char *
describe (TurnMatch *match,
          TurnMove   move)
{
  const TgMove meant = tg_move_from_turn (move);

  switch (meant.kind)
    {
    case TG_MOVE_DRAW_DECK:
      return g_strdup (_("Draw from the deck"));
    case TG_MOVE_DRAW_DISCARD:
      return g_strdup (_("Take the top of the discard pile"));
    case TG_MOVE_PLAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Play %s"), tg_words_a_card ((TgCard) meant.what));
    case TG_MOVE_DISCARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Discard %s"), tg_words_a_card ((TgCard) meant.what));
    case TG_MOVE_IT:
      if (meant.what == TG_LEAVE_IT)
        return g_strdup (_("Leave IT where it is"));
      return g_strdup_printf (_("Give IT to %s"), turn_match_get_seat (match, meant.what)->name);
    case TG_MOVE_GOOL:
      return g_strdup (_("Answer with the Gool"));
    case TG_MOVE_ACCEPT:
      return g_strdup (_("Accept IT"));
    case TG_MOVE_SKIP:
    default:
      return g_strdup (_("Pass"));
    }
}

/* A turn each is left at most. */
static gboolean
deck_runs_out (const TgState *state,
               guint          n_seats)
{
  return state->n_deck <= n_seats;
}

static gboolean
completes_set (const TgState *state,
               TgCard         card)
{
  const guint all = 1u << TG_T | 1u << TG_A | 1u << TG_G;

  return card <= TG_G && !tg_state_has_letter (state, state->seat, card) && (state->fronts[state->seat] | 1u << card) == all;
}

static const char *
explain_score (const TgState *state,
               guint          n_seats,
               TgCard         card)
{
  if (deck_runs_out (state, n_seats))
    return card == TG_TAG ? _("It is a point, and IT may move: where it is at the end counts.")
                          : _("It completes your set: a point, and IT may move. Where it is at the end counts.");

  return card == TG_TAG ? _("It is a point, and IT may move.") : _("It completes your set: a point, and IT may move.");
}

static const char *
explain_card (const TgState *state,
              guint          n_seats,
              TgCard         card)
{
  if (card == TG_FREEZE && state->n_deck == 0)
    return _("The deck is empty, and the others lose a turn.");
  if (card == TG_FREEZE)
    return deck_runs_out (state, n_seats) ? _("The deck runs out, and the others lose a turn.") : _("The others lose a turn.");
  if (card == TG_TAG || completes_set (state, card))
    return explain_score (state, n_seats, card);

  return _("It brings your set a letter further.");
}

/* Whether a card that comes into the hand could be played in this very turn, and no other of its kind could. */
static gboolean
can_use (const TgState *state,
         TgCard         card)
{
  if (card == TG_TAG)
    return TRUE;
  if (tg_state_count (state, state->seat, card) > 0)
    return FALSE;
  if (card == TG_FREEZE)
    return tg_state_freezer (state) < 0;

  return card <= TG_G && !tg_state_has_letter (state, state->seat, card);
}

static char *
explain_taking (const TgState *state)
{
  const TgCard top = tg_state_discard (state, 0);

  if (can_use (state, top))
    return g_strdup_printf (_("You can use %s."), tg_words_a_card (top));
  if (top == TG_GOOL)
    return g_strdup (_("In your hand it can send IT back."));
  if (state->n_deck == 0)
    return g_strdup (_("The deck is empty: this card only fills your hand."));

  return g_strdup (_("Nobody else can take it then."));
}

/* How far the player whose turn it is leads; below zero if somebody is ahead. */
static int
lead_of (const TgState *state,
         guint          n_seats)
{
  int best = G_MININT;

  for (guint other = 0; other < n_seats; other++)
    if (other != state->seat)
      best = MAX (best, tg_state_score (state, other));

  return tg_state_score (state, state->seat) - best;
}

/* T9: whether the game is over with a discard. */
static gboolean
ends_game (const TgState *state,
           guint          n_seats)
{
  const gboolean is_last_action = (state->turn & TG_TURN_RETURN) == 0 || tg_state_n_in_hand (state, state->seat) <= TG_RETURN_SIZE + 1;

  return state->n_deck == 0 && state->quiet + 1u >= n_seats && is_last_action && (state->turn & TG_TURN_PLAYED) == 0;
}

/* Whether a card that could move IT now stays in the hand. */
static gboolean
keeps_mover (const TgState *state,
             TgCard         discarded)
{
  if (tg_state_is_frozen (state))
    return FALSE;

  for (TgCard card = TG_T; card <= TG_TAG; card++)
    if ((card == TG_TAG || completes_set (state, card)) && tg_state_count (state, state->seat, card) > (card == discarded ? 1 : 0))
      return TRUE;

  return FALSE;
}

static gboolean
keeps_freeze (const TgState *state,
              TgCard         discarded)
{
  return discarded != TG_FREEZE && tg_state_freezer (state) < 0 && tg_state_count (state, state->seat, TG_FREEZE) > 0;
}

static const char *
explain_end (const TgState *state,
             guint          n_seats)
{
  const int lead = lead_of (state, n_seats);

  return lead > 0 ? _("It ends the game, and you win.") : lead == 0 ? _("It ends the game, and nobody has more points.") : _("It ends the game.");
}

static const char *
explain_discard (const TgState *state,
                 guint          n_seats,
                 TgCard         card)
{
  if (ends_game (state, n_seats))
    return explain_end (state, n_seats);
  if (keeps_mover (state, card) && deck_runs_out (state, n_seats))
    return _("So you can move IT later: where it is at the end counts.");
  if (keeps_freeze (state, card) && state->n_deck > 0)
    return _("So you have your Freeze when the deck runs out.");
  if (card <= TG_G && tg_state_has_letter (state, state->seat, card))
    return _("That letter is in front of you already.");
  if (tg_state_count (state, state->seat, card) == tg_state_n_in_hand (state, state->seat))
    return _("You have nothing else in your hand.");

  return _("It promises you less than your other cards.");
}

static gboolean
leads (const TgState *state,
       guint          n_seats,
       guint          seat)
{
  for (guint other = 0; other < n_seats; other++)
    if (other != state->seat && tg_state_score (state, other) > tg_state_score (state, seat))
      return FALSE;

  return TRUE;
}

static const char *
explain_it (const TgState *state,
            guint          n_seats,
            guint          to)
{
  if (to != TG_LEAVE_IT)
    return leads (state, n_seats, to) ? _("No other player has more points.") : _("It costs them three points if it stays there.");
  if (tg_state_it (state) < 0)
    return _("There it costs nobody anything, and no Gool sends it to you.");

  return tg_state_it (state) == state->seat ? _("Only where it is at the end counts.") : _("It is fine where it is.");
}

char *
tg_advice_explain (const TgState *state,
                   guint          n_seats,
                   TgMove         move)
{
  switch (move.kind)
    {
    case TG_MOVE_DRAW_DECK:
      return g_strdup (state->n_deck == 1 ? _("It is the last card of the deck. Then the game ends once everybody only discards.") : _("Nobody knows what you get."));
    case TG_MOVE_DRAW_DISCARD:
      return explain_taking (state);
    case TG_MOVE_PLAY:
      return g_strdup (explain_card (state, n_seats, (TgCard) move.what));
    case TG_MOVE_DISCARD:
      return g_strdup (explain_discard (state, n_seats, (TgCard) move.what));
    case TG_MOVE_IT:
      return g_strdup (explain_it (state, n_seats, move.what));
    case TG_MOVE_GOOL:
      return g_strdup (_("The three points go back to the player who gave IT."));
    case TG_MOVE_ACCEPT:
      return g_strdup (_("The Gool is worth more later."));
    case TG_MOVE_SKIP:
    default:
      return g_strdup (_("There is nothing else to do."));
    }
}

static char *
explain (TurnMatch *match,
         TurnMove   move)
{
  return tg_advice_explain (turn_match_get_state (match), turn_match_get_n_seats (match), tg_move_from_turn (move));
}

const TurnHintWords tg_hint_words = { .describe = describe, .explain = explain };
