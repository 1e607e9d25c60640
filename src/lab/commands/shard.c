/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "shard.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <store-error.h>
#include <store-json.h>
#include <store-members.h>

#include "command.h"

#define FORMAT "tag-city-playtest"
#define VERSION_OF_FORMAT 1
#define MAX_BOARDS 1000

/* All figures of a tally, so that adding, writing and reading them are one loop each. */
typedef enum
{
  TYPE_U32,
  TYPE_U64,
  TYPE_I64,
} FieldType;

#define FIELD(name, member, type) { name, offsetof (LabTally, member), sizeof ((LabTally *) NULL)->member / (type == TYPE_U32 ? 4 : 8), type }

static const struct
{
  const char *name;
  gsize       offset;
  gsize       length;
  FieldType   type;
} fields[] = {
  FIELD ("games", statistics.n_games, TYPE_U64),
  FIELD ("win-parts", statistics.win_parts, TYPE_U64),
  FIELD ("scores", statistics.scores, TYPE_I64),
  FIELD ("win-parts-of-first", statistics.win_parts_of_first, TYPE_U64),
  FIELD ("winning-scores", statistics.winning_scores, TYPE_I64),
  FIELD ("games-of-rounds", statistics.n_games_of_rounds, TYPE_U64),
  FIELD ("ended-by", statistics.n_ended_by, TYPE_U64),
  FIELD ("boards", n_boards, TYPE_U64),
  FIELD ("ties", n_ties, TYPE_U64),
  FIELD ("end-parts", end_parts, TYPE_U64),
  FIELD ("painted", n_painted, TYPE_U64),
  FIELD ("squares", n_squares, TYPE_U64),
  FIELD ("boards-of-score", n_boards_of_score, TYPE_U32),
  FIELD ("painted-of-square", n_painted_of_square, TYPE_U32),
  FIELD ("rounds-of-square", rounds_of_square, TYPE_U64),
  FIELD ("lateness-of-square", lateness_of_square, TYPE_U64),
  FIELD ("filled-of-feature", n_filled_of_feature, TYPE_U32),
  FIELD ("rounds-of-feature", rounds_of_feature, TYPE_U64),
  FIELD ("points-of-feature", points_of_feature, TYPE_I64),
};

static gint64
get_figure (const LabTally *tally,
            gsize           field,
            gsize           i)
{
  const char *place = (const char *) tally + fields[field].offset;

  return fields[field].type == TYPE_U32 ? (gint64) ((const guint32 *) (const void *) place)[i] : ((const gint64 *) (const void *) place)[i];
}

static void
add_figure (LabTally *tally,
            gsize     field,
            gsize     i,
            gint64    number)
{
  char *place = (char *) tally + fields[field].offset;

  if (fields[field].type == TYPE_U32)
    ((guint32 *) (void *) place)[i] += (guint32) number;
  else
    ((gint64 *) (void *) place)[i] += number;
}

static void
free_board (gpointer data)
{
  ShardBoard *self = data;

  g_free (self->name);
  g_free (self->sum);
  g_free (self);
}

Shard *
shard_new (void)
{
  Shard *self = g_new0 (Shard, 1);

  self->ranges = g_array_new (FALSE, FALSE, sizeof (ShardRange));
  self->boards = g_ptr_array_new_with_free_func (free_board);

  return self;
}

void
shard_free (Shard *self)
{
  g_free (self->level);
  g_array_unref (self->ranges);
  g_ptr_array_unref (self->boards);
  g_free (self);
}

void
shard_add_board (Shard      *self,
                 const char *name,
                 const char *sum)
{
  ShardBoard *board = g_new0 (ShardBoard, 1);

  board->name = g_strdup (name);
  board->sum = g_strdup (sum);
  g_ptr_array_add (self->boards, board);
}

