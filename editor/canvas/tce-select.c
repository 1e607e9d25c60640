/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-select.h"

#include <glib/gi18n.h>
#include <tc-board-contents.h>

static const TcBoard *
board_of (const TceSelect *self)
{
  return tc_board_document_get_board (self->document);
}

static gboolean
is_line (const TceSelect *self)
{
  return self->selection.kind == TC_SELECTION_ROW || self->selection.kind == TC_SELECTION_COLUMN;
}

void
tce_select_clear (TceSelect *self)
{
  g_clear_pointer (&self->pasted, tc_board_file_unref);
  self->selection = (TcSelection) { .kind = TC_SELECTION_NONE };
  self->drawing = self->holding = FALSE;
}

void
tce_select_choose (TceSelect  *self,
                   TcSelection selection)
{
  tce_select_clear (self);
  self->selection = selection;
}

void
tce_select_begin (TceSelect *self,
                  guint      row,
                  guint      column,
                  gboolean   joins)
{
  self->joins = joins ? self->selection : (TcSelection) { .kind = TC_SELECTION_NONE };
  self->drawing = TRUE;
  self->holding = FALSE;
  self->from_row = row;
  self->from_column = column;
  tce_select_draw (self, row, column);
}

void
tce_select_draw (TceSelect *self,
                 guint      row,
                 guint      column)
{
  const TcSelection rectangle = tc_selection_rectangle (board_of (self), self->from_row, self->from_column, row, column);

  self->selection = self->joins.kind != TC_SELECTION_NONE ? tc_selection_joined (&self->joins, &rectangle) : rectangle;
}

void
tce_select_end (TceSelect *self,
                gboolean   by_mouse)
{
  const guint8 district = tc_board_pick (board_of (self), self->from_row, self->from_column);
  const gboolean single = self->selection.n_rows == 1 && self->selection.n_columns == 1;

  self->drawing = FALSE;
  if (by_mouse && single && self->joins.kind == TC_SELECTION_NONE)
    self->selection = district != TC_OUTSIDE ? tc_selection_district (board_of (self), district) : (TcSelection) { 0 };
}

gboolean
tce_select_hold (TceSelect *self,
                 gboolean   moves)
{
  if (self->selection.kind == TC_SELECTION_NONE)
    return FALSE;

  if (!self->holding)
    {
      self->hand = tc_board_part_new (board_of (self), &self->selection);
      self->row = self->selection.row;
      self->column = self->selection.column;
      self->turned = self->mirrored = FALSE;
    }
  self->holding = TRUE;
  self->moves = moves;

  return TRUE;
}

gboolean
tce_select_holds_at (const TceSelect *self,
                     int              row,
                     int              column)
{
  return self->holding && row >= self->row && row < self->row + self->hand.n_rows && column >= self->column &&
         column < self->column + self->hand.n_columns;
}

const TcBoard *
tce_select_get_board (const TceSelect *self)
{
  return self->pasted != NULL ? tc_board_file_get_board (self->pasted) : board_of (self);
}

/* Districts that the board did not have come with the squares, in one step. */
static void
place_with_districts (TceSelect   *self,
                      TcBoardFile *pasted)
{
  const TcBoard after = tc_board_with_part (tc_board_file_get_board (pasted), &self->hand, self->row, self->column);
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (pasted, &after);

  self->holding = FALSE;
  self->selection = tc_board_part_select (&self->hand, &after, self->row, self->column);
  tc_board_document_apply_file (self->document, file, _("copy squares"), NULL);
}

void
tce_select_follow (TceSelect *self)
{
  const TcBoard *board = board_of (self);

  if (self->pasted != NULL && tc_board_document_get_board_file (self->document) != self->pasted_onto)
    {
      self->holding = FALSE;
      g_clear_pointer (&self->pasted, tc_board_file_unref);
    }
  if (self->selection.row + self->selection.n_rows > board->n_rows || self->selection.column + self->selection.n_columns > board->n_columns)
    tce_select_clear (self);
}

void
tce_select_place (TceSelect *self)
{
  g_autoptr (TcBoardFile) pasted = g_steal_pointer (&self->pasted);
  TcBoard after;

  if (!self->holding)
    return;
  if (pasted != NULL)
    {
      place_with_districts (self, pasted);
      return;
    }

  after = self->moves ? tc_board_with_selection_moved (board_of (self), &self->selection, &self->hand, self->row, self->column)
                      : tc_board_with_part (board_of (self), &self->hand, self->row, self->column);
  self->holding = FALSE;
  self->selection = tc_board_part_select (&self->hand, board_of (self), self->row, self->column);
  /* Translators: these follow a colon, as in "Undo: move squares". */
  tc_board_document_apply (self->document, &after, self->moves ? _("move squares") : _("copy squares"), NULL);
}

