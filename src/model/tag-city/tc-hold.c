/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hold.h"

#include <math.h>

/* When jumping, any place straight ahead comes before those aside, and a square aside is worse than one ahead. */
#define NOT_STRAIGHT (2 * TC_MAX_SIDE)
#define ASIDE_WEIGHT 2

static TcShape
get_shape (const TcHold *self,
           const TcGame *game)
{
  return tc_hold_get_orientation (self, game)->shape;
}

/* Where a window of @length squares begins whose centre is wanted at @centre halves, on a side of @side squares. */
static guint
find_corner (int   centre,
             guint length,
             guint side)
{
  const int wanted = centre - (int) length;
  const int corner = wanted >= 0 ? wanted / 2 : 0;

  return MIN ((guint) corner, side > length ? side - length : 0);
}

static TcHold
moved_to (TcHold        self,
          const TcGame *game,
          guint         row,
          guint         column)
{
  const TcShape shape = get_shape (&self, game);

  self.centre_x = (gint16) (2 * column + tc_shape_n_columns (shape));
  self.centre_y = (gint16) (2 * row + tc_shape_n_rows (shape));

  return self;
}

static TcHold
with_shape (TcHold        self,
            const TcGame *game,
            TcShape       shape)
{
  for (guint8 i = 0; i < game->n_orientations[self.token]; i++)
    if (tc_shape_equal (game->orientations[self.token][i].shape, shape))
      self.orientation = i;

  return self;
}

/* What a place costs when jumping from one corner to another, or G_MAXINT when it does not lie ahead. */
static int
weigh_jump (int         rows,
            int         columns,
            TcDirection direction)
{
  const gboolean across = direction == TC_DIRECTION_LEFT || direction == TC_DIRECTION_RIGHT;
  const int forward = direction == TC_DIRECTION_RIGHT || direction == TC_DIRECTION_DOWN ? 1 : -1;
  const int ahead = forward * (across ? columns : rows);
  const int aside = ABS (across ? rows : columns);

  if (ahead <= 0)
    return G_MAXINT;

  return aside == 0 ? ahead : NOT_STRAIGHT + ahead + ASIDE_WEIGHT * aside;
}

/* The square of the distance between the wanted centre and that of the window at a corner. */
static int
weigh_place (const TcHold *self,
             const TcHold *place)
{
  const int x = place->centre_x - self->centre_x, y = place->centre_y - self->centre_y;

  return x * x + y * y;
}

const TcOrientation *
tc_hold_get_orientation (const TcHold *self,
                         const TcGame *game)
{
  return &game->orientations[self->token][self->orientation];
}

void
tc_hold_get_corner (const TcHold *self,
                    const TcGame *game,
                    guint        *row,
                    guint        *column)
{
  const TcShape shape = get_shape (self, game);

  *row = find_corner (self->centre_y, tc_shape_n_rows (shape), game->board.n_rows);
  *column = find_corner (self->centre_x, tc_shape_n_columns (shape), game->board.n_columns);
}

TcSet
tc_hold_get_squares (const TcHold *self,
                     const TcGame *game)
{
  const TcShape shape = get_shape (self, game);
  TcSet squares = { { 0 } };
  guint row, column;

  tc_hold_get_corner (self, game, &row, &column);
  for (guint r = 0; r < tc_shape_n_rows (shape) && row + r < game->board.n_rows; r++)
    for (guint c = 0; c < tc_shape_n_columns (shape) && column + c < game->board.n_columns; c++)
      if (tc_shape_has (shape, r, c))
        tc_set_add (&squares, (row + r) * game->board.n_columns + column + c);

  return squares;
}

TcHold
tc_hold_laid (const TcGame *game,
              guint         token,
              guint         orientation,
              guint         anchor)
{
  const TcHold self = { .token = (guint8) token, .orientation = (guint8) orientation };

  return moved_to (self, game, anchor / game->board.n_columns, anchor % game->board.n_columns);
}

TcHold
tc_hold_turned (TcHold        self,
                const TcGame *game,
                gboolean      clockwise)
{
  TcShape shape = get_shape (&self, game);

  for (guint quarter = 0; quarter < (clockwise ? 1 : 3); quarter++)
    shape = tc_shape_turned (shape);

  return with_shape (self, game, shape);
}

TcHold
tc_hold_flipped (TcHold        self,
                 const TcGame *game)
{
  return with_shape (self, game, tc_shape_flipped (get_shape (&self, game)));
}

TcHold
tc_hold_stepped (TcHold        self,
                 const TcGame *game,
                 TcDirection   direction)
{
  guint row, column;

  tc_hold_get_corner (&self, game, &row, &column);
  row -= direction == TC_DIRECTION_UP && row > 0;
  row += direction == TC_DIRECTION_DOWN;
  column -= direction == TC_DIRECTION_LEFT && column > 0;
  column += direction == TC_DIRECTION_RIGHT;

  /* The grid ends where the corner would not follow; the wanted centre stays with it. */
  self = moved_to (self, game, row, column);
  tc_hold_get_corner (&self, game, &row, &column);

  return moved_to (self, game, row, column);
}

TcHold
tc_hold_put_under (TcHold        self,
                   const TcGame *game,
                   double        x,
                   double        y)
{
  const TcShape shape = get_shape (&self, game);
  const double column = round (x - tc_shape_n_columns (shape) / 2.0);
  const double row = round (y - tc_shape_n_rows (shape) / 2.0);

  return moved_to (self, game, (guint) CLAMP (row, 0, TC_MAX_SIDE), (guint) CLAMP (column, 0, TC_MAX_SIDE));
}

gboolean
tc_hold_jump (TcHold        *self,
              const TcGame  *game,
              const TcState *state,
              guint          seat,
              TcDirection    direction)
{
  const TcSet anchors = tc_state_anchors (game, state, seat, self->token, self->orientation);
  const guint n_columns = game->board.n_columns;
  int least = G_MAXINT;
  guint row, column;
  TcHold best = *self;

  tc_hold_get_corner (self, game, &row, &column);
  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&anchors, square))
      {
        const int weight = weigh_jump ((int) (square / n_columns) - (int) row, (int) (square % n_columns) - (int) column,
                                       direction);

        if (weight < least)
          best = moved_to (*self, game, square / n_columns, square % n_columns);
        least = MIN (least, weight);
      }
  *self = best;

  return least != G_MAXINT;
}

/* The nearest legal place in one orientation. */
static gboolean
find_place_as_held (TcHold        *self,
                    const TcGame  *game,
                    const TcState *state,
                    guint          seat)
{
  const TcSet anchors = tc_state_anchors (game, state, seat, self->token, self->orientation);
  const guint n_columns = game->board.n_columns;
  const TcHold wanted = *self;
  int least = G_MAXINT;

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&anchors, square))
      {
        const TcHold place = moved_to (wanted, game, square / n_columns, square % n_columns);
        const int weight = weigh_place (&wanted, &place);

        if (weight < least)
          *self = place;
        least = MIN (least, weight);
      }

  return least != G_MAXINT;
}

gboolean
tc_hold_find_place (TcHold        *self,
                    const TcGame  *game,
                    const TcState *state,
                    guint          seat)
{
  const guint8 n_orientations = game->n_orientations[self->token];

  for (guint8 i = 0; i < n_orientations; i++)
    {
      TcHold place = *self;

      place.orientation = (guint8) ((self->orientation + i) % n_orientations);
      if (find_place_as_held (&place, game, state, seat))
        {
          *self = place;
          return TRUE;
        }
    }

  return FALSE;
}
