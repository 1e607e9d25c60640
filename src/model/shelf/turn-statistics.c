/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-statistics.h"

#include <glib/gi18n.h>
#include <store-error.h>
#include <store-json.h>
#include <store-lock.h>
#include <store-members.h>
#include <string.h>

#include "turn-model-private.h"

/* What the file of the statistics holds: rows, and digests of the newest games so that none is counted twice. */
typedef struct
{
  GArray    *rows;         /* of TurnStatisticsRow */
  GPtrArray *counted;      /* of digests, oldest first */
} TurnStatisticsFile;

#define FORMAT "tag-city-statistics"
#define VERSION 1
#define MAX_ROWS 1000

/* So many games can be over without their saves being gone. */
#define MAX_COUNTED 200

static void
clear_row (gpointer data)
{
  TurnStatisticsRow *row = data;

  g_free (row->board);
  g_free (row->level);
  g_free (row->best_name);
}

static void
turn_statistics_file_init (TurnStatisticsFile *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (TurnStatisticsRow));
  g_array_set_clear_func (self->rows, clear_row);
  self->counted = g_ptr_array_new_with_free_func (g_free);
}

static void
turn_statistics_file_clear (TurnStatisticsFile *self)
{
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->counted, g_ptr_array_unref);
}

static gboolean
is_counted (const TurnStatisticsFile *self,
            const char               *digest)
{
  return g_ptr_array_find_with_equal_func (self->counted, digest, g_str_equal, NULL);
}

/* Takes @digest. */
static void
add_counted (TurnStatisticsFile *self,
             char               *digest)
{
  g_ptr_array_add (self->counted, digest);
  if (self->counted->len > MAX_COUNTED)
    g_ptr_array_remove_index (self->counted, 0);
}

static gboolean
read_count (JsonObject *object,
            const char *member,
            guint      *count,
            GError    **error)
{
  gint64 value;

  if (!store_get_integer (object, member, 0, G_MAXINT, &value, error))
    return FALSE;
  *count = (guint) value;

  return TRUE;
}

static gboolean
read_row (TurnStatisticsFile *self,
          JsonObject         *object,
          GError            **error)
{
  const char *board = store_get_text (object, "board", error);
  const char *level = board == NULL ? NULL : store_get_text (object, "level", error);
  const char *best_name = level == NULL ? NULL : store_get_text (object, "best_name", error);
  TurnStatisticsRow row = { 0 };
  gint64 best_score;

  if (best_name == NULL ||
      !read_count (object, "games", &row.games, error) ||
      !read_count (object, "wins", &row.wins, error) ||
      !read_count (object, "streak", &row.streak, error) ||
      !read_count (object, "longest_streak", &row.longest_streak, error) ||
      !store_get_integer (object, "best_score", G_MININT, G_MAXINT, &best_score, error))
    return FALSE;

  row.best_score = (int) best_score;
  /* What is wrong with a name is not worth losing the rows for. */
  row.board = store_text_cleaned (board, STORE_TEXT_NAME, STORE_MAX_NAME);
  row.level = g_strdup (level);
  row.best_name = store_text_cleaned (best_name, STORE_TEXT_NAME, STORE_MAX_NAME);
  g_array_append_val (self->rows, row);

  return TRUE;
}

static gboolean
check_format (JsonObject *root,
              GError    **error)
{
  const char *format = store_get_text (root, "format", error);
  gint64 version;

  if (format == NULL || !store_get_integer (root, "version", 1, G_MAXINT, &version, error))
    return FALSE;
  if (g_str_equal (format, FORMAT) && version == VERSION)
    return TRUE;

  if (g_str_equal (format, FORMAT))
    g_set_error_literal (error, STORE_ERROR, STORE_ERROR_VERSION, _("They were written by a newer version of this program."));
  else
    g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FORMAT, _("These are not statistics that this program understands."));

  return FALSE;
}

static gboolean
read_rows (TurnStatisticsFile *self,
           JsonObject         *root,
           GError            **error)
{
  JsonArray *rows = store_get_array (root, "rows", 0, MAX_ROWS, error);

  if (rows == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = store_nth_object (rows, i, error);

      if (row == NULL || !read_row (self, row, error))
        {
          store_error_add_place (error, "rows");
          return FALSE;
        }
    }

  return TRUE;
}

/* An older program wrote only one digest. What is wrong with them is not worth losing the rows for. */
static void
read_counted (TurnStatisticsFile *self,
              JsonObject         *root)
{
  JsonArray *counted = store_get_array (root, "counted", 0, MAX_COUNTED, NULL);
  const char *newest = store_get_text (root, "newest", NULL);

  for (guint i = 0; counted != NULL && i < json_array_get_length (counted); i++)
    {
      const char *digest = store_nth_text (counted, i, NULL);

      if (digest != NULL)
        add_counted (self, g_strdup (digest));
    }
  if (newest != NULL && !is_counted (self, newest))
    add_counted (self, g_strdup (newest));
}