/* Another form of what is chosen, in the same place or as near to it as the grid allows. */
static void
reshape (TceSelect         *self,
         const TcBoardPart *part,
         const char        *label)
{
  const TcBoard *board = board_of (self);
  const int row = MAX (0, MIN (self->selection.row, board->n_rows - part->n_rows));
  const int column = MAX (0, MIN (self->selection.column, board->n_columns - part->n_columns));
  const TcBoard after = tc_board_with_selection_moved (board, &self->selection, part, row, column);

  self->selection = tc_board_part_select (part, board, row, column);
  tc_board_document_apply (self->document, &after, label, NULL);
}

void
tce_select_turn (TceSelect *self,
                 gboolean   clockwise)
{
  const TcBoardPart part = self->holding ? self->hand : tc_board_part_new (board_of (self), &self->selection);
  const TcBoardPart turned = tc_board_part_turned (&part, clockwise);

  if (!self->holding)
    {
      reshape (self, &turned, _("turn squares"));
      return;
    }
  self->hand = turned;
  self->turned = !self->turned;
}

void
tce_select_mirror (TceSelect *self,
                   gboolean   left_right)
{
  const TcBoardPart part = self->holding ? self->hand : tc_board_part_new (board_of (self), &self->selection);
  const TcBoardPart mirrored = tc_board_part_mirrored (&part, left_right);

  if (!self->holding)
    {
      reshape (self, &mirrored, _("mirror squares"));
      return;
    }
  self->hand = mirrored;
  self->mirrored = !self->mirrored;
}

/* With its values, past its neighbour. */
static gboolean
move_line (TceSelect *self,
           int        rows,
           int        columns)
{
  const gboolean is_row = self->selection.kind == TC_SELECTION_ROW;
  const TcFeatureKind kind = is_row ? TC_FEATURE_ROW : TC_FEATURE_COLUMN;
  const int from = is_row ? self->selection.row : self->selection.column, to = from + (is_row ? rows : columns);
  TcBoardLines lines;

  if (to == from || to < 0 || to >= (is_row ? board_of (self)->n_rows : board_of (self)->n_columns))
    return FALSE;

  lines = tc_board_lines_with_at (board_of (self), kind, (guint) from, (guint) to);
  tc_board_document_apply_lines (self->document, &lines, is_row ? _("move a row") : _("move a column"), "move-line");
  self->selection = tc_selection_line (board_of (self), kind, (guint) to);

  return TRUE;
}

static void
begin_moving (TceSelect *self)
{
  self->before = *board_of (self);
  self->before_selection = self->selection;
  self->before_part = tc_board_part_new (&self->before, &self->selection);
  self->moved_row = self->selection.row;
  self->moved_column = self->selection.column;
  tc_board_document_end_merge (self->document);
}

static gboolean
move_squares (TceSelect *self,
              int        rows,
              int        columns)
{
  TcBoard after;

  if (self->moved == NULL || self->moved != tc_board_document_get_board_file (self->document))
    begin_moving (self);
  if (tc_board_part_count_off (&self->before_part, &self->before, self->moved_row + rows, self->moved_column + columns) > 0)
    return FALSE;

  self->moved_row += rows;
  self->moved_column += columns;
  after = tc_board_with_selection_moved (&self->before, &self->before_selection, &self->before_part, self->moved_row, self->moved_column);
  tc_board_document_apply (self->document, &after, _("move squares"), "move-squares");
  self->selection = tc_board_part_select (&self->before_part, &after, self->moved_row, self->moved_column);
  self->moved = tc_board_document_get_board_file (self->document);

  return TRUE;
}

gboolean
tce_select_move (TceSelect *self,
                 int        rows,
                 int        columns)
{
  if (self->holding)
    {
      self->row = CLAMP (self->row + rows, 1 - self->hand.n_rows, board_of (self)->n_rows - 1);
      self->column = CLAMP (self->column + columns, 1 - self->hand.n_columns, board_of (self)->n_columns - 1);
      return TRUE;
    }
  if (self->selection.kind == TC_SELECTION_NONE)
    return FALSE;

  return is_line (self) ? move_line (self, rows, columns) : move_squares (self, rows, columns);
}

void
tce_select_fill (TceSelect  *self,
                 guint8      district,
                 const char *label)
{
  const TcBoard after = tc_board_with_selection_filled (board_of (self), &self->selection, district);

  self->holding = FALSE;
  tc_board_document_apply (self->document, &after, label, NULL);
}

