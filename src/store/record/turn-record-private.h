/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-record.h"

G_BEGIN_DECLS

#define TURN_RECORD_FORMAT "tag-city-record"
#define TURN_RECORD_VERSION 1
#define TURN_RECORD_MAX_NAME 60

/* What all records of one set-up share. It never changes once made; its JSON is read but never referenced after that, because
 * json-glib counts references for one thread only. */
typedef struct
{
  const TurnRecordFormat *format;
  gpointer                game;
  JsonNode               *json;
} TurnRecordSetup;

/* An event as read that has members unknown to this program. */
typedef struct
{
  guint     n_moves;      /* of the record up to and with this event */
  JsonNode *event;
} TurnRecordKept;

struct _TurnRecord
{
  TurnRecordSetup *setup;
  guint64          seed;
  GArray          *seats;           /* of TurnSeat */
  GPtrArray       *seat_extras;     /* of JsonObject: the unknown members of each seat */
  GArray          *moves;           /* of TurnMove */
  GByteArray      *states;          /* before the first move and after each, state_stride bytes apart */
  guint            state_stride;
  JsonObject      *extras;          /* the unknown members of the record */
  GArray          *kept;            /* of TurnRecordKept, in order */
  JsonNode        *kept_result;     /* as read with unknown members, or NULL */
};

/* Takes @json; NULL with an error that begins with "setup". */
TurnRecordSetup *turn_record_setup_new      (const TurnRecordFormat *format,
                                             JsonNode               *json,
                                             guint                   n_seats,
                                             GError                **error) G_GNUC_WARN_UNUSED_RESULT;

void             turn_record_setup_unref    (TurnRecordSetup *self);

/* An empty record, without seats yet; takes @setup. */
TurnRecord      *turn_record_new_empty      (TurnRecordSetup *setup,
                                             guint64          seed) G_GNUC_WARN_UNUSED_RESULT;

/* The state after the first @n_moves moves; appending moves it elsewhere. */
gconstpointer    turn_record_peek_state     (TurnRecord *self,
                                             guint       n_moves);

gboolean         turn_record_read_seats     (TurnRecord *self,
                                             JsonArray  *seats,
                                             GError    **error);

/* Copies of the members that are none of ours, to be written back as they are. */
JsonObject      *turn_record_take_extras    (JsonObject        *object,
                                             const char *const *known) G_GNUC_WARN_UNUSED_RESULT;
void             turn_record_add_extras     (JsonObject *object,
                                             JsonObject *extras);

/* Adds to @written, recursively, the members that only @given has; returns whether there were any. */
gboolean         turn_record_keep_unknown   (JsonNode *written,
                                             JsonNode *given);

JsonNode        *turn_record_write          (TurnRecord *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnRecordSetup, turn_record_setup_unref)

G_END_DECLS
