/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-checker.h"

#include "tc-board-tools.h"
#include "tc-model-private.h"

/* How long after a change it is looked at: a stroke makes many, and each of them is worth no thread of its own. */
#define DELAY_MILLISECONDS 100

/* Each time that somebody wants to know more. */
#define LONGER 16

#define N_FEATURES (2 * TC_MAX_SIDE + TC_MAX_DISTRICTS)

/* All that a thread finds out about one value. */
typedef struct
{
  TcBoardFile  *file;
  guint32       max_steps;
  GPtrArray    *findings;
  TcCompletion *completions;      /* N_FEATURES of them */
} Answers;

struct _TcBoardChecker
{
  GObject          parent_instance;

  TcBoardDocument *document;
  guint            delay_source;
  GCancellable    *thinking;      /* while a thread does */

  Answers         *answers;       /* the last ones, or NULL */
  GListStore      *findings;      /* of TcBoardFinding */
  guint            n_errors;
  guint            n_undecided;
  guint32          max_steps;     /* of the search for each filling */
};

G_DEFINE_FINAL_TYPE (TcBoardChecker, tc_board_checker, G_TYPE_OBJECT)

static guint checked;

static void
free_answers (gpointer data)
{
  Answers *answers = data;

  tc_board_file_unref (answers->file);
  g_clear_pointer (&answers->findings, g_ptr_array_unref);
  g_free (answers->completions);
  g_free (answers);
}

/* In a thread */

static guint
feature_place (TcFeatureKind feature,
               guint         index)
{
  return (guint) feature * TC_MAX_SIDE + index;
}

static guint
n_features (const TcBoard *board,
            TcFeatureKind  feature)
{
  const guint numbers[] = {
    [TC_FEATURE_COLUMN] = board->n_columns,
    [TC_FEATURE_ROW] = board->n_rows,
    [TC_FEATURE_DISTRICT] = board->n_districts,
  };

  return numbers[feature];
}

static void
complete (const TcBoard *board,
          guint32        max_steps,
          TcFeatureKind  feature,
          guint          index,
          TcCompletion  *completion)
{
  completion->is_feature = tc_board_feature_size (board, feature, index) > 0;
  if (completion->is_feature)
    completion->filling = tc_board_find_filling (board, feature, index, max_steps);
}

static void
find_completions (Answers      *answers,
                  GCancellable *cancellable)
{
  const TcBoard *board = tc_board_file_get_board (answers->file);

  for (TcFeatureKind feature = TC_FEATURE_COLUMN; feature <= TC_FEATURE_DISTRICT; feature++)
    for (guint i = 0; i < n_features (board, feature) && !g_cancellable_is_cancelled (cancellable); i++)
      complete (board, answers->max_steps, feature, i, &answers->completions[feature_place (feature, i)]);
}

static void
find_problems (Answers *answers)
{
  g_autoptr (GPtrArray) problems = tc_board_problems_within (answers->file, answers->max_steps);

  for (guint i = 0; i < problems->len; i++)
    g_ptr_array_add (answers->findings, tc_board_finding_new (answers->file, g_ptr_array_index (problems, i)));
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      question,
                 GCancellable *cancellable)
{
  Answers *answers = g_new0 (Answers, 1);

  answers->file = tc_board_file_ref (((Answers *) question)->file);
  answers->max_steps = ((Answers *) question)->max_steps;
  answers->findings = g_ptr_array_new_with_free_func (g_object_unref);
  answers->completions = g_new0 (TcCompletion, N_FEATURES);
  find_problems (answers);
  find_completions (answers, cancellable);
  g_task_return_pointer (task, answers, free_answers);
}

/* Back again */

/* Takes the place of those in @found that are known already. */
static void
keep_known (GListModel *known,
            GPtrArray  *found)
{
  for (guint i = 0; i < found->len; i++)
    for (guint k = 0; k < g_list_model_get_n_items (known); k++)
      {
        g_autoptr (TcBoardFinding) finding = g_list_model_get_item (known, k);

        if (!tc_board_finding_is_same (g_ptr_array_index (found, i), finding))
          continue;
        g_object_unref (g_ptr_array_index (found, i));
        g_ptr_array_index (found, i) = g_steal_pointer (&finding);
        break;
      }
}

/* How many findings at the start are the same objects, or at the end when counted from there. */
static guint
n_same (GListModel *before,
        GPtrArray  *after,
        guint       most,
        gboolean    from_end)
{
  const guint n_before = g_list_model_get_n_items (before);

  for (guint n = 0; n < most; n++)
    {
      g_autoptr (TcBoardFinding) finding = g_list_model_get_item (before, from_end ? n_before - 1 - n : n);

      if (finding != g_ptr_array_index (after, from_end ? after->len - 1 - n : n))
        return n;
    }

  return most;
}

static void
set_findings (TcBoardChecker *self,
              GPtrArray      *findings)
{
  GListModel *before = G_LIST_MODEL (self->findings);
  const guint n_before = g_list_model_get_n_items (before), shorter = MIN (n_before, findings->len);
  guint n_head, n_tail;

  keep_known (before, findings);
  n_head = n_same (before, findings, shorter, FALSE);
  n_tail = n_same (before, findings, shorter - n_head, TRUE);
  if (n_head + n_tail < MAX (n_before, findings->len))
    g_list_store_splice (self->findings, n_head, n_before - n_head - n_tail,
                         findings->len > 0 ? findings->pdata + n_head : NULL,    /* an empty array may have no memory */
                         findings->len - n_head - n_tail);
}

