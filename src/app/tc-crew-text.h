/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

G_BEGIN_DECLS

/* What a tagger is doing in this round, in a few words: "die 2 · L4", "plays last", "thinking…"; "" before the dice are rolled. @done is set when
 * their die of the draft is used. */
char *tc_crew_doing (TcTable  *table,
                     guint     seat,
                     gboolean *done) G_GNUC_WARN_UNUSED_RESULT;

/* What a bot says of its last move, or NULL. */
char *tc_crew_speak (TcTable *table,
                     guint    seat) G_GNUC_WARN_UNUSED_RESULT;

/* The whole of a tagger for a screen reader: "Mika, Lagoon wave, 26 prestige, leader, plays last". */
char *tc_crew_say   (TcTable *table,
                     guint    seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
