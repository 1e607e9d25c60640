/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-journal.h"

#include <string.h>

#include <glib/gi18n.h>

#define NOWHERE G_MAXUINT

struct _TurnJournalRow
{
  GObject     parent_instance;

  TurnRowKind kind;
  guint       index;       /* of the move */
  guint       act;         /* of that move */
  int         seat;
  guint       round;       /* of a heading */
  gboolean    is_apart;
};

G_DEFINE_FINAL_TYPE (TurnJournalRow, turn_journal_row, G_TYPE_OBJECT)

static void
turn_journal_row_class_init (TurnJournalRowClass *klass)
{
}

static void
turn_journal_row_init (TurnJournalRow *self)
{
}

TurnRowKind
turn_journal_row_get_kind (TurnJournalRow *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL_ROW (self), TURN_ROW_ACT);

  return self->kind;
}

guint
turn_journal_row_get_index (TurnJournalRow *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL_ROW (self), 0);

  return self->index;
}

int
turn_journal_row_get_seat (TurnJournalRow *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL_ROW (self), -1);

  return self->seat;
}

struct _TurnJournal
{
  GObject                 parent_instance;

  TurnScreen             *screen;
  const TurnJournalWords *words;         /* or NULL */
  TurnMoveWords           describe;
  GArray                 *moves;         /* of TurnMove: those that are told */
  GListStore             *rows;
  guint                   mark;          /* its place among the rows, or NOWHERE */
  int                     reader;
};

G_DEFINE_FINAL_TYPE (TurnJournal, turn_journal, G_TYPE_OBJECT)

enum
{
  CHANGED,
  ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TurnJournalRow *
get_row (TurnJournal *self,
         guint        position)
{
  g_autoptr (TurnJournalRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  /* The list holds it. */
  return row;
}

static guint
get_n_rows (TurnJournal *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->rows));
}

/* Nobody in particular reads a replay or watches bots. */
static int
find_reader (TurnJournal *self)
{
  return turn_screen_is_replay (self->screen) || turn_screen_get_n_mine (self->screen) == 0 ? -1 : turn_screen_get_reader (self->screen);
}

/* Where a game says nothing of its own, every move of a seat is an act. */
static TurnTold
look (TurnJournal *self,
      guint        index)
{
  TurnMatch *match = turn_journal_get_match (self);
  const int mover = turn_match_get_mover (match, index);

  if (self->words != NULL)
    return self->words->look (match, index);

  return (TurnTold) { .n_acts = mover >= 0 ? 1 : 0, .seats = { mover } };
}

static guint
find_round (TurnJournal *self,
            guint        index)
{
  TurnMatch *match = turn_journal_get_match (self);
  TurnState before;

  turn_match_get_state_at (match, index, &before);

  return turn_match_get_rules (match)->round (turn_match_get_game (match), &before);
}

static TurnJournalRow *
new_row (TurnRowKind kind,
         guint       index,
         guint       act,
         int         seat)
{
  TurnJournalRow *row = g_object_new (TURN_TYPE_JOURNAL_ROW, NULL);

  row->kind = kind;
  row->index = index;
  row->act = act;
  row->seat = seat;

  return row;
}

/* Unless the last rows stand under the same one. */
static void
add_heading (GPtrArray            *rows,
             const TurnJournalRow *last,
             guint                 index,
             guint                 round,
             gboolean              is_apart)
{
  TurnJournalRow *row;

  if (last != NULL && last->round == round && last->is_apart == is_apart)
    return;
  row = new_row (TURN_ROW_HEADING, index, 0, -1);
  row->round = round;
  row->is_apart = is_apart;
  g_ptr_array_add (rows, row);
}

/* Adds what move @index is told with; @last is the row before it, or NULL. */
static void
add_move (TurnJournal          *self,
          GPtrArray            *rows,
          const TurnJournalRow *last,
          guint                 index)
{
  const TurnTold told = look (self, index);
  const guint round = told.n_acts > 0 ? find_round (self, index) : 0;

  if (told.n_acts > 0)
    add_heading (rows, rows->len > 0 ? g_ptr_array_index (rows, rows->len - 1) : last, index, round, told.is_apart);
  for (guint act = 0; act < told.n_acts; act++)
    {
      TurnJournalRow *row = new_row (TURN_ROW_ACT, index, act, told.seats[act]);

      row->round = round;
      row->is_apart = told.is_apart;
      g_ptr_array_add (rows, row);
    }
}

/* So many moves are told as they are in the record now: others may have been taken back and replaced. */
static guint
find_common (TurnJournal *self)
{
  guint n_moves;
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (turn_journal_get_match (self)), &n_moves);
  const TurnMove *told = (const TurnMove *) self->moves->data;
  guint n = MIN (n_moves, self->moves->len);

  if (n == 0 || memcmp (moves, told, n * sizeof *moves) == 0)
    return n;
  for (n = 0; turn_move_equal (moves[n], told[n]);)
    n++;

  return n;
}