static void
count_errors (TcBoardChecker *self)
{
  self->n_errors = 0;
  self->n_undecided = 0;
  for (guint i = 0; i < self->answers->findings->len; i++)
    {
      self->n_errors += tc_board_finding_get_is_error (g_ptr_array_index (self->answers->findings, i)) ? 1 : 0;
      self->n_undecided += tc_board_finding_get_is_note (g_ptr_array_index (self->answers->findings, i)) ? 1 : 0;
    }
}

static void start_thinking (TcBoardChecker *self);

static void
thought_ended (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  Answers *answers = g_task_propagate_pointer (G_TASK (result), NULL);
  TcBoardChecker *self = user_data;

  /* A cancelled thought belongs to a checker that is gone. */
  if (answers == NULL)
    return;

  g_clear_object (&self->thinking);
  g_clear_pointer (&self->answers, free_answers);
  self->answers = answers;

  set_findings (self, answers->findings);
  count_errors (self);
  if (!tc_board_checker_get_busy (self))
    g_signal_emit (self, checked, 0);
  else if (self->delay_source == 0)
    start_thinking (self);
}

static void
start_thinking (TcBoardChecker *self)
{
  g_autoptr (GTask) task = NULL;
  Answers *question = g_new0 (Answers, 1);

  question->file = tc_board_file_ref (tc_board_document_get_board_file (self->document));
  question->max_steps = self->max_steps;
  self->thinking = g_cancellable_new ();
  task = g_task_new (NULL, self->thinking, thought_ended, self);
  g_task_set_name (task, "tc-board-checker");
  g_task_set_task_data (task, question, free_answers);
  g_task_run_in_thread (task, think_in_thread);
}

static gboolean
delay_is_over (gpointer user_data)
{
  TcBoardChecker *self = user_data;

  self->delay_source = 0;
  if (self->thinking == NULL)
    start_thinking (self);

  return G_SOURCE_REMOVE;
}

static void
document_changed (TcBoardChecker *self)
{
  self->max_steps = TC_FILLING_USUAL_STEPS;
  if (self->delay_source == 0)
    self->delay_source = g_timeout_add (DELAY_MILLISECONDS, delay_is_over, self);
}

static void
tc_board_checker_dispose (GObject *object)
{
  TcBoardChecker *self = TC_BOARD_CHECKER (object);

  g_clear_handle_id (&self->delay_source, g_source_remove);
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (tc_board_checker_parent_class)->dispose (object);
}

static void
tc_board_checker_finalize (GObject *object)
{
  TcBoardChecker *self = TC_BOARD_CHECKER (object);

  g_clear_pointer (&self->answers, free_answers);
  g_clear_object (&self->findings);

  G_OBJECT_CLASS (tc_board_checker_parent_class)->finalize (object);
}

static void
tc_board_checker_class_init (TcBoardCheckerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tc_board_checker_dispose;
  object_class->finalize = tc_board_checker_finalize;

  checked = g_signal_new ("checked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_board_checker_init (TcBoardChecker *self)
{
  self->findings = g_list_store_new (TC_TYPE_BOARD_FINDING);
  self->max_steps = TC_FILLING_USUAL_STEPS;
}

TcBoardChecker *
tc_board_checker_new (TcBoardDocument *document)
{
  TcBoardChecker *self;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (document), NULL);

  self = g_object_new (TC_TYPE_BOARD_CHECKER, NULL);
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed), self, G_CONNECT_SWAPPED);
  start_thinking (self);

  return self;
}

GListModel *
tc_board_checker_get_findings (TcBoardChecker *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), NULL);

  return G_LIST_MODEL (self->findings);
}

guint
tc_board_checker_get_n_errors (TcBoardChecker *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), 0);

  return self->n_errors;
}

guint
tc_board_checker_get_n_warnings (TcBoardChecker *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->findings)) - self->n_errors - self->n_undecided;
}

guint
tc_board_checker_get_n_undecided (TcBoardChecker *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), 0);

  return self->n_undecided;
}

guint
tc_board_checker_get_n_fillable (TcBoardChecker *self)
{
  guint n_fillable = 0;

  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), 0);

  for (guint i = 0; self->answers != NULL && i < N_FEATURES; i++)
    n_fillable += self->answers->completions[i].is_feature && self->answers->completions[i].filling.answer == TC_FILLING_POSSIBLE ? 1 : 0;

  return n_fillable;
}

void
tc_board_checker_search_longer (TcBoardChecker *self)
{
  g_return_if_fail (TC_IS_BOARD_CHECKER (self));

  if (tc_board_checker_get_busy (self) || self->max_steps > G_MAXUINT32 / LONGER)
    return;

  self->max_steps *= LONGER;
  start_thinking (self);
}

gboolean
tc_board_checker_get_busy (TcBoardChecker *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), FALSE);

  return self->answers == NULL || self->answers->file != tc_board_document_get_board_file (self->document)
         || self->answers->max_steps != self->max_steps;
}

const TcCompletion *
tc_board_checker_get_completion (TcBoardChecker *self,
                                 TcFeatureKind   feature,
                                 guint           index)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), NULL);

  if (self->answers == NULL || index >= n_features (tc_board_file_get_board (self->answers->file), feature))
    return NULL;

  return &self->answers->completions[feature_place (feature, index)];
}
