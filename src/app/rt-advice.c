/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-advice.h"

#include <glib/gi18n.h>
#include <rt-rules.h>

#include "rt-view.h"
#include "rt-words.h"

typedef enum
{
  LAST_DIE,
  CLAIM,
  CARD,
  DICE,
  TURN,
  WATCH,
  N_MOMENTS,
} Moment;

static const char *const texts[N_MOMENTS] = {
  [LAST_DIE] = N_("That is your last die: the game ends with it, and the other player gets all piles that are still open."),
  [CLAIM] = N_("The glowing pile is just what these dice make. Enter or a click claims it with all its cards; the dice stay on it."),
  [CARD] = N_("Now choose a pile: click it, or use the arrow keys and Enter. Its new top card decides which dice can claim it."),
  [DICE] = N_("These dice make no top card. Choose others, or roll them again with R."),
  [TURN] = N_("A turn is one thing: lay a card on a pile, roll dice again, or claim a pile with dice that make its top card. An ace is 1, a jack 11, a queen 12, a king 13."),
  [WATCH] = N_("The other player’s dice lie open: look which piles they could claim next."),
};

static gboolean
is_at (gpointer table,
       guint    moment)
{
  const RtView *view = table;
  const gboolean can_claim = rt_view_can_claim (view, view->pile);

  switch ((Moment) moment)
    {
    case LAST_DIE:
      return can_claim && rt_view_n_given (view) > 0;
    case CLAIM:
      return can_claim;
    case CARD:
      return view->is_active && rt_view_has_card (view);
    case DICE:
      return view->is_active && view->dice != 0 && !can_claim;
    case TURN:
      return view->is_active;
    case WATCH:
    case N_MOMENTS:
    default:
      return turn_match_get_to_move (view->match) >= 0;
    }
}

const TcCoachScript rt_coach_script = { "roll-tag", N_MOMENTS, texts, NULL, is_at };

static char *
describe (TurnMatch *match,
          TurnMove   move)
{
  const RtMove meant = rt_move_from_turn (move);
  const RtState *state = turn_match_get_state (match);
  g_autofree char *card = NULL, *sum = NULL;

  if (meant.kind == RT_MOVE_PLACE)
    {
      card = rt_words_card (meant.card);
      /* Translators: a card, and the number of a pile. */
      return g_strdup_printf (_("Lay the %s on pile %u"), card, meant.pile + 1u);
    }

  sum = rt_words_sum (state, state->seat, meant.dice);
  if (meant.kind == RT_MOVE_CLAIM)
    /* Translators: the number of a pile, and a sum of dice: “4 + 5 = 9”. */
    return g_strdup_printf (_("Claim pile %u with %s"), meant.pile + 1u, sum);

  /* Translators: dice with a plus sign between them. */
  return g_strdup_printf (_("Roll again: %s"), sum);
}

/* Whether some of the free dice of @seat make a card. */
static gboolean
can_make (const RtState *state,
          guint          seat,
          RtCard         card)
{
  const guint dice = rt_state_free_dice (state, seat);

  for (guint some = 1; some < 1u << RT_N_DICE; some++)
    if ((some & ~dice) == 0 && rt_state_sum (state, seat, some) == rt_card_value (card))
      return TRUE;

  return FALSE;
}

static char *
explain_place (const RtState *state,
               RtMove         move)
{
  if (can_make (state, state->seat, move.card))
    return g_strdup (_("Your dice make it: the pile could be yours next."));
  if (can_make (state, 1u - state->seat, state->tops[move.pile]))
    return g_strdup (_("It covers a card that the other player could claim."));

  return g_strdup (_("It gives nothing away."));
}

static char *
explain (TurnMatch *match,
         TurnMove   move)
{
  const RtMove meant = rt_move_from_turn (move);
  const RtState *state = turn_match_get_state (match);
  const guint n = state->n_cards[meant.pile];

  if (meant.kind == RT_MOVE_PLACE)
    return explain_place (state, meant);
  if (meant.kind == RT_MOVE_REROLL)
    return g_strdup (_("Other faces promise more than these."));

  return g_strdup_printf (ngettext ("It is worth %u card.", "It is worth %u cards.", n), n);
}

const TcHintWords rt_hint_words = { .describe = describe, .explain = explain };