static void
remove_mark (TurnJournal *self)
{
  if (self->mark != NOWHERE)
    g_list_store_remove (self->rows, self->mark);
  self->mark = NOWHERE;
}

/* Takes away what was told of moves from @n_moves on, at once: a list that lost the mark before would ask for rows whose moves are no longer there. */
static void
forget (TurnJournal *self,
        guint        n_moves)
{
  guint n_rows;

  for (n_rows = get_n_rows (self); n_rows > 0 && get_row (self, n_rows - 1)->index >= n_moves;)
    n_rows--;
  g_list_store_splice (self->rows, n_rows, get_n_rows (self) - n_rows, NULL, 0);
  if (self->mark != NOWHERE && self->mark >= n_rows)
    self->mark = NOWHERE;
  remove_mark (self);
  g_array_set_size (self->moves, n_moves);
}

/* The row after the reader's own last act, if others have acted since; else NOWHERE. Marks do not count. */
static guint
find_mark (TurnJournal *self)
{
  guint n_rows = get_n_rows (self);

  for (guint position = n_rows; self->reader >= 0 && position-- > 0;)
    {
      const TurnJournalRow *row = get_row (self, position);

      if (row->kind == TURN_ROW_ACT && row->seat == self->reader)
        return position + 1 < n_rows ? position + 1 : NOWHERE;
    }

  return NOWHERE;
}

static void
follow_mark (TurnJournal *self)
{
  guint wanted;
  g_autoptr (TurnJournalRow) mark = NULL;

  if (self->mark != NOWHERE && self->mark > 0 && find_mark (self) == self->mark)
    return;
  remove_mark (self);
  wanted = find_mark (self);
  if (wanted == NOWHERE)
    return;
  mark = new_row (TURN_ROW_MARK, get_row (self, wanted - 1)->index, 0, -1);
  mark->round = get_row (self, wanted - 1)->round;
  mark->is_apart = get_row (self, wanted - 1)->is_apart;
  g_list_store_insert (self->rows, wanted, mark);
  self->mark = wanted;
}

static GPtrArray *
add_moves (TurnJournal *self)
{
  guint n_moves;
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (turn_journal_get_match (self)), &n_moves);
  const guint n_rows = get_n_rows (self), n_told = self->moves->len;
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  const TurnJournalRow *last = n_rows > 0 ? get_row (self, n_rows - 1) : NULL;

  for (guint index = n_told; index < n_moves; index++)
    add_move (self, rows, last, index);
  if (n_moves > n_told)
    g_array_append_vals (self->moves, moves + n_told, n_moves - n_told);
  if (rows->len > 0)
    g_list_store_splice (self->rows, n_rows, 0, rows->pdata, rows->len);

  return rows;
}

/* "Round 9, final die. Nono tags …" */
static void
say_row (TurnJournal    *self,
         GString        *text,
         TurnJournalRow *row)
{
  g_autoptr (TurnAct) act = turn_journal_tell (self, row);
  g_autofree char *said = turn_act_dup_spoken (act);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, said);
  if (!g_str_has_suffix (said, ".") && !g_str_has_suffix (said, "!"))
    g_string_append_c (text, '.');
}

static void
say_added (TurnJournal *self,
           GPtrArray   *rows)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    say_row (self, text, g_ptr_array_index (rows, i));
  if (text->len > 0)
    g_signal_emit (self, signals[ADDED], 0, text->str);
}

