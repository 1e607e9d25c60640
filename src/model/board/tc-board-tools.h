/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-board-file.h>
#include <tc-check.h>
#include <tc-symmetry.h>

G_BEGIN_DECLS

/* What an author does to a board, as functions from a board to a changed copy. What is not possible gives an equal copy, so that
 * tc_board_document_apply () makes no step of it. Rows, columns and districts count from 0; TC_OUTSIDE is a district to
 * paint with as any other. */

/* Symmetry */

/* The square that is painted along with another; FALSE if there is none, or if it is the same. */
gboolean tc_board_find_twin          (const TcBoard *self,
                                      TcSymmetry     symmetry,
                                      guint          row,
                                      guint          column,
                                      guint         *twin_row,
                                      guint         *twin_column);

/* Painting */

/* All squares on the way from one to another: a pointer jumps. */
TcBoard  tc_board_painted_line       (const TcBoard *self,
                                      guint          from_row,
                                      guint          from_column,
                                      guint          to_row,
                                      guint          to_column,
                                      guint8         district,
                                      TcSymmetry     symmetry) G_GNUC_WARN_UNUSED_RESULT;
TcBoard  tc_board_painted_rectangle  (const TcBoard *self,
                                      guint          from_row,
                                      guint          from_column,
                                      guint          to_row,
                                      guint          to_column,
                                      guint8         district,
                                      TcSymmetry     symmetry) G_GNUC_WARN_UNUSED_RESULT;

/* The square and all that are connected to it by sides and of the same district. */
TcBoard  tc_board_filled             (const TcBoard *self,
                                      guint          row,
                                      guint          column,
                                      guint8         district,
                                      TcSymmetry     symmetry) G_GNUC_WARN_UNUSED_RESULT;

/* What lies there; TC_OUTSIDE beyond the grid too. */
guint8   tc_board_pick               (const TcBoard *self,
                                      guint          row,
                                      guint          column);

/* The grid. Values of rows and columns move along with their squares. */

/* By how much the grid grows at each edge; negative numbers cut off. Possible as long as both sides stay from 1 to 16. */
gboolean tc_board_can_resize         (const TcBoard *self,
                                      int            top,
                                      int            bottom,
                                      int            left,
                                      int            right);

/* The whole city within its grid; possible as long as no city square would leave it. */
gboolean tc_board_can_move           (const TcBoard *self,
                                      int            rows,
                                      int            columns);

/* Where each row and column comes from, for tc_board_document_apply_lines (): what else the file says of a line goes along with it. */
TcBoardLines tc_board_lines_resized  (const TcBoard *self,
                                      int            top,
                                      int            bottom,
                                      int            left,
                                      int            right);

/* Another row or column, by TC_FEATURE_ROW or TC_FEATURE_COLUMN. @at is the number that it gets, up to how many there are. It holds no city, and is worth
 * what its neighbour is. */
TcBoardLines tc_board_lines_with     (const TcBoard *self,
                                      TcFeatureKind  kind,
                                      guint          at);
TcBoardLines tc_board_lines_without  (const TcBoard *self,
                                      TcFeatureKind  kind,
                                      guint          index);

/* The same row or column once more, behind it, with its squares and values. */
TcBoardLines tc_board_lines_doubled  (const TcBoard *self,
                                      TcFeatureKind  kind,
                                      guint          index);

/* That row or column at another place, with its squares and values; those between move up. */
TcBoardLines tc_board_lines_with_at  (const TcBoard *self,
                                      TcFeatureKind  kind,
                                      guint          from,
                                      guint          to);
TcBoardLines tc_board_lines_moved    (const TcBoard *self,
                                      int            rows,
                                      int            columns);
TcBoard      tc_board_arranged             (const TcBoard      *self,
                                            const TcBoardLines *lines) G_GNUC_WARN_UNUSED_RESULT;

/* Values of features, drones and bubbles */

TcValue  tc_board_get_value          (const TcBoard *self,
                                      TcFeatureKind  feature,
                                      guint          index);
TcBoard  tc_board_with_value         (const TcBoard *self,
                                      TcFeatureKind  feature,
                                      guint          index,
                                      TcValue        value) G_GNUC_WARN_UNUSED_RESULT;

/* How many city squares a feature has; one without any does not count (C2). */
guint    tc_board_feature_size       (const TcBoard *self,
                                      TcFeatureKind  feature,
                                      guint          index);

/* Drones and bubbles are rows of numbers alike. */
typedef enum
{
  TC_NUMBERS_DRONES,
  TC_NUMBERS_BUBBLES,
} TcNumbers;

/* A new one goes on as the row of values does. A bubble that is added or changed costs prestige or nothing (C4). */
TcBoard  tc_board_with_number        (const TcBoard *self,
                                      TcNumbers      numbers) G_GNUC_WARN_UNUSED_RESULT;
TcBoard  tc_board_without_number     (const TcBoard *self,
                                      TcNumbers      numbers,
                                      guint          index) G_GNUC_WARN_UNUSED_RESULT;
