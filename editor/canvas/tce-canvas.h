/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"
#include "tce-stage.h"

G_BEGIN_DECLS

#define TCE_TYPE_CANVAS (tce_canvas_get_type ())

/**
 * TceCanvas:
 *
 * The city that is being drawn, as players will see it, and what is done to it by mouse, finger and keyboard. Properties
 * `document` (TcBoardDocument), `tools` (TceTools) and `checker` (TcBoardChecker).
 *
 * - `rename (guint district)`: somebody wants to give it another name
 */
G_DECLARE_FINAL_TYPE (TceCanvas, tce_canvas, TCE, CANVAS, TcePanel)

/* What can be done to the grid and its values, for menus and keys of the window: zoom-in, zoom-out, zoom-fit, zoom-usual,
 * insert (s: up, down, left, right), delete (s: row, column), insert-at and delete-at ((uu): kind and index), move (s),
 * suggest (s: all, columns, rows, districts, selection), show-filling and next-filling. */
GActionGroup *tce_canvas_get_actions   (TceCanvas * self);

TceStage     *tce_canvas_get_stage     (TceCanvas *self);

/* Frames the squares that a problem is about, and gives the focus to the first of them. NULL: no problem. */
void          tce_canvas_show_finding  (TceCanvas      *self,
                                        TcBoardFinding *finding);

/* Frames a column, row or district: what “Suggest for the selection” is for. */
void          tce_canvas_select        (TceCanvas    *self,
                                        TcFeatureKind kind,
                                        guint         index);

G_END_DECLS
