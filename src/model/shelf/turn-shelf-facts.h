/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-record.h>

G_BEGIN_DECLS

/* A seat of a battle on the shelf. */
typedef struct
{
  char *name;
  char *controller;     /* "human" or "bot:LEVEL" */
  char *paint;          /* "flamingo" …, or NULL */
  int   score;
  guint place;          /* from 1; the winners have it */
} TurnShelfSeat;

/* What a list tells of a battle without reading its record. */
typedef struct
{
  char         *game;        /* its id */
  char         *place;       /* the English name of its board, or of the game */
  gint64        ended;       /* when it was played last, in seconds since 1970 */
  guint         n_rounds;
  gboolean      is_finished;
  int           to_move;     /* the seat that is due, or -1 */
  guint         n_seats;
  TurnShelfSeat seats[TURN_MAX_SEATS];
} TurnShelfFacts;

TurnShelfFacts turn_shelf_facts_new        (TurnRecord *record,
                                            gint64      ended);
TurnShelfFacts turn_shelf_facts_copy       (const TurnShelfFacts *self);
void           turn_shelf_facts_clear      (TurnShelfFacts *self);

/* As a member of the index; FALSE leaves nothing in @self. What is written is finished. */
gboolean       turn_shelf_facts_read       (TurnShelfFacts *self,
                                            JsonObject     *object,
                                            GError        **error);
void           turn_shelf_facts_write      (const TurnShelfFacts *self,
                                            JsonBuilder          *builder);

gboolean       turn_shelf_facts_is_person  (const TurnShelfFacts *self,
                                            guint                 seat);

/* The person who did best, or -1 if only bots played. */
int            turn_shelf_facts_get_person (const TurnShelfFacts *self);

/* The seat at a place, from 0, the best first; equal ones as they sit. */
guint          turn_shelf_facts_get_nth    (const TurnShelfFacts *self,
                                            guint                 index);

/* The level of the strongest bot, or NULL among persons. */
const char    *turn_shelf_facts_get_level  (const TurnShelfFacts *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TurnShelfFacts, turn_shelf_facts_clear)

G_END_DECLS
