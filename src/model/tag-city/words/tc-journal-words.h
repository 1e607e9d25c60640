/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-journal.h>

G_BEGIN_DECLS

/* The journal of a battle: who leads with which dice, what was painted where and what it filled, the final die as soon as all choices are open, and how
 * the battle comes to its end. Shapes are parts with their squares as they were painted. */
extern const TurnJournalWords tc_journal_words;

G_END_DECLS
