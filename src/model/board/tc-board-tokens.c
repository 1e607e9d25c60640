/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-tools.h"

#include <glib/gi18n.h>
#include <store-error.h>
#include <string.h>

#include "tc-words.h"

/* Those of the box's first board, for a board that never had any. */
static const char *const usual_sections[TC_N_SECTIONS] = { "T4", "L4", "I3", "S4", "O4", "P5" };

static char *
place_of (TcBoard *self,
          guint    place)
{
  return place < TC_N_SECTIONS ? self->sections[place] : self->small[place - TC_N_SECTIONS];
}

const char *
tc_board_get_hq_token (const TcBoard *self,
                       guint          place)
{
  g_return_val_if_fail (place < TC_N_HQ_TOKENS, "");

  return place_of ((TcBoard *) self, place);
}

/* Ids end in zeros, so that boards compare as bytes. */
static void
set_id (char       *place,
        const char *id)
{
  memset (place, 0, TC_TOKEN_ID_SIZE);
  memcpy (place, id, MIN (strlen (id), TC_TOKEN_ID_SIZE - 1));
}

/* The section in which that token lies, or −1. */
static int
find_section (const TcBoard *self,
              const char    *id)
{
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    if (strcmp (self->sections[i], id) == 0)
      return (int) i;

  return -1;
}

TcBoard
tc_board_with_hq_token (const TcBoard *self,
                        guint          place,
                        const char    *id)
{
  TcBoard board = *self;
  int other;

  if (place >= TC_N_HQ_TOKENS || tc_board_find_token (self, id) == NULL)
    return board;

  other = place < TC_N_SECTIONS ? find_section (self, id) : -1;
  if (other >= 0)
    set_id (board.sections[other], self->sections[place]);
  set_id (place_of (&board, place), id);

  return board;
}

TcBoard
tc_board_with_freestyle (const TcBoard *self,
                         gboolean       freestyle,
                         const TcBoard *before)
{
  TcBoard board = *self;

  if (freestyle != self->has_sections)
    return board;

  board.has_sections = !freestyle;
  memset (board.sections, 0, sizeof board.sections);
  for (guint i = 0; !freestyle && i < TC_N_SECTIONS; i++)
    set_id (board.sections[i], before != NULL && before->has_sections ? before->sections[i] : usual_sections[i]);

  return board;
}

static const TcToken *
find_same_shape (const TcBoard *self,
                 TcShape        shape,
                 int            except)
{
  const TcShape canonical = tc_shape_canonical (shape);

  for (guint i = 0; i < TC_N_BUILT_IN_TOKENS; i++)
    if (tc_shape_equal (tc_shape_canonical (tc_token_built_in (i)->shape), canonical))
      return tc_token_built_in (i);
  for (guint i = 0; i < self->n_tokens; i++)
    if ((int) i != except && tc_shape_equal (tc_shape_canonical (self->tokens[i].shape), canonical))
      return &self->tokens[i];

  return NULL;
}

TcTokenVerdict
tc_board_judge_token (const TcBoard  *self,
                      TcShape         shape,
                      int             except,
                      const TcToken **twin)
{
  const TcToken *same;

  if (tc_shape_n_cells (shape) == 0)
    return TC_TOKEN_EMPTY;
  if (tc_shape_n_cells (shape) > TC_SHAPE_MAX_CELLS)
    return TC_TOKEN_TOO_MANY_SQUARES;
  if (tc_shape_n_rows (shape) > TC_SHAPE_MAX_SIDE || tc_shape_n_columns (shape) > TC_SHAPE_MAX_SIDE)
    return TC_TOKEN_TOO_WIDE;
  if (!tc_shape_is_connected (shape))
    return TC_TOKEN_NOT_CONNECTED;
  if (except < 0 && self->n_tokens >= TC_MAX_OWN_TOKENS)
    return TC_TOKEN_NO_ROOM;

  same = find_same_shape (self, shape, except);
  if (same != NULL && twin != NULL)
    *twin = same;

  return same != NULL ? TC_TOKEN_DUPLICATE : TC_TOKEN_FINE;
}

char *
tc_token_verdict_text (TcTokenVerdict verdict,
                       const TcToken *twin)
{
  switch (verdict)
    {
    case TC_TOKEN_EMPTY:
      return g_strdup (_("Draw at least one square."));
    case TC_TOKEN_TOO_MANY_SQUARES:
      return g_strdup_printf (_("A shape has at most %d squares."), TC_SHAPE_MAX_CELLS);
    case TC_TOKEN_TOO_WIDE:
      return g_strdup_printf (_("A shape is at most %d squares wide and high."), TC_SHAPE_MAX_SIDE);
    case TC_TOKEN_NOT_CONNECTED:
      return g_strdup (_("All squares must be connected by their sides."));
    case TC_TOKEN_DUPLICATE:
      /* Translators: the name of a token, such as “T shape” or “K4”. */
      return g_strdup_printf (_("This is “%s”, maybe turned or flipped."), tc_token_get_name (twin));
    case TC_TOKEN_NO_ROOM:
      return g_strdup_printf (_("A board has at most %d shapes of its own."), TC_MAX_OWN_TOKENS);
    case TC_TOKEN_FINE:
    default:
      return NULL;
    }
}

