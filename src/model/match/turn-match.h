/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <turn-record.h>
#include <turn-rules.h>

G_BEGIN_DECLS

#define TURN_TYPE_MATCH (turn_match_get_type ())

/* The answer to a move of somebody who is not due: the seat to move is a bot's, a replay shows the past, or the game
 * is over. */
#define TURN_NOT_DUE (-1)

/* The table: a GObject around any TurnRules. It owns the record (and with it the history), the seeded generator of
 * chance, the bots that think in threads, and the autosave. It is the only one who applies a move. Play view, replay
 * and tests drive the same object.
 *
 * One signal, `state-changed`, without arguments, after every move, undo or jump: the listener reads the state.
 * `save-failed` carries the GError of an autosave, once until it has another one or succeeds again, which `save-recovered` tells.
 *
 * The outcome of chance depends on the seed and on how many outcomes there were before, a bot's answer on the seed,
 * its seat and the number of moves before: a game that is resumed goes on as the uninterrupted one would have. */
G_DECLARE_FINAL_TYPE (TurnMatch, turn_match, TURN, MATCH, GObject)

/* Takes over @record, wherever it stands; nothing moves before turn_match_run (). */
TurnMatch       *turn_match_new             (TurnRecord * record) G_GNUC_WARN_UNUSED_RESULT;

TurnRecord      *turn_match_get_record      (TurnMatch *self);
const TurnRules *turn_match_get_rules       (TurnMatch *self);
gconstpointer    turn_match_get_game        (TurnMatch *self);
guint            turn_match_get_n_seats     (TurnMatch *self);
const TurnSeat  *turn_match_get_seat        (TurnMatch *self,
                                             guint      seat);

/* The state shown: the newest, unless a replay has jumped; and who is to move in it. */
gconstpointer    turn_match_get_state       (TurnMatch *self);
int              turn_match_get_to_move     (TurnMatch *self);
gboolean         turn_match_is_human        (TurnMatch *self,
                                             guint      seat);
guint            turn_match_get_n_humans    (TurnMatch *self);

/* Whether the seat to move is a person's and the match waits for their move. */
gboolean         turn_match_is_waiting      (TurnMatch *self);

/* The seat, a bot's or a person's, that may just have been asked something in secret (TurnRules.asks), or -1. As long as that may be so nobody else moves,
 * and the seat to move in the state shown tells more than may be known. A bot answers by itself, in the same time whether it was asked or not. A person
 * moves if the question is real, else they say that they have seen it. */
int              turn_match_get_asked       (TurnMatch *self);
void             turn_match_answer          (TurnMatch *self);
gboolean         turn_match_is_finished     (TurnMatch *self);

/* The move that led to the state shown and who made it (TURN_CHANCE for dice), or NULL at the beginning: what
 * announcements and animations show. */
const TurnMove  *turn_match_get_last_move   (TurnMatch *self,
                                             int       *seat);

/* The state after @n_moves moves, and who made the move @index. */
void             turn_match_get_state_at    (TurnMatch *self,
                                             guint      n_moves,
                                             TurnState *state);
int              turn_match_get_mover       (TurnMatch *self,
                                             guint      index);

/* Lets chance and bots move until a person is due or the game is over. Every event is followed by the pause that was set
 * (none in tests) before chance or a bot moves; bots think meanwhile, and seal their choices
 * without a pause. turn_match_skip_pause () ends it at once. Until called (and after turn_match_stop (), which drops
 * what a bot was thinking and waits for the autosave) the match rests. */
void             turn_match_run             (TurnMatch *self);
void             turn_match_stop            (TurnMatch *self);
void             turn_match_skip_pause      (TurnMatch *self);

/* Makes the pause that has just begun longer, up to @milliseconds, so that something can be seen; where there are no pauses there is none. */
void             turn_match_hold            (TurnMatch *self,
                                             guint      milliseconds);

/* While it is held neither chance nor a bot moves, so that people can look at what has just happened. Nothing of the record depends on it. */
void             turn_match_set_held        (TurnMatch *self,
                                             gboolean   held);

/* As a pause: after every move of a bot the table waits until somebody calls turn_match_skip_pause (). */
#define TURN_MATCH_WAIT_FOR_PERSON G_MAXUINT

/* Whether it waits for that. */
gboolean         turn_match_waits_to_go_on  (TurnMatch *self);

void             turn_match_set_pause       (TurnMatch *self,
                                             guint      milliseconds);

/* With @by_hand the table waits, as for turn_match_skip_pause (), before a person's dice roll (TurnRules.roller), and after a while they roll by themselves.
 * Whose dice are waited for now, or -1. */
void             turn_match_set_rolls_by_hand (TurnMatch *self,
                                               gboolean   by_hand);
int              turn_match_get_roller      (TurnMatch *self);

/* A person's move. A verdict of the rules, or TURN_NOT_DUE. */
TurnVerdict      turn_match_play            (TurnMatch *self,
                                             TurnMove   move);

/* What undo would do, or why it cannot. */
typedef enum
{
  TURN_UNDO_CHOICE,           /* drops what is being put together: for a screen, which knows of it */
  TURN_UNDO_MOVE,             /* takes back the last move of a person */
  TURN_UNDO_NOTHING,          /* no: no person has moved yet, or the game is over */
  TURN_UNDO_DICE,             /* no: chance has moved since */
  TURN_UNDO_CARDS,            /* no: somebody has learned something since (TurnRules.reveals) */
  TURN_UNDO_OPEN,             /* no: choices that were sealed are open */
  TURN_UNDO_ANOTHER,          /* no: another person has acted since */
  TURN_UNDO_NOT_NOW,          /* no: the past is shown, or what the turn is about is not seen */
} TurnUndo;

/* The move of a person that was made last may be taken back as long as nothing was revealed since. What bots did since goes with it, and comes again by
 * the seed. find_undo () says so, or why not; @index is that move. */
TurnUndo         turn_match_find_undo       (TurnMatch *self,
                                             guint     *index);
void             turn_match_undo            (TurnMatch *self);

/* A sealed choice, a move that no event of the record has yet, may be made again by the person who made it.
 * The seat is to move again; when its new choice is in, the choices that others had sealed after it are put back
 * unseen. */
gboolean         turn_match_get_can_revise  (TurnMatch *self,
                                             guint      seat);
void             turn_match_revise          (TurnMatch *self,
                                             guint      seat);

/* Replay: shows the state after @position moves; while it is not the newest nobody can play. */
guint            turn_match_get_n_moves     (TurnMatch *self);
guint            turn_match_get_position    (TurnMatch *self);
void             turn_match_set_position    (TurnMatch *self,
                                             guint      position);

/* Saves after every event and every sealed choice to @file, atomically, in order and without waiting for the disk; NULL: nowhere. What is
 * newest when the disk is ready is written: an older text that waits is dropped. A match that was not saved before is
 * saved at once. */
void             turn_match_set_autosave    (TurnMatch *self,
                                             GFile     *file);

/* Waits until the newest event is on the disk. TRUE too when nothing is saved anywhere. */
gboolean         turn_match_flush           (TurnMatch *self,
                                             GError   **error);

/* "Mika has played: Space goes on", or how to go on by touch; NULL while nobody is waited for. */
char *turn_pace_words_wait (TurnMatch *match,
                            gboolean   touched) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