ShardRange
shard_range_of_part (guint64 n_battles,
                     guint   part,
                     guint   n_parts)
{
  const guint64 each = n_battles / n_parts, rest = n_battles % n_parts;

  return (ShardRange) {
           .from = each * (part - 1) + MIN (rest, part - 1),
           .to = each * part + MIN (rest, part),
  };
}

static const ShardRange *
get_range (const Shard *self,
           guint        i)
{
  return &g_array_index (self->ranges, ShardRange, i);
}

gboolean
shard_is_whole (const Shard *self)
{
  return self->ranges->len == 1 && get_range (self, 0)->from == 0 && get_range (self, 0)->to == self->n_battles;
}

/* Adding */

static gboolean
has_same_boards (const Shard *self,
                 const Shard *other)
{
  if (self->boards->len != other->boards->len)
    return FALSE;
  for (guint i = 0; i < self->boards->len; i++)
    if (!g_str_equal (((ShardBoard *) g_ptr_array_index (self->boards, i))->sum, ((ShardBoard *) g_ptr_array_index (other->boards, i))->sum))
      return FALSE;

  return TRUE;
}

static gboolean
is_same_playtest (const Shard *self,
                  const Shard *other)
{
  return self->n_taggers == other->n_taggers && g_str_equal (self->level, other->level) && self->draws_hq == other->draws_hq
         && self->n_battles == other->n_battles && self->seed == other->seed && has_same_boards (self, other);
}

static int
compare_ranges (gconstpointer a,
                gconstpointer b)
{
  const ShardRange *one = a, *other = b;

  return one->from < other->from ? -1 : one->from > other->from;
}

/* Joins those that touch. */
static void
tidy_ranges (GArray *ranges)
{
  g_array_sort (ranges, compare_ranges);
  for (guint i = 1; i < ranges->len;)
    {
      ShardRange *before = &g_array_index (ranges, ShardRange, i - 1), *range = &g_array_index (ranges, ShardRange, i);

      if (before->to != range->from)
        {
          i++;
          continue;
        }
      before->to = range->to;
      g_array_remove_index (ranges, i);
    }
}

static gboolean
check_apart (const Shard *self,
             const Shard *other,
             GError     **error)
{
  for (guint i = 0; i < self->ranges->len; i++)
    for (guint k = 0; k < other->ranges->len; k++)
      {
        const guint64 from = MAX (get_range (self, i)->from, get_range (other, k)->from);
        const guint64 to = MIN (get_range (self, i)->to, get_range (other, k)->to);

        if (from < to)
          return store_fail_content (error, _("the battles %d to %d are in another file already"), (int) from + 1, (int) to);
      }

  return TRUE;
}

gboolean
shard_add (Shard       *self,
           const Shard *other,
           GError     **error)
{
  if (!is_same_playtest (self, other))
    return store_fail_content (error, _("this is a part of another playtest"));
  if (!check_apart (self, other, error))
    return FALSE;

  g_array_append_vals (self->ranges, other->ranges->data, other->ranges->len);
  tidy_ranges (self->ranges);
  for (guint b = 0; b < self->boards->len; b++)
    for (gsize field = 0; field < G_N_ELEMENTS (fields); field++)
      for (gsize i = 0; i < fields[field].length; i++)
        add_figure (&((ShardBoard *) g_ptr_array_index (self->boards, b))->tally, field, i,
                    get_figure (&((ShardBoard *) g_ptr_array_index (other->boards, b))->tally, field, i));

  return TRUE;
}

/* Writing */

static void
write_figures (JsonBuilder    *json,
               const LabTally *tally)
{
  for (gsize field = 0; field < G_N_ELEMENTS (fields); field++)
    {
      gsize length = fields[field].length;

      /* Most figures at the end are 0. */
      while (length > 0 && get_figure (tally, field, length - 1) == 0)
        length--;
      json_builder_set_member_name (json, fields[field].name);
      json_builder_begin_array (json);
      for (gsize i = 0; i < length; i++)
        json_builder_add_int_value (json, get_figure (tally, field, i));
      json_builder_end_array (json);
    }
}

