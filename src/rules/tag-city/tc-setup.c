/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-setup.h"

#include <string.h>

#include "tc-ground.h"

static void
copy_id (char        to[TC_TOKEN_ID_SIZE],
         const char *from)
{
  memset (to, 0, TC_TOKEN_ID_SIZE);
  for (unsigned i = 0; i + 1 < TC_TOKEN_ID_SIZE && from[i] != '\0'; i++)
    to[i] = from[i];
}

static bool
same_id (const char *a,
         const char *b)
{
  return strncmp (a, b, TC_TOKEN_ID_SIZE) == 0;
}

static bool
token_is_sound (const TcToken *token)
{
  return token->id[0] != '\0' && token->id[TC_TOKEN_ID_SIZE - 1] == '\0' && tc_shape_is_token (token->shape);
}

static bool
sizes_are_sound (const TcBoard *board)
{
  return board->n_rows >= 1 && board->n_rows <= TC_MAX_SIDE &&
         board->n_columns >= 1 && board->n_columns <= TC_MAX_SIDE &&
         board->n_districts >= 1 && board->n_districts <= TC_MAX_DISTRICTS &&
         board->n_drones >= 1 && board->n_drones <= TC_MAX_DRONES &&
         board->n_bubbles >= 1 && board->n_bubbles <= TC_MAX_BUBBLES &&
         board->n_tokens <= TC_MAX_OWN_TOKENS;
}

static bool
squares_are_sound (const TcBoard *board)
{
  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      if (board->squares[row][column] != TC_OUTSIDE && board->squares[row][column] >= board->n_districts)
        return false;

  for (unsigned district = 0; district < board->n_districts; district++)
    if (tc_board_district_size (board, district) == 0)
      return false;

  return true;
}

bool
tc_setup_board_is_sound (const TcBoard *board)
{
  if (!sizes_are_sound (board) || !squares_are_sound (board))
    return false;

  for (unsigned i = 0; i < board->n_tokens; i++)
    if (!token_is_sound (&board->tokens[i]))
      return false;

  return true;
}

static bool
is_large_token (const char *id)
{
  for (unsigned i = 0; i < TC_N_LARGE_TOKENS; i++)
    if (same_id (tc_token_large (i)->id, id))
      return true;

  return false;
}

static bool
is_freestyle (const TcSetup *setup)
{
  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    {
      if (!is_large_token (setup->hq[i]))
        return false;
      for (unsigned j = 0; j < i; j++)
        if (same_id (setup->hq[i], setup->hq[j]))
          return false;
    }

  return true;
}

static bool
is_printed (const TcSetup *setup,
            const TcBoard *board)
{
  if (!board->has_sections)
    return false;

  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    if (!same_id (setup->hq[i], board->sections[i]))
      return false;

  return true;
}

static bool
has_printed_small_tokens (const TcSetup *setup,
                          const TcBoard *board)
{
  for (unsigned i = 0; i < TC_N_SMALL_TOKENS; i++)
    if (!same_id (setup->hq[TC_N_SECTIONS + i], board->small[i]))
      return false;

  return true;
}

TcSetupVerdict
tc_setup_check (const TcSetup *self,
                const TcBoard *board)
{
  if (self->n_seats < TC_MIN_SEATS || self->n_seats > TC_MAX_SEATS || self->leader >= self->n_seats)
    return TC_SETUP_BAD_SEATS;

  for (unsigned i = 0; i < TC_N_HQ_TOKENS; i++)
    if (self->hq[i][TC_TOKEN_ID_SIZE - 1] != '\0' || tc_board_find_token (board, self->hq[i]) == NULL)
      return TC_SETUP_UNKNOWN_TOKEN;

  if (!has_printed_small_tokens (self, board) || !(is_printed (self, board) || is_freestyle (self)))
    return TC_SETUP_BAD_HQ;

  return TC_SETUP_FINE;
}

static void
print_small_tokens (TcSetup       *setup,
                    const TcBoard *board)
{
  for (unsigned i = 0; i < TC_N_SMALL_TOKENS; i++)
    copy_id (setup->hq[TC_N_SECTIONS + i], board->small[i]);
}

bool
tc_setup_print_hq (TcSetup       *setup,
                   const TcBoard *board)
{
  if (!board->has_sections)
    return false;

  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    copy_id (setup->hq[i], board->sections[i]);
  print_small_tokens (setup, board);

  return true;
}

void
tc_setup_draw_hq (TcSetup       *setup,
                  const TcBoard *board,
                  TurnRandom    *random)
{
  unsigned box[TC_N_LARGE_TOKENS];

  for (unsigned i = 0; i < TC_N_LARGE_TOKENS; i++)
    box[i] = i;

  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    {
      const unsigned drawn = i + turn_random_below (random, TC_N_LARGE_TOKENS - i);
      const unsigned token = box[drawn];

      box[drawn] = box[i];
      copy_id (setup->hq[i], tc_token_large (token)->id);
    }
  print_small_tokens (setup, board);
}
