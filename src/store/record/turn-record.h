/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include <turn-places.h>

G_BEGIN_DECLS

typedef struct _TurnRecord TurnRecord;

/* How the records of one game are written: what a game brings besides its rules. */
typedef struct
{
  const TurnRules *rules;
  const char      *name;        /* of the game, to be translated */

  /* The name of the board or whatever else a game is played on, in @language (NULL: the user's); NULL for a game without such a thing. */
  const char *(*get_place)(gconstpointer game,
                           const char   *language);

  /* The immutable game of a `setup`, freed by free_game; NULL with an error that names the place ("hq, small: …"). */
  gpointer (*read_setup)(JsonObject *setup,
                         guint       n_seats,
                         GError    **error);
  void (*free_game)(gpointer game);

  /* The `setup` of a game that the rules have dealt (TurnRules.deal); NULL for a game that chance alone cannot set up. */
  JsonNode *(*write_setup)(gconstpointer game);

  /* Appends to @moves (of TurnMove, empty at first) what @event means in @state. Only the translation is checked here: whether the rules
   * allow the moves is for the caller to find out. Something that is no move at all (squares that are no placement, another tagger's
   * turn) is a STORE_ERROR_FOUL whose message begins with its rule: "C10: …". On an error, which is never asked not to be told, @moves holds the
   * moves that were understood before it, so that the caller can tell whose move was not. */
  gboolean (*read_event)(gconstpointer game,
                         gconstpointer state,
                         JsonObject   *event,
                         GArray       *moves,
                         GError      **error);

  /* The event that @moves make, all of them since the last event; NULL when more moves belong to it (sealed choices are one event). */
  JsonNode *(*write_event)(gconstpointer game,
                           gconstpointer before,          /* the state before the first of @moves */
                           gconstpointer after,           /* the state after the last of them */
                           const TurnMove *moves,
                           guint n_moves);

  /* The `result` of a finished state. */
  JsonNode *(*write_result)(gconstpointer game,
                            gconstpointer state);

  /* The rule that decides a member of the result: "C20" for "winners". */
  const char *(*result_rule)(const char *member);

  /* How a tie was broken (TurnRules.tie_breaks), as part of a sentence: "by 2 bubbles to 1". NULL for a game that breaks none. */
  char *(*describe_tie)(int most,
                        int next);

  /* A verdict of the rules in words, translated: a whole sentence. */
  const char *(*explain)(TurnVerdict verdict);

  /* The same for one refused move, which may name squares and dice. */
  char *(*explain_move)(gconstpointer game,
                        gconstpointer before,
                        TurnMove move,
                        TurnVerdict verdict);
} TurnRecordFormat;

/* Every format; ends with NULL. One row a game. */
extern const TurnRecordFormat *const turn_record_formats[];

const TurnRecordFormat *turn_record_format_find (const char *game_id);

/* A seat as recorded. Paint and language are the table's and stand beside name and controller as members of their own. */
typedef struct
{
  char *name;           /* 1 to 60 characters */
  char *controller;     /* "human" or "bot:LEVEL" */
  char *paint;          /* "flamingo" …, or NULL */
  char *language;       /* of a person, "fr", or NULL */
} TurnSeat;

TurnSeat turn_seat_copy  (const TurnSeat *self);
void     turn_seat_clear (TurnSeat *self);

#define TURN_TYPE_RECORD (turn_record_get_type ())

/* A game on paper: set-up and moves. Counted by reference; grows by turn_record_append (). */
GType                   turn_record_get_type     (void);
TurnRecord             *turn_record_new          (const TurnRecordFormat *format,
                                                  JsonNode               *setup,
                                                  const TurnSeat         *seats,
                                                  guint                   n_seats,
                                                  guint64                 seed,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* An empty record of the same set-up, which is shared and not read again: for many games in a row, also in several threads. */
TurnRecord             *turn_record_new_like     (TurnRecord     *self,
                                                  const TurnSeat *seats,
                                                  guint64         seed) G_GNUC_WARN_UNUSED_RESULT;
TurnRecord             *turn_record_ref          (TurnRecord *self);
void                    turn_record_unref        (TurnRecord *self);

/* Reads, replays every event against the rules and compares the result. For an illegal one it says which event, why and which rule (STORE_ERROR_FOUL). */
TurnRecord             *turn_record_read         (JsonNode *node,
                                                  GError  **error) G_GNUC_WARN_UNUSED_RESULT;
TurnRecord             *turn_record_load         (GFile   *file,
                                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Sealed choices that are not complete yet are not written: reading gives the state before them. */
char                   *turn_record_to_line      (TurnRecord *self) G_GNUC_WARN_UNUSED_RESULT;   /* for .jsonl, no line break */
char                   *turn_record_to_text      (TurnRecord *self) G_GNUC_WARN_UNUSED_RESULT;   /* for people: an event a line */
gboolean                turn_record_save         (TurnRecord *self,
                                                  GFile      *file,
                                                  GError    **error);

const TurnRecordFormat *turn_record_get_format   (TurnRecord *self);
gconstpointer           turn_record_get_game     (TurnRecord *self);   /* for the rules functions */

/* Where it is played: on that board, or at that game if it has none. @language is NULL for the user's, or "en". */
const char             *turn_record_get_place    (TurnRecord *self,
                                                  const char *language);
guint64                 turn_record_get_seed     (TurnRecord *self);
guint                   turn_record_get_n_seats  (TurnRecord *self);
const TurnSeat         *turn_record_get_seat     (TurnRecord *self,
                                                  guint       seat);

/* All moves, chance included, in order; sealed choices one by one. The next move or truncation invalidates them; @n_moves may be NULL. */
const TurnMove         *turn_record_get_moves    (TurnRecord *self,
                                                  guint      *n_moves);
gboolean                turn_record_is_finished  (TurnRecord *self);

/* The state after the first @n_moves moves; quick for any of them. */
void                    turn_record_get_state    (TurnRecord *self,
                                                  guint       n_moves,
                                                  TurnState  *state);

/* How the seats stand after the last move. */
TurnPlaces              turn_record_get_places   (TurnRecord *self);

/* How a finished game ended, on one line and in the order of the places: "Zaz 91, Mika 91 (by 2 bubbles to 1), Nono 90". */
char                   *turn_record_summarise    (TurnRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/* Plays one more move; the verdict says why not. */
TurnVerdict             turn_record_append       (TurnRecord *self,
                                                  TurnMove    move);

/* Takes moves back, so that @n_moves are left. */
void                    turn_record_truncate     (TurnRecord *self,
                                                  guint       n_moves);

/* A member of the record that is not the format's own, or NULL; it stays with the record wherever that goes. The node belongs to the record. Setting NULL
 * removes it. */
JsonNode               *turn_record_get_extra    (TurnRecord *self,
                                                  const char *name);
void                    turn_record_set_extra    (TurnRecord *self,
                                                  const char *name,
                                                  JsonNode   *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnRecord, turn_record_unref)

/* The game that a guide plays with a newcomer (TurnGuideScript): a record that has begun already, part of the program; NULL for a game without one. */
TurnRecord *turn_first_game_load (const char *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
