/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-city-template.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <tc-built-in-boards.h>

#include "tc-board-suggest.h"
#include "tc-new-district.h"

/* No district begins with fewer squares than this. */
#define LEAST_SQUARES 2

#define RIVER_SWAY .28       /* of the grid's half width */

/* The city in the making. */
typedef struct
{
  TcCityKind kind;
  TcCityPlan plan;
  guint      n_districts;                          /* that there is room for */
  gboolean   water[TC_MAX_SIDE][TC_MAX_SIDE];
  int        label[TC_MAX_SIDE][TC_MAX_SIDE];      /* of a district, or −1 */
} Sketch;

typedef struct
{
  guint8 row, column;
} Square;

/* A square and by what it is sorted. */
typedef struct
{
  Square square;
  double key;
} Ranked;

const char *
tc_city_kind_get_name (TcCityKind kind)
{
  static const char *const names[TC_N_CITY_KINDS] = {
    NC_("city", "Empty"), NC_("city", "Blocks"), NC_("city", "Ring"), NC_("city", "River"), NC_("city", "Islands"), NC_("city", "Avenues"),
  };

  return g_dpgettext2 (NULL, "city", names[kind]);
}

/* From −1 at the left to 1 at the right, and from −1 at the top to 1 at the bottom. */
static double
find_x (const Sketch *self,
        guint         column)
{
  return (2. * column + 1) / self->plan.n_columns - 1;
}

static double
find_y (const Sketch *self,
        guint         row)
{
  return (2. * row + 1) / self->plan.n_rows - 1;
}

static Square
find_twin (const Sketch *self,
           Square        square)
{
  const guint8 last_row = (guint8) (self->plan.n_rows - 1), last_column = (guint8) (self->plan.n_columns - 1);
  const TcSymmetry symmetry = self->plan.symmetry;

  if (symmetry == TC_SYMMETRY_TOP_BOTTOM || symmetry == TC_SYMMETRY_HALF_TURN)
    square.row = (guint8) (last_row - square.row);
  if (symmetry == TC_SYMMETRY_LEFT_RIGHT || symmetry == TC_SYMMETRY_HALF_TURN)
    square.column = (guint8) (last_column - square.column);

  return square;
}

/* Blocks stand in rows, and those that are left over widen the rows in the middle. */

static guint
count_block_rows (const Sketch *self)
{
  const double rows = sqrt ((double) self->n_districts * self->plan.n_rows / self->plan.n_columns);

  return CLAMP ((guint) lround (rows), 1, self->n_districts);
}

static guint
count_blocks (const Sketch *self,
              guint         block_row)
{
  const guint n_rows = count_block_rows (self), first = block_row * self->n_districts / n_rows, next = (block_row + 1) * self->n_districts / n_rows;

  return next - first;
}

/* The block at a place, and where its middle is. */
static int
find_block (const Sketch *self,
            double        x,
            double        y,
            double       *middle_x,
            double       *middle_y)
{
  const guint n_rows = count_block_rows (self);
  const guint row = MIN ((guint) ((y + 1) / 2 * n_rows), n_rows - 1), n_blocks = count_blocks (self, row);
  const guint block = MIN ((guint) ((x + 1) / 2 * n_blocks), n_blocks - 1);

  *middle_x = (2. * block + 1) / n_blocks - 1;
  *middle_y = (2. * row + 1) / n_rows - 1;

  return (int) (row * self->n_districts / n_rows + block);
}

/* How near a place is to the shore between two islands: less than 0 in the middle of one. */
static double
find_shore (const Sketch *self,
            double        x,
            double        y)
{
  const double width = self->plan.n_columns, height = self->plan.n_rows;
  double nearest = G_MAXDOUBLE, second = G_MAXDOUBLE;

  for (guint row = 0; row < count_block_rows (self); row++)
    for (guint block = 0; block < count_blocks (self, row); block++)
      {
        const double across = (x - (2. * block + 1) / count_blocks (self, row) + 1) * width;
        const double down = (y - (2. * row + 1) / count_block_rows (self) + 1) * height, far = hypot (across, down);

        second = MIN (second, MAX (nearest, far));
        nearest = MIN (nearest, far);
      }

  return second == G_MAXDOUBLE ? nearest : nearest - second;
}

/* Where the river is in a row: it sways, as far as the symmetry lets it. */
static double
find_river (const Sketch *self,
            double        y)
{
  switch (self->plan.symmetry)
    {
    case TC_SYMMETRY_LEFT_RIGHT: return 0;
    case TC_SYMMETRY_TOP_BOTTOM: return RIVER_SWAY * cos (G_PI * y);
    default:                     return RIVER_SWAY * sin (G_PI * y);
    }
}

