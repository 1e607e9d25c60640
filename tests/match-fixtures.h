/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-record.h>
#include <tc-state.h>
#include <turn-match.h>

/* Records and matches of Tag City on the first board, for tests. */

/* @controllers: one a seat, "human greedy random"; persons are called Ana, Ben, Cleo and Dan, in that order of seats. */
TurnRecord *record_fixture               (const char *controllers,
                                          guint64     seed) G_GNUC_WARN_UNUSED_RESULT;
TurnMatch  *match_fixture                (const char *controllers,
                                          guint64     seed) G_GNUC_WARN_UNUSED_RESULT;

/* The same with other prices on the board, "-1 -2"; NULL: its own. */
TurnMatch  *match_fixture_with_prices    (const char *controllers,
                                          guint64     seed,
                                          const char *drones,
                                          const char *bubbles) G_GNUC_WARN_UNUSED_RESULT;

/* Runs the main loop until a person is due or the game is over. */
void        match_fixture_wait           (TurnMatch *match);

/* Runs the main loop until there are so many moves, or the game is over. */
void        match_fixture_wait_for_moves (TurnMatch *match,
                                          guint      n_moves);

/* The person to move makes a move that depends on the state alone; the game goes on until another is due or it is
 * over. */
void        match_fixture_act            (TurnMatch *match);

/* Acts for every person until the game is over, or in that phase with a person due. */
void        match_fixture_finish         (TurnMatch *match);
void        match_fixture_reach          (TurnMatch *match,
                                          TcPhase    phase);

/* A folder of the test's own, deleted with all it holds by folder_fixture_delete (). */
GFile      *folder_fixture_new           (void) G_GNUC_WARN_UNUSED_RESULT;
void        folder_fixture_delete        (GFile *folder);

/* The same, and the programs' state folder for as long as the test runs; before anybody asks for that. */
GFile      *state_folder_fixture_new     (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lets sources that are ready run. */
void        loop_fixture_drain           (void);
