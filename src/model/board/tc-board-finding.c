/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-finding.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tc-board-repairs.h"

struct _TcBoardFinding
{
  GObject     parent_instance;

  gboolean    is_error;
  gboolean    is_note;
  const char *code;
  char       *where;
  char       *what;
  char       *detail;
  char       *repair_label;
  gboolean    has_problem;
  TcProblem   problem;
  bool        squares[TC_MAX_SIDE][TC_MAX_SIDE];
};

G_DEFINE_FINAL_TYPE (TcBoardFinding, tc_board_finding, G_TYPE_OBJECT)

static void
tc_board_finding_finalize (GObject *object)
{
  TcBoardFinding *self = TC_BOARD_FINDING (object);

  g_clear_pointer (&self->where, g_free);
  g_clear_pointer (&self->what, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->repair_label, g_free);

  G_OBJECT_CLASS (tc_board_finding_parent_class)->finalize (object);
}

static void
tc_board_finding_class_init (TcBoardFindingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_board_finding_finalize;
}

static void
tc_board_finding_init (TcBoardFinding *self)
{
}

static gboolean
is_of_feature (const TcBoard *board,
               TcFeatureKind  feature,
               guint          index,
               guint          row,
               guint          column)
{
  switch (feature)
    {
    case TC_FEATURE_COLUMN:
      return column == index;
    case TC_FEATURE_ROW:
      return row == index;
    case TC_FEATURE_DISTRICT:
    default:
      return board->squares[row][column] == index;
    }
}

/* Whether a problem is about that square, though its check marks none. */
static gboolean
concerns (const TcProblem *problem,
          const TcBoard   *board,
          guint            row,
          guint            column)
{
  switch (problem->kind)
    {
    case TC_PROBLEM_HIGH_BELOW_LOW:
    case TC_PROBLEM_VALUE_RANGE:
    case TC_PROBLEM_FEATURE_NOT_DECIDED:
      return is_of_feature (board, problem->feature, problem->index, row, column);
    case TC_PROBLEM_COLOURS_ALIKE:
    case TC_PROBLEM_DISTRICT_DEAR:
      return board->squares[row][column] == problem->index || board->squares[row][column] == problem->other;
    default:
      return problem->cells[row][column];
    }
}

static void
find_squares (TcBoardFinding *self,
              const TcBoard  *board)
{
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      self->squares[row][column] = tc_board_is_city (board, row, column) && concerns (&self->problem, board, row, column);
}

TcBoardFinding *
tc_board_finding_new (TcBoardFile          *file,
                      const TcBoardProblem *problem)
{
  TcBoardFinding *self = g_object_new (TC_TYPE_BOARD_FINDING, NULL);

  self->is_error = problem->is_error;
  self->is_note = problem->is_note;
  self->code = problem->code;
  self->where = g_strdup (problem->where);
  self->what = g_strdup (problem->what);
  self->detail = g_strdup (problem->detail);
  self->repair_label = tc_board_repair_label (file, problem);
  self->has_problem = problem->has_problem;
  if (problem->has_problem)
    {
      self->problem = problem->problem;
      find_squares (self, tc_board_file_get_board (file));
    }

  return self;
}

gboolean
tc_board_finding_get_is_error (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), FALSE);

  return self->is_error;
}

const char *
tc_board_finding_get_code (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  return self->code;
}

const char *
tc_board_finding_get_where (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  return self->where;
}

const char *
tc_board_finding_get_what (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  return self->what;
}

const char *
tc_board_finding_get_detail (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  return self->detail;
}

gboolean
tc_board_finding_get_is_note (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), FALSE);

  return self->is_note;
}

static const struct { const char *code, *label; } labels[] = {
  { "feature-impossible", N_("Show Why") },
  { "city-in-parts", N_("Show Them") },
  { "name-twice", N_("Rename…") },
  { "template-text", N_("Write It") },
};

const char *
tc_board_finding_get_show_label (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    if (g_str_equal (self->code, labels[i].code))
      return _(labels[i].label);

  return NULL;
}

const char *
tc_board_finding_get_repair_label (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  return self->repair_label;
}

const TcProblem *
tc_board_finding_get_problem (TcBoardFinding *self)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), NULL);

  return self->has_problem ? &self->problem : NULL;
}

gboolean
tc_board_finding_has_square (TcBoardFinding *self,
                             guint           row,
                             guint           column)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), FALSE);

  return row < TC_MAX_SIDE && column < TC_MAX_SIDE && self->squares[row][column];
}

gboolean
tc_board_finding_is_same (TcBoardFinding *self,
                          TcBoardFinding *other)
{
  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), FALSE);
  g_return_val_if_fail (TC_IS_BOARD_FINDING (other), FALSE);

  return g_str_equal (self->code, other->code)
         && g_str_equal (self->where, other->where)
         && g_str_equal (self->what, other->what)
         && g_strcmp0 (self->detail, other->detail) == 0
         && g_strcmp0 (self->repair_label, other->repair_label) == 0
         && memcmp (self->squares, other->squares, sizeof self->squares) == 0
         && memcmp (&self->problem, &other->problem, sizeof self->problem) == 0;
}

/* The very problem among those that the document has now; the list that it was shown in may be older. */
static const TcBoardProblem *
find_again (TcBoardFinding *self,
            GPtrArray      *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      if (problem->has_problem && g_str_equal (problem->code, self->code) && g_str_equal (problem->where, self->where)
          && problem->problem.feature == self->problem.feature
          && problem->problem.index == self->problem.index && problem->problem.other == self->problem.other)
        return problem;
    }

  return NULL;
}

gboolean
tc_board_finding_repair (TcBoardFinding  *self,
                         TcBoardDocument *document)
{
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (TcBoardFile) repaired = NULL;
  const TcBoardProblem *problem;
  TcBoardFile *file;

  g_return_val_if_fail (TC_IS_BOARD_FINDING (self), FALSE);
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (document), FALSE);

  file = tc_board_document_get_board_file (document);
  problems = tc_board_problems (file);
  problem = find_again (self, problems);
  if (problem != NULL)
    repaired = tc_board_repaired (file, problem);
  if (repaired == NULL)
    return FALSE;

  tc_board_document_apply_file (document, repaired, self->repair_label, NULL);

  return TRUE;
}
