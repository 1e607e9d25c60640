/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-candidates.h"

/* What a die in each section is worth to each seat, as far as look-ups tell: the best place of its token, or a social. */
typedef struct
{
  int32_t by_section[TC_MAX_SEATS][TC_N_SECTIONS];
} TcAppraisal;

/* The rest of a round as it is likely to go: the dice in play and who drafts them. */
typedef struct
{
  uint8_t n_dice;
  uint8_t sections[TC_MAX_DICE];      /* of the dice in play, one more than there are drafters */
  uint8_t n_drafters;
  uint8_t drafters[TC_MAX_SEATS];     /* in order */
} TcRest;

/* Puts down the value of the best place of a section's token, INT32_MIN where it fits nowhere. */
void    tc_appraisal_set      (TcAppraisal      *self,
                               const TcStanding *standing,
                               unsigned          seat,
                               unsigned          section,
                               int32_t           value);

/* Appraises the sections for one seat; those whose bit is not in @sections stay untouched. */
void    tc_appraisal_add_seat (TcAppraisal        *self,
                               const TcEvaluation *evaluation,
                               const TcStanding   *standing,
                               unsigned            seat,
                               unsigned            sections);

/* What @seat gains by the rest of the round, less a share of what the others gain, if everyone takes the die that is worth most to
 * them and all use the one that remains. */
int32_t tc_foresee            (const TcEvaluation *evaluation,
                               const TcAppraisal  *appraisal,
                               TcRest              rest,
                               unsigned            seat);