static gboolean
is_taken (const TcBoard *self,
          const char    *id,
          int            except)
{
  for (guint i = 0; i < self->n_tokens; i++)
    if ((int) i != except && strcmp (self->tokens[i].id, id) == 0)
      return TRUE;

  return tc_token_find (id) != NULL;
}

void
tc_board_find_free_token_id (const TcBoard *self,
                             TcShape        shape,
                             char           id[TC_TOKEN_ID_SIZE])
{
  char candidate[TC_TOKEN_ID_SIZE];

  /* One letter, then two: more than there can be tokens. */
  for (guint i = 0; i < 26 * 27; i++)
    {
      const char second[] = { (char) ('A' + i % 26), '\0' };
      const char first[] = { i < 26 ? '\0' : (char) ('A' + i / 26 - 1), '\0' };

      g_snprintf (candidate, sizeof candidate, "%s%s%u", first, second, tc_shape_n_cells (shape));
      if (!is_taken (self, candidate, -1))
        break;
    }
  set_id (id, candidate);
}

gboolean
tc_board_can_name_token (const TcBoard *self,
                         const char    *id,
                         int            except)
{
  g_autofree char *quotable = NULL;

  if (*id == '\0' || strlen (id) >= TC_TOKEN_ID_SIZE || !g_utf8_validate (id, -1, NULL))
    return FALSE;
  quotable = store_quotable (id);

  return g_str_equal (id, quotable) && !is_taken (self, id, except);
}

static gboolean
is_shape_of_token (const TcBoard *self,
                   TcShape        shape,
                   int            except)
{
  const TcTokenVerdict verdict = tc_board_judge_token (self, shape, except, NULL);

  return verdict == TC_TOKEN_FINE || verdict == TC_TOKEN_DUPLICATE;
}

TcBoard
tc_board_with_token (const TcBoard *self,
                     TcShape        shape)
{
  TcBoard board = *self;

  if (!is_shape_of_token (self, shape, -1))
    return board;

  tc_board_find_free_token_id (self, shape, board.tokens[board.n_tokens].id);
  board.tokens[board.n_tokens].shape = shape;
  board.n_tokens++;

  return board;
}

TcBoard
tc_board_with_token_shape (const TcBoard *self,
                           guint          token,
                           TcShape        shape)
{
  TcBoard board = *self;

  if (token < board.n_tokens && is_shape_of_token (self, shape, (int) token))
    board.tokens[token].shape = shape;

  return board;
}

static void
replace_on_hq (TcBoard    *self,
               const char *before,
               const char *after)
{
  const guint first = self->has_sections ? 0 : TC_N_SECTIONS;

  for (guint place = first; place < TC_N_HQ_TOKENS; place++)
    if (strcmp (place_of (self, place), before) == 0)
      set_id (place_of (self, place), after);
}

TcBoard
tc_board_with_token_id (const TcBoard *self,
                        guint          token,
                        const char    *id)
{
  TcBoard board = *self;

  if (token >= board.n_tokens || !tc_board_can_name_token (self, id, (int) token))
    return board;

  replace_on_hq (&board, self->tokens[token].id, id);
  set_id (board.tokens[token].id, id);

  return board;
}

/* What may lie at that place without being there already. */
static const char *
find_substitute (const TcBoard *self,
                 guint          place)
{
  if (place >= TC_N_SECTIONS)
    return tc_token_small (place - TC_N_SECTIONS)->id;
  for (guint i = 0; i < TC_N_LARGE_TOKENS; i++)
    if (find_section (self, tc_token_large (i)->id) < 0)
      return tc_token_large (i)->id;

  return usual_sections[place];
}

TcBoard
tc_board_without_token (const TcBoard *self,
                        guint          token)
{
  const guint first = self->has_sections ? 0 : TC_N_SECTIONS;
  TcBoard board = *self;

  if (token >= board.n_tokens)
    return board;

  for (guint place = first; place < TC_N_HQ_TOKENS; place++)
    if (strcmp (place_of (&board, place), self->tokens[token].id) == 0)
      set_id (place_of (&board, place), find_substitute (&board, place));
  board.n_tokens--;
  memmove (&board.tokens[token], &board.tokens[token + 1], (board.n_tokens - token) * sizeof board.tokens[0]);
  memset (&board.tokens[board.n_tokens], 0, sizeof board.tokens[0]);

  return board;
}
