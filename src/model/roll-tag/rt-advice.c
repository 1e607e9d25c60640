/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-advice-private.h"

#include <glib/gi18n.h>

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
  [TURN] = N_("On your turn do one thing: lay a card on a pile, roll dice again, or claim a pile with dice that make its top card. An ace is 1, a jack 11, a queen 12, a king 13."),
  [WATCH] = N_("The other player’s dice are visible: look which piles they could claim next."),
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

const TurnCoachScript rt_coach_script = { "roll-tag", N_MOMENTS, texts, NULL, is_at };

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

/* How the game goes out, if the move ends it. */
static char *
describe_result (const RtState *after,
                 guint          seat)
{
  const guint own = rt_state_score (after, seat), other = rt_state_score (after, 1 - seat);

  if (own > other)
    /* Translators: a number of cards to another. */
    return g_strdup_printf (_("You win, %u to %u."), own, other);
  if (own < other)
    /* Translators: a number of cards to another. */
    return g_strdup_printf (_("You lose, %u to %u."), own, other);

  /* Translators: a number of cards to another. */
  return g_strdup_printf (_("It is a tie, %u to %u."), own, other);
}

/* R4: what @seat left to the other with its last die. */
static guint
count_given (const RtState *before,
             const RtState *after,
             guint          seat)
{
  guint n = 0;

  for (guint pile = 0; pile < RT_N_PILES; pile++)
    if (rt_state_owner (before, pile) < 0 && rt_state_owner (after, pile) == (int) (1 - seat))
      n += after->n_cards[pile];

  return n;
}

static char *
describe_end (const RtState *before,
              const RtState *after,
              guint          seat)
{
  const guint n_given = count_given (before, after, seat);

  switch ((RtEnd) after->end)
    {
    case RT_ENDED_BY_DICE:
      if (n_given == 0)
        return g_strdup (_("That uses up your dice: the game ends."));
      return g_strdup_printf (ngettext ("That uses up your dice: the game ends, and the other player gets %u card from the open piles.",
                                        "That uses up your dice: the game ends, and the other player gets %u cards from the open piles.", n_given), n_given);
    case RT_ENDED_BY_PILES:
      return g_strdup (_("It is the last open pile: the game ends."));
    case RT_ENDED_BY_DECK:
      return g_strdup (_("That draws the last card: the game ends."));
    case RT_NOT_ENDED:
    case RT_ENDED_BY_REROLLS:
    default:
      return g_strdup (_("That is the last roll in a row: the game ends."));
    }
}

/* Whether the seat that lays a card can claim its pile on its next turn, unless the other covers it: its dice make the card, the other's, who moves
 * first, do not, and claiming does not end the game without a win. */
static gboolean
is_promising (const RtState *state,
              RtMove         move)
{
  const guint seat = state->seat;
  RtState after;

  if (can_make (state, 1u - seat, move.card) || rt_state_play (state, move, &after) != RT_LEGAL)
    return FALSE;

  after.seat = (guint8) seat;
  for (guint dice = 1; dice < 1u << RT_N_DICE; dice++)
    {
      RtState claimed;

      if (rt_state_play (&after, rt_move_claim (move.pile, dice), &claimed) == RT_LEGAL &&
          (claimed.end == RT_NOT_ENDED || rt_state_score (&claimed, seat) > rt_state_score (&claimed, 1u - seat)))
        return TRUE;
    }

  return FALSE;
}

static char *
explain_place (const RtState *state,
               RtMove         move)
{
  const guint other = 1u - state->seat;

  if (is_promising (state, move))
    return g_strdup (_("Your dice make it: the pile could be yours next."));
  if (can_make (state, other, move.card))
    return g_strdup (_("The other player’s dice make it, but all else promises less."));
  if (can_make (state, other, state->tops[move.pile]))
    return g_strdup (_("It covers a card that the other player could claim."));

  return g_strdup (_("It gives nothing away."));
}

/* The end of the game, if the move brings it; only new dice can still hide it. */
static char *
explain_end (const RtState *state,
             RtMove         move)
{
  g_autofree char *end = NULL, *result = NULL;
  RtState after;

  if (rt_state_play (state, move, &after) != RT_LEGAL)
    return NULL;
  if (after.rolling != 0 && after.n_rerolls + 1 == RT_MAX_REROLLS)
    after.end = RT_ENDED_BY_REROLLS;
  if (after.end == RT_NOT_ENDED)
    return NULL;

  end = describe_end (state, &after, state->seat);
  result = describe_result (&after, state->seat);

  return g_strdup_printf ("%s %s", end, result);
}

char *
rt_advice_explain (const RtState *state,
                   RtMove         move)
{
  const guint n = state->n_cards[move.pile];
  char *end = explain_end (state, move);

  if (end != NULL)
    return end;
  if (move.kind == RT_MOVE_PLACE)
    return explain_place (state, move);
  if (move.kind == RT_MOVE_REROLL)
    return g_strdup (_("Other faces promise more than these."));

  return g_strdup_printf (ngettext ("It is worth %u card.", "It is worth %u cards.", n), n);
}

static char *
explain (TurnMatch *match,
         TurnMove   move)
{
  return rt_advice_explain (turn_match_get_state (match), rt_move_from_turn (move));
}

const TurnHintWords rt_hint_words = { .describe = describe, .explain = explain };
