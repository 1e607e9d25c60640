/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-motion.h"

#include <turn-die.h>

#include "rt-faces.h"
#include "turn-card-parts.h"

static GtkWidget *
get_own_card (RtFoot *foot,
              guint   index)
{
  return turn_card_part_nth_child (GTK_WIDGET (rt_foot_get_hand (foot)), index);
}

static GtkWidget *
get_other_card (RtCourt *table,
                guint    index)
{
  return turn_card_part_nth_child (GTK_WIDGET (rt_court_get_other_hand (table)), index);
}

static GtkWidget *
get_pile (RtCourt *table,
          guint    pile)
{
  return GTK_WIDGET (rt_pile_get_card (rt_court_get_pile (table, pile)));
}

/* Chance rolls for whoever has asked for it. */
static void
roll (RtCourt      *table,
      const RtView *view,
      RtMove        move)
{
  const guint seat = (guint) turn_match_get_mover (view->match, turn_match_get_position (view->match) - 2);
  RtDice *row = rt_court_get_dice (table, seat == view->near);
  guint order = 0;

  for (guint die = 0; die < RT_N_DICE; die++)
    if (move.faces[die] > 0)
      turn_die_roll (TURN_DIE (gtk_button_get_child (GTK_BUTTON (rt_dice_get (row, die)))), view->state.faces[seat][die], order++);
}

void
rt_motion_deal (TurnFlights  *flights,
                RtCourt      *table,
                RtFoot       *foot,
                const RtView *view)
{
  const TurnCardFace back = rt_faces_back ();
  GtkWidget *deck = GTK_WIDGET (rt_court_get_deck (table));

  for (guint i = 0; i < RT_N_IN_HAND; i++)
    {
      const TurnCardFace face = i < view->n_in_hand ? rt_faces_card (view->hand[i]) : back;

      if (i < view->n_in_hand)
        turn_flights_add (flights, deck, get_own_card (foot, i), &back, &face, FALSE, i);
      turn_flights_add (flights, deck, get_other_card (table, i), &back, NULL, FALSE, i);
    }
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    {
      const TurnCardFace face = rt_faces_card (view->state.tops[pile]);

      turn_flights_add (flights, deck, get_pile (table, pile), &back, &face, FALSE, RT_N_IN_HAND + pile);
    }
}

static guint
find_card (const RtView *view,
           RtCard        card)
{
  guint index = 0;

  while (index < view->n_in_hand && view->hand[index] != card)
    index++;

  return index;
}

/* The card that has come into the hand. */
static guint
find_new_card (const RtView *before,
               const RtView *view)
{
  guint index = 0;

  while (index < view->n_in_hand && find_card (before, view->hand[index]) < before->n_in_hand)
    index++;

  return index;
}

static void
place_own (TurnFlights  *flights,
           RtCourt      *table,
           RtFoot       *foot,
           const RtView *before,
           const RtView *view,
           RtMove        move)
{
  const TurnCardFace face = rt_faces_card (move.card), back = rt_faces_back ();
  const guint from = find_card (before, move.card), drawn = find_new_card (before, view);

  if (from < before->n_in_hand)
    turn_flights_add (flights, get_own_card (foot, from), get_pile (table, move.pile), &face, NULL, TRUE, 0);
  if (drawn < view->n_in_hand)
    {
      const TurnCardFace new_face = rt_faces_card (view->hand[drawn]);

      turn_flights_add (flights, GTK_WIDGET (rt_court_get_deck (table)), get_own_card (foot, drawn), &back, &new_face, FALSE, 2);
    }
}

/* Which card of a hidden hand it was shall not be seen: it is always the same one. */
static void
place_other (TurnFlights  *flights,
             RtCourt      *table,
             const RtView *view,
             RtMove        move)
{
  const TurnCardFace face = rt_faces_card (move.card), back = rt_faces_back ();
  const guint middle = RT_N_IN_HAND / 2;
  GtkWidget *card = get_other_card (table, middle);

  turn_flights_add (flights, card, get_pile (table, move.pile), &back, &face, TRUE, 0);
  if (view->state.n_deck > 0)
    turn_flights_add (flights, GTK_WIDGET (rt_court_get_deck (table)), card, &back, NULL, FALSE, 2);
}

static void
claim (TurnFlights  *flights,
       RtCourt      *table,
       const RtView *view,
       RtMove        move,
       guint         seat)
{
  RtDice *row = rt_court_get_dice (table, seat == view->near);
  guint order = 0;

  for (guint die = 0; die < RT_N_DICE; die++)
    if ((move.dice >> die & 1) != 0)
      turn_flights_add_die (flights, gtk_button_get_child (GTK_BUTTON (rt_dice_get (row, die))),
                            rt_pile_get_die (rt_court_get_pile (table, move.pile), die), view->state.faces[seat][die], order++);
}

void
rt_motion_move (TurnFlights  *flights,
                RtCourt      *table,
                RtFoot       *foot,
                const RtView *before,
                const RtView *view,
                RtMove        move,
                int           mover)
{
  if (mover < 0)
    roll (table, view, move);
  else if (move.kind == RT_MOVE_CLAIM)
    claim (flights, table, view, move, (guint) mover);
  else if (move.kind == RT_MOVE_PLACE && (guint) mover == view->near && before->n_in_hand > 0 && before->near == view->near)
    place_own (flights, table, foot, before, view, move);
  else if (move.kind == RT_MOVE_PLACE && (guint) mover != view->near)
    place_other (flights, table, view, move);
}
