/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-journal.h>

G_BEGIN_DECLS

/* The journal of TAG. Cards are parts with their TgCard; IT is TG_JOURNAL_IT. What comes from the deck is not named, and that somebody accepts IT, who could
 * have answered with a Gool, is not told. */
extern const TurnJournalWords tg_journal_words;

#define TG_JOURNAL_IT 255

G_END_DECLS
