/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-journal.h>

G_BEGIN_DECLS

/* The journal of Roll Tag. Cards are parts with their RtCard; who rolls is told with what fell. */
extern const TurnJournalWords rt_journal_words;

G_END_DECLS