static void
write_boards (JsonBuilder *json,
              const Shard *self)
{
  json_builder_set_member_name (json, "boards");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->boards->len; i++)
    {
      const ShardBoard *board = g_ptr_array_index (self->boards, i);

      json_builder_begin_object (json);
      store_build_text (json, "name", board->name);
      store_build_text (json, "sha256", board->sum);
      json_builder_set_member_name (json, "figures");
      json_builder_begin_object (json);
      write_figures (json, &board->tally);
      json_builder_end_object (json);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_ranges (JsonBuilder *json,
              const Shard *self)
{
  json_builder_set_member_name (json, "played");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->ranges->len; i++)
    {
      json_builder_begin_array (json);
      json_builder_add_int_value (json, (gint64) get_range (self, i)->from);
      json_builder_add_int_value (json, (gint64) get_range (self, i)->to);
      json_builder_end_array (json);
    }
  json_builder_end_array (json);
}

static char *
to_text (const Shard *self)
{
  static const char *const opened[] = { "boards", "figures", NULL };
  g_autoptr (JsonBuilder) json = json_builder_begin_object (json_builder_new ());
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);
  g_autoptr (JsonNode) root = NULL;

  store_build_text (json, "format", FORMAT);
  store_build_number (json, "version", VERSION_OF_FORMAT);
  store_build_number (json, "taggers", self->n_taggers);
  store_build_text (json, "level", self->level);
  store_build_text (json, "hq", self->draws_hq ? "drawn" : "printed");
  store_build_number (json, "battles", (gint64) self->n_battles);
  store_build_text (json, "seed", seed);
  write_ranges (json, self);
  write_boards (json, self);
  json_builder_end_object (json);
  root = json_builder_get_root (json);

  return store_json_to_text (root, opened);
}

/* Reading */

static gboolean
read_figures (LabTally   *tally,
              JsonObject *figures,
              GError    **error)
{
  for (gsize field = 0; field < G_N_ELEMENTS (fields); field++)
    {
      JsonArray *array = store_get_array (figures, fields[field].name, 0, (guint) fields[field].length, error);

      if (array == NULL)
        return FALSE;
      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          gint64 number;

          if (!store_nth_integer (array, i, fields[field].type == TYPE_I64 ? G_MININT64 / 2 : 0, G_MAXINT64 / 2, &number, error))
            return store_error_add_place (error, "%s", fields[field].name);
          add_figure (tally, field, i, number);
        }
    }

  return TRUE;
}

static gboolean
read_board (Shard      *self,
            JsonObject *object,
            GError    **error)
{
  const char *name = store_get_text (object, "name", error);
  const char *sum = name != NULL ? store_get_text (object, "sha256", error) : NULL;
  JsonObject *figures = sum != NULL ? store_get_object (object, "figures", error) : NULL;

  if (figures == NULL)
    return FALSE;
  shard_add_board (self, name, sum);

  return read_figures (&((ShardBoard *) g_ptr_array_index (self->boards, self->boards->len - 1))->tally, figures, error);
}

static gboolean
read_boards (Shard      *self,
             JsonObject *root,
             GError    **error)
{
  JsonArray *boards = store_get_array (root, "boards", 1, MAX_BOARDS, error);

  for (guint i = 0; boards != NULL && i < json_array_get_length (boards); i++)
    {
      JsonObject *board = store_nth_object (boards, i, error);

      if (board == NULL || !read_board (self, board, error))
        return store_error_add_place (error, "boards");
    }

  return boards != NULL;
}

