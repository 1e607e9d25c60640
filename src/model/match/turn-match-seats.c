/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-match.h"

/* What a match can be asked that its record knows. */

const TurnRules *
turn_match_get_rules (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  return turn_record_get_format (turn_match_get_record (self))->rules;
}

gconstpointer
turn_match_get_game (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  return turn_record_get_game (turn_match_get_record (self));
}

guint
turn_match_get_n_seats (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), 0);

  return turn_record_get_n_seats (turn_match_get_record (self));
}

const TurnSeat *
turn_match_get_seat (TurnMatch *self,
                     guint      seat)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);
  g_return_val_if_fail (seat < turn_match_get_n_seats (self), NULL);

  return turn_record_get_seat (turn_match_get_record (self), seat);
}

guint
turn_match_get_n_humans (TurnMatch *self)
{
  guint n_humans = 0;

  g_return_val_if_fail (TURN_IS_MATCH (self), 0);

  for (guint seat = 0; seat < turn_match_get_n_seats (self); seat++)
    n_humans += turn_match_is_human (self, seat) ? 1 : 0;

  return n_humans;
}
