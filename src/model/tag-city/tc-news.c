/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-news.h"

#include <glib/gi18n.h>
#include <tc-state.h>
#include <turn-words.h>

#include "tc-words.h"

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
find_emptied (const TcGame  *game,
              const TcState *state)
{
  guint emptied = 0;

  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    if (tc_state_next_drone (game, state, seat) < 0)
      emptied |= 1u << seat;

  return emptied;
}

static void
report_end (Reporter *self)
{
  const TcNews news = tc_news_of_end (self->game, self->after);

  if (news.kind == TC_NEWS_OVER || (news.ends != 0 && tc_state_ended_by (self->game, self->before) == 0))
    report (self, news);
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

TcNews
tc_news_of_end (const TcGame  *game,
                const TcState *state)
{
  const guint ends = tc_state_ended_by (game, state);

  return (TcNews) {
           .kind = tc_state_phase (game, state) == TC_PHASE_OVER ? TC_NEWS_OVER : TC_NEWS_LAST_ROUND,
           .ends = ends,
           .emptied = (ends & TC_END_DRONES) != 0 ? find_emptied (game, state) : 0,
  };
}

static const char *
get_name (const TcNews *self,
          TurnRecord   *record)
{
  return turn_record_get_seat (record, self->seat)->name;
}

/* A sentence about somebody and a token. */
static char *
with_token (const char   *format,
            const TcNews *self,
            TurnRecord   *record)
{
  const TcGame *game = turn_record_get_game (record);
  g_autofree char *the_token = tc_token_dup_the (&game->hq[self->token]);

  return g_strdup_printf (format, get_name (self, record), the_token);
}

char *
tc_news_get_title (const TcNews *self,
                   TurnRecord   *record)
{
  const char *name = get_name (self, record);

  switch (self->kind)
    {
    case TC_NEWS_ROUND:
      return g_strdup_printf (_("Round %u"), self->round);

    case TC_NEWS_OPENED:
      return g_strdup_printf (_("%s opens the HQ"), name);

    case TC_NEWS_TAGGED:
      /* Translators: the first %s is a name, the second a shape with its article: “Nono tags the S”. */
      return with_token (_("%s tags %s"), self, record);

    case TC_NEWS_DRONE:
      return with_token (_("%s uses a drone for %s"), self, record);

    case TC_NEWS_BUBBLE:
      return g_strdup_printf (_("%s checks networks"), name);

    case TC_NEWS_PASSED:
      return g_strdup_printf (_("%s passes"), name);

    case TC_NEWS_SEALED:
      return g_strdup_printf (_("%s has sealed a choice"), name);

    case TC_NEWS_LAST_ROUND:
      return g_strdup (_("Last round!"));

    case TC_NEWS_OVER:
      return g_strdup (_("The battle is over"));

    case TC_NEWS_FILLED:
    default:
      return NULL;
    }
}

/* "Nono has used every drone". */
static char *
describe_emptied (const TcNews *self,
                  TurnRecord   *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);
  g_autofree char *list = NULL;

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    if ((self->emptied >> seat & 1) != 0)
      g_ptr_array_add (names, turn_record_get_seat (record, seat)->name);
  list = turn_words_list ((const char *const *) names->pdata);

  /* Translators: %s is one name or more: “Ana and Zaz have used every drone”. */
  return g_strdup_printf (ngettext ("%s has used every drone", "%s have used every drone", names->len), list);
}

static char *
get_end_detail (const TcNews *self,
                TurnRecord   *record)
{
  g_autoptr (GPtrArray) reasons = g_ptr_array_new_null_terminated (3, g_free, TRUE);

  if ((self->ends & TC_END_FEATURES) != 0)
    g_ptr_array_add (reasons, g_strdup (_("Every high value is taken")));
  if ((self->ends & TC_END_BUBBLES) != 0)
    g_ptr_array_add (reasons, g_strdup (_("Every bubble is circled")));
  if ((self->ends & TC_END_DRONES) != 0)
    g_ptr_array_add (reasons, describe_emptied (self, record));

  return g_strjoinv (" · ", (char **) reasons->pdata);
}

char *
tc_news_get_detail (const TcNews *self,
                    TurnRecord   *record)
{
  switch (self->kind)
    {
    case TC_NEWS_ROUND:
      return g_strdup_printf (_("%s leads"), get_name (self, record));

    case TC_NEWS_PASSED:
      return g_strdup (_("No bubble is left"));

    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
      return get_end_detail (self, record);

    case TC_NEWS_OPENED:
    case TC_NEWS_TAGGED:
    case TC_NEWS_DRONE:
    case TC_NEWS_BUBBLE:
    case TC_NEWS_SEALED:
    case TC_NEWS_FILLED:
    default:
      return NULL;
    }
}

static char *
get_figure (const TcNews *self)
{
  switch (self->kind)
    {
    case TC_NEWS_DRONE:
    case TC_NEWS_BUBBLE:
      return turn_words_gain (self->value);

    case TC_NEWS_ROUND:
    case TC_NEWS_OPENED:
    case TC_NEWS_TAGGED:
    case TC_NEWS_PASSED:
    case TC_NEWS_SEALED:
    case TC_NEWS_FILLED:
    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
    default:
      return NULL;
    }
}

char *
tc_news_get_spoken (const TcNews *self,
                    TurnRecord   *record)
{
  g_autofree char *title = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *figure = NULL;

  title = tc_news_get_title (self, record);
  detail = tc_news_get_detail (self, record);
  figure = get_figure (self);
  if (detail == NULL && figure == NULL)
    return g_steal_pointer (&title);

  if (g_str_has_suffix (title, "!"))
    return g_strdup_printf ("%s %s", title, detail != NULL ? detail : figure);

  /* Translators: read aloud: what happened, and what there is to add. */
  return g_strdup_printf (C_("spoken", "%s. %s"), title, detail != NULL ? detail : figure);
}