TcBoard  tc_board_with_number_at     (const TcBoard *self,
                                      TcNumbers      numbers,
                                      guint          index,
                                      int            value) G_GNUC_WARN_UNUSED_RESULT;

/* Districts. Names are texts of the file: add and rename them through the document. */

/* Colours to choose from, each pair of which can be told apart by all eyes (TcEyes); as many as there can be districts. */
extern const guint32 tc_board_colours[TC_MAX_DISTRICTS];

/* The colour of those that is furthest from what the districts have, for the eyes that see them nearest. */
guint32  tc_board_find_free_colour   (const TcBoard *self);

/* At the end, with a free key and colour, without squares and with the mean of the others' values. */
TcBoard  tc_board_with_district      (const TcBoard *self) G_GNUC_WARN_UNUSED_RESULT;

/* Its squares fall to the districts beside them, or outside where @to_neighbours is FALSE or there are none. */
TcBoard  tc_board_without_district   (const TcBoard *self,
                                      guint          district,
                                      gboolean       to_neighbours) G_GNUC_WARN_UNUSED_RESULT;

/* Some squares fall to the districts beside them, from their edge inwards; outside where there are none. */
TcBoard  tc_board_with_squares_given (const TcBoard *self,
                                      const bool     squares[TC_MAX_SIDE][TC_MAX_SIDE]) G_GNUC_WARN_UNUSED_RESULT;
TcBoard  tc_board_with_district_at   (const TcBoard *self,
                                      guint          from,
                                      guint          to) G_GNUC_WARN_UNUSED_RESULT;

/* All squares of one become squares of another, which keeps its colour and values; the first one is gone. */
TcBoard  tc_board_with_districts_merged  (const TcBoard *self,
                                          guint          district,
                                          guint          into) G_GNUC_WARN_UNUSED_RESULT;

/* Two exchange their squares. */
TcBoard  tc_board_with_districts_swapped (const TcBoard *self,
                                          guint          a,
                                          guint          b) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a square of one has a side in common with a square of the other. */
gboolean tc_board_districts_touch        (const TcBoard *self,
                                          guint          a,
                                          guint          b);
TcBoard  tc_board_with_colour        (const TcBoard *self,
                                      guint          district,
                                      guint32        colour) G_GNUC_WARN_UNUSED_RESULT;

/* The HQ. Places are 0 to 5 for the sections and 6 to 8 for the small tokens. */

const char *tc_board_get_hq_token    (const TcBoard *self,
                                      guint          place);

/* A token that lies in another section changes places with the one that lay here. */
TcBoard  tc_board_with_hq_token      (const TcBoard *self,
                                      guint          place,
                                      const char    *id) G_GNUC_WARN_UNUSED_RESULT;

/* Freestyle: without sections of its own. Switched back, the sections are what they were (@before), if that has any, else those of the box's first board. */
TcBoard  tc_board_with_freestyle     (const TcBoard *self,
                                      gboolean       freestyle,
                                      const TcBoard *before) G_GNUC_WARN_UNUSED_RESULT;

/* Own tokens */

typedef enum
{
  TC_TOKEN_FINE,
  TC_TOKEN_EMPTY,
  TC_TOKEN_TOO_MANY_SQUARES,
  TC_TOKEN_TOO_WIDE,
  TC_TOKEN_NOT_CONNECTED,
  TC_TOKEN_DUPLICATE,          /* of another token, turned and flipped as it may be */
  TC_TOKEN_NO_ROOM,            /* the board has 32 of its own already */
} TcTokenVerdict;

/* Whether that shape can be a token of this board. @except is the own token that is being drawn, or −1 for a new one; @twin (may be
 * NULL) is the token that has the shape already. */
TcTokenVerdict tc_board_judge_token  (const TcBoard  *self,
                                      TcShape         shape,
                                      int             except,
                                      const TcToken **twin);

/* In words, to show beside the drawing; NULL for a fine one. */
char    *tc_token_verdict_text       (TcTokenVerdict verdict,
                                      const TcToken *twin) G_GNUC_WARN_UNUSED_RESULT;

/* An id that nothing has: a letter and the number of squares, as the box's tokens have. Ends in zeros. */
void     tc_board_find_free_token_id (const TcBoard *self,
                                      TcShape        shape,
                                      char           id[TC_TOKEN_ID_SIZE]);
gboolean tc_board_can_name_token     (const TcBoard *self,
                                      const char    *id,
                                      int            except);

/* At the end, with a free id. A duplicate is allowed; it is for the one who draws to decide. */
TcBoard  tc_board_with_token         (const TcBoard *self,
                                      TcShape        shape) G_GNUC_WARN_UNUSED_RESULT;
TcBoard  tc_board_with_token_shape   (const TcBoard *self,
                                      guint          token,
                                      TcShape        shape) G_GNUC_WARN_UNUSED_RESULT;

/* The HQ follows. */
TcBoard  tc_board_with_token_id      (const TcBoard *self,
                                      guint          token,
                                      const char    *id) G_GNUC_WARN_UNUSED_RESULT;

/* Where it lay on the HQ there is a token of the box instead. */
TcBoard  tc_board_without_token      (const TcBoard *self,
                                      guint          token) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