/* What is under water first. */
static double
find_wetness (const Sketch *self,
              double        x,
              double        y)
{
  switch (self->kind)
    {
    case TC_CITY_RING:    return -hypot (x, y);
    case TC_CITY_RIVER:   return -fabs (x - find_river (self, y));
    case TC_CITY_ISLANDS: return find_shore (self, x, y);
    case TC_CITY_AVENUES: return fabs (x) + .2 * fabs (y);
    case TC_CITY_BLOCKS:  return hypot (x, y);
    case TC_CITY_EMPTY:
    default:              return 0;
    }
}

static int
compare_ranked (gconstpointer a,
                gconstpointer b)
{
  const Ranked *one = a, *other = b;

  if (fabs (one->key - other->key) > 1e-9)
    return one->key < other->key ? -1 : 1;

  return one->square.row != other->square.row ? one->square.row - other->square.row : one->square.column - other->square.column;
}

/* How many dry squares hang together with the first one. */
static guint
count_connected (const Sketch *self,
                 gboolean      seen[TC_MAX_SIDE][TC_MAX_SIDE],
                 Square        from,
                 int           label)
{
  Square queue[TC_MAX_SQUARES];
  guint n_done = 0, n_found = 1;

  queue[0] = from;
  seen[from.row][from.column] = TRUE;
  while (n_done < n_found)
    {
      const Square here = queue[n_done++];
      const int around[4][2] = { { here.row - 1, here.column }, { here.row + 1, here.column }, { here.row, here.column - 1 }, { here.row, here.column + 1 } };

      for (guint i = 0; i < 4; i++)
        {
          const int row = around[i][0], column = around[i][1];

          if (row < 0 || column < 0 || row >= (int) self->plan.n_rows || column >= (int) self->plan.n_columns || seen[row][column]
              || self->water[row][column] || (label >= 0 && self->label[row][column] != label))
            continue;
          seen[row][column] = TRUE;
          queue[n_found++] = (Square) { (guint8) row, (guint8) column };
        }
    }

  return n_found;
}

static guint
count_dry (const Sketch *self)
{
  guint n_dry = 0;

  for (guint row = 0; row < self->plan.n_rows; row++)
    for (guint column = 0; column < self->plan.n_columns; column++)
      n_dry += !self->water[row][column];

  return n_dry;
}

static gboolean
is_in_one_part (const Sketch *self)
{
  gboolean seen[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };

  for (guint8 row = 0; row < self->plan.n_rows; row++)
    for (guint8 column = 0; column < self->plan.n_columns; column++)
      if (!self->water[row][column])
        return count_connected (self, seen, (Square) { row, column }, -1) == count_dry (self);

  return FALSE;
}

/* The wettest squares, two by two where there is a symmetry, as long as the city stays in one part. */
static void
flood (Sketch *self)
{
  const guint n_squares = self->plan.n_rows * self->plan.n_columns, n_wet = n_squares * MIN (self->plan.water, TC_CITY_MAX_WATER) / 100;
  Ranked ranked[TC_MAX_SQUARES];
  guint n_ranked = 0;

  for (guint8 row = 0; row < self->plan.n_rows; row++)
    for (guint8 column = 0; column < self->plan.n_columns; column++)
      {
        const Square twin = find_twin (self, (Square) { row, column });
        const double wetness = find_wetness (self, find_x (self, column), find_y (self, row))
                               + find_wetness (self, find_x (self, twin.column), find_y (self, twin.row));

        ranked[n_ranked++] = (Ranked) { { row, column }, -wetness };
      }
  qsort (ranked, n_ranked, sizeof ranked[0], compare_ranked);

  for (guint i = 0; i < n_ranked && n_squares - count_dry (self) < n_wet; i++)
    {
      const Square here = ranked[i].square, twin = find_twin (self, here);

      if (self->water[here.row][here.column])
        continue;
      self->water[here.row][here.column] = self->water[twin.row][twin.column] = TRUE;
      if (!is_in_one_part (self))
        self->water[here.row][here.column] = self->water[twin.row][twin.column] = FALSE;
    }
}

/* Districts */

/* Round the middle, from the top clockwise. */
static double
find_angle (const Sketch *self,
            guint         row,
            guint         column)
{
  const double angle = atan2 (find_x (self, column), -find_y (self, row));

  return angle < 0 ? angle + 2 * G_PI : angle;
}

