/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-advice.h"

#include <glib/gi18n.h>
#include <tg-rules.h>

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
  [FROZEN] = N_("A Freeze lies in the middle: until its player’s next turn everybody else only discards one card."),
  [RETURN] = N_("Your Freeze has done its work. You may draw up to three cards; then play or discard until you hold three."),
  [COMPLETES] = N_("This letter completes T, A and G: the set goes aside for a point, and you may move IT."),
  [PLAY] = N_("Now play one card or discard one. Letters lie in front of you, one of each; a TAG card is a point at once. A click chooses, another one plays."),
  [DRAW] = N_("Fill your hand to four: click the deck, or the discard pile, whose top card everybody knows."),
  [WATCH] = N_("The others play. What lies in front of them shows which letters they still need: do not discard those."),
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

const TcCoachScript tg_coach_script = { "tag", N_MOMENTS, texts, NULL, is_at };

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
      return g_strdup_printf (_("Play %s"), tg_words_card ((TgCard) meant.what));
    case TG_MOVE_DISCARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Discard %s"), tg_words_card ((TgCard) meant.what));
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

static const char *
explain_card (const TgState *state,
              TgCard         card)
{
  const guint all = 1u << TG_T | 1u << TG_A | 1u << TG_G;

  if (card == TG_TAG)
    return _("It is a point, and IT may move.");
  if (card == TG_FREEZE)
    return _("The others lose a turn.");

  return (state->fronts[state->seat] | 1u << card) == all ? _("It completes your set: a point, and IT may move.") : _("It brings your set a letter further.");
}

static const char *
explain_discard (const TgState *state,
                 TgCard         card)
{
  if (card <= TG_G && tg_state_has_letter (state, state->seat, card))
    return _("That letter lies in front of you already.");

  return _("It promises you less than your other cards.");
}

static gboolean
leads (TurnMatch *match,
       guint      seat)
{
  const TgState *state = turn_match_get_state (match);

  for (guint other = 0; other < turn_match_get_n_seats (match); other++)
    if (other != state->seat && tg_state_score (state, other) > tg_state_score (state, seat))
      return FALSE;

  return TRUE;
}

static char *
explain (TurnMatch *match,
         TurnMove   move)
{
  const TgState *state = turn_match_get_state (match);
  const TgMove meant = tg_move_from_turn (move);

  switch (meant.kind)
    {
    case TG_MOVE_DRAW_DECK:
      return g_strdup (_("Nobody knows what you get."));
    case TG_MOVE_DRAW_DISCARD:
      return g_strdup_printf (_("You can use %s."), tg_words_card (tg_state_discard (state, 0)));
    case TG_MOVE_PLAY:
      return g_strdup (explain_card (state, (TgCard) meant.what));
    case TG_MOVE_DISCARD:
      return g_strdup (explain_discard (state, (TgCard) meant.what));
    case TG_MOVE_IT:
      if (meant.what == TG_LEAVE_IT)
        return g_strdup (_("It lies well there for you."));
      return g_strdup (leads (match, meant.what) ? _("Nobody of the others has more points.") : _("It costs them three points."));
    case TG_MOVE_GOOL:
      return g_strdup (_("The three points go back to whoever gave IT."));
    case TG_MOVE_ACCEPT:
      return g_strdup (_("The Gool is worth more later."));
    case TG_MOVE_SKIP:
    default:
      return g_strdup (_("There is nothing else to do."));
    }
}

const TcHintWords tg_hint_words = { .describe = describe, .explain = explain };
