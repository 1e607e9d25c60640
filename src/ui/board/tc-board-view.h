/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-painter.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_VIEW (tc_board_view_get_type ())

/**
 * TcBoardView:
 *
 * A city board: walls, paint, values, and the shape in hand. It shows what it is given and reports what the person does:
 *
 * - `pointer-moved (double x, double y)`: the mouse over the grid, in squares from its top-left corner
 * - `touch-dragged (double x, double y)`: the same for a finger that drags; put the shape %TC_BOARD_FINGER_LIFT squares above it
 * - `square-hovered (guint row, guint column)`: the mouse has come to another square
 * - `square-pressed (guint row, guint column, guint button)`: button 0 is a finger
 * - `square-released (guint row, guint column, guint button)`: only within the grid
 * - `square-scrolled (guint row, guint column, double steps, GdkModifierType modifiers)`: the wheel, down is positive
 * - `square-key (guint row, guint column, guint keyval, GdkModifierType modifiers)` → gboolean: a key at the cursor's square; when nobody handles
 *   it, arrows, Home and End move the cursor
 * - `value-pressed (TcFeatureKind kind, guint index, gboolean high)`: a click on a column's or row's value
 * - `cursor-moved (guint row, guint column)`
 * - `left`: the mouse has left the grid
 *
 * In miniature it shows the city and its paint only, as one picture. The board is never mirrored.
 */
G_DECLARE_FINAL_TYPE (TcBoardView, tc_board_view, TC, BOARD_VIEW, GtkWidget)

#define TC_BOARD_FINGER_LIFT 1.5

/* Draws over the board, in the widget's coordinates. */
typedef void (*TcBoardOverlayFunc) (TcBoardView         *view,
                                    GtkSnapshot         *snapshot,
                                    const TcBoardLayout *layout,
                                    gpointer             user_data);

GtkWidget             *tc_board_view_new               (void) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget             *tc_board_view_new_miniature     (void) G_GNUC_WARN_UNUSED_RESULT;

/* NULL: nothing. What one move has changed is shown in motion, other changes at once. Forgets what the shape in hand would bring, unless all is as
 * it was. */
void                   tc_board_view_set_scene         (TcBoardView        *self,
                                                        const TcBoardScene *scene);
const TcBoardContents *tc_board_view_get_contents      (TcBoardView *self);
const TcBoardLayout   *tc_board_view_get_layout        (TcBoardView *self);

/* NULL: no shape is in hand. Its squares are row · columns + column. */
void                   tc_board_view_set_ghost         (TcBoardView        *self,
                                                        const TcBoardGhost *ghost);

/* Says that the shape in hand cannot be put down there. */
void                   tc_board_view_refuse_ghost      (TcBoardView *self);

/* The features that the shape in hand would fill, and with which rank; indices as in TcGame.features. */
void                   tc_board_view_set_soon          (TcBoardView          *self,
                                                        const TcDraftFeature *features,
                                                        guint                 n_features);

/* Frames one column, row or district, say while its name is pointed at; index -1: none. */
void                   tc_board_view_set_highlight     (TcBoardView  *self,
                                                        TcFeatureKind kind,
                                                        int           index);

/* The square that has the keyboard focus if the board has it: gtk_widget_grab_focus () gives it to it. New paint spreads from there. */
void                   tc_board_view_set_cursor        (TcBoardView *self,
                                                        guint        row,
                                                        guint        column);
void                   tc_board_view_get_cursor        (TcBoardView *self,
                                                        guint       *row,
                                                        guint       *column);

/* What is read aloud at the cursor instead of the square itself: "S shape at J 5, K 5. Fits." NULL: the square. */
void                   tc_board_view_set_cursor_label  (TcBoardView *self,
                                                        const char  *label);

/* NULL: nothing is drawn over the board. */
void                   tc_board_view_set_overlay       (TcBoardView       *self,
                                                        TcBoardOverlayFunc overlay,
                                                        gpointer           user_data,
                                                        GDestroyNotify     destroy);

/* How it is coloured, whatever the desktop wants: to see a board as others will. NULL: as the desktop wants. */
void                   tc_board_view_set_theme         (TcBoardView     *self,
                                                        const TurnTheme *theme);

/* Everything that moves is there at once. */
void                   tc_board_view_finish_animations (TcBoardView *self);

G_END_DECLS
