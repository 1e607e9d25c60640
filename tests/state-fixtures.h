/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-state.h>

/* Moments of a battle for tests, made move by move; each fails the test when the rules refuse it. */

void  state_fixture_roll   (const TcGame *game,
                            TcState      *state,
                            const char   *faces);       /* "3 5 1" */
void  state_fixture_place  (const TcGame *game,
                            TcState      *state,
                            const char   *sections);    /* "2 4 0" */

/* What the tagger to move does with a die, in the draft or with the final die. */
void  state_fixture_tag    (const TcGame *game,
                            TcState      *state,
                            guint         die,
                            const char   *squares);     /* "A1 A2 B2" */
void  state_fixture_drone  (const TcGame *game,
                            TcState      *state,
                            guint         die,
                            guint         token,
                            const char   *squares);
void  state_fixture_social (const TcGame *game,
                            TcState      *state,
                            guint         die,
                            guint         bubble);

/* The squares of a set by their names, row after row: "A1 B1 A2". */
char *set_fixture_names    (const TcGame *game,
                            TcSet         set) G_GNUC_WARN_UNUSED_RESULT;
