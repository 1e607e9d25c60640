/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubble-grid.h"

#include <math.h>

#include "tc-bubbles-drawing.h"

/* Of a cell. */
#define LEAST_WIDTH 62.
#define USUAL_WIDTH 92.
#define MOST_WIDTH 180.
#define GAP 9                     /* between two bodies, at least */

/* Of a line: what must fit, and what is wanted. */
#define LEAST_COLUMNS 4
#define MOST_COLUMNS 6

/* Of a body. */
#define USUAL_HEIGHT 46.
#define USUAL_ROOM 107.           /* that a card has for it */
#define FINGER_HEIGHT 48.         /* where cells are narrow and so probably touched */
#define LEAST_HEIGHT 24.
#define PROPORTION (74. / 46)

static guint
count_lines (guint  n_bubbles,
             double width)
{
  const guint n_columns = CLAMP ((guint) (MAX (width, 0) / LEAST_WIDTH), 1, n_bubbles);

  return (n_bubbles + n_columns - 1) / n_columns;
}

/* What a body of that height needs with its tail and halo. */
static double
cell_height_for (double height,
                 double caption)
{
  return height * (1 + TC_BALLOON_TAIL) + TC_BUBBLE_HALO + caption;
}

/* Bubbles grow with their card, not because there are few of them. */
static double
best_height (double cell_width,
             double cell_height)
{
  if (cell_width < USUAL_WIDTH * .9 || cell_height < USUAL_ROOM * .9)
    return FINGER_HEIGHT;

  return CLAMP (cell_width / 2, USUAL_HEIGHT, USUAL_HEIGHT * MAX (1, cell_height / USUAL_ROOM));
}

TcBubbleGrid
tc_bubble_grid_new (guint  n_bubbles,
                    double width,
                    double height,
                    double caption)
{
  TcBubbleGrid self = { 0 };
  double room;

  if (n_bubbles == 0)
    return self;

  self.n_lines = count_lines (n_bubbles, width);
  self.n_columns = (n_bubbles + self.n_lines - 1) / self.n_lines;
  self.cell_width = MIN (width / self.n_columns, MOST_WIDTH);
  self.cell_height = height / self.n_lines;
  self.has_captions = self.cell_height >= cell_height_for (LEAST_HEIGHT, caption);
  room = (self.cell_height - TC_BUBBLE_HALO - (self.has_captions ? caption : 0)) / (1 + TC_BALLOON_TAIL);
  self.height = floor (MIN (room, best_height (self.cell_width, self.cell_height)));
  self.width = floor (MIN (self.cell_width - GAP, self.height * PROPORTION));
  /* What stands in a wide room stays together. */
  self.cell_width = MIN (self.cell_width, MAX (USUAL_WIDTH, self.width * USUAL_WIDTH / 74));

  return self;
}

double
tc_bubble_grid_get_least_width (guint n_bubbles)
{
  return LEAST_WIDTH * MIN (n_bubbles, LEAST_COLUMNS);
}

double
tc_bubble_grid_get_wanted_width (guint n_bubbles)
{
  return USUAL_WIDTH * MIN (n_bubbles, MOST_COLUMNS);
}

double
tc_bubble_grid_get_least_height (guint  n_bubbles,
                                 double width)
{
  return n_bubbles == 0 ? 0 : count_lines (n_bubbles, width) * ceil (cell_height_for (LEAST_HEIGHT, 0));
}

double
tc_bubble_grid_get_wanted_height (guint  n_bubbles,
                                  double width,
                                  double caption)
{
  return n_bubbles == 0 ? 0 : count_lines (n_bubbles, width) * ceil (cell_height_for (FINGER_HEIGHT, caption));
}
