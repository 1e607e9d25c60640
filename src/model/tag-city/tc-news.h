/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-score.h>
#include <turn-record.h>

G_BEGIN_DECLS

typedef enum
{
  TC_NEWS_ROUND,        /* a round begins: round, seat = leader */
  TC_NEWS_OPENED,       /* the leader has placed the dice: seat */
  TC_NEWS_TAGGED,       /* seat, token */
  TC_NEWS_DRONE,        /* seat, token, mark = drone square, value = what it costs */
  TC_NEWS_BUBBLE,       /* seat, mark = bubble, value */
  TC_NEWS_PASSED,       /* seat; no bubble was left */
  TC_NEWS_SEALED,       /* seat has chosen for the final die */
  TC_NEWS_FILLED,       /* seat, feature, rank, value */
  TC_NEWS_LAST_ROUND,   /* the battle ends after this round: ends, emptied */
  TC_NEWS_OVER,         /* ends, emptied */
} TcNewsKind;

/* One thing that a move brought about. A value; fields that its kind does not name are 0. */
typedef struct
{
  TcNewsKind kind;
  guint      seat;
  guint      token;       /* place on the HQ */
  guint      mark;
  guint      feature;     /* of TcGame.features */
  TcRank     rank;
  int        value;
  guint      round;
  guint      ends;        /* TcEnd bits */
  guint      emptied;     /* one bit for each seat that has used every drone */
} TcNews;

/* What a move meant, in the order in which it is told: what was done, what was filled, what follows for the battle.
 * An array of TcNews. */
GArray *tc_news_of_move    (const TcGame  *game,
                            const TcState *before,
                            TurnMove       move,
                            const TcState *after) G_GNUC_WARN_UNUSED_RESULT;

/* That a battle is over, or ends after this round, and why (C18); with no ends it is neither. */
TcNews  tc_news_of_end     (const TcGame  *game,
                            const TcState *state);

/* In words for the table, translated: "Nono uses a drone for the S", "Last round!" and "Every bubble is circled"; the detail is NULL when there is
 * nothing to add. The figure is what changes the score, "−2", or NULL. What was filled has no words here: all that a move filled is told together
 * (tc-report.h). */
char   *tc_news_get_title  (const TcNews *self,
                            TurnRecord   *record) G_GNUC_WARN_UNUSED_RESULT;
char   *tc_news_get_detail (const TcNews *self,
                            TurnRecord   *record) G_GNUC_WARN_UNUSED_RESULT;

/* The whole in one sentence, for who listens: "Round 3. Ben leads". */
char   *tc_news_get_spoken (const TcNews *self,
                            TurnRecord   *record) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
