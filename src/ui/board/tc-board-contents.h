/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>
#include <tc-pieces.h>
#include <tc-score.h>

#include "tc-value-drawing.h"
#include "turn-outline.h"
#include "turn-palette.h"

G_BEGIN_DECLS

/* What a board view is asked to show. Everything is borrowed for the time of the call. */
typedef struct
{
  TcBoardFile     *file;
  const TcGame    *game;                    /* NULL: a city without a battle */
  const TcState   *state;                   /* of the battle */
  guint            seat;                    /* whose board it is */
  const TcPiece   *pieces;                  /* on that board, oldest first */
  guint            n_pieces;
  const TurnPaint *paints[TC_MAX_SEATS];    /* one a seat */
  const char      *names[TC_MAX_SEATS];
} TcBoardScene;

/* A column, row or district, and how its two values stand for the tagger. */
typedef struct
{
  TcFeatureKind    kind;
  guint            index;                   /* of the board's column, row or district */
  TcValue          value;
  TcValueState     high;
  TcValueState     low;
  const TurnPaint *first;                   /* of somebody else who took the high value, or NULL */
  char            *takers;                  /* their names, or NULL */
  guint            missing;                 /* squares still to be painted */
} TcBoardFeature;

typedef struct
{
  guint    n_cells;
  TurnCell cells[TC_SHAPE_MAX_CELLS];
  guint    seed;                            /* of its drip */
} TcBoardPiece;

/* What a board view shows, in the terms in which it is drawn and read out. Immutable. */
typedef struct
{
  TcBoardFile     *file;
  const TcBoard   *board;                   /* of the file */
  const TurnPaint *paint;                   /* NULL without a battle */
  TcSet            painted;
  guint            n_pieces;
  TcBoardPiece    *pieces;
  guint            n_features;
  TcBoardFeature   features[TC_MAX_FEATURES];   /* in the order of TcGame.features */
} TcBoardContents;

TcBoardContents *tc_board_contents_new           (const TcBoardScene *scene) G_GNUC_WARN_UNUSED_RESULT;
void             tc_board_contents_free          (TcBoardContents *self);

/* Whether both look the same and are read out the same. */
gboolean         tc_board_contents_equal         (const TcBoardContents *self,
                                                  const TcBoardContents *other);

/* Whether the margins of both look the same: the values of all columns and rows, and how they stand. */
gboolean         tc_board_contents_same_margins  (const TcBoardContents *self,
                                                  const TcBoardContents *other);

gboolean         tc_board_contents_is_painted    (const TcBoardContents *self,
                                                  guint                  row,
                                                  guint                  column);

/* NULL when the column, row or district holds no square. */
const TcBoardFeature *tc_board_contents_find     (const TcBoardContents *self,
                                                  TcFeatureKind          kind,
                                                  guint                  index);

/* The squares of a feature, in reading order. */
guint            tc_board_contents_feature_cells (const TcBoardContents *self,
                                                  const TcBoardFeature  *feature,
                                                  TurnCell              *cells);

/* "Old Harbour, 38 of 96 squares tagged" */
char            *tc_board_contents_say_board     (const TcBoardContents *self) G_GNUC_WARN_UNUSED_RESULT;

/* "F 6, Metro, tagged" */
char            *tc_board_contents_say_square    (const TcBoardContents *self,
                                                  guint                  row,
                                                  guint                  column) G_GNUC_WARN_UNUSED_RESULT;

/* "Row 5, high 6 taken by Nono, low 3 free, 3 squares missing" */
char            *tc_board_contents_say_feature   (const TcBoardContents *self,
                                                  const TcBoardFeature  *feature) G_GNUC_WARN_UNUSED_RESULT;

/* "F 6", as everywhere in the product; "F" is a column's letter. */
char            *tc_square_name                  (guint row,
                                                  guint column) G_GNUC_WARN_UNUSED_RESULT;

/* The members of a set on a board with that many columns, in reading order; at most @capacity. */
guint            tc_cells_from_set               (const TcSet *set,
                                                  guint        n_columns,
                                                  TurnCell    *cells,
                                                  guint        capacity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardContents, tc_board_contents_free)

G_END_DECLS
