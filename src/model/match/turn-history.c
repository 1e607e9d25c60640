/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-history.h"

#include "turn-sealed.h"

/* Streams of the seed come in groups: one for an outcome of chance, then one a seat. */
#define N_STREAMS_A_MOVE (1 + TURN_MAX_SEATS)

typedef struct
{
  int   mover;
  guint n_told;      /* of all moves up to this one, those that events tell */
} Step;

struct _TurnHistory
{
  TurnRecord *record;
  GArray     *steps;      /* of Step, one a move of the record */
  GArray     *kept;       /* of TurnSealed: choices that others sealed after the one that is being revised, in the order they are put back */
};

/* Whether the moves from @first on make a whole event. */
static gboolean
is_event (TurnHistory *self,
          guint        first)
{
  const TurnRecordFormat *format = turn_record_get_format (self->record);
  g_autoptr (JsonNode) event = NULL;
  TurnState before, after;
  const TurnMove *moves;
  guint n_moves = self->steps->len + 1;

  moves = turn_record_get_moves (self->record, NULL);
  turn_record_get_state (self->record, first, &before);
  turn_record_get_state (self->record, n_moves, &after);
  event = format->write_event (turn_record_get_game (self->record), &before, &after, moves + first, n_moves - first);

  return event != NULL;
}

/* Notes the first move of the record that has no step yet. */
static void
add_step (TurnHistory *self)
{
  Step step = { .mover = turn_history_get_to_move (self), .n_told = turn_history_get_n_told (self) };

  if (is_event (self, step.n_told))
    step.n_told = self->steps->len + 1;

  g_array_append_val (self->steps, step);
}

static TurnVerdict
append_one (TurnHistory *self,
            TurnMove     move)
{
  const TurnVerdict verdict = turn_record_append (self->record, move);

  if (verdict == TURN_LEGAL)
    add_step (self);

  return verdict;
}

static void
put_back_kept (TurnHistory *self)
{
  while (self->kept->len > 0)
    {
      const TurnSealed kept = g_array_index (self->kept, TurnSealed, 0);

      if (turn_history_get_to_move (self) != kept.seat)
        break;
      g_array_remove_index (self->kept, 0);
      if (append_one (self, kept.move) != TURN_LEGAL)
        break;
    }

  /* Once an event has told everything, nobody's older choice counts any more. */
  if (turn_history_get_n_told (self) == self->steps->len)
    g_array_set_size (self->kept, 0);
}

/* The index of the newest choice of @seat that no event tells, or the number of moves. */
static guint
find_sealed (TurnHistory *self,
             int          seat)
{
  for (guint i = self->steps->len; i > turn_history_get_n_told (self); i--)
    if (turn_history_get_mover (self, i - 1) == seat)
      return i - 1;

  return self->steps->len;
}

static void
shorten (TurnHistory *self,
         guint        n_moves)
{
  turn_record_truncate (self->record, n_moves);
  g_array_set_size (self->steps, n_moves);
}

static TurnRandom
get_stream (TurnHistory *self,
            guint64      group,
            guint64      index)
{
  return turn_random_new (turn_record_get_seed (self->record), group * N_STREAMS_A_MOVE + index);
}

/* Seals a choice again. It is not for a file to say that the last one is in: then all would be told. */
static gboolean
seal_again (TurnHistory *self,
            TurnMove     move)
{
  if (append_one (self, move) != TURN_LEGAL)
    return FALSE;
  if (turn_history_get_n_told (self) < self->steps->len)
    return TRUE;
  shorten (self, self->steps->len - 1);

  return FALSE;
}

/* What was sealed when the game was saved is sealed again; choices of seats that are not due belong after the one that was being revised. */
static void
restore_sealed (TurnHistory *self)
{
  g_autoptr (GArray) choices = turn_sealed_take (self->record);

  for (guint i = 0; i < choices->len; i++)
    {
      const TurnSealed choice = g_array_index (choices, TurnSealed, i);

      if (turn_history_get_to_move (self) != choice.seat)
        g_array_append_val (self->kept, choice);
      else if (!seal_again (self, choice.move))
        return;
    }
}

TurnHistory *
turn_history_new (TurnRecord *record)
{
  TurnHistory *self = g_new0 (TurnHistory, 1);
  guint n_moves;

  self->record = record;
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->kept = g_array_new (FALSE, FALSE, sizeof (TurnSealed));

  turn_record_get_moves (record, &n_moves);
  while (self->steps->len < n_moves)
    add_step (self);
  restore_sealed (self);

  return self;
}

