/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-outline.h"

#define WINDOW 16
#define POINTS (WINDOW + 1)

/* Directions in the order of a walk with the cells at the right hand, so that one further is a turn to the right. */
typedef enum
{
  EAST,
  SOUTH,
  WEST,
  NORTH,
} Direction;

static const int step_x[] = { 1, 0, -1, 0 };
static const int step_y[] = { 0, 1, 0, -1 };

typedef struct
{
  int       x, y;
  Direction in, out;
} Corner;

typedef struct
{
  int    top, left;                     /* of the window */
  guint8 edges[POINTS][POINTS];         /* [y][x]: one bit for each direction in which a border leaves the point */
} Border;

static gboolean
has_cell (const TurnCell *cells,
          guint           n_cells,
          int             row,
          int             column)
{
  for (guint i = 0; i < n_cells; i++)
    if (cells[i].row == row && cells[i].column == column)
      return TRUE;

  return FALSE;
}

static void
find_window (Border         *border,
             const TurnCell *cells,
             guint           n_cells)
{
  border->top = cells[0].row;
  border->left = cells[0].column;

  for (guint i = 1; i < n_cells; i++)
    {
      border->top = MIN (border->top, cells[i].row);
      border->left = MIN (border->left, cells[i].column);
    }
}

static void
find_edges (Border         *border,
            const TurnCell *cells,
            guint           n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    {
      int row = cells[i].row, column = cells[i].column;
      int y = row - border->top, x = column - border->left;

      g_return_if_fail (y < WINDOW && x < WINDOW);

      if (!has_cell (cells, n_cells, row - 1, column))
        border->edges[y][x] |= 1 << EAST;
      if (!has_cell (cells, n_cells, row, column + 1))
        border->edges[y][x + 1] |= 1 << SOUTH;
      if (!has_cell (cells, n_cells, row + 1, column))
        border->edges[y + 1][x + 1] |= 1 << WEST;
      if (!has_cell (cells, n_cells, row, column - 1))
        border->edges[y + 1][x] |= 1 << NORTH;
    }
}

/* Turning right where two borders cross keeps cells apart that touch at a corner only. */
static Direction
take_edge (guint8   *edges,
           Direction in)
{
  static const guint turns[] = { 1, 0, 3 };
  Direction out = in;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      out = (in + turns[i]) % 4;
      if ((*edges & (1 << out)) != 0)
        break;
    }
  *edges = (guint8) (*edges & ~(1 << out));

  return out;
}

/* Walks once around, from the border that leaves the start to the east until it would be taken again. Takes the edges away and keeps
 * the points where the walk turns. */
static guint
walk (Border *border,
      int     start_x,
      int     start_y,
      Corner *corners)
{
  int x = start_x, y = start_y;
  guint n_corners = 0;
  Direction in = EAST;
  gboolean closed = FALSE;

  while (!closed)
    {
      Direction out;

      x += step_x[in];
      y += step_y[in];
      out = take_edge (&border->edges[y][x], in);
      closed = x == start_x && y == start_y && out == EAST;

      if (out != in)
        corners[n_corners++] = (Corner) { x, y, in, out };
      in = out;
    }

  return n_corners;
}

static void
append_corner (cairo_t *cr,
               double   x,
               double   y,
               double   radius,
               Corner   corner)
{
  const double handle = radius / 3;
  double from_x = x - step_x[corner.in] * radius, from_y = y - step_y[corner.in] * radius;
  double to_x = x + step_x[corner.out] * radius, to_y = y + step_y[corner.out] * radius;

  cairo_line_to (cr, from_x, from_y);
  cairo_curve_to (cr,
                  x - step_x[corner.in] * handle, y - step_y[corner.in] * handle,
                  x + step_x[corner.out] * handle, y + step_y[corner.out] * handle,
                  to_x, to_y);
}

void
turn_outline_append (cairo_t        *cr,
                     const TurnCell *cells,
                     guint           n_cells,
                     double          side,
                     double          inset,
                     double          radius,
                     double          x,
                     double          y)
{
  Border border = { 0 };
  Corner corners[POINTS * POINTS];

  if (n_cells == 0)
    return;

  find_window (&border, cells, n_cells);
  find_edges (&border, cells, n_cells);

  for (int i = 0; i < POINTS * POINTS; i++)
    {
      int start_x = i % POINTS, start_y = i / POINTS;
      guint n_corners;

      if ((border.edges[start_y][start_x] & (1 << EAST)) == 0)
        continue;

      n_corners = walk (&border, start_x, start_y, corners);
      cairo_new_sub_path (cr);
      for (guint k = 0; k < n_corners; k++)
        {
          /* The inside lies at the right hand of both borders. */
          Direction right_in = (corners[k].in + 1) % 4, right_out = (corners[k].out + 1) % 4;

          append_corner (cr,
                         x + (border.left + corners[k].x) * side + (step_x[right_in] + step_x[right_out]) * inset,
                         y + (border.top + corners[k].y) * side + (step_y[right_in] + step_y[right_out]) * inset,
                         radius, corners[k]);
        }
      cairo_close_path (cr);
    }
}