/* Avenues: a whole street between rows of blocks. */
static int
find_avenue (const Sketch *self,
             double        x,
             double        y)
{
  const guint n_above = self->n_districts / 2, n_below = self->n_districts - 1 - n_above;
  const double width = 1. / self->n_districts, place = (y + 1) / 2, top = n_above * width;

  if (self->n_districts < 3)
    return (int) MIN ((guint) (place * self->n_districts), self->n_districts - 1);
  if (place < top)
    return (int) MIN ((guint) ((x + 1) / 2 * n_above), n_above - 1);
  if (place < top + width)
    return (int) n_above;

  return (int) (n_above + 1 + MIN ((guint) ((x + 1) / 2 * n_below), n_below - 1));
}

static gboolean
is_left_of_river (const Sketch *self,
                  Square        square)
{
  return find_x (self, square.column) < find_river (self, find_y (self, square.row));
}

/* Squares in an order, cut into districts that are as large as each other. @first is the first one of them; @turn moves the cuts, for what goes round. */
static void
deal_out (Sketch *self,
          Ranked *ranked,
          guint   n_ranked,
          guint   first,
          guint   n_districts,
          double  turn)
{
  qsort (ranked, n_ranked, sizeof ranked[0], compare_ranked);
  for (guint i = 0; i < n_ranked; i++)
    {
      const guint place = (guint) ((i + .5) * n_districts / n_ranked + turn);

      self->label[ranked[i].square.row][ranked[i].square.column] = (int) (first + place % n_districts);
    }
}

/* The first half of the districts lies on the left bank. */
static void
deal_out_banks (Sketch *self)
{
  Ranked banks[2][TC_MAX_SQUARES];
  guint n_ranked[2] = { 0 };
  const guint n_left = MAX (1, self->n_districts / 2);

  for (guint8 row = 0; row < self->plan.n_rows; row++)
    for (guint8 column = 0; column < self->plan.n_columns; column++)
      {
        const Square square = { row, column };
        const guint bank = is_left_of_river (self, square) || self->n_districts == 1 ? 0 : 1;

        if (!self->water[row][column])
          banks[bank][n_ranked[bank]++] = (Ranked) { square, find_y (self, row) + 1e-3 * fabs (find_x (self, column)) };
      }
  deal_out (self, banks[0], n_ranked[0], 0, n_left, 0);
  if (self->n_districts > 1)
    deal_out (self, banks[1], n_ranked[1], n_left, self->n_districts - n_left, 0);
}

static void
deal_out_ring (Sketch *self)
{
  Ranked ranked[TC_MAX_SQUARES];
  guint n_ranked = 0;

  for (guint8 row = 0; row < self->plan.n_rows; row++)
    for (guint8 column = 0; column < self->plan.n_columns; column++)
      if (!self->water[row][column])
        ranked[n_ranked++] = (Ranked) { { row, column }, find_angle (self, row, column) };
  deal_out (self, ranked, n_ranked, 0, self->n_districts, .5);
}

static void
draw_districts (Sketch *self)
{
  double x, y;

  if (self->kind == TC_CITY_RING)
    deal_out_ring (self);
  else if (self->kind == TC_CITY_RIVER)
    deal_out_banks (self);
  else
    for (guint row = 0; row < self->plan.n_rows; row++)
      for (guint column = 0; column < self->plan.n_columns; column++)
        if (!self->water[row][column])
          self->label[row][column] = self->kind == TC_CITY_AVENUES ? find_avenue (self, find_x (self, column), find_y (self, row))
                                                                   : find_block (self, find_x (self, column), find_y (self, row), &x, &y);
}