static void
follow_reader (TurnJournal *self)
{
  const int reader = find_reader (self);

  if (reader == self->reader)
    return;
  self->reader = reader;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
screen_changed (TurnJournal *self,
                TurnChange   change)
{
  g_autoptr (GPtrArray) added = NULL;
  guint n_common;

  if (change == TURN_CHANGED_CHOICE)
    return;
  n_common = find_common (self);
  if (n_common < self->moves->len)
    forget (self, n_common);
  follow_reader (self);
  added = add_moves (self);
  follow_mark (self);
  say_added (self, added);
}

static void
turn_journal_dispose (GObject *object)
{
  TurnJournal *self = TURN_JOURNAL (object);

  g_clear_object (&self->screen);
  g_clear_object (&self->rows);

  G_OBJECT_CLASS (turn_journal_parent_class)->dispose (object);
}

static void
turn_journal_finalize (GObject *object)
{
  g_array_unref (TURN_JOURNAL (object)->moves);

  G_OBJECT_CLASS (turn_journal_parent_class)->finalize (object);
}

static void
turn_journal_class_init (TurnJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_journal_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_journal_finalize;

  signals[CHANGED] = g_signal_new ("changed", TURN_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ADDED] = g_signal_new ("added", TURN_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
turn_journal_init (TurnJournal *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (TurnMove));
  self->rows = g_list_store_new (TURN_TYPE_JOURNAL_ROW);
  self->mark = NOWHERE;
  self->reader = -1;
}

TurnJournal *
turn_journal_new (TurnScreen             *screen,
                  const TurnJournalWords *words,
                  TurnMoveWords           describe)
{
  TurnJournal *self = g_object_new (TURN_TYPE_JOURNAL, NULL);

  self->screen = g_object_ref (screen);
  self->words = words;
  self->describe = describe;
  self->reader = find_reader (self);
  g_ptr_array_unref (add_moves (self));
  follow_mark (self);
  g_signal_connect_object (screen, "changed", G_CALLBACK (screen_changed), self, G_CONNECT_SWAPPED);

  return self;
}

GListModel *
turn_journal_get_rows (TurnJournal *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL (self), NULL);

  return G_LIST_MODEL (self->rows);
}

TurnMatch *
turn_journal_get_match (TurnJournal *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL (self), NULL);

  return turn_screen_get_match (self->screen);
}

int
turn_journal_get_reader (TurnJournal *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL (self), -1);

  return self->reader;
}

static TurnAct *
tell_mark (void)
{
  TurnAct *act = turn_act_new (-1);

  /* Translators: in the journal, over what the others have done meanwhile. */
  turn_act_add (act, turn_part_words (g_strdup (_("since your last turn"))));

  return act;
}

static TurnAct *
tell_heading (TurnJournal    *self,
              TurnJournalRow *row)
{
  TurnAct *act;

  if (row->is_apart && self->words != NULL && self->words->tell_heading != NULL)
    return self->words->tell_heading (turn_journal_get_match (self), row->index);

  act = turn_act_new (-1);
  turn_act_add (act, turn_part_words (g_strdup_printf (_("Round %u"), row->round)));

  return act;
}

/* What a move is called where its game has no words for the journal. */
static TurnAct *
tell_move (TurnJournal    *self,
           TurnJournalRow *row)
{
  TurnMatch *match = turn_journal_get_match (self);
  TurnRecord *record = turn_match_get_record (match);
  TurnAct *act = turn_act_new (row->seat);
  TurnPart parts[] = {
    turn_part_name (turn_match_get_seat (match, (guint) row->seat)->name),
    turn_part_words (self->describe (record, row->index, turn_record_get_moves (record, NULL)[row->index])),
  };

  turn_act_say (act, C_("journal", "%s: %s"), parts, G_N_ELEMENTS (parts));

  return act;
}

TurnAct *
turn_journal_tell (TurnJournal    *self,
                   TurnJournalRow *row)
{
  g_return_val_if_fail (TURN_IS_JOURNAL (self), NULL);
  g_return_val_if_fail (TURN_IS_JOURNAL_ROW (row), NULL);

  if (row->kind == TURN_ROW_MARK)
    return tell_mark ();
  if (row->kind == TURN_ROW_HEADING)
    return tell_heading (self, row);
  if (self->words == NULL)
    return tell_move (self, row);

  return self->words->tell (turn_journal_get_match (self), row->index, row->act, self->reader);
}

TurnJournalRow *
turn_journal_find_heading (TurnJournal *self,
                           guint        position)
{
  g_return_val_if_fail (TURN_IS_JOURNAL (self), NULL);

  for (guint i = MIN (position + 1, get_n_rows (self)); i-- > 0;)
    if (get_row (self, i)->kind == TURN_ROW_HEADING)
      return get_row (self, i);

  return NULL;
}

char *
turn_journal_dup_spoken (TurnJournal    *self,
                         TurnJournalRow *row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (TURN_IS_JOURNAL (self), NULL);

  if (row->kind == TURN_ROW_ACT)
    {
      g_autoptr (TurnAct) heading = tell_heading (self, row);
      g_autofree char *said = turn_act_dup_spoken (heading);

      g_string_append_printf (text, "%s.", said);
    }
  say_row (self, text, row);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
turn_journal_dup_spoken_move (TurnJournal *self,
                              guint        index)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint first;

  g_return_val_if_fail (TURN_IS_JOURNAL (self), NULL);

  for (first = get_n_rows (self); first > 0 && get_row (self, first - 1)->index >= index;)
    first--;
  for (guint i = first; i < get_n_rows (self) && get_row (self, i)->index == index; i++)
    if (get_row (self, i)->kind != TURN_ROW_MARK)
      say_row (self, text, get_row (self, i));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
