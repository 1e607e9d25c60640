/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>

G_BEGIN_DECLS

#define TCE_TYPE_STAGE (tce_stage_get_type ())

/* At a zoom of 1 the squares are that large. */
#define TCE_USUAL_SIDE 48

#define TCE_SMALLEST_ZOOM .35
#define TCE_LARGEST_ZOOM 3.5

/**
 * TceStage:
 *
 * A board view at any size in a scrolled window, and over each value in its margins a field to type into: Tab goes from
 * the squares through all values.
 *
 * - `value-entered (TcFeatureKind kind, guint index, gboolean high, int value)`
 * - `value-focused (TcFeatureKind kind, guint index, gboolean high)`
 * - `notify::shown-zoom`: the size of the squares has changed, by whatever
 */
G_DECLARE_FINAL_TYPE (TceStage, tce_stage, TCE, STAGE, GtkWidget)

TcBoardView *tce_stage_get_view       (TceStage * self);

/* NULL: nothing. */
void         tce_stage_set_board_file (TceStage    *self,
                                       TcBoardFile *file);

/* 0 lets the city fit. What is at (@x, @y) stays there; in the stage's coordinates. */
void         tce_stage_set_zoom       (TceStage *self,
                                       double    zoom,
                                       double    x,
                                       double    y);
double       tce_stage_get_zoom       (TceStage *self);

/* So many pixels at the foot lie under something else. The city stays where it is; it can be scrolled further, and is fitted above it the next time. */
void         tce_stage_set_foot       (TceStage *self,
                                       int       foot);

/* Whether the city stands at the top rather than in the middle of what is free, so that a sheet that rises covers less of it. */
void tce_stage_set_at_top (TceStage *self,
                           gboolean  at_top);

int          tce_stage_get_foot       (TceStage *self);

/* As if a hand had taken hold of the city. */
void         tce_stage_pan            (TceStage *self,
                                       double    dx,
                                       double    dy);

/* How large the squares are, whether chosen or made to fit. */
double       tce_stage_get_shown_zoom (TceStage *self);

/* Scrolls until the square is seen. */
void         tce_stage_reveal_square  (TceStage *self,
                                       guint     row,
                                       guint     column);

/* Gives the focus to a value in the margins; FALSE when it has none. */
gboolean     tce_stage_focus_value    (TceStage     *self,
                                       TcFeatureKind kind,
                                       guint         index,
                                       gboolean      high);

G_END_DECLS
