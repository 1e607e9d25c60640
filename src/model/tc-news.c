/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-news.h"

#include <tc-state.h>

typedef struct
{
  const TcGame  *game;
  const TcState *before;
  const TcState *after;
  GArray        *news;      /* of TcNews */
} Reporter;

static void
report (Reporter *self,
        TcNews    news)
{
  g_array_append_val (self->news, news);
}

/* The bubble that a tagger circled with this move, or TC_NO_BUBBLE: with the final die it need not be the one they
 * named (C15). */
static guint
find_bubble (Reporter *self,
             guint     seat)
{
  for (guint bubble = 0; bubble < self->game->board.n_bubbles; bubble++)
    {
      const guint gained = tc_state_bubble_owners (self->after, bubble) & ~tc_state_bubble_owners (self->before, bubble);

      if ((gained >> seat & 1) != 0)
        return bubble;
    }

  return TC_NO_BUBBLE;
}

static void
report_bubble (Reporter *self,
               guint     seat)
{
  const guint bubble = find_bubble (self, seat);
  TcNews news = { .kind = TC_NEWS_PASSED, .seat = seat };

  if (bubble != TC_NO_BUBBLE)
    {
      news.kind = TC_NEWS_BUBBLE;
      news.mark = bubble;
      news.value = self->game->board.bubbles[bubble];
    }
  report (self, news);
}

static void
report_filled (Reporter *self,
               guint     seat)
{
  for (guint i = 0; i < self->game->n_features; i++)
    {
      const TcRank rank = tc_state_rank (self->game, self->after, seat, i);
      const TcValue value = self->game->features[i].value;
      const TcNews news = {
        .kind = TC_NEWS_FILLED,
        .seat = seat,
        .feature = i,
        .rank = rank,
        .value = rank == TC_RANK_HIGH ? value.high : value.low,
      };

      if (rank != TC_RANK_NONE && tc_state_rank (self->game, self->before, seat, i) == TC_RANK_NONE)
        report (self, news);
    }
}

static void
report_action (Reporter *self,
               guint     seat,
               TcAction  action)
{
  TcNews news = { .kind = TC_NEWS_TAGGED, .seat = seat, .token = action.token };

  if (action.use == TC_USE_SOCIAL)
    {
      report_bubble (self, seat);
      return;
    }

  if (action.use == TC_USE_DRONE)
    {
      news.kind = TC_NEWS_DRONE;
      news.mark = action.mark;
      news.value = self->game->board.drones[action.mark];
    }
  report (self, news);
  report_filled (self, seat);
}

/* When the last choice is in, all are told from the leader's left. */
static void
report_final (Reporter *self,
              TcAction  last)
{
  const guint n_seats = self->game->setup.n_seats;
  const guint last_seat = (guint) tc_state_to_move (self->game, self->before);

  if (tc_state_phase (self->game, self->after) == TC_PHASE_FINAL)
    {
      report (self, (TcNews) { .kind = TC_NEWS_SEALED, .seat = last_seat });
      return;
    }

  for (guint i = 1; i <= n_seats; i++)
    {
      const guint seat = (tc_state_leader (self->before) + i) % n_seats;

      report_action (self, seat, seat == last_seat ? last : tc_state_sealed (self->game, self->before, seat));
    }
}

/* The taggers who have circled all of their drone squares, one bit each. */
static guint
find_emptied (Reporter *self)
{
  guint emptied = 0;

  for (guint seat = 0; seat < self->game->setup.n_seats; seat++)
    if (tc_state_next_drone (self->game, self->after, seat) < 0)
      emptied |= 1u << seat;

  return emptied;
}

static void
report_end (Reporter *self)
{
  TcNews news = { .kind = TC_NEWS_LAST_ROUND, .ends = tc_state_ended_by (self->game, self->after) };

  if ((news.ends & TC_END_DRONES) != 0)
    news.emptied = find_emptied (self);
  if (tc_state_phase (self->game, self->after) == TC_PHASE_OVER)
    {
      news.kind = TC_NEWS_OVER;
      report (self, news);
    }
  else if (news.ends != 0 && tc_state_ended_by (self->game, self->before) == 0)
    {
      report (self, news);
    }
}

GArray *
tc_news_of_move (const TcGame  *game,
                 const TcState *before,
                 TurnMove       move,
                 const TcState *after)
{
  const TcMove what = tc_move_from_turn (move);
  Reporter self = { game, before, after, g_array_new (FALSE, FALSE, sizeof (TcNews)) };

  switch ((TcMoveKind) what.kind)
    {
    case TC_MOVE_ROLL:
      report (&self, (TcNews) { .kind = TC_NEWS_ROUND, .round = tc_state_round (after), .seat = tc_state_leader (after) });
      break;

    case TC_MOVE_PLACE:
      report (&self, (TcNews) { .kind = TC_NEWS_OPENED, .seat = tc_state_leader (after) });
      break;

    case TC_MOVE_TURN:
      report_action (&self, (guint) tc_state_to_move (game, before), what.action);
      break;

    case TC_MOVE_SEAL:
    default:
      report_final (&self, what.action);
    }
  report_end (&self);

  return self.news;
}
