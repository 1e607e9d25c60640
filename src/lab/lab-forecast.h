/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "lab-figures.h"
#include "lab-turning.h"

/* Figures in a form in which changes add up: shares as logits, what is never negative as logarithms. The first leader is not among them: quick battles say nothing
 * about it. */
typedef enum
{
  LAB_OUTLOOK_ROUNDS,
  LAB_OUTLOOK_FEATURES,
  LAB_OUTLOOK_DRONE_ENDS,
  LAB_OUTLOOK_DRONES,
  LAB_OUTLOOK_BUBBLES,
  LAB_OUTLOOK_MARGIN,
  LAB_N_OUTLOOKS,
} LabOutlookPart;

typedef struct
{
  double parts[LAB_N_OUTLOOKS];
} LabOutlook;

LabOutlook lab_outlook_of       (const LabFigures *figures);
LabOutlook lab_outlook_plus     (LabOutlook self,
                                 LabOutlook other);
LabOutlook lab_outlook_minus    (LabOutlook self,
                                 LabOutlook other);

/* How far an outlook is outside the targets: a sum of squares, 0 well inside all of them. */
double     lab_outlook_distance (LabOutlook      self,
                                 const LabRange *ranges);

/* The same of measured figures, with the first leader. */
double     lab_figures_distance (const LabFigures *self,
                                 const LabRange   *ranges);

/* What each turn changes, made once in either direction. */
typedef struct
{
  bool       is_possible[LAB_N_TURNS][2];     /* 0: back, 1: on */
  LabOutlook changes[LAB_N_TURNS][2];
} LabResponses;

/* Looks for at most @max_steps turns more than @from after which the targets should be reached, as far as the responses add up. @cost is that of a point changed
 * on the board, which is turned from @board. */
LabTurning lab_responses_solve  (const LabResponses *self,
                                 LabOutlook          outlook,
                                 const LabRange     *ranges,
                                 const TcBoard      *board,
                                 unsigned            keeps,
                                 LabTurning          from,
                                 unsigned            max_steps,
                                 double             *expected);
