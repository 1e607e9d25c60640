/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-shelf-battle.h>

G_BEGIN_DECLS

/* What the shelf says of a battle. */

/* Where a game was played, by the English name, in the language that is spoken if its game knows it. */
char *turn_battle_words_place    (const char *game,
                                  const char *english) G_GNUC_WARN_UNUSED_RESULT;

/* "against King", "with Mika and Nono" as @seat sees it, -1: nobody at the screen */
char *turn_battle_words_company  (const TurnShelfFacts *facts,
                                  int                   seat) G_GNUC_WARN_UNUSED_RESULT;

/* How it ended for the person who did best: "ALL CITY", "won", "3rd of 4"; for one that goes on, whose turn it is. */
char *turn_battle_words_outcome  (const TurnShelfFacts *facts) G_GNUC_WARN_UNUSED_RESULT;

/* The line under the name: "Today, 14:10 · 11 rounds", "Tag City · round 10". */
char *turn_battle_words_detail   (const TurnShelfFacts *facts) G_GNUC_WARN_UNUSED_RESULT;

/* All of it, for those who listen: "Two Banks, yesterday, won with 92, Mika 79, Nono 75, starred". */
char *turn_battle_words_say      (TurnShelfBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

/* The month of a battle, which is a heading. */
char *turn_battle_words_month    (gint64 seconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