static gboolean
read_ranges (Shard      *self,
             JsonObject *root,
             GError    **error)
{
  JsonArray *ranges = store_get_array (root, "played", 0, G_MAXUINT, error);

  for (guint i = 0; ranges != NULL && i < json_array_get_length (ranges); i++)
    {
      JsonArray *pair = store_nth_array (ranges, i, 2, 2, error);
      gint64 from, to;

      if (pair == NULL || !store_nth_integer (pair, 0, 0, (gint64) self->n_battles, &from, error)
          || !store_nth_integer (pair, 1, from, (gint64) self->n_battles, &to, error))
        return store_error_add_place (error, "played");
      g_array_append_vals (self->ranges, &(ShardRange) { (guint64) from, (guint64) to }, 1);
    }

  return ranges != NULL;
}

static gboolean
read_plan (Shard      *self,
           JsonObject *root,
           GError    **error)
{
  const char *level, *hq, *seed;
  gint64 n_taggers, n_battles;

  if (!store_get_integer (root, "taggers", TC_MIN_SEATS, TC_MAX_SEATS, &n_taggers, error)
      || (level = store_get_text (root, "level", error)) == NULL
      || (hq = store_get_text (root, "hq", error)) == NULL
      || !store_get_integer (root, "battles", 1, G_MAXINT32, &n_battles, error)
      || (seed = store_get_text (root, "seed", error)) == NULL)
    return FALSE;

  self->n_taggers = (guint) n_taggers;
  self->level = g_strdup (level);
  self->draws_hq = g_str_equal (hq, "drawn");
  self->n_battles = (guint64) n_battles;
  self->seed = g_ascii_strtoull (seed, NULL, 10);

  return TRUE;
}

static gboolean
check_format (JsonObject *root,
              GError    **error)
{
  const char *format = store_get_text (root, "format", error);

  if (format == NULL)
    return FALSE;

  return g_str_equal (format, FORMAT) || store_fail_content (error, _("this is not a playtest"));
}

Shard *
shard_load (const char *file_name,
            GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (file_name);
  g_autoptr (JsonNode) node = store_json_load (file, error);
  JsonObject *root = node != NULL ? store_root_object (node, error) : NULL;
  g_autoptr (Shard) self = shard_new ();

  if (root == NULL || !check_format (root, error) || !read_plan (self, root, error) || !read_ranges (self, root, error)
      || !read_boards (self, root, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* For people */

static gboolean
is_searching (const char *level)
{
  return g_str_equal (level, "hard") || g_str_equal (level, "expert");
}

static void
print_board (const Shard      *self,
             const ShardBoard *board)
{
  const LabStatistics *statistics = &board->tally.statistics;
  const LabShare first = lab_share_of_wins (statistics->win_parts_of_first, statistics->n_games);
  const double n_games = (double) MAX (statistics->n_games, 1);

  g_print (_("%s, %u taggers, level %s, %d battles\n"), board->name, self->n_taggers, self->level, (int) statistics->n_games);
  words_print (_("  Rounds: %.1f on average\n"), lab_statistics_rounds (statistics));
  words_print (_("  Ended by: features %.1f %%, bubbles %.1f %%, drones %.1f %%\n"), 100 * (double) statistics->n_ended_by[0] / n_games,
               100 * (double) statistics->n_ended_by[1] / n_games, 100 * (double) statistics->n_ended_by[2] / n_games);
  words_print (_("  Ties: %.1f %%, mean score: %.1f\n"), 100 * (double) board->tally.n_ties / n_games, lab_tally_mean_score (&board->tally));

  /* Greedy battles say nothing about who leads first. */
  if (is_searching (self->level))
    words_print (_("  First leader: wins %.1f %%, 95 %% interval %.1f to %.1f %%\n"), 100 * first.share, 100 * first.from, 100 * first.to);
}

void
shard_say (const Shard *self,
           gboolean     as_json)
{
  g_autofree char *text = as_json ? to_text (self) : NULL;

  if (as_json)
    {
      g_print ("%s", text);
      return;
    }
  for (guint i = 0; i < self->boards->len; i++)
    print_board (self, g_ptr_array_index (self->boards, i));
}
