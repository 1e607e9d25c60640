/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "report.h"

#include <tc-built-in-boards.h>
#include <tc-plans.h>
#include <tc-rules.h>

/* Whom the plans play against, and how often on each board. */
static const struct { const char *name; guint n_games, n_games_quick; } levels[] = {
  { "easy", 200, 0 },
  { "medium", 200, 2 },
  { "hard", 40, 0 },
};

/* What a plan may win at most against these levels, over all boards; 0: it only has to be known. Battles that a plan ends at once are short, so there are more of
 * them. */
static const struct { const char *plan; double most[G_N_ELEMENTS (levels)]; guint times; } limits[] = {
  { "networks", { .1, .1, .02 }, 3 },
  { "drones", { .1, .1, .02 }, 3 },
  { "always-final-pass", { .1, .1, .02 }, 3 },
  { "rush-drones-small", { .5, .4, 0 }, 1 },
  { "rush-reckoned", { .5, .4, 0 }, 1 },
};

/* What one plan wins against one level on all boards, and on the board where it wins most. */
typedef struct
{
  guint64  win_parts;
  guint64  n_games;
  LabShare most;
  char    *board;
} Row;

static int
find_limit (const char *plan)
{
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    if (g_str_equal (limits[i].plan, plan))
      return (int) i;

  return -1;
}

/* On each board; a whole number of groups, in which both sit everywhere. */
static guint64
n_games_of (const Report *self,
            const char   *plan,
            gsize         level)
{
  const int limit = find_limit (plan);
  const guint64 n_whole = levels[level].n_games * (limit < 0 || level != 2 ? 1 : limits[limit].times);
  const guint64 n_wanted = self->is_quick ? levels[level].n_games_quick : n_whole * (guint64) self->percentage / 100;

  return (n_wanted + 1) / 2 * 2;
}

guint64
report_plans_count_games (const Report *self)
{
  guint64 n_games = 0;

  for (const TurnBot *plan = tc_plans; plan->level != NULL; plan++)
    for (gsize level = 0; level < G_N_ELEMENTS (levels); level++)
      n_games += n_games_of (self, plan->level, level) * g_strv_length ((char **) tc_built_in_boards);

  return n_games;
}

static gboolean
add_board (Report     *self,
           Row        *row,
           const char *plan,
           gsize       level,
           const char *board,
           GError    **error)
{
  g_autofree LabStatistics *statistics = g_new0 (LabStatistics, 1);
  g_autofree char *bots = g_strdup_printf ("%s,%s", plan, levels[level].name);
  g_autoptr (Plan) played = report_play (self, tc_rules.id, bots, board, n_games_of (self, plan, level), statistics, NULL, error);
  LabShare wins;

  if (played == NULL)
    return FALSE;

  wins = lab_share_of_wins (statistics->win_parts[0], statistics->n_games);
  row->win_parts += statistics->win_parts[0];
  row->n_games += statistics->n_games;
  if (row->board == NULL || wins.share > row->most.share)
    {
      g_free (row->board);
      row->board = g_strdup (tc_board_file_get_name (played->board_file, "en"));
      row->most = wins;
    }

  return TRUE;
}

/* What a plan certainly wins too often counts, not what chance may have given it. */
static void
write_row (Report     *self,
           const Row  *row,
           const char *plan,
           gsize       level)
{
  const LabShare wins = lab_share_of_wins (row->win_parts, row->n_games);
  const int limit = find_limit (plan);
  const double most = limit < 0 ? 0 : limits[limit].most[level];

  g_string_append_printf (self->text, "| %s | %s | %u | %.1f %% | %.1f to %.1f %% | ", plan, levels[level].name, (guint) row->n_games,
                          100 * wins.share, 100 * wins.from, 100 * wins.to);
  if (row->most.share > 0)
    g_string_append_printf (self->text, "%.1f %% on %s | ", 100 * row->most.share, row->board);
  else
    g_string_append (self->text, "– | ");
  if (most > 0)
    g_string_append_printf (self->text, "%.0f %% |\n", 100 * most);
  else
    g_string_append (self->text, "|\n");
  self->is_reached &= most == 0 || wins.from <= most;
}

static gboolean
report_plan (Report     *self,
             const char *plan,
             gsize       level,
             GError    **error)
{
  Row row = { 0 };
  gboolean is_complete = TRUE;

  for (guint i = 0; is_complete && tc_built_in_boards[i] != NULL; i++)
    is_complete = add_board (self, &row, plan, level, tc_built_in_boards[i], error);
  if (is_complete)
    write_row (self, &row, plan, level);
  g_free (row.board);

  return is_complete;
}

gboolean
report_plans (Report  *self,
              GError **error)
{
  g_string_append (self->text, "\n| plan | against | games | wins | 95 % interval | most | may win |\n|---|---|---|---|---|---|---|\n");
  for (const TurnBot *plan = tc_plans; plan->level != NULL; plan++)
    for (gsize level = 0; level < G_N_ELEMENTS (levels); level++)
      if (n_games_of (self, plan->level, level) > 0 && !report_plan (self, plan->level, level, error))
        return FALSE;

  return TRUE;
}
