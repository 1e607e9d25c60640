/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-record.h>

/* A game just large enough for a table: chance throws a die, then each of two players lays three stones of 1 to 6,
 * one move a stone; two rounds. Two stones of the same value in a turn are refused. */
extern const TurnRecordFormat toy_format;

#define TOY_STONES 3
#define TOY_TWICE 1     /* the verdict */

TurnMove    toy_stone      (guint8 value);
TurnRecord *toy_record_new (const char *first,
                            const char *second) G_GNUC_WARN_UNUSED_RESULT;
