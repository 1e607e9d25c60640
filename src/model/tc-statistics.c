/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-statistics.h"

#include <glib/gi18n.h>

#include <turn-bot.h>

#include "tc-statistics-file.h"

struct _TcStatistics
{
  GObject          parent_instance;

  GFile           *file;
  TcStatisticsFile content;
};

G_DEFINE_FINAL_TYPE (TcStatistics, tc_statistics, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* How the best person did in a finished game. */
typedef struct
{
  const char *level;
  guint       n_humans;
  gboolean    won;
  int         best_score;
  const char *best_name;
} Outcome;

static gboolean
is_human (const TurnSeat *seat)
{
  return g_str_equal (seat->controller, "human");
}

/* From weak to strong; -1 for a level that no bot has. */
static int
rank_level (const char *level)
{
  static const char *const levels[] = { TC_STATISTICS_FRIENDS, "random", "greedy", "easy", "medium", "hard", "expert" };

  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (levels[i], level))
      return (int) i;

  return -1;
}

static void
meet_human (Outcome        *self,
            const TurnSeat *seat,
            int             score,
            gboolean        won)
{
  if (self->n_humans == 0 || score > self->best_score)
    {
      self->best_score = score;
      self->best_name = seat->name;
    }
  self->n_humans++;
  self->won |= won;
}

static Outcome
find_outcome (TurnRecord *record)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  Outcome self = { .level = TC_STATISTICS_FRIENDS };
  int scores[TURN_MAX_SEATS] = { 0 };
  TurnState state;
  guint n_moves, winners;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  rules->scores (turn_record_get_game (record), &state, scores);
  winners = rules->winners (turn_record_get_game (record), &state);

  for (guint i = 0; i < turn_record_get_n_seats (record); i++)
    {
      const TurnSeat *seat = turn_record_get_seat (record, i);

      if (is_human (seat))
        meet_human (&self, seat, scores[i], (winners >> i & 1) != 0);
      else if (rank_level (seat->controller + strlen ("bot:")) > rank_level (self.level))
        self.level = seat->controller + strlen ("bot:");
    }

  return self;
}

static TcStatisticsRow *
find_row (TcStatistics *self,
          const char   *board,
          const char   *level)
{
  TcStatisticsRow row = { .board = NULL };

  for (guint i = 0; i < self->content.rows->len; i++)
    {
      TcStatisticsRow *known = &g_array_index (self->content.rows, TcStatisticsRow, i);

      if (g_str_equal (known->board, board) && g_str_equal (known->level, level))
        return known;
    }

  row.board = g_strdup (board);
  row.level = g_strdup (level);
  g_array_append_val (self->content.rows, row);

  return &g_array_index (self->content.rows, TcStatisticsRow, self->content.rows->len - 1);
}

static void
count_game (TcStatisticsRow *row,
            const Outcome   *outcome)
{
  if (row->games == 0 || outcome->best_score > row->best_score)
    {
      g_free (row->best_name);
      row->best_name = g_strdup (outcome->best_name);
      row->best_score = outcome->best_score;
    }
  row->games++;
  row->wins += outcome->won ? 1 : 0;
  row->streak = outcome->won ? row->streak + 1 : 0;
  row->longest_streak = MAX (row->longest_streak, row->streak);
}

static gboolean
save (TcStatistics *self,
      GError      **error)
{
  g_signal_emit (self, signals[CHANGED], 0);

  return tc_statistics_file_save (&self->content, self->file, error);
}

/* What could not be read is kept under another name: somebody may want to mend it. */
static char *
move_aside (TcStatistics *self,
            const GError *error)
{
  g_autofree char *name = g_file_get_basename (self->file);
  g_autofree char *aside = g_strconcat (name, ".damaged", NULL);
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GFile) target = g_file_get_child (folder, aside);

  g_file_move (self->file, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);

  /* Translators: the first %s is the name of a file, the second a message that says what is wrong with it. */
  return g_strdup_printf (_("The statistics could not be read and begin anew. The old file is now called “%s”. %s"),
                          aside, error->message);
}

static void
tc_statistics_finalize (GObject *object)
{
  TcStatistics *self = TC_STATISTICS (object);

  g_clear_object (&self->file);
  tc_statistics_file_clear (&self->content);

  G_OBJECT_CLASS (tc_statistics_parent_class)->finalize (object);
}

static void
tc_statistics_class_init (TcStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_statistics_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tc_statistics_init (TcStatistics *self)
{
  tc_statistics_file_init (&self->content);
}

TcStatistics *
tc_statistics_new (GFile *file,
                   char **warning)
{
  g_autoptr (GError) error = NULL;
  TcStatistics *self;

  g_return_val_if_fail (file == NULL || G_IS_FILE (file), NULL);

  self = g_object_new (TC_TYPE_STATISTICS, NULL);
  if (file != NULL)
    self->file = g_object_ref (file);
  else
    self->file = g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "statistics.json", NULL);

  if (!tc_statistics_file_load (&self->content, self->file, &error))
    {
      g_autofree char *message = move_aside (self, error);

      if (warning != NULL)
        *warning = g_steal_pointer (&message);
    }

  return self;
}

guint
tc_statistics_get_n_rows (TcStatistics *self)
{
  g_return_val_if_fail (TC_IS_STATISTICS (self), 0);

  return self->content.rows->len;
}

const TcStatisticsRow *
tc_statistics_get_row (TcStatistics *self,
                       guint         index)
{
  g_return_val_if_fail (TC_IS_STATISTICS (self), NULL);
  g_return_val_if_fail (index < self->content.rows->len, NULL);

  return &g_array_index (self->content.rows, TcStatisticsRow, index);
}

TcStatisticsRow
tc_statistics_get_total (TcStatistics *self)
{
  TcStatisticsRow total = { 0 };

  g_return_val_if_fail (TC_IS_STATISTICS (self), total);

  for (guint i = 0; i < self->content.rows->len; i++)
    {
      const TcStatisticsRow *row = &g_array_index (self->content.rows, TcStatisticsRow, i);

      if (total.games == 0 || row->best_score > total.best_score)
        {
          total.best_score = row->best_score;
          total.best_name = row->best_name;
        }
      total.games += row->games;
      total.wins += row->wins;
      total.streak = MAX (total.streak, row->streak);
      total.longest_streak = MAX (total.longest_streak, row->longest_streak);
    }

  return total;
}

gboolean
tc_statistics_add (TcStatistics *self,
                   TurnRecord   *record,
                   GError      **error)
{
  g_autofree char *line = NULL;
  g_autofree char *digest = NULL;
  const char *board;
  Outcome outcome;

  g_return_val_if_fail (TC_IS_STATISTICS (self), FALSE);

  if (!turn_record_is_finished (record))
    return TRUE;

  outcome = find_outcome (record);
  line = turn_record_to_line (record);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
  if (outcome.n_humans == 0 || g_strcmp0 (digest, self->content.newest) == 0)
    return TRUE;

  board = turn_record_get_place (record, "en");
  count_game (find_row (self, board, outcome.level), &outcome);
  g_free (self->content.newest);
  self->content.newest = g_steal_pointer (&digest);

  return save (self, error);
}

gboolean
tc_statistics_reset (TcStatistics *self,
                     GError      **error)
{
  g_return_val_if_fail (TC_IS_STATISTICS (self), FALSE);

  g_array_set_size (self->content.rows, 0);
  g_clear_pointer (&self->content.newest, g_free);

  return save (self, error);
}
