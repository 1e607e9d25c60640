/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-report.h"

#include <tc-state.h>

static TcFills *
find_tagger (TcReport *self,
             guint     seat)
{
  if (self->n_taggers == 0 || self->taggers[self->n_taggers - 1].seat != seat)
    self->taggers[self->n_taggers++] = (TcFills) { .seat = seat };

  return &self->taggers[self->n_taggers - 1];
}

/* Rows come first here, though columns do in the rules. */
static guint
place_of (const TcGame *game,
          guint         feature)
{
  static const guint places[] = {
    [TC_FEATURE_ROW] = 0,
    [TC_FEATURE_COLUMN] = 1,
    [TC_FEATURE_DISTRICT] = 2,
  };

  return places[game->features[feature].kind] * TC_MAX_FEATURES + feature;
}

static void
insert_fill (TcFills      *self,
             const TcGame *game,
             TcFill        fill)
{
  guint i = self->n_fills++;

  g_assert (i < G_N_ELEMENTS (self->fills));

  for (; i > 0 && place_of (game, self->fills[i - 1].feature) > place_of (game, fill.feature); i--)
    self->fills[i] = self->fills[i - 1];
  self->fills[i] = fill;
  self->sum += fill.value;
}

/* The news tell of a drone before they tell what it filled. */
static void
collect (TcReport     *self,
         const TcGame *game,
         GArray       *news)
{
  const TcNews *drone = NULL;

  for (guint i = 0; i < news->len; i++)
    {
      const TcNews *item = &g_array_index (news, TcNews, i);

      if (item->kind == TC_NEWS_DRONE)
        drone = item;
      if (item->kind == TC_NEWS_LAST_ROUND || item->kind == TC_NEWS_OVER)
        {
          self->has_end = TRUE;
          self->end = *item;
        }
      else if (item->kind != TC_NEWS_FILLED)
        self->acts[self->n_acts++] = *item;
      else
        {
          TcFills *tagger = find_tagger (self, item->seat);

          if (tagger->n_fills == 0 && drone != NULL && drone->seat == item->seat)
            tagger->sum = tagger->price = drone->value;
          insert_fill (tagger, game, (TcFill) { item->feature, item->rank, item->value });
        }
    }
}

/* The only die that nobody has taken. */
static void
find_final_die (TcReport      *self,
                const TcGame  *game,
                const TcState *before)
{
  for (guint die = 0; die < tc_state_n_dice (game); die++)
    if (!tc_state_die_taken (before, die))
      {
        self->face = tc_state_die_face (before, die);
        self->token = (guint) tc_state_die_section (before, die);
      }
}

TcReport
tc_report_of_move (const TcGame  *game,
                   const TcState *before,
                   TurnMove       move,
                   const TcState *after)
{
  g_autoptr (GArray) news = tc_news_of_move (game, before, move, after);
  TcReport self = { .is_final = tc_move_from_turn (move).kind == TC_MOVE_SEAL
                                && tc_state_phase (game, after) != TC_PHASE_FINAL };

  collect (&self, game, news);
  if (self.is_final)
    find_final_die (&self, game, before);

  return self;
}

TcReport
tc_report_of_match (TurnMatch *match,
                    guint      n_moves)
{
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (match), NULL);
  TurnState before, after;

  if (n_moves == 0)
    return (TcReport) { 0 };

  turn_match_get_state_at (match, n_moves - 1, &before);
  turn_match_get_state_at (match, n_moves, &after);

  return tc_report_of_move (turn_match_get_game (match), (const TcState *) &before, moves[n_moves - 1], (const TcState *) &after);
}

TcTold
tc_told_at (TurnMatch *match,
            guint      position)
{
  return (TcTold) { tc_report_of_match (match, position), position };
}

static gboolean
begins_round (const TcReport *report)
{
  return report->n_acts > 0 && report->acts[0].kind == TC_NEWS_ROUND;
}

TcTold
tc_told_latest (TurnMatch *match)
{
  const guint newest = turn_match_get_position (match);
  TcTold latest = { 0 };

  for (guint position = newest; position > 0; position--)
    {
      const TcTold told = tc_told_at (match, position);
      const TcReport end = latest.report.has_end ? latest.report : told.report;

      /* Only dice may have been rolled since a final die. */
      if (latest.position == 0 && told.report.n_taggers > 0 && (!told.report.is_final || position + 1 >= newest))
        latest = told;
      if (told.report.is_final && position < newest)
        return latest;
      latest.report.has_end = end.has_end;
      latest.report.end = end.end;
      if (told.report.is_final || (begins_round (&told.report) && position < newest))
        return latest;
    }

  return latest;
}

guint64
tc_fills_get_features (const TcFills *self)
{
  guint64 features = 0;

  for (guint i = 0; i < self->n_fills; i++)
    features |= G_GUINT64_CONSTANT (1) << self->fills[i].feature;

  return features;
}
