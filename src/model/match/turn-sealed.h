/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-record.h>

G_BEGIN_DECLS

/* A choice that a seat has made and no event tells yet. */
typedef struct
{
  int      seat;
  TurnMove move;
} TurnSealed;

/* The choices that a saved game holds beside its events, taken out of the record: (element-type TurnSealed). What is not as it should be holds none. */
GArray *turn_sealed_take (TurnRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/* The text of a saved game with these choices. The record itself stays as it is. */
char   *turn_sealed_save (TurnRecord   *record,
                          const GArray *choices) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
