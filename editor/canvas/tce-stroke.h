/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-document.h>

#include "tce-tools.h"

G_BEGIN_DECLS

/* What a tool does to a board from the moment it is put down until it is lifted, by pointer or keyboard. One stroke is one
 * step of the document. Everything is borrowed. */
typedef struct
{
  TcBoardDocument *document;
  TceTools        *tools;
  gboolean         active;
  TceTool          tool;            /* of the stroke, while it is active */
  guint            from_row, from_column;
  guint            row, column;     /* where it is now */
} TceStroke;

void     tce_stroke_begin        (TceStroke *self,
                                  guint      row,
                                  guint      column);
void     tce_stroke_move         (TceStroke *self,
                                  guint      row,
                                  guint      column);
void     tce_stroke_end          (TceStroke *self);
void     tce_stroke_cancel       (TceStroke *self);

/* All at once, for a key: the rectangle is put down by the first call and drawn by the second. */
void     tce_stroke_use          (TceStroke *self,
                                  guint      row,
                                  guint      column);

/* The squares that the tool is about to change if it is at (@row, @column), and, dashed, those that go along. */
void     tce_stroke_preview      (const TceStroke *self,
                                  guint            row,
                                  guint            column,
                                  gboolean         squares[TC_MAX_SIDE][TC_MAX_SIDE],
                                  gboolean         twins[TC_MAX_SIDE][TC_MAX_SIDE]);

G_END_DECLS
