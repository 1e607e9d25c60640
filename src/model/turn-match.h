/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <turn-record.h>
#include <turn-rules.h>

G_BEGIN_DECLS

#define TURN_TYPE_MATCH (turn_match_get_type ())

/* The table: a GObject around any TurnRules. It owns the record (and with it the history), the seeded generator of chance, the bots that think in
 * threads, and the autosave. It is the only one who applies a move. Play view, replay and tests drive the same object.
 *
 * One signal, `state-changed`, without arguments, after every move, undo or jump: the listener reads the state.
 * Properties for templates: `seat-to-move` (int; TURN_CHANCE, TURN_OVER), `can-undo`, `thinking`, `finished`, `n-moves`, `position`. */
G_DECLARE_FINAL_TYPE (TurnMatch, turn_match, TURN, MATCH, GObject)

/* Takes over @record, wherever it stands; nothing moves before turn_match_run (). */
TurnMatch       *turn_match_new             (TurnRecord * record) G_GNUC_WARN_UNUSED_RESULT;

TurnRecord      *turn_match_get_record      (TurnMatch *self);
const TurnRules *turn_match_get_rules       (TurnMatch *self);
gconstpointer    turn_match_get_game        (TurnMatch *self);

/* The state shown: the newest, unless a replay has jumped. */
gconstpointer    turn_match_get_state       (TurnMatch *self);
int              turn_match_get_to_move     (TurnMatch *self);
gboolean         turn_match_is_human        (TurnMatch *self,
                                             guint      seat);
guint            turn_match_get_n_humans    (TurnMatch *self);

/* The newest move and who made it (TURN_CHANCE for dice), or NULL at the beginning: what announcements and animations show. */
const TurnMove  *turn_match_get_last_move   (TurnMatch *self,
                                             int       *seat);

/* Lets chance and bots move until a person is due or the game is over. Each such move is followed by a pause of `pause` milliseconds
 * (a property; 0 in tests) which turn_match_skip_pause () ends at once. Until called (and after turn_match_stop ()) the match rests. */
void             turn_match_run             (TurnMatch *self);
void             turn_match_stop            (TurnMatch *self);
void             turn_match_skip_pause      (TurnMatch *self);

/* A person's move. */
TurnVerdict      turn_match_play            (TurnMatch *self,
                                             TurnMove   move);

/* Takes back the moves of the person to move, to the beginning of their own unsealed turn, never past chance or another seat. */
gboolean         turn_match_get_can_undo    (TurnMatch *self);
void             turn_match_undo            (TurnMatch *self);

/* Replay: shows the state after @position moves; while it is not the newest nobody can play. */
guint            turn_match_get_n_moves     (TurnMatch *self);
guint            turn_match_get_position    (TurnMatch *self);
void             turn_match_set_position    (TurnMatch *self,
                                             guint      position);

/* Saves after every event to @file, atomically and in order; NULL: nowhere. A failure is told by `save-failed` (GError) once until it succeeds again. */
void             turn_match_set_autosave    (TurnMatch *self,
                                             GFile     *file);

G_END_DECLS