static void
double_line (TceSelect *self)
{
  const gboolean is_row = self->selection.kind == TC_SELECTION_ROW;
  const TcFeatureKind kind = is_row ? TC_FEATURE_ROW : TC_FEATURE_COLUMN;
  const guint index = is_row ? self->selection.row : self->selection.column;
  const TcBoardLines lines = tc_board_lines_doubled (board_of (self), kind, index);

  tc_board_document_apply_lines (self->document, &lines, is_row ? _("duplicate a row") : _("duplicate a column"), NULL);
  self->selection = tc_selection_line (board_of (self), kind, index + 1);
}

gboolean
tce_select_double (TceSelect *self)
{
  if (self->selection.kind == TC_SELECTION_NONE)
    return FALSE;
  if (is_line (self))
    {
      double_line (self);
      return TRUE;
    }

  self->holding = FALSE;
  tce_select_hold (self, FALSE);
  tce_select_move (self, 1, 1);

  return TRUE;
}

gboolean
tce_select_paste (TceSelect  *self,
                  const char *text,
                  guint       row,
                  guint       column)
{
  g_autoptr (TcBoardFile) after = NULL;
  TcBoardPart part;

  if (!tc_board_part_from_text (&part, text, tc_board_document_get_board_file (self->document), &after))
    return FALSE;

  tce_select_clear (self);
  if (after != tc_board_document_get_board_file (self->document))
    {
      self->pasted = g_steal_pointer (&after);
      self->pasted_onto = tc_board_document_get_board_file (self->document);
    }
  self->hand = part;
  self->holding = TRUE;
  self->moves = self->turned = self->mirrored = FALSE;
  self->row = MIN ((int) row, MAX (0, board_of (self)->n_rows - part.n_rows));
  self->column = MIN ((int) column, MAX (0, board_of (self)->n_columns - part.n_columns));

  return TRUE;
}

char *
tce_select_copy (const TceSelect *self)
{
  TcBoardPart part;

  if (!self->holding && self->selection.kind == TC_SELECTION_NONE)
    return NULL;

  part = self->holding ? self->hand : tc_board_part_new (board_of (self), &self->selection);

  return tc_board_part_to_text (&part, tc_board_document_get_board_file (self->document));
}

static char *
say_hand (const TceSelect *self)
{
  const guint n_off = tc_board_part_count_off (&self->hand, board_of (self), self->row, self->column);
  g_autofree char *square = tc_square_name ((guint) MAX (0, self->row), (guint) MAX (0, self->column));

  if (n_off > 0)
    return g_strdup_printf (ngettext ("%u square would fall off the grid", "%u squares would fall off the grid", n_off), n_off);
  if (self->moves)
    return g_strdup_printf (_("Move to %s · Enter places it"), square);
  if (self->mirrored)
    return g_strdup_printf (_("Copy, mirrored, to %s · Enter places it"), square);
  if (self->turned)
    return g_strdup_printf (_("Copy, turned, to %s · Enter places it"), square);

  return g_strdup_printf (_("Copy to %s · Enter places it"), square);
}

static char *
say_selection (const TceSelect *self)
{
  const TcSelection *chosen = &self->selection;
  const TcSelectionCount count = tc_selection_count (chosen, board_of (self));
  g_autofree char *from = tc_square_name (chosen->row, chosen->column);
  g_autofree char *to = tc_square_name (chosen->row + chosen->n_rows - 1u, chosen->column + chosen->n_columns - 1u);
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square", "%u squares", count.n_city), count.n_city);
  g_autofree char *districts = g_strdup_printf (ngettext ("%u district", "%u districts", count.n_districts), count.n_districts);

  if (count.n_outside == 0)
    /* Translators: columns × rows, from a square to a square, "17 squares" of "3 districts". */
    return g_strdup_printf (_("%u × %u, %s to %s · %s of %s"), chosen->n_columns, chosen->n_rows, from, to, squares, districts);

  /* Translators: as before, and how many squares of the selection are not in the city. */
  return g_strdup_printf (_("%u × %u, %s to %s · %s of %s, %u outside"), chosen->n_columns, chosen->n_rows, from, to, squares, districts,
                          count.n_outside);
}

char *
tce_select_say (const TceSelect *self)
{
  if (self->holding)
    return say_hand (self);
  if (self->selection.kind != TC_SELECTION_NONE)
    return say_selection (self);

  return g_strdup (_("Drag a rectangle, or click a district"));
}
