/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "report.h"

#include <turn-plans.h>

/* The report is for a document in English, so its words are not translated. */
static const struct { const char *id, *title; } games[] = {
  { "tag", "TAG" },
  { "roll-tag", "Roll Tag" },
};

/* What is played, between two; the first bot is the one that must win. */
typedef struct
{
  const char *game;               /* an id of the rules */
  const char *first, *second;
  double      must;               /* share of games won; 0: it only has to be known */
  guint       n_games;
  guint       n_games_quick;      /* 0: takes too long for that */
} Pairing;

static const Pairing pairings[] = {
  { "tag", "medium", "easy", .70, 2000, 40 },
  { "tag", "hard", "medium", .70, 400, 0 },
  { "tag", "expert", "hard", .58, 300, 0 },
  { "roll-tag", "medium", "easy", .70, 2000, 40 },
  { "roll-tag", "hard", "medium", .80, 400, 0 },
  { "roll-tag", "expert", "hard", .58, 300, 0 },
};

/* Every level against every fixed plan of its game. */
static const Pairing against_plans[] = {
  { .first = "easy", .must = 0, .n_games = 600, .n_games_quick = 0 },
  { .first = "medium", .must = .5, .n_games = 600, .n_games_quick = 20 },
  { .first = "hard", .must = .7, .n_games = 200, .n_games_quick = 0 },
};

/* What is done with one pairing after the other, until it says FALSE. */
typedef gboolean (*Visit) (Report        *report,
                           const Pairing *pairing,
                           gpointer       data,
                           GError       **error);

/* Both sit on both seats with the same deals. */
static guint64
n_games_of (const Report  *self,
            const Pairing *pairing)
{
  const guint64 n_wanted = self->is_quick ? pairing->n_games_quick : (guint64) pairing->n_games * (guint64) self->percentage / 100;

  return (n_wanted + 1) / 2 * 2;
}

static gboolean
visit (Report        *self,
       const Pairing *pairing,
       Visit          function,
       gpointer       data,
       GError       **error)
{
  if (!report_is_about (self, pairing->game) || n_games_of (self, pairing) == 0)
    return TRUE;

  return function (self, pairing, data, error);
}

static gboolean
visit_plan (Report        *self,
            const TurnBot *plan,
            Visit          function,
            gpointer       data,
            GError       **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (against_plans); i++)
    {
      Pairing pairing = against_plans[i];

      pairing.game = plan->rules->id;
      pairing.second = plan->level;
      if (!visit (self, &pairing, function, data, error))
        return FALSE;
    }

  return TRUE;
}

/* The levels, then the plans, of the games that are dealt: Tag City's have their own tables. */
static gboolean
visit_all (Report  *self,
           Visit    function,
           gpointer data,
           GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pairings); i++)
    if (!visit (self, &pairings[i], function, data, error))
      return FALSE;

  for (const TurnBot *const *table = turn_plans_all; *table != NULL; table++)
    for (const TurnBot *plan = *table; plan->level != NULL; plan++)
      if (plan->rules->deal != NULL && !visit_plan (self, plan, function, data, error))
        return FALSE;

  return TRUE;
}

static gboolean
add_games (Report        *self,
           const Pairing *pairing,
           gpointer       data,
           GError       **error)
{
  guint64 *n_games = data;

  *n_games += n_games_of (self, pairing);

  return TRUE;
}

guint64
report_side_games_count_games (Report *self)
{
  guint64 n_games = 0;

  visit_all (self, add_games, &n_games, NULL);

  return n_games;
}

static const char *
title_of (const char *game)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].id, game))
      return games[i].title;

  return game;
}

/* What is missed for certain counts, not what chance may have spoilt. */
static void
write_row (Report              *self,
           const Pairing       *pairing,
           const LabStatistics *statistics)
{
  const LabShare wins = lab_share_of_wins (statistics->win_parts[0], statistics->n_games);

  g_string_append_printf (self->text, "| %s against %s | %s | %u | %.1f %% | %.1f to %.1f %% | ", pairing->first, pairing->second,
                          title_of (pairing->game), (guint) statistics->n_games, 100 * wins.share, 100 * wins.from, 100 * wins.to);
  if (pairing->must > 0)
    g_string_append_printf (self->text, "%.0f %% |\n", 100 * pairing->must);
  else
    g_string_append (self->text, "|\n");
  self->is_reached &= wins.to + (self->is_quick ? REPORT_QUICK_MARGIN : 0) >= pairing->must;
}

static gboolean
report_pairing (Report        *self,
                const Pairing *pairing,
                gpointer       data,
                GError       **error)
{
  g_autofree LabStatistics *statistics = g_new0 (LabStatistics, 1);
  g_autofree char *bots = g_strdup_printf ("%s,%s", pairing->first, pairing->second);
  g_autoptr (Plan) plan = report_play (self, pairing->game, bots, NULL, n_games_of (self, pairing), statistics, NULL, error);

  if (plan == NULL)
    return FALSE;

  write_row (self, pairing, statistics);

  return TRUE;
}

gboolean
report_side_games (Report  *self,
                   GError **error)
{
  if (report_side_games_count_games (self) == 0)
    return TRUE;

  g_string_append (self->text, "\n### TAG and Roll Tag\n\nTwo players.\n\n"
                   "| match | game | games | wins | 95 % interval | must |\n|---|---|---|---|---|---|\n");

  return visit_all (self, report_pairing, NULL, error);
}
