/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-stroke.h"

#include <glib/gi18n.h>

static char *
say_stroke (TceStroke *self)
{
  guint8 paint = tce_tools_get_paint (self->tools);
  const char *name;

  /* Translators: these follow a colon, as in "Undo: erase". */
  if (paint == TC_OUTSIDE)
    return g_strdup (_("erase"));

  name = tc_board_file_get_district_name (tc_board_document_get_board_file (self->document), paint, NULL);
  switch (self->tool)
    {
    case TCE_TOOL_RECTANGLE: return g_strdup_printf (_("rectangle of %s"), name);
    case TCE_TOOL_FILL:      return g_strdup_printf (_("fill %s"), name);
    default:                 return g_strdup_printf (_("paint %s"), name);
    }
}

static void
apply (TceStroke *self,
       TcBoard    board)
{
  g_autofree char *label = say_stroke (self);

  tc_board_document_apply (self->document, &board, label, NULL);
}

static void
draw_line (TceStroke *self,
           guint      row,
           guint      column)
{
  apply (self, tc_board_painted_line (tc_board_document_get_board (self->document), self->row, self->column, row, column,
                                      tce_tools_get_paint (self->tools), tce_tools_get_symmetry (self->tools)));
}

static void
draw_rectangle (TceStroke *self)
{
  apply (self, tc_board_painted_rectangle (tc_board_document_get_board (self->document),
                                           self->from_row, self->from_column, self->row, self->column,
                                           tce_tools_get_paint (self->tools), tce_tools_get_symmetry (self->tools)));
}

static void
fill (TceStroke *self)
{
  apply (self, tc_board_filled (tc_board_document_get_board (self->document), self->row, self->column,
                                tce_tools_get_paint (self->tools), tce_tools_get_symmetry (self->tools)));
}

static void
pick (TceStroke *self)
{
  tce_tools_set_district (self->tools, tc_board_pick (tc_board_document_get_board (self->document), self->row, self->column));
}

static gboolean
is_freehand (TceTool tool)
{
  return tool == TCE_TOOL_BRUSH || tool == TCE_TOOL_ERASER;
}

void
tce_stroke_begin (TceStroke *self,
                  guint      row,
                  guint      column)
{
  g_return_if_fail (self->document != NULL && self->tools != NULL);

  if (self->active)
    tce_stroke_cancel (self);

  self->active = TRUE;
  self->tool = tce_tools_get_tool (self->tools);
  self->from_row = self->row = row;
  self->from_column = self->column = column;

  if (is_freehand (self->tool))
    {
      g_autofree char *label = say_stroke (self);

      tc_board_document_begin_stroke (self->document, label);
      draw_line (self, row, column);
    }
  else if (self->tool == TCE_TOOL_FILL)
    fill (self);
  else if (self->tool == TCE_TOOL_PICKER)
    pick (self);
}

void
tce_stroke_move (TceStroke *self,
                 guint      row,
                 guint      column)
{
  if (!self->active || (row == self->row && column == self->column))
    return;

  if (is_freehand (self->tool))
    draw_line (self, row, column);
  self->row = row;
  self->column = column;
  if (self->tool == TCE_TOOL_PICKER)
    pick (self);
}

void
tce_stroke_end (TceStroke *self)
{
  if (!self->active)
    return;

  self->active = FALSE;
  if (is_freehand (self->tool))
    tc_board_document_end_stroke (self->document);
  else if (self->tool == TCE_TOOL_RECTANGLE)
    draw_rectangle (self);
}

void
tce_stroke_cancel (TceStroke *self)
{
  if (!self->active)
    return;

  self->active = FALSE;
  if (is_freehand (self->tool))
    tc_board_document_cancel_stroke (self->document);
}

void
tce_stroke_use (TceStroke *self,
                guint      row,
                guint      column)
{
  gboolean second_corner = self->active && self->tool == TCE_TOOL_RECTANGLE;

  if (second_corner)
    tce_stroke_move (self, row, column);
  else
    tce_stroke_begin (self, row, column);

  if (second_corner || tce_tools_get_tool (self->tools) != TCE_TOOL_RECTANGLE)
    tce_stroke_end (self);
}

static void
mark_with_twin (const TceStroke *self,
                guint            row,
                guint            column,
                gboolean         squares[TC_MAX_SIDE][TC_MAX_SIDE],
                gboolean         twins[TC_MAX_SIDE][TC_MAX_SIDE])
{
  const TcBoard *board = tc_board_document_get_board (self->document);
  guint twin_row, twin_column;

  if (row >= board->n_rows || column >= board->n_columns)
    return;

  squares[row][column] = TRUE;
  if (tce_tools_get_tool (self->tools) != TCE_TOOL_PICKER &&
      tc_board_find_twin (board, tce_tools_get_symmetry (self->tools), row, column, &twin_row, &twin_column))
    twins[twin_row][twin_column] = TRUE;
}

void
tce_stroke_preview (const TceStroke *self,
                    guint            row,
                    guint            column,
                    gboolean         squares[TC_MAX_SIDE][TC_MAX_SIDE],
                    gboolean         twins[TC_MAX_SIDE][TC_MAX_SIDE])
{
  gboolean rectangle = self->active && self->tool == TCE_TOOL_RECTANGLE;
  guint from_row = rectangle ? self->from_row : row, from_column = rectangle ? self->from_column : column;

  for (guint r = MIN (row, from_row); r <= MAX (row, from_row); r++)
    for (guint c = MIN (column, from_column); c <= MAX (column, from_column); c++)
      mark_with_twin (self, r, c, squares, twins);

  /* A square that is painted itself needs no twin over it. */
  for (guint r = 0; r < TC_MAX_SIDE; r++)
    for (guint c = 0; c < TC_MAX_SIDE; c++)
      twins[r][c] = twins[r][c] && !squares[r][c];
}
