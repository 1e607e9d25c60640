/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-candidates.h"

/* What a die in each section is worth to each seat, as far as look-ups tell: the best place of its token, or a social. */
typedef struct
{
  int32_t by_section[TC_MAX_SEATS][TC_N_SECTIONS];
} TcAppraisal;

/* A state through the eyes of the player to move: everything their decision needs. Some forty kilobytes, for the stack. */
typedef struct
{
  const TcGame  *game;
  const TcState *state;
  unsigned       seat;
  TcOutlook      outlook;
  TcCensus       census;
  TcEvaluation   evaluation;
  TcStanding     standings[TC_MAX_SEATS];
  TcAppraisal    appraisal;

  /* Of the seat to move, once appraised. */
  TcAnchors      anchors;
  TcLines        lines;
  TcCandidates   places[TC_N_SECTIONS];     /* the best of each section's token; none where it does not fit */
} TcPosition;

void     tc_position_init               (TcPosition      *self,
                                         const TcGame    *game,
                                         const TcState   *state,
                                         const TcWeights *weights);

/* Finds the best places of the tokens of @sections, at most @n_places of each, for the player to move, and what these sections are worth to them. */
void     tc_position_find_places        (TcPosition *self,
                                         unsigned    sections,
                                         unsigned    n_places);

/* Finds out as well as look-ups can tell what @sections are worth to a seat. */
void     tc_position_appraise           (TcPosition *self,
                                         unsigned    seat,
                                         unsigned    sections);

/* The best places of all nine tokens that are worth more than @floor. */
void     tc_position_find_drone_places  (TcPosition   *self,
                                         unsigned      n_places,
                                         int32_t       floor,
                                         TcCandidates *places);

/* What the rest of the round is likely to bring when @taken is drafted now, or, by the leader, when the dice are placed so. */
int32_t  tc_position_foresee_draft      (const TcPosition *self,
                                         unsigned          taken);
int32_t  tc_position_foresee_round      (const TcPosition *self,
                                         const uint8_t    *sections);

/* What is drawn and circled now: all features that a placement fills. */
int32_t  tc_position_prestige           (const TcPosition  *self,
                                         const TcCandidate *place);

/* What a placement is worth, the end of the battle considered if it brings that about. */
int32_t  tc_position_value_of_place     (const TcPosition  *self,
                                         const TcCandidate *place);

/* What an action is worth that brings @prestige and ends the battle with this round: nothing that is merely expected comes true any
 * more, for nobody. */
int32_t  tc_position_value_of_ending    (const TcPosition *self,
                                         int32_t           prestige);
