/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-words.h"

#include <glib/gi18n.h>

char *
rt_words_card (RtCard card)
{
  /* Translators: the ranks of playing cards. */
  static const char *const ranks[] = { N_("Ace"), "2", "3", "4", "5", "6", "7", "8", "9", "10", N_("Jack"), N_("Queen"), N_("King") };
  const char *rank = ranks[rt_card_value (card) - 1];

  switch (rt_card_suit (card))
    {
    case RT_CLUBS:
      /* Translators: playing cards; %s is the rank. */
      return g_strdup_printf (_("%s of clubs"), _(rank));
    case RT_DIAMONDS:
      return g_strdup_printf (_("%s of diamonds"), _(rank));
    case RT_HEARTS:
      return g_strdup_printf (_("%s of hearts"), _(rank));
    case RT_SPADES:
    default:
      return g_strdup_printf (_("%s of spades"), _(rank));
    }
}

char *
rt_words_sum (const RtState *state,
              guint          seat,
              guint          dice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " + " : "", state->faces[seat][die]);
  if (__builtin_popcount (dice) > 1)
    g_string_append_printf (text, " = %u", rt_state_sum (state, seat, dice));

  return g_strdup (text->str);
}

char *
rt_words_pile (const RtView *view,
               guint         pile)
{
  const guint n = view->state.n_cards[pile];
  const int owner = rt_state_owner (&view->state, pile);

  if (owner >= 0)
    /* Translators: who has claimed a pile, and how many cards lie in it. */
    return g_strdup_printf (_("%s · %u"), turn_match_get_seat (view->match, (guint) owner)->name, n);
  if (rt_view_can_claim (view, pile))
    return g_strdup_printf (ngettext ("claim %u card", "claim %u cards", n), n);

  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

char *
rt_words_match (const RtView *view)
{
  const guint n = view->state.n_cards[view->pile];
  g_autofree char *sum = NULL, *card = NULL;

  if (!rt_view_can_claim (view, view->pile))
    return NULL;

  sum = rt_words_sum (&view->state, view->near, view->dice);
  card = rt_words_card (view->state.tops[view->pile]);

  /* Translators: a sum of dice, a card, and how many cards lie there: “4 + 5 = 9: the 9 of hearts, 3 cards”. */
  return g_strdup_printf (ngettext ("%s: the %s, %u card", "%s: the %s, %u cards", n), sum, card, n);
}

char *
rt_words_claimed (const RtState *state,
                  guint          seat)
{
  const guint n = rt_state_score (state, seat);

  return g_strdup_printf (ngettext ("%u card claimed", "%u cards claimed", n), n);
}

static char *
tell_claim (TurnMatch  *match,
            const char *name,
            RtMove      move)
{
  const RtState *state = turn_match_get_state (match);
  const guint n = state->n_cards[move.pile];

  return g_strdup_printf (ngettext ("%s claims a pile of %u card", "%s claims a pile of %u cards", n), name, n);
}

char *
rt_words_news (TurnMatch *match)
{
  const TurnMove *last;
  int mover = -1;
  RtMove move;
  const char *name;
  g_autofree char *card = NULL;

  last = turn_match_get_last_move (match, &mover);
  if (last == NULL)
    return NULL;
  move = rt_move_from_turn (*last);
  if (mover < 0)
    return g_strdup (_("The dice are rolled"));

  name = turn_match_get_seat (match, (guint) mover)->name;
  if (move.kind == RT_MOVE_CLAIM)
    return tell_claim (match, name, move);
  if (move.kind == RT_MOVE_REROLL)
    return g_strdup_printf (_("%s rolls"), name);

  card = rt_words_card (move.card);

  /* Translators: a player's name and a card. */
  return g_strdup_printf (_("%s lays the %s"), name, card);
}

char *
rt_words_move (TurnRecord *record,
               guint       n_moves,
               TurnMove    move)
{
  const RtMove meant = rt_move_from_turn (move);
  const guint n_dice = (guint) __builtin_popcount (meant.dice);
  g_autofree char *card = NULL;

  if (meant.kind == RT_MOVE_REROLL)
    return g_strdup_printf (ngettext ("roll %u die", "roll %u dice", n_dice), n_dice);
  if (meant.kind == RT_MOVE_CLAIM)
    /* Translators: the number of a pile. */
    return g_strdup_printf (_("claim pile %u"), meant.pile + 1u);

  card = rt_words_card (meant.card);

  /* Translators: a card, and the number of a pile. */
  return g_strdup_printf (_("lay the %s on pile %u"), card, meant.pile + 1u);
}

/* Whether a pile went to somebody without any die on it (R4). */
static gboolean
was_given (const RtState *state)
{
  guint claimed = 0;

  for (guint seat = 0; seat < RT_N_SEATS; seat++)
    for (guint die = 0; die < RT_N_DICE; die++)
      claimed |= 1u << state->places[seat][die];

  for (guint pile = 0; pile < RT_N_PILES; pile++)
    if ((claimed >> (pile + 1) & 1) == 0)
      return TRUE;

  return FALSE;
}

static char *
tell_last_die (TurnMatch     *match,
               const RtState *state)
{
  const guint seat = rt_state_free_dice (state, 0) == 0 ? 0 : 1;
  const char *name = turn_match_get_seat (match, seat)->name, *other = turn_match_get_seat (match, 1 - seat)->name;

  if (!was_given (state))
    return g_strdup_printf (_("%s has used the last die."), name);

  /* Translators: the names of the two players. */
  return g_strdup_printf (_("%s has used the last die: the open piles go to %s."), name, other);
}

char *
rt_words_end (TurnMatch *match)
{
  TurnState state;
  const RtState *end = (const RtState *) &state;

  turn_match_get_state_at (match, turn_match_get_n_moves (match), &state);
  switch (end->end)
    {
    case RT_ENDED_BY_DICE:
      return tell_last_die (match, end);
    case RT_ENDED_BY_PILES:
      return g_strdup (_("Every pile is claimed."));
    case RT_ENDED_BY_DECK:
      return g_strdup (_("The last card of the deck is drawn: open piles go to nobody."));
    case RT_ENDED_BY_REROLLS:
    default:
      /* Translators: a number of rolls of the dice. */
      return g_strdup_printf (_("%u rolls in a row: the game stops, and open piles go to nobody."), RT_MAX_REROLLS);
    }
}

char *
rt_words_score (TurnMatch *match,
                guint      seat)
{
  TurnState state;
  const RtState *end = (const RtState *) &state;
  guint n_piles = 0, n_cards;
  g_autofree char *piles = NULL, *cards = NULL;

  turn_match_get_state_at (match, turn_match_get_n_moves (match), &state);
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    n_piles += rt_state_owner (end, pile) == (int) seat ? 1 : 0;
  n_cards = rt_state_score (end, seat);
  piles = g_strdup_printf (ngettext ("%u pile", "%u piles", n_piles), n_piles);
  cards = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);

  return g_strdup_printf ("%s · %s", piles, cards);
}

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
static const TurnRulesParagraph paragraphs[] = {
  {
    N_("Roll Tag, for two players"),
    N_("Each of you has five hidden cards and three dice that everybody sees. Four cards begin four piles. The higher total begins."),
    .ids = "R1",
  },
  {
    NULL,
    N_("A turn is one of three things. Lay a card on an open pile and draw another. Or roll some or all of your free dice again. Or claim an open pile with dice whose sum is its top "
       "card: an ace is 1, a jack 11, a queen 12, a king 13."),
    .ids = "R2",
  },
  {
    NULL,
    N_("A claimed pile is closed, and its dice stay on it. A player who uses the last die ends the game and leaves all open piles to the other. It also ends when all piles are claimed or the "
       "last card is drawn; then open piles belong to nobody."),
    .ids = "R3, R4",
  },
  {
    NULL,
    N_("The player with the most cards in their piles wins; cards in the hand do not count. Twenty rolls in a row, by both together, end the game too."),
    .ids = "R5, R6",
  },
};

const TurnRulesText rt_rules_text = { paragraphs, G_N_ELEMENTS (paragraphs) };