/* A file that is not there holds nothing; on an error @self is empty. */
static gboolean
turn_statistics_file_load (TurnStatisticsFile *self,
                           GFile              *file,
                           GError            **error)
{
  g_autoptr (GError) own_error = NULL;
  g_autoptr (JsonNode) node = store_json_load (file, &own_error);
  JsonObject *root;

  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (node == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return FALSE;
    }

  root = store_root_object (node, error);
  if (root == NULL || !check_format (root, error) || !read_rows (self, root, error))
    {
      g_array_set_size (self->rows, 0);
      return FALSE;
    }
  read_counted (self, root);

  return TRUE;
}

static void
write_row (JsonBuilder             *builder,
           const TurnStatisticsRow *row)
{
  const struct { const char *member; gint64 value; } numbers[] = {
    { "games", row->games },
    { "wins", row->wins },
    { "streak", row->streak },
    { "longest_streak", row->longest_streak },
    { "best_score", row->best_score },
  };

  json_builder_begin_object (builder);
  store_build_text (builder, "board", row->board);
  store_build_text (builder, "level", row->level);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      store_build_number (builder, numbers[i].member, numbers[i].value);
    }
  store_build_text (builder, "best_name", row->best_name);
  json_builder_end_object (builder);
}

/* The newest one stands alone too, for older programs. */
static void
write_counted (JsonBuilder              *builder,
               const TurnStatisticsFile *self)
{
  const guint n_counted = self->counted->len;

  store_build_text (builder, "newest", n_counted > 0 ? g_ptr_array_index (self->counted, n_counted - 1) : NULL);
  json_builder_set_member_name (builder, "counted");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_counted; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (self->counted, i));
  json_builder_end_array (builder);
}

