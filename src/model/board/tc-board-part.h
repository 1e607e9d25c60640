/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-tools.h>

G_BEGIN_DECLS

/* Squares of a board that were chosen: a rectangle, several of them, a district, or a whole row or column. Plain values, as boards are. */

typedef enum
{
  TC_SELECTION_NONE,
  TC_SELECTION_SQUARES,
  TC_SELECTION_ROW,            /* with its values */
  TC_SELECTION_COLUMN,
} TcSelectionKind;

typedef struct
{
  TcSelectionKind kind;
  guint8          row, column;              /* of the frame around all of them */
  guint8          n_rows, n_columns;
  gboolean        is_rectangle;             /* the frame is full */
  gboolean        squares[TC_MAX_SIDE][TC_MAX_SIDE];
} TcSelection;

/* From one corner to the other, in any order; what is beyond the grid is cut off. */
TcSelection tc_selection_rectangle (const TcBoard *board,
                                    guint          from_row,
                                    guint          from_column,
                                    guint          to_row,
                                    guint          to_column);

/* Its own squares, wherever they lie. None for one without squares. */
TcSelection tc_selection_district  (const TcBoard *board,
                                    guint8         district);
TcSelection tc_selection_line      (const TcBoard *board,
                                    TcFeatureKind  kind,
                                    guint          index);
TcSelection tc_selection_joined    (const TcSelection *self,
                                    const TcSelection *other);

/* What is chosen: squares of the city, of how many districts, and squares outside. */
typedef struct
{
  guint n_city, n_districts, n_outside;
} TcSelectionCount;

TcSelectionCount tc_selection_count (const TcSelection *self,
                                     const TcBoard     *board);

/* Squares that were taken out of a board. Where TC_PART_NOTHING stands, what lies beneath stays when it is put down; TC_OUTSIDE is water. */
#define TC_PART_NOTHING 0xfe

typedef struct
{
  guint8 n_rows, n_columns;                 /* 0: nothing */
  guint8 squares[TC_MAX_SIDE][TC_MAX_SIDE];
} TcBoardPart;

TcBoardPart tc_board_part_new      (const TcBoard     *board,
                                    const TcSelection *selection);
TcBoardPart tc_board_part_turned   (const TcBoardPart *self,
                                    gboolean           clockwise);

/* Left becomes right, or top becomes bottom. */
TcBoardPart tc_board_part_mirrored (const TcBoardPart *self,
                                    gboolean           left_right);

/* How many of its squares lie beyond the grid if its first one is put there. */
guint       tc_board_part_count_off (const TcBoardPart *self,
                                     const TcBoard     *board,
                                     int                row,
                                     int                column);

/* The squares it lies on, for what is chosen afterwards. */
TcSelection tc_board_part_select   (const TcBoardPart *self,
                                    const TcBoard     *board,
                                    int                row,
                                    int                column);

/* What falls off the grid is lost. */
TcBoard     tc_board_with_part     (const TcBoard     *self,
                                    const TcBoardPart *part,
                                    int                row,
                                    int                column) G_GNUC_WARN_UNUSED_RESULT;

/* A district, or TC_OUTSIDE, on all chosen squares. */
TcBoard     tc_board_with_selection_filled (const TcBoard     *self,
                                            const TcSelection *selection,
                                            guint8             district) G_GNUC_WARN_UNUSED_RESULT;

/* The chosen squares elsewhere; where they lay is outside then. */
TcBoard     tc_board_with_selection_moved (const TcBoard     *self,
                                           const TcSelection *selection,
                                           const TcBoardPart *part,
                                           int                row,
                                           int                column) G_GNUC_WARN_UNUSED_RESULT;

/* A part as text for the clipboard, with names and colours of its districts, so that it can be put onto another board. */
char       *tc_board_part_to_text  (const TcBoardPart *self,
                                    TcBoardFile       *file) G_GNUC_WARN_UNUSED_RESULT;

/* The part for a board: districts are known again by their name, and new ones are added as long as there is room; those beyond get the nearest colour.
 * @after (free with tc_board_file_unref) is the file with them, or @file itself. FALSE: the text is no part. */
gboolean    tc_board_part_from_text (TcBoardPart  *self,
                                     const char   *text,
                                     TcBoardFile  *file,
                                     TcBoardFile **after);

G_END_DECLS