/* Of each district only its largest part stays. */
static void
keep_largest_part (Sketch *self,
                   int     label)
{
  gboolean seen[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 }, kept[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  guint largest = 0;

  for (guint8 row = 0; row < self->plan.n_rows; row++)
    for (guint8 column = 0; column < self->plan.n_columns; column++)
      {
        gboolean part[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
        guint n_squares;

        if (seen[row][column] || self->water[row][column] || self->label[row][column] != label)
          continue;
        n_squares = count_connected (self, part, (Square) { row, column }, label);
        for (guint i = 0; i < TC_MAX_SQUARES; i++)
          seen[i / TC_MAX_SIDE][i % TC_MAX_SIDE] |= part[i / TC_MAX_SIDE][i % TC_MAX_SIDE];
        if (n_squares <= largest)
          continue;
        largest = n_squares;
        memcpy (kept, part, sizeof kept);
      }
  for (guint row = 0; row < self->plan.n_rows; row++)
    for (guint column = 0; column < self->plan.n_columns; column++)
      if (self->label[row][column] == label && !kept[row][column])
        self->label[row][column] = -1;
}

/* What belongs to none goes to a neighbour; the city is in one part, so all of it does in the end. */
static void
share_out (Sketch *self)
{
  bool free_squares[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  TcBoard board = { .n_rows = (guint8) self->plan.n_rows, .n_columns = (guint8) self->plan.n_columns, .n_districts = (guint8) self->n_districts };

  for (guint row = 0; row < self->plan.n_rows; row++)
    for (guint column = 0; column < self->plan.n_columns; column++)
      {
        board.squares[row][column] = self->label[row][column] >= 0 ? (guint8) self->label[row][column] : TC_OUTSIDE;
        free_squares[row][column] = !self->water[row][column] && self->label[row][column] < 0;
      }
  board = tc_board_with_squares_given (&board, free_squares);
  for (guint row = 0; row < self->plan.n_rows; row++)
    for (guint column = 0; column < self->plan.n_columns; column++)
      self->label[row][column] = board.squares[row][column] == TC_OUTSIDE ? -1 : board.squares[row][column];
}

/* A district that water has swallowed leaves no number free. */
static void
number_again (Sketch *self)
{
  int numbers[TC_MAX_DISTRICTS];
  guint n_used = 0;

  for (guint i = 0; i < TC_MAX_DISTRICTS; i++)
    numbers[i] = -1;
  for (guint row = 0; row < self->plan.n_rows; row++)
    for (guint column = 0; column < self->plan.n_columns; column++)
      {
        const int label = self->label[row][column];

        if (label < 0)
          continue;
        if (numbers[label] < 0)
          numbers[label] = (int) n_used++;
        self->label[row][column] = numbers[label];
      }
  self->n_districts = MAX (1, n_used);
}

static void
draw (Sketch *self)
{
  const guint n_squares = self->plan.n_rows * self->plan.n_columns;

  memset (self->label, -1, sizeof self->label);
  self->n_districts = self->plan.n_districts;
  if (self->kind == TC_CITY_EMPTY)
    {
      memset (self->water, TRUE, sizeof self->water);
      self->n_districts = 1;
      return;
    }

  self->n_districts = CLAMP (self->n_districts, 1, MAX (1, n_squares / 2 / LEAST_SQUARES));
  flood (self);
  draw_districts (self);
  for (int label = 0; label < (int) self->n_districts; label++)
    keep_largest_part (self, label);
  share_out (self);
  number_again (self);
}

/* The empty grid of the templates, with districts to paint with. */
static TcBoardFile *
new_file (guint n_districts)
{
  g_autoptr (TcBoardFile) file = tc_board_template_load ("empty");

  while (tc_board_file_get_board (file)->n_districts < n_districts)
    {
      TcBoardFile *before = file;

      file = tc_board_file_new_with_district (before);
      tc_board_file_unref (before);
    }

  return g_steal_pointer (&file);
}

TcBoardFile *
tc_city_template_new (TcCityKind        kind,
                      const TcCityPlan *plan)
{
  Sketch sketch = { .kind = kind, .plan = *plan };
  g_autoptr (TcBoardFile) file = NULL;
  TcBoardLines lines;
  TcBoard board;

  g_return_val_if_fail (plan->n_columns >= TC_CITY_MIN_SIDE && plan->n_columns <= TC_MAX_SIDE, NULL);
  g_return_val_if_fail (plan->n_rows >= TC_CITY_MIN_SIDE && plan->n_rows <= TC_MAX_SIDE, NULL);

  draw (&sketch);
  file = new_file (sketch.n_districts);
  lines = tc_board_lines_resized (tc_board_file_get_board (file), 0, (int) plan->n_rows - tc_board_file_get_board (file)->n_rows,
                                  0, (int) plan->n_columns - tc_board_file_get_board (file)->n_columns);
  board = tc_board_arranged (tc_board_file_get_board (file), &lines);
  for (guint row = 0; row < plan->n_rows; row++)
    for (guint column = 0; column < plan->n_columns; column++)
      board.squares[row][column] = sketch.label[row][column] < 0 ? TC_OUTSIDE : (guint8) sketch.label[row][column];
  board = tc_board_with_suggested_values (&board);

  return tc_board_file_new_with_board (file, &board);
}
