/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-score.h>
#include <turn-record.h>

G_BEGIN_DECLS

/* What prestige is made of, in the order of the table of a result. */
typedef enum
{
  TC_PART_COLUMNS,
  TC_PART_ROWS,
  TC_PART_DISTRICTS,
  TC_PART_DRONES,
  TC_PART_BUBBLES,
} TcPart;

#define TC_N_PARTS (TC_PART_BUBBLES + 1)

/* How a battle ended (C19, C20). A value; the names are the record's. */
typedef struct
{
  TurnPlaces  places;
  TcScore     scores[TC_MAX_SEATS];
  const char *names[TC_MAX_SEATS];
} TcResult;

/* Of a battle that is over. */
TcResult tc_result_new            (TurnRecord *record);

int      tc_result_get_part       (const TcResult *self,
                                   guint           seat,
                                   TcPart          part);

/* In words; translated, all to be freed. */

/* "Zaz is ALL CITY!" */
char    *tc_result_dup_title      (const TcResult *self) G_GNUC_WARN_UNUSED_RESULT;

/* "Zaz owns the walls with 91 prestige, by 2 bubbles to 1" */
char    *tc_result_dup_headline   (const TcResult *self) G_GNUC_WARN_UNUSED_RESULT;

/* Of a seat that has not won: "Mika, 2nd:" and "as much prestige, one bubble fewer.", to be read one after the other. */
char    *tc_result_dup_loser      (const TcResult *self,
                                   guint           seat) G_GNUC_WARN_UNUSED_RESULT;
char    *tc_result_dup_loss       (const TcResult *self,
                                   guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/* All of it, to be read aloud: "All city! Zaz wins with 91, by 2 bubbles to 1. Mika second with 91, Nono third with 90." */
char    *tc_result_dup_spoken     (const TcResult *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
