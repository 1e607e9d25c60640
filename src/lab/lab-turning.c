/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-turning.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Nobody pays more than this for anything. */
#define DEAREST (-20)

static int
clamp (int value,
       int least,
       int most)
{
  return value < least ? least : value > most ? most : value;
}

/* A high value of at least 1 stays so, and the low one keeps its share of it. */
static TcValue
with_high (TcValue value,
           int     high)
{
  TcValue after;

  after.high = (int8_t) clamp (high, value.high < 1 ? value.high : 1, TC_MAX_VALUE);
  after.low = value.high > 0 ? (int8_t) lround ((double) value.low * after.high / value.high) : value.low;
  if (after.low > after.high)
    after.low = after.high;

  return after;
}

static TcValue
with_low_added (TcValue value,
                int     tenths)
{
  const int low = value.low + (int) lround (value.high * tenths / 10.0);

  value.low = (int8_t) clamp (low, value.low < 0 ? value.low : 0, value.high > value.low ? value.high : value.low);

  return value;
}

static unsigned
line_size (const TcBoard *board,
           bool           is_column,
           unsigned       index)
{
  const unsigned length = is_column ? board->n_rows : board->n_columns;
  unsigned size = 0;

  for (unsigned i = 0; i < length; i++)
    size += is_column ? tc_board_is_city (board, i, index) : tc_board_is_city (board, index, i);

  return size;
}

/* The middle half of those that hold city. */
static bool
is_middle (const TcBoard *board,
           bool           is_column,
           unsigned       index)
{
  const unsigned n_lines = is_column ? board->n_columns : board->n_rows;
  unsigned first = index, last = index;

  for (unsigned i = 0; i < n_lines; i++)
    if (line_size (board, is_column, i) > 0)
      {
        first = i < first ? i : first;
        last = i > last ? i : last;
      }

  return 2 * abs ((int) (2 * index) - (int) (first + last)) <= (int) (last - first);
}

static void
turn_lines (TcBoard   *board,
            LabTurning turning,
            bool       is_column)
{
  const unsigned n_lines = is_column ? board->n_columns : board->n_rows;
  TcValue *values = is_column ? board->columns : board->rows;

  for (unsigned i = 0; i < n_lines; i++)
    if (line_size (board, is_column, i) > 0)
      {
        const int by = turning.n[is_column ? LAB_TURN_COLUMNS : LAB_TURN_ROWS] +
                       turning.n[is_middle (board, is_column, i) ? LAB_TURN_MIDDLE : LAB_TURN_OUTER];

        if (by != 0)
          values[i] = with_high (values[i], values[i].high + by);
        values[i] = with_low_added (values[i], turning.n[LAB_TURN_LOWS]);
      }
}

static double
worth_a_square (const TcBoard *board)
{
  unsigned n_squares = 0;
  int sum = 0;

  for (unsigned i = 0; i < board->n_districts; i++)
    {
      sum += board->districts[i].value.high;
      n_squares += tc_board_district_size (board, i);
    }

  return n_squares == 0 ? 0 : (double) sum / n_squares;
}

static void
turn_districts (TcBoard   *board,
                LabTurning turning)
{
  const double worth = worth_a_square (board);

  for (unsigned i = 0; i < board->n_districts; i++)
    {
      TcValue *value = &board->districts[i].value;
      const double level = worth * tc_board_district_size (board, i);
      const double high = value->high + (level - value->high) * turning.n[LAB_TURN_LEVEL] / LAB_MAX_TURN;
      const int turned = (int) lround (high * (1 + turning.n[LAB_TURN_DISTRICTS] / 10.0));

      if (turned != value->high)
        *value = with_high (*value, turned);
      *value = with_low_added (*value, turning.n[LAB_TURN_LOWS]);
    }
}

static void
turn_prices (TcBoard   *board,
             LabTurning turning)
{
  const int n = board->n_drones;

  for (int i = 0; i < n; i++)
    {
      const double steep = n < 2 ? 0 : (double) turning.n[LAB_TURN_STEEPNESS] * (n - 1 - 2 * i) / (n - 1);
      const int price = board->drones[i] - turning.n[LAB_TURN_DRONES] + (int) lround (steep);
      const int most = i == 0 ? 0 : board->drones[i - 1];

      board->drones[i] = (int8_t) clamp (price, board->drones[i] < DEAREST ? board->drones[i] : DEAREST, most);
      board->drones[i] = (int8_t) clamp (board->drones[i], -TC_MAX_VALUE, most);
    }
  for (unsigned i = 0; i < board->n_bubbles; i++)
    board->bubbles[i] = (int8_t) clamp (board->bubbles[i] - turning.n[LAB_TURN_BUBBLES],
                                        board->bubbles[i] < DEAREST ? board->bubbles[i] : DEAREST, 0);
}

static void
keep_districts (TcBoard       *board,
                const TcBoard *as)
{
  for (unsigned i = 0; i < board->n_districts; i++)
    board->districts[i].value = as->districts[i].value;
}

TcBoard
lab_board_turned (const TcBoard *board,
                  LabTurning     turning,
                  unsigned       keeps)
{
  TcBoard turned = *board;

  turn_lines (&turned, turning, true);
  turn_lines (&turned, turning, false);
  turn_districts (&turned, turning);
  turn_prices (&turned, turning);

  if ((keeps & LAB_KEEP_COLUMNS) != 0)
    memcpy (turned.columns, board->columns, sizeof turned.columns);
  if ((keeps & LAB_KEEP_ROWS) != 0)
    memcpy (turned.rows, board->rows, sizeof turned.rows);
  if ((keeps & LAB_KEEP_DISTRICTS) != 0)
    keep_districts (&turned, board);
  if ((keeps & LAB_KEEP_DRONES) != 0)
    memcpy (turned.drones, board->drones, sizeof turned.drones);
  if ((keeps & LAB_KEEP_BUBBLES) != 0)
    memcpy (turned.bubbles, board->bubbles, sizeof turned.bubbles);

  return turned;
}

static unsigned
points_apart (int       one,
              int       other,
              unsigned *n_values)
{
  *n_values += one != other;

  return (unsigned) abs (one - other);
}

static unsigned
values_apart (TcValue   one,
              TcValue   other,
              unsigned *n_values)
{
  return points_apart (one.high, other.high, n_values) + points_apart (one.low, other.low, n_values);
}

unsigned
lab_board_points_apart (const TcBoard *board,
                        const TcBoard *other,
                        unsigned      *n_values)
{
  unsigned n = 0, points = 0;

  for (unsigned i = 0; i < board->n_columns; i++)
    points += values_apart (board->columns[i], other->columns[i], &n);
  for (unsigned i = 0; i < board->n_rows; i++)
    points += values_apart (board->rows[i], other->rows[i], &n);
  for (unsigned i = 0; i < board->n_districts; i++)
    points += values_apart (board->districts[i].value, other->districts[i].value, &n);
  for (unsigned i = 0; i < board->n_drones; i++)
    points += points_apart (board->drones[i], other->drones[i], &n);
  for (unsigned i = 0; i < board->n_bubbles; i++)
    points += points_apart (board->bubbles[i], other->bubbles[i], &n);
  if (n_values != NULL)
    *n_values = n;

  return points;
}
