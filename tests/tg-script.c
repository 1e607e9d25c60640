/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-script.h"

#include <string.h>

#define LETTERS ".TAGXOF"

TgCard
tg_card_from_letter (char letter)
{
  const char *found = strchr (LETTERS, letter);

  g_assert_true (found != NULL && letter != '.' && letter != '\0');

  return (TgCard) (found - LETTERS);
}

static uint32_t
hand_of (const char *cards)
{
  uint32_t hand = 0;

  for (; cards != NULL && *cards != '\0'; cards++)
    hand += (UINT32_C (1) << 4 * tg_card_from_letter (*cards)) + 1;

  return hand;
}

static void
lay_piles (const TgScene *self,
           TgState       *state)
{
  const char *deck = self->deck == NULL ? "" : self->deck;
  const char *discards = self->discards == NULL ? "" : self->discards;

  state->n_deck = (uint8_t) strlen (deck);
  for (guint i = 0; i < state->n_deck; i++)
    state->cards[i] = (uint8_t) tg_card_from_letter (deck[state->n_deck - 1u - i]);

  state->n_discards = (uint8_t) strlen (discards);
  for (guint i = 0; i < state->n_discards; i++)
    state->cards[TG_N_CARDS - state->n_discards + i] = (uint8_t) tg_card_from_letter (discards[i]);
}

TgState
tg_scene_state (const TgScene *self)
{
  TgState state = {
    .seat = (uint8_t) self->seat,
    .it = (uint8_t) self->it,
    .freezer = (uint8_t) self->freezer,
    .quiet = (uint8_t) self->quiet,
  };

  lay_piles (self, &state);
  state.turn = self->freezer == self->seat + 1 ? TG_TURN_RETURN : 0;
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      state.hands[seat] = hand_of (self->hands[seat]);
      state.sets[seat] = (uint8_t) self->sets[seat];
      state.tags[seat] = (uint8_t) self->tags[seat];
      for (const char *letter = self->fronts[seat]; letter != NULL && *letter != '\0'; letter++)
        state.fronts[seat] = (uint8_t) (state.fronts[seat] | 1u << tg_card_from_letter (*letter));
    }

  return state;
}

static TgMove
move_from_word (const char *word)
{
  switch (word[0])
    {
    case 'd':
      return (TgMove) { TG_MOVE_DRAW_DECK, 0 };
    case 'D':
      return (TgMove) { TG_MOVE_DRAW_DISCARD, 0 };
    case '+':
      return (TgMove) { TG_MOVE_PLAY, (uint8_t) tg_card_from_letter (word[1]) };
    case '-':
      return (TgMove) { TG_MOVE_DISCARD, (uint8_t) tg_card_from_letter (word[1]) };
    case '>':
      return (TgMove) { TG_MOVE_IT, word[1] == '.' ? TG_LEAVE_IT : (uint8_t) (word[1] - '0') };
    case 'o':
      return (TgMove) { TG_MOVE_GOOL, 0 };
    case 'a':
      return (TgMove) { TG_MOVE_ACCEPT, 0 };
    case 's':
      return (TgMove) { TG_MOVE_SKIP, 0 };
    default:
      g_error ("“%s” is no move", word);
    }
}

static void
play_word (const TgGame *game,
           TgState      *state,
           const char   *word)
{
  const TgState before = *state;
  const gboolean is_refused = word[0] == '!';
  const TurnVerdict verdict = tg_rules.play (game, state, tg_move_to_turn (move_from_word (word + (is_refused ? 3 : 0))), state);

  if (is_refused)
    {
      g_autofree char *rule = g_strndup (word + 1, 2);

      g_assert_cmpstr (tg_rules.rule (verdict), ==, rule);
      g_assert_true (memcmp (&before, state, sizeof before) == 0);
    }
  else if (verdict != TURN_LEGAL)
    {
      g_error ("“%s” is refused by %s", word, tg_rules.rule (verdict));
    }
}

void
tg_script_play (const TgGame *game,
                TgState      *state,
                const char   *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      play_word (game, state, words[i]);
}

char *
tg_script_describe (const TgGame  *game,
                    const TgState *state)
{
  const int to = tg_state_to_move (state), it = tg_state_it (state);
  GString *text = g_string_new ("to ");

  g_string_append_c (text, to == TURN_OVER ? '.' : to == TURN_CHANCE ? '-' : (char) ('0' + to));
  g_string_append_printf (text, ", IT %c, scores", it < 0 ? '-' : (char) ('0' + it));
  for (guint seat = 0; seat < game->n_seats; seat++)
    g_string_append_printf (text, " %d", tg_state_score (state, seat));

  return g_string_free (text, FALSE);
}