static JsonNode *
write_root (const TurnStatisticsFile *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  store_build_text (builder, "format", FORMAT);
  store_build_number (builder, "version", VERSION);
  write_counted (builder, self);
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->rows->len; i++)
    write_row (builder, &g_array_index (self->rows, TurnStatisticsRow, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static gboolean
turn_statistics_file_save (const TurnStatisticsFile *self,
                           GFile                    *file,
                           GError                  **error)
{
  static const char *const opened[] = { "rows", NULL };
  g_autoptr (JsonNode) root = write_root (self);
  g_autofree char *text = store_json_to_text (root, opened);

  return store_file_save (file, text, strlen (text), error);
}

struct _TurnStatistics
{
  GObject            parent_instance;

  GFile             *file;
  TurnStatisticsFile content;
  GError            *problem;      /* why the file must not be written over, or NULL */
};

G_DEFINE_FINAL_TYPE (TurnStatistics, turn_statistics, G_TYPE_OBJECT)

static guint changed_signal;

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
  static const char *const levels[] = { TURN_STATISTICS_FRIENDS, "random", "greedy", "easy", "medium", "hard", "expert" };

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
  Outcome self = { .level = TURN_STATISTICS_FRIENDS };
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

static TurnStatisticsRow *
find_row (TurnStatistics *self,
          const char     *board,
          const char     *level)
{
  TurnStatisticsRow row = { .board = NULL };

  for (guint i = 0; i < self->content.rows->len; i++)
    {
      TurnStatisticsRow *known = &g_array_index (self->content.rows, TurnStatisticsRow, i);

      if (g_str_equal (known->board, board) && g_str_equal (known->level, level))
        return known;
    }

  row.board = g_strdup (board);
  row.level = g_strdup (level);
  g_array_append_val (self->content.rows, row);

  return &g_array_index (self->content.rows, TurnStatisticsRow, self->content.rows->len - 1);
}

static void
count_game (TurnStatisticsRow *row,
            const Outcome     *outcome)
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
save (TurnStatistics *self,
      GError        **error)
{
  g_signal_emit (self, changed_signal, 0);
  if (self->problem == NULL)
    return turn_statistics_file_save (&self->content, self->file, error);
  g_propagate_error (error, g_error_copy (self->problem));

  return FALSE;
}

/* A file that stays where it is although it cannot be read is not written over. */
static void
leave_alone (TurnStatistics *self,
             const GError   *reason)
{
  g_clear_error (&self->problem);
  /* Translators: %s is a message that says why. */
  self->problem = g_error_new (reason->domain, reason->code, _("The statistics cannot be read, and nothing is added to them: %s"),
                               reason->message);
}

/* Returns what there is to tell. */
static char *
begin_again (TurnStatistics *self,
             const GError   *reason)
{
  g_autofree char *aside = store_file_move_aside (self->file, NULL);

  if (aside == NULL)
    {
      leave_alone (self, reason);
      return g_strdup (self->problem->message);
    }

  /* Translators: the first %s is the name of a file, the second a message that says what is wrong with it. */
  return g_strdup_printf (_("The statistics could not be read and start again. The old file is now called “%s”. %s"),
                          aside, reason->message);
}

/* Only those who can tell about it move a file aside. */
static void
face_error (TurnStatistics *self,
            const GError   *error,
            char          **warning)
{
  if (store_error_is_damage (error) && warning != NULL)
    {
      *warning = begin_again (self, error);
      return;
    }
  leave_alone (self, error);
  if (warning != NULL)
    *warning = g_strdup (self->problem->message);
}

static void
turn_statistics_finalize (GObject *object)
{
  TurnStatistics *self = TURN_STATISTICS (object);

  g_clear_object (&self->file);
  turn_statistics_file_clear (&self->content);
  g_clear_error (&self->problem);

  G_OBJECT_CLASS (turn_statistics_parent_class)->finalize (object);
}

static void
turn_statistics_class_init (TurnStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = turn_statistics_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
turn_statistics_init (TurnStatistics *self)
{
  turn_statistics_file_init (&self->content);
}

GFile *
turn_statistics_dup_file (GFile *file)
{
  return file != NULL ? g_object_ref (file) : g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "statistics.json", NULL);
}

/* NULL where no lock can be made: nobody else can write there either. */
static StoreLock *
lock_file (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file), *hidden = g_strdup_printf (".%s.lock", name);
  g_autoptr (GFile) lock = g_file_get_child (folder, hidden);

  g_file_make_directory_with_parents (folder, NULL, NULL);

  return store_lock_wait (g_file_peek_path (lock), NULL);
}

static TurnStatistics *
read_file (GFile *file,
           char **warning)
{
  g_autoptr (GError) error = NULL;
  TurnStatistics *self = g_object_new (TURN_TYPE_STATISTICS, NULL);

  self->file = g_object_ref (file);
  if (!turn_statistics_file_load (&self->content, self->file, &error))
    face_error (self, error, warning);

  return self;
}

TurnStatistics *
turn_statistics_new (GFile *file,
                     char **warning)
{
  g_autoptr (GFile) own = NULL;
  g_autoptr (TurnStatistics) self = NULL;
  g_autoptr (StoreLock) lock = NULL;

  g_return_val_if_fail (file == NULL || G_IS_FILE (file), NULL);

  own = turn_statistics_dup_file (file);
  self = read_file (own, NULL);
  if (self->problem == NULL || warning == NULL)
    return g_steal_pointer (&self);

  /* Somebody else may be moving the same file aside at this moment. */
  lock = lock_file (own);

  return read_file (own, warning);
}

gboolean
turn_statistics_count (GFile      *file,
                       TurnRecord *record,
                       char      **warning,
                       GError    **error)
{
  g_autoptr (GFile) own = turn_statistics_dup_file (file);
  G_GNUC_UNUSED g_autoptr (StoreLock) lock = lock_file (own);
  g_autoptr (TurnStatistics) self = read_file (own, warning);

  return turn_statistics_add (self, record, error);
}

guint
turn_statistics_get_n_rows (TurnStatistics *self)
{
  g_return_val_if_fail (TURN_IS_STATISTICS (self), 0);

  return self->content.rows->len;
}

const TurnStatisticsRow *
turn_statistics_get_row (TurnStatistics *self,
                         guint           index)
{
  g_return_val_if_fail (TURN_IS_STATISTICS (self), NULL);
  g_return_val_if_fail (index < self->content.rows->len, NULL);

  return &g_array_index (self->content.rows, TurnStatisticsRow, index);
}

TurnStatisticsRow
turn_statistics_get_total (TurnStatistics *self)
{
  TurnStatisticsRow total = { 0 };

  g_return_val_if_fail (TURN_IS_STATISTICS (self), total);

  for (guint i = 0; i < self->content.rows->len; i++)
    {
      const TurnStatisticsRow *row = &g_array_index (self->content.rows, TurnStatisticsRow, i);

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
turn_statistics_add (TurnStatistics *self,
                     TurnRecord     *record,
                     GError        **error)
{
  g_autofree char *line = NULL;
  g_autofree char *digest = NULL;
  const char *board;
  Outcome outcome;

  g_return_val_if_fail (TURN_IS_STATISTICS (self), FALSE);

  if (!turn_record_is_finished (record))
    return TRUE;

  outcome = find_outcome (record);
  line = turn_record_to_line (record);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
  if (outcome.n_humans == 0 || is_counted (&self->content, digest))
    return TRUE;

  board = turn_record_get_place (record, "en");
  count_game (find_row (self, board, outcome.level), &outcome);
  add_counted (&self->content, g_steal_pointer (&digest));

  return save (self, error);
}

gboolean
turn_statistics_reset (TurnStatistics *self,
                       GError        **error)
{
  g_return_val_if_fail (TURN_IS_STATISTICS (self), FALSE);

  g_array_set_size (self->content.rows, 0);

  return save (self, error);
}
