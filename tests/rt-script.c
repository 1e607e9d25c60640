/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-script.h"

#include <string.h>

RtCard
rt_card_from_word (const char *word)
{
  static const char *const ranks[] = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" };
  const gsize length = strlen (word);
  const char *suit;

  g_assert_cmpuint (length, >=, 2);
  suit = strchr ("CDHS", word[length - 1]);
  g_assert_nonnull (suit);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    if (strlen (ranks[i]) == length - 1 && strncmp (word, ranks[i], length - 1) == 0)
      return (RtCard) (i * 4 + (guint) (suit - "CDHS"));

  g_error ("“%s” is no card", word);
}

static guint64
cards_of (const char *words)
{
  g_auto (GStrv) split = g_strsplit (words == NULL ? "" : words, " ", -1);
  guint64 cards = 0;

  for (guint i = 0; split[i] != NULL; i++)
    if (split[i][0] != '\0')
      cards |= G_GUINT64_CONSTANT (1) << rt_card_from_word (split[i]);

  return cards;
}

/* The highest card that lies nowhere yet. */
static RtCard
take_left (guint64 *left)
{
  const int card = 63 - __builtin_clzll (*left);

  *left ^= G_GUINT64_CONSTANT (1) << card;

  return (RtCard) card;
}

static void
lay_piles (const RtScene *self,
           RtState       *state)
{
  g_auto (GStrv) piles = g_strsplit (self->piles, " ", -1);

  g_assert_cmpuint (g_strv_length (piles), ==, RT_N_PILES);
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    {
      state->tops[pile] = rt_card_from_word (piles[pile]);
      state->n_cards[pile] = (uint8_t) MAX (self->n_cards[pile], 1);
      state->owners[pile] = (uint8_t) self->owners[pile];
    }
}

/* Which pile a used die lies on does not matter here. */
static void
lay_dice (const char *faces,
          uint8_t    *shown,
          uint8_t    *places)
{
  for (guint die = 0; die < RT_N_DICE; die++)
    {
      shown[die] = (uint8_t) (*faces++ - '0');
      places[die] = *faces == '.';
      faces += *faces == '.';
    }
}

RtState
rt_scene_state (const RtScene *self)
{
  RtState state = { .seat = (uint8_t) self->seat, .n_rerolls = (uint8_t) self->n_rerolls };
  guint64 left = (G_GUINT64_CONSTANT (1) << RT_N_CARDS) - 1;

  left &= ~(cards_of (self->hands[0]) | cards_of (self->hands[1]) | cards_of (self->piles));
  lay_piles (self, &state);
  for (guint seat = 0; seat < RT_N_SEATS; seat++)
    {
      state.hands[seat] = cards_of (self->hands[seat]);
      while (__builtin_popcountll (state.hands[seat]) < RT_N_IN_HAND)
        state.hands[seat] |= G_GUINT64_CONSTANT (1) << take_left (&left);
      lay_dice (self->faces[seat], state.faces[seat], state.places[seat]);
    }

  state.n_deck = (uint8_t) (self->n_deck == 0 ? RT_N_DECK : self->n_deck);
  for (guint i = 0; i < state.n_deck; i++)
    state.deck[i] = take_left (&left);

  return state;
}

static guint
dice_from_digits (const char *digits)
{
  guint dice = 0;

  for (; *digits != '\0'; digits++)
    dice |= 1u << (*digits - '0');

  return dice;
}

static RtMove
roll_from_digits (const RtState *state,
                  const char    *digits)
{
  RtMove move = { .kind = RT_MOVE_ROLL };

  for (guint die = 0; die < RT_N_DICE; die++)
    if ((state->rolling >> die & 1) != 0)
      move.faces[die] = (uint8_t) (*digits++ - '0');

  return move;
}

static RtMove
move_from_word (const RtState *state,
                const char    *word)
{
  const char *arrow = strchr (word, '>');
  g_autofree char *card = NULL;

  if (word[0] == 'r')
    return rt_move_reroll (dice_from_digits (word + 1));
  if (word[0] == 'c')
    return rt_move_claim ((guint) (word[1] - '0'), dice_from_digits (word + 3));
  if (word[0] == '=')
    return roll_from_digits (state, word + 1);

  g_assert_nonnull (arrow);
  card = g_strndup (word, (gsize) (arrow - word));

  return rt_move_place (rt_card_from_word (card), (guint) (arrow[1] - '0'));
}

static void
play_word (RtState    *state,
           const char *word)
{
  const RtState before = *state;
  const gboolean is_refused = word[0] == '!';
  const RtMove move = move_from_word (state, word + (is_refused ? 3 : 0));
  const TurnVerdict verdict = rt_rules.play (NULL, state, rt_move_to_turn (move), state);

  if (is_refused)
    {
      g_autofree char *rule = g_strndup (word + 1, 2);

      g_assert_cmpstr (rt_rules.rule (verdict), ==, rule);
      g_assert_true (memcmp (&before, state, sizeof before) == 0);
    }
  else if (verdict != TURN_LEGAL)
    {
      g_error ("“%s” is refused by %s", word, rt_rules.rule (verdict));
    }
}

void
rt_script_play (RtState    *state,
                const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      play_word (state, words[i]);
}

char *
rt_script_describe (const RtState *state)
{
  const int to = rt_state_to_move (state);
  const char *end = state->end == RT_NOT_ENDED ? "" : rt_rules.end_names[state->end - 1];

  return g_strdup_printf ("to %c, cards %u %u%s%s", to == TURN_OVER ? '.' : to == TURN_CHANCE ? '-' : (char) ('0' + to),
                          rt_state_score (state, 0), rt_state_score (state, 1), end[0] == '\0' ? "" : ", ", end);
}
