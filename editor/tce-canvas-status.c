/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the line over the canvas says: which tool does what, and where. */

#include "tce-canvas-private.h"

#include <glib/gi18n.h>

static const char *
name_of_paint (TceCanvas *self)
{
  guint8 paint = tce_tools_get_paint (self->tools);

  if (paint >= tc_board_document_get_board (self->document)->n_districts)
    return _("Outside");

  return tc_board_file_get_district_name (tc_board_document_get_board_file (self->document), paint, NULL);
}

/* "2 × 3" for a rectangle that is being drawn, "C 4" for the square under the mouse. */
static char *
say_where (TceCanvas *self)
{
  const TceStroke *stroke = &self->stroke;

  if (stroke->active && stroke->tool == TCE_TOOL_RECTANGLE)
    /* Translators: columns × rows of a rectangle. */
    return g_strdup_printf (_("%u × %u"),
                            MAX (stroke->column, stroke->from_column) - MIN (stroke->column, stroke->from_column) + 1,
                            MAX (stroke->row, stroke->from_row) - MIN (stroke->row, stroke->from_row) + 1);
  if (stroke->active)
    return tc_square_name (stroke->row, stroke->column);
  if (self->hovered)
    return tc_square_name (self->hover_row, self->hover_column);

  return NULL;
}

char *
tce_canvas_say_status (TceCanvas *self)
{
  TceTool tool = tce_tools_get_tool (self->tools);
  const char *symmetry = tool == TCE_TOOL_PICKER ? "" : tce_symmetry_get_words (tce_tools_get_symmetry (self->tools));
  g_autofree char *where = say_where (self);

  if (where == NULL)
    return g_markup_printf_escaped ("<b>%s</b>  %s%s", tce_tool_get_name (tool), name_of_paint (self), symmetry);

  return g_markup_printf_escaped ("<b>%s</b>  %s · %s%s", tce_tool_get_name (tool), name_of_paint (self), where, symmetry);
}
