/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-history.h"

/* The key of all that is applied during a stroke; no caller's key can begin like this. */
#define STROKE_KEY "\n"

typedef struct
{
  TcBoardFile *value;
  char        *label;        /* NULL for the first, which nobody made */
  char        *merge_key;
} Step;

struct _TcBoardHistory
{
  GArray  *steps;            /* of Step, never empty */
  guint    position;         /* of the present value */
  gboolean merges;           /* the present step may be gone on with */
  char    *stroke;           /* the label of a stroke that is being made, or NULL */
};

static void
clear_step (gpointer data)
{
  Step *step = data;

  g_clear_pointer (&step->value, tc_board_file_unref);
  g_clear_pointer (&step->label, g_free);
  g_clear_pointer (&step->merge_key, g_free);
}

static Step *
get_step (TcBoardHistory *self,
          guint           position)
{
  return &g_array_index (self->steps, Step, position);
}

TcBoardHistory *
tc_board_history_new (TcBoardFile *start)
{
  TcBoardHistory *self = g_new0 (TcBoardHistory, 1);
  const Step first = { .value = tc_board_file_ref (start) };

  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (self->steps, clear_step);
  g_array_append_val (self->steps, first);

  return self;
}

void
tc_board_history_free (TcBoardHistory *self)
{
  g_array_unref (self->steps);
  g_free (self->stroke);
  g_free (self);
}

TcBoardFile *
tc_board_history_get_value (TcBoardHistory *self)
{
  return get_step (self, self->position)->value;
}

const char *
tc_board_history_get_undo (TcBoardHistory *self)
{
  return get_step (self, self->position)->label;
}

const char *
tc_board_history_get_redo (TcBoardHistory *self)
{
  return self->position + 1 < self->steps->len ? get_step (self, self->position + 1)->label : NULL;
}

static void
push (TcBoardHistory *self,
      TcBoardFile    *value,
      const char     *label,
      const char     *merge_key)
{
  const Step step = {
    .value = tc_board_file_ref (value),
    .label = g_strdup (label),
    .merge_key = g_strdup (merge_key),
  };

  g_array_set_size (self->steps, self->position + 1);
  g_array_append_val (self->steps, step);
  self->position++;
  self->merges = TRUE;
}

/* Nothing was redone or undone since that step was made, so it is the last one. */
static void
replace (TcBoardHistory *self,
         TcBoardFile    *value)
{
  Step *step = get_step (self, self->position);

  if (tc_board_file_equal (get_step (self, self->position - 1)->value, value))
    {
      g_array_set_size (self->steps, self->position);
      self->position--;
      self->merges = FALSE;
      return;
    }
  tc_board_file_unref (step->value);
  step->value = tc_board_file_ref (value);
}

gboolean
tc_board_history_apply (TcBoardHistory *self,
                        TcBoardFile    *value,
                        const char     *label,
                        const char     *merge_key)
{
  const char *key = self->stroke != NULL ? STROKE_KEY : merge_key;

  if (tc_board_file_equal (tc_board_history_get_value (self), value))
    return FALSE;

  if (self->merges && key != NULL && g_strcmp0 (get_step (self, self->position)->merge_key, key) == 0)
    replace (self, value);
  else
    push (self, value, self->stroke != NULL ? self->stroke : label, key);

  return TRUE;
}

void
tc_board_history_end_merge (TcBoardHistory *self)
{
  /* A stroke stays one step, whatever happens during it. */
  if (self->stroke == NULL)
    self->merges = FALSE;
}

void
tc_board_history_begin_stroke (TcBoardHistory *self,
                               const char     *label)
{
  tc_board_history_end_stroke (self);
  self->merges = FALSE;
  self->stroke = g_strdup (label);
}

void
tc_board_history_end_stroke (TcBoardHistory *self)
{
  if (self->stroke != NULL)
    self->merges = FALSE;
  g_clear_pointer (&self->stroke, g_free);
}

gboolean
tc_board_history_cancel_stroke (TcBoardHistory *self)
{
  const gboolean has_step = self->stroke != NULL && self->merges;

  tc_board_history_end_stroke (self);
  if (!has_step)
    return FALSE;

  g_array_set_size (self->steps, self->position);
  self->position--;

  return TRUE;
}

gboolean
tc_board_history_undo (TcBoardHistory *self)
{
  tc_board_history_end_stroke (self);
  if (self->position == 0)
    return FALSE;

  self->position--;
  self->merges = FALSE;

  return TRUE;
}

gboolean
tc_board_history_redo (TcBoardHistory *self)
{
  tc_board_history_end_stroke (self);
  if (self->position + 1 >= self->steps->len)
    return FALSE;

  self->position++;
  self->merges = FALSE;

  return TRUE;
}
