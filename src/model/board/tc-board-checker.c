/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-checker.h"

#include "tc-board-tools.h"

/* How long after a change it is looked at: a stroke makes many, and each of them is worth no thread of its own. */
#define DELAY_MILLISECONDS 100

#define N_FEATURES (2 * TC_MAX_SIDE + TC_MAX_DISTRICTS)

/* All that a thread finds out about one value. */
typedef struct
{
  TcBoardFile  *file;
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
  GPtrArray       *findings;      /* of TcBoardFinding, those of the list */
  guint            n_errors;
};

static GType
get_item_type (GListModel *model)
{
  return TC_TYPE_BOARD_FINDING;
}

static guint
get_n_items (GListModel *model)
{
  return TC_BOARD_CHECKER (model)->findings->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  TcBoardChecker *self = TC_BOARD_CHECKER (model);

  return position < self->findings->len ? g_object_ref (g_ptr_array_index (self->findings, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TcBoardChecker, tc_board_checker, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_0,
  PROP_N_ERRORS,
  PROP_N_WARNINGS,
  PROP_IS_PLAYABLE,
  PROP_BUSY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHECKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
          TcFeatureKind  feature,
          guint          index,
          TcCompletion  *completion)
{
  completion->is_feature = tc_board_feature_size (board, feature, index) > 0;
  if (completion->is_feature)
    completion->possible = tc_check_can_complete (board, feature, index, &completion->example, completion->blocker);
}

static void
find_completions (Answers      *answers,
                  GCancellable *cancellable)
{
  const TcBoard *board = tc_board_file_get_board (answers->file);

  for (TcFeatureKind feature = TC_FEATURE_COLUMN; feature <= TC_FEATURE_DISTRICT; feature++)
    for (guint i = 0; i < n_features (board, feature) && !g_cancellable_is_cancelled (cancellable); i++)
      complete (board, feature, i, &answers->completions[feature_place (feature, i)]);
}

static void
find_problems (Answers *answers)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (answers->file);

  for (guint i = 0; i < problems->len; i++)
    g_ptr_array_add (answers->findings, tc_board_finding_new (answers->file, g_ptr_array_index (problems, i)));
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      file,
                 GCancellable *cancellable)
{
  Answers *answers = g_new0 (Answers, 1);

  answers->file = tc_board_file_ref (file);
  answers->findings = g_ptr_array_new_with_free_func (g_object_unref);
  answers->completions = g_new0 (TcCompletion, N_FEATURES);
  find_problems (answers);
  find_completions (answers, cancellable);
  g_task_return_pointer (task, answers, free_answers);
}

/* Back again */

static void
keep_known (GPtrArray *known,
            GPtrArray *found)
{
  for (guint i = 0; i < found->len; i++)
    for (guint k = 0; k < known->len; k++)
      if (tc_board_finding_is_same (g_ptr_array_index (found, i), g_ptr_array_index (known, k)))
        {
          g_object_unref (g_ptr_array_index (found, i));
          g_ptr_array_index (found, i) = g_object_ref (g_ptr_array_index (known, k));
          break;
        }
}

/* How many findings at the start are the same objects, or at the end when counted from there. */
static guint
n_same (GPtrArray *before,
        GPtrArray *after,
        guint      most,
        gboolean   from_end)
{
  guint n = 0;

  while (n < most && g_ptr_array_index (before, from_end ? before->len - 1 - n : n)
         == g_ptr_array_index (after, from_end ? after->len - 1 - n : n))
    n++;

  return n;
}

static void
set_findings (TcBoardChecker *self,
              GPtrArray      *findings)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->findings);
  const guint shorter = MIN (before->len, findings->len);
  guint n_head, n_tail;

  keep_known (before, findings);
  self->findings = g_ptr_array_ref (findings);
  n_head = n_same (before, findings, shorter, FALSE);
  n_tail = n_same (before, findings, shorter - n_head, TRUE);
  if (n_head + n_tail < MAX (before->len, findings->len))
    g_list_model_items_changed (G_LIST_MODEL (self), n_head, before->len - n_head - n_tail,
                                findings->len - n_head - n_tail);
}

static void
count_errors (TcBoardChecker *self)
{
  self->n_errors = 0;
  for (guint i = 0; i < self->findings->len; i++)
    self->n_errors += tc_board_finding_get_is_error (g_ptr_array_index (self->findings, i)) ? 1 : 0;
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

  g_object_freeze_notify (G_OBJECT (self));
  set_findings (self, answers->findings);
  count_errors (self);
  for (guint i = PROP_N_ERRORS; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));

  if (!tc_board_checker_get_busy (self))
    g_signal_emit (self, signals[CHECKED], 0);
  else if (self->delay_source == 0)
    start_thinking (self);
}

static void
start_thinking (TcBoardChecker *self)
{
  g_autoptr (GTask) task = NULL;

  self->thinking = g_cancellable_new ();
  task = g_task_new (NULL, self->thinking, thought_ended, self);
  g_task_set_name (task, "tc-board-checker");
  g_task_set_task_data (task, tc_board_file_ref (tc_board_document_get_board_file (self->document)),
                        (GDestroyNotify) tc_board_file_unref);
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
  if (self->delay_source == 0)
    self->delay_source = g_timeout_add (DELAY_MILLISECONDS, delay_is_over, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
tc_board_checker_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TcBoardChecker *self = TC_BOARD_CHECKER (object);

  switch (id)
    {
    case PROP_N_ERRORS:
      g_value_set_uint (value, self->n_errors);
      break;
    case PROP_N_WARNINGS:
      g_value_set_uint (value, tc_board_checker_get_n_warnings (self));
      break;
    case PROP_IS_PLAYABLE:
      g_value_set_boolean (value, self->answers != NULL && self->n_errors == 0);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, tc_board_checker_get_busy (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
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
  g_clear_pointer (&self->findings, g_ptr_array_unref);

  G_OBJECT_CLASS (tc_board_checker_parent_class)->finalize (object);
}

static void
tc_board_checker_class_init (TcBoardCheckerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tc_board_checker_get_property;
  object_class->dispose = tc_board_checker_dispose;
  object_class->finalize = tc_board_checker_finalize;

  properties[PROP_N_ERRORS] = g_param_spec_uint ("n-errors", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_WARNINGS] = g_param_spec_uint ("n-warnings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_IS_PLAYABLE] = g_param_spec_boolean ("is-playable", NULL, NULL, FALSE, flags);
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHECKED] = g_signal_new ("checked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tc_board_checker_init (TcBoardChecker *self)
{
  self->findings = g_ptr_array_new_with_free_func (g_object_unref);
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

  return self->findings->len - self->n_errors;
}

gboolean
tc_board_checker_get_busy (TcBoardChecker *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CHECKER (self), FALSE);

  return self->answers == NULL || self->answers->file != tc_board_document_get_board_file (self->document);
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
