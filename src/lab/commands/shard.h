/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>
#include <lab-tally.h>

G_BEGIN_DECLS

/* Battles from the first to the one before the last. */
typedef struct
{
  guint64 from;
  guint64 to;
} ShardRange;

/* What the battles on one board came to. */
typedef struct
{
  char    *name;
  char    *sum;           /* SHA-256 of the board's file as the program writes it */
  LabTally tally;
} ShardBoard;

/* A playtest or a part of it: whole numbers only, so that parts add up to what one run has, to the byte. */
typedef struct
{
  guint      n_taggers;
  char      *level;
  gboolean   draws_hq;
  guint64    n_battles;   /* of the whole playtest, on each board */
  guint64    seed;
  GArray    *ranges;      /* of ShardRange, in order, apart from each other: the battles that were played */
  GPtrArray *boards;      /* of ShardBoard */
} Shard;

Shard   *shard_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void     shard_free      (Shard *self);
void     shard_add_board (Shard      *self,
                          const char *name,
                          const char *sum);

/* Which battles are those of part @part, counted from 1, of @n_parts. */
ShardRange shard_range_of_part (guint64 n_battles,
                                guint   part,
                                guint   n_parts);

/* Whether every battle was played. */
gboolean shard_is_whole  (const Shard *self);

/* Adds a part of the same playtest. FALSE if it is of another one, or if battles are in both. */
gboolean shard_add       (Shard       *self,
                          const Shard *other,
                          GError     **error);

Shard   *shard_load      (const char *file_name,
                          GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* On the standard output: all figures, or a few lines for people. */
void     shard_say       (const Shard *self,
                          gboolean     as_json);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Shard, shard_free)

G_END_DECLS
