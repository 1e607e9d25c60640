/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-lint.h"

#define TIMES_AS_LARGE 4

/* Marks the part of the city around a square with a number; returns its size. At most as deep as a city has squares. */
static unsigned
mark_part (const TcBoard *board,
           unsigned       row,
           unsigned       column,
           uint8_t        part,
           uint8_t        parts[TC_MAX_SIDE][TC_MAX_SIDE])
{
  if (row >= board->n_rows || column >= board->n_columns || !tc_board_is_city (board, row, column) || parts[row][column] != 0)
    return 0;

  parts[row][column] = part;

  return 1 + mark_part (board, row - 1, column, part, parts) + mark_part (board, row + 1, column, part, parts)
         + mark_part (board, row, column - 1, part, parts) + mark_part (board, row, column + 1, part, parts);
}

unsigned
tc_lint_count_parts (const TcBoard *board,
                     bool           cells[TC_MAX_SIDE][TC_MAX_SIDE])
{
  uint8_t parts[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  unsigned n_parts = 0, largest = 0, largest_size = 0;

  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      {
        const unsigned size = mark_part (board, row, column, (uint8_t) (n_parts + 1), parts);

        n_parts += size > 0;
        if (size > largest_size)
          {
            largest = n_parts;
            largest_size = size;
          }
      }
  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE; column++)
      cells[row][column] = parts[row][column] != 0 && parts[row][column] != largest;

  return n_parts;
}

typedef bool (*ValueTest) (TcValue value);

static bool
is_flat (TcValue value)
{
  return value.high == value.low;
}

static bool
is_negative (TcValue value)
{
  return value.high < 0;
}

static bool
is_feature (const TcBoard *board,
            TcFeatureKind  feature,
            unsigned       index)
{
  const unsigned length = feature == TC_FEATURE_COLUMN ? board->n_rows : board->n_columns;

  for (unsigned i = 0; i < length; i++)
    if (feature == TC_FEATURE_COLUMN ? tc_board_is_city (board, i, index) : tc_board_is_city (board, index, i))
      return true;

  return false;
}

/* Whether that holds for all values that count; false for a board without any. */
static bool
holds_for_all (const TcBoard *board,
               ValueTest      test)
{
  for (unsigned i = 0; i < board->n_columns; i++)
    if (is_feature (board, TC_FEATURE_COLUMN, i) && !test (board->columns[i]))
      return false;
  for (unsigned i = 0; i < board->n_rows; i++)
    if (is_feature (board, TC_FEATURE_ROW, i) && !test (board->rows[i]))
      return false;
  for (unsigned i = 0; i < board->n_districts; i++)
    if (!test (board->districts[i].value))
      return false;

  return tc_board_n_squares (board) > 0;
}

bool
tc_lint_is_flat (const TcBoard *board)
{
  return holds_for_all (board, is_flat);
}

bool
tc_lint_is_all_negative (const TcBoard *board)
{
  return holds_for_all (board, is_negative);
}

bool
tc_lint_is_dear (const TcBoard *board,
                 unsigned       district,
                 unsigned      *other)
{
  const unsigned size = tc_board_district_size (board, district);
  unsigned largest = size > 0 ? TIMES_AS_LARGE * size - 1 : UINT16_MAX;
  bool is_dear = false;

  for (unsigned i = 0; i < board->n_districts; i++)
    {
      const int8_t high = board->districts[i].value.high;

      if (high <= 0 || board->districts[district].value.high < high || tc_board_district_size (board, i) <= largest)
        continue;
      largest = tc_board_district_size (board, i);
      *other = i;
      is_dear = true;
    }

  return is_dear;
}
