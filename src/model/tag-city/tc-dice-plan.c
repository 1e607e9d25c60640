/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-dice-plan.h"

TcDicePlan
tc_dice_plan_new (const TcGame *game)
{
  return (TcDicePlan) { .game = game };
}

TcDicePlan
tc_dice_plan_begun (TcDicePlan     self,
                    const TcState *state)
{
  self.state = *state;
  self.active = TRUE;
  self.current = 0;
  for (guint die = 0; die < TC_MAX_DICE; die++)
    self.sides[die] = TC_SIDE_UNSET;

  return self;
}

TcDicePlan
tc_dice_plan_cleared (TcDicePlan self)
{
  self.active = FALSE;

  return self;
}

gboolean
tc_dice_plan_is_active (const TcDicePlan *self)
{
  return self->active;
}

guint
tc_dice_plan_get_n_dice (const TcDicePlan *self)
{
  return self->active ? tc_state_n_dice (self->game) : 0;
}

guint
tc_dice_plan_get_face (const TcDicePlan *self,
                       guint             die)
{
  g_return_val_if_fail (die < tc_dice_plan_get_n_dice (self), 0);

  return tc_state_die_face (&self->state, die);
}

int
tc_dice_plan_get_side (const TcDicePlan *self,
                       guint             die)
{
  g_return_val_if_fail (die < tc_dice_plan_get_n_dice (self), TC_SIDE_UNSET);

  return self->sides[die];
}

TcDicePlan
tc_dice_plan_with_side (TcDicePlan self,
                        guint      die,
                        int        side)
{
  self.sides[die] = (gint8) side;
  self.current = die;

  return self;
}

TcDicePlan
tc_dice_plan_with_move (TcDicePlan self,
                        TurnMove   move)
{
  const TcMove placed = tc_move_from_turn (move);

  for (guint die = 0; die < tc_dice_plan_get_n_dice (&self); die++)
    self.sides[die] = tc_face_section (tc_dice_plan_get_face (&self, die), 0) == placed.sections[die] ? 0 : 1;

  return self;
}

int
tc_dice_plan_get_section (const TcDicePlan *self,
                          guint             die)
{
  const int side = tc_dice_plan_get_side (self, die);

  if (side == TC_SIDE_UNSET)
    return -1;

  return (int) tc_face_section (tc_dice_plan_get_face (self, die), (guint) side);
}

guint
tc_dice_plan_get_current (const TcDicePlan *self)
{
  return self->current;
}

TcDicePlan
tc_dice_plan_with_current (TcDicePlan self,
                           guint      die)
{
  self.current = die;

  return self;
}

TcDicePlan
tc_dice_plan_stepped (TcDicePlan self,
                      int        steps)
{
  const int n_dice = (int) tc_dice_plan_get_n_dice (&self);

  self.current = (guint) ((((int) self.current + steps) % n_dice + n_dice) % n_dice);

  return self;
}

TcDicePlan
tc_dice_plan_at_unset (TcDicePlan self)
{
  const guint n_dice = tc_dice_plan_get_n_dice (&self);

  for (guint i = 1; i <= n_dice; i++)
    {
      const guint die = (self.current + i) % n_dice;

      if (self.sides[die] == TC_SIDE_UNSET)
        return tc_dice_plan_with_current (self, die);
    }

  return self;
}

TcDicePlan
tc_dice_plan_pushed (TcDicePlan  self,
                     TcDirection direction)
{
  return tc_dice_plan_with_side (self, self.current, tc_face_side (tc_dice_plan_get_face (&self, self.current), direction));
}

guint
tc_dice_plan_get_n_placed (const TcDicePlan *self)
{
  guint n_placed = 0;

  for (guint die = 0; die < tc_dice_plan_get_n_dice (self); die++)
    n_placed += self->sides[die] != TC_SIDE_UNSET;

  return n_placed;
}

gboolean
tc_dice_plan_is_complete (const TcDicePlan *self)
{
  return tc_dice_plan_is_active (self) && tc_dice_plan_get_n_placed (self) == tc_dice_plan_get_n_dice (self);
}

guint
tc_dice_plan_get_ways (const TcDicePlan *self,
                       guint             die,
                       int               side,
                       guint             seat)
{
  g_return_val_if_fail (die < tc_dice_plan_get_n_dice (self), 0);
  g_return_val_if_fail (side == 0 || side == 1, 0);

  return tc_state_n_places (self->game, &self->state, seat,
                            tc_face_section (tc_dice_plan_get_face (self, die), (guint) side));
}

gboolean
tc_dice_plan_get_move (const TcDicePlan *self,
                       TurnMove         *move)
{
  TcMove place = { .kind = TC_MOVE_PLACE, .sections = { 0 } };

  if (!tc_dice_plan_is_complete (self))
    return FALSE;

  for (guint die = 0; die < tc_dice_plan_get_n_dice (self); die++)
    place.sections[die] = (guint8) tc_dice_plan_get_section (self, die);
  *move = tc_move_to_turn (place);

  return TRUE;
}

/* Section 0 is at the top and the sections go clockwise, so the seams of faces 1 and 6 are in the upper half, 2 at
 * the right, 3 and 4 in the lower half, 5 at the left. */
TcDirection
tc_face_direction (guint face,
                   int   side)
{
  static const TcDirection later_side[] = {
    [1] = TC_DIRECTION_RIGHT,
    [2] = TC_DIRECTION_DOWN,
    [3] = TC_DIRECTION_LEFT,
    [4] = TC_DIRECTION_LEFT,
    [5] = TC_DIRECTION_UP,
    [6] = TC_DIRECTION_RIGHT,
  };
  static const TcDirection opposite[] = {
    [TC_DIRECTION_LEFT] = TC_DIRECTION_RIGHT,
    [TC_DIRECTION_RIGHT] = TC_DIRECTION_LEFT,
    [TC_DIRECTION_UP] = TC_DIRECTION_DOWN,
    [TC_DIRECTION_DOWN] = TC_DIRECTION_UP,
  };

  g_return_val_if_fail (face >= 1 && face <= 6, TC_DIRECTION_LEFT);

  return side == 1 ? later_side[face] : opposite[later_side[face]];
}

int
tc_face_side (guint       face,
              TcDirection direction)
{
  const TcDirection later_side = tc_face_direction (face, 1);

  /* Clockwise is down in the right half of the ring and up in the left one. */
  if (direction == TC_DIRECTION_UP || direction == TC_DIRECTION_DOWN)
    return (face > 3) == (direction == TC_DIRECTION_UP) ? 1 : 0;

  return (direction == TC_DIRECTION_LEFT) == (later_side == TC_DIRECTION_LEFT || later_side == TC_DIRECTION_UP) ? 1 : 0;
}
