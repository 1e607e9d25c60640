/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-motion.h"

#include "tg-faces.h"
#include "turn-card-parts.h"

/* What the moves of one step need to know. */
typedef struct
{
  TurnFlights  *flights;
  TgCourt      *table;
  TgFoot       *foot;
  const TgView *before;
  const TgView *view;
  guint         mover;
} Motion;

static gboolean
is_viewer (const Motion *self,
           guint         seat)
{
  return (int) seat == self->view->viewer;
}

static TgSeatPanel *
get_panel (const Motion *self,
           guint         seat)
{
  return is_viewer (self, seat) ? tg_foot_get_panel (self->foot) : tg_court_get_panel (self->table, seat);
}

static GtkWidget *
get_card (const Motion *self,
          guint         index)
{
  return turn_card_part_nth_child (GTK_WIDGET (tg_foot_get_hand (self->foot)), index);
}

/* Where a card comes from: the viewer's hand, or the hand of somebody whose cards are not seen. */
static GtkWidget *
find_source (const Motion *self,
             TgCard        card)
{
  for (guint i = 0; is_viewer (self, self->mover) && i < self->before->n_in_hand; i++)
    if (self->before->hand[i] == card)
      return get_card (self, i);

  return tg_seat_panel_get_avatar (get_panel (self, self->mover));
}

/* Cards of a kind stand side by side: what has come in is the last of its kind. */
static guint
find_new_card (const Motion *self)
{
  guint index = 0;

  while (index < self->before->n_in_hand && index < self->view->n_in_hand && self->before->hand[index] == self->view->hand[index])
    index++;

  return MIN (index, self->view->n_in_hand - 1);
}

static void
draw (const Motion *self,
      gboolean      from_deck)
{
  const TurnCardFace back = tg_faces_back ();
  GtkWidget *pile = GTK_WIDGET (from_deck ? tg_court_get_deck (self->table) : tg_court_get_discard (self->table));
  TurnCardFace face = back;

  if (is_viewer (self, self->mover) && self->view->n_in_hand > 0)
    {
      const guint index = find_new_card (self);

      face = tg_faces_card (self->view->hand[index]);
      turn_flights_add (self->flights, pile, get_card (self, index), from_deck ? &back : &face, from_deck ? &face : NULL, FALSE, 0);
      return;
    }

  turn_flights_add (self->flights, pile, tg_seat_panel_get_avatar (get_panel (self, self->mover)), &back, NULL, TRUE, 0);
}

static void
lay (const Motion *self,
     TgCard        card,
     TurnCard     *to,
     guint         order)
{
  const TurnCardFace face = tg_faces_card (card), back = tg_faces_back ();
  const gboolean is_own = is_viewer (self, self->mover);

  turn_flights_add (self->flights, find_source (self, card), GTK_WIDGET (to), is_own ? &face : &back, is_own ? NULL : &face, TRUE, order);
}

/* A set goes aside together: the third letter comes from the hand, the others from the table. */
static void
lay_letter (const Motion *self,
            TgCard        card)
{
  TgSeatPanel *panel = get_panel (self, self->mover);
  guint order = 1;

  if (tg_state_has_letter (&self->view->state, self->mover, card))
    {
      lay (self, card, tg_seat_panel_get_letter (panel, card), 0);
      return;
    }

  lay (self, card, tg_seat_panel_get_points (panel), 0);
  for (TgCard letter = TG_T; letter <= TG_G; letter++)
    if (letter != card)
      {
        const TurnCardFace face = tg_faces_card (letter);

        turn_flights_add (self->flights, GTK_WIDGET (tg_seat_panel_get_letter (panel, letter)), GTK_WIDGET (tg_seat_panel_get_points (panel)),
                          &face, NULL, TRUE, order++);
      }
}

static void
play (const Motion *self,
      TgCard        card)
{
  if (card <= TG_G)
    lay_letter (self, card);
  else if (card == TG_FREEZE)
    lay (self, card, tg_court_get_freeze (self->table), 0);
  else
    lay (self, card, tg_seat_panel_get_points (get_panel (self, self->mover)), 0);
}

/* From the middle, or from whoever had it. */
static void
move_it (const Motion *self,
         int           from)
{
  const TurnCardFace it = tg_faces_it ();
  const int to = tg_state_it (&self->view->state);
  TurnCard *source = from < 0 ? tg_court_get_it (self->table) : tg_seat_panel_get_it (get_panel (self, (guint) from));

  if (to >= 0 && to != from)
    turn_flights_add (self->flights, GTK_WIDGET (source), GTK_WIDGET (tg_seat_panel_get_it (get_panel (self, (guint) to))), &it, NULL, FALSE, 0);
}

void
tg_motion_deal (TurnFlights  *flights,
                TgCourt      *table,
                TgFoot       *foot,
                const TgView *view)
{
  const Motion self = { flights, table, foot, view, view, 0 };
  const TurnCardFace back = tg_faces_back ();
  GtkWidget *deck = GTK_WIDGET (tg_court_get_deck (table));

  for (guint i = 0; i < view->n_in_hand; i++)
    {
      const TurnCardFace face = tg_faces_card (view->hand[i]);

      turn_flights_add (flights, deck, get_card (&self, i), &back, &face, FALSE, 2 * i);
    }
  for (guint seat = 0; seat < turn_match_get_n_seats (view->match); seat++)
    for (guint i = 0; i < tg_state_n_in_hand (&view->state, seat) && !is_viewer (&self, seat); i++)
      turn_flights_add (flights, deck, tg_seat_panel_get_avatar (get_panel (&self, seat)), &back, NULL, TRUE, 2 * i + 1);
}

void
tg_motion_move (TurnFlights  *flights,
                TgCourt      *table,
                TgFoot       *foot,
                const TgView *before,
                const TgView *view,
                TgMove        move,
                guint         mover)
{
  const Motion self = { flights, table, foot, before, view, mover };

  switch (move.kind)
    {
    case TG_MOVE_DRAW_DECK:
    case TG_MOVE_DRAW_DISCARD:
      draw (&self, move.kind == TG_MOVE_DRAW_DECK);
      break;
    case TG_MOVE_PLAY:
      play (&self, (TgCard) move.what);
      break;
    case TG_MOVE_DISCARD:
      lay (&self, (TgCard) move.what, tg_court_get_discard (table), 0);
      break;
    case TG_MOVE_IT:
    case TG_MOVE_GOOL:
      move_it (&self, tg_state_it (&before->state));
      break;
    case TG_MOVE_ACCEPT:
    case TG_MOVE_SKIP:
    default:
      break;
    }
}