void
turn_history_free (TurnHistory *self)
{
  turn_record_unref (self->record);
  g_array_unref (self->steps);
  g_array_unref (self->kept);
  g_free (self);
}

TurnRecord *
turn_history_get_record (TurnHistory *self)
{
  return self->record;
}

guint
turn_history_get_n_moves (TurnHistory *self)
{
  return self->steps->len;
}

int
turn_history_get_mover (TurnHistory *self,
                        guint        index)
{
  return g_array_index (self->steps, Step, index).mover;
}

int
turn_history_get_to_move (TurnHistory *self)
{
  TurnState state;

  turn_record_get_state (self->record, self->steps->len, &state);

  return turn_record_get_format (self->record)->rules->to_move (turn_record_get_game (self->record), &state);
}

gboolean
turn_history_is_human (TurnHistory *self,
                       guint        seat)
{
  return g_str_equal (turn_record_get_seat (self->record, seat)->controller, "human");
}

guint
turn_history_get_n_told (TurnHistory *self)
{
  return self->steps->len == 0 ? 0 : g_array_index (self->steps, Step, self->steps->len - 1).n_told;
}

char *
turn_history_save (TurnHistory *self)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (TurnSealed));
  const TurnMove *moves = turn_record_get_moves (self->record, NULL);

  for (guint i = turn_history_get_n_told (self); i < self->steps->len; i++)
    {
      const TurnSealed choice = { turn_history_get_mover (self, i), moves[i] };

      g_array_append_val (choices, choice);
    }
  g_array_append_vals (choices, self->kept->data, self->kept->len);

  return turn_sealed_save (self->record, choices);
}

TurnVerdict
turn_history_append (TurnHistory *self,
                     TurnMove     move)
{
  const TurnVerdict verdict = append_one (self, move);

  if (verdict == TURN_LEGAL)
    put_back_kept (self);

  return verdict;
}

int
turn_history_get_asked (TurnHistory *self)
{
  const TurnRules *rules = turn_record_get_format (self->record)->rules;
  const guint n_moves = turn_history_get_n_moves (self);
  TurnState before;

  if (rules->asks == NULL || n_moves == 0)
    return -1;
  turn_record_get_state (self->record, n_moves - 1, &before);

  return rules->asks (turn_record_get_game (self->record), &before, turn_record_get_moves (self->record, NULL)[n_moves - 1]);
}

gboolean
turn_history_reveals (TurnHistory *self,
                      guint        index)
{
  const TurnRules *rules = turn_record_get_format (self->record)->rules;
  const TurnMove *moves = turn_record_get_moves (self->record, NULL);
  TurnState before;

  if (rules->reveals == NULL)
    return FALSE;
  turn_record_get_state (self->record, index, &before);

  return rules->reveals (turn_record_get_game (self->record), &before, moves[index]);
}

gboolean
turn_history_is_opened (TurnHistory *self,
                        guint        index)
{
  guint first = 0, last = index;

  while (last < self->steps->len && g_array_index (self->steps, Step, last).n_told <= index)
    last++;
  if (last == self->steps->len)
    return FALSE;
  if (last > 0)
    first = g_array_index (self->steps, Step, last - 1).n_told;
  for (guint i = first; i <= last; i++)
    if (turn_history_get_mover (self, i) != turn_history_get_mover (self, index))
      return TRUE;

  return FALSE;
}

void
turn_history_take_back (TurnHistory *self,
                        guint        n_moves)
{
  shorten (self, n_moves);
  g_array_set_size (self->kept, 0);
}

gboolean
turn_history_is_sealed (TurnHistory *self,
                        int          seat)
{
  return find_sealed (self, seat) < self->steps->len;
}

void
turn_history_reopen (TurnHistory *self,
                     int          seat)
{
  const TurnMove *moves = turn_record_get_moves (self->record, NULL);
  const guint sealed = find_sealed (self, seat);

  for (guint i = self->steps->len; i > sealed + 1; i--)
    {
      const TurnSealed kept = { turn_history_get_mover (self, i - 1), moves[i - 1] };

      g_array_prepend_val (self->kept, kept);
    }
  shorten (self, MIN (sealed, self->steps->len));
}

TurnRandom
turn_history_get_chance (TurnHistory *self)
{
  guint64 n_outcomes = 0;

  for (guint i = 0; i < self->steps->len; i++)
    n_outcomes += turn_history_get_mover (self, i) == TURN_CHANCE;

  return get_stream (self, n_outcomes, 0);
}

TurnRandom
turn_history_get_decision (TurnHistory *self,
                           guint        seat)
{
  return get_stream (self, self->steps->len, 1 + seat);
}
