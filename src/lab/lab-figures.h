/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-state.h>

#include "lab-tally.h"

/* What a board is balanced by. Whole numbers, so that the order of the battles does not matter. Seat 1 leads first in all of them: what seats are worth
 * can only be told when they are not mixed. */
typedef struct
{
  LabStatistics statistics;
  uint64_t      end_parts[LAB_N_BATTLE_ENDS];                    /* in the order of the bits of TcEnd, LAB_PARTS_PER_END a battle */
  uint64_t      n_boards;                                        /* of all taggers in all battles */
  uint64_t      n_drones;                                        /* that all of them used */
  uint64_t      n_bubbles;                                       /* that all of them took */
  int64_t       margins;                                         /* how far the winners were ahead of the second */
  uint64_t      n_filled[TC_MAX_FEATURES];                       /* boards on which it was filled; as in TcGame.features */
  uint64_t      n_high_of_seat[TC_MAX_FEATURES][TC_MAX_SEATS];   /* of those, who circled the high value */
} LabFigures;

/* What an author can wish for. */
typedef enum
{
  LAB_TARGET_ROUNDS,      /* mean of all battles */
  LAB_TARGET_LEADER,      /* share of the battles that the first leader wins; only its interval tells anything */
  LAB_TARGET_ENDS,        /* the rarer of the ends by features and by drones, as a share of all ends */
  LAB_TARGET_DRONES,      /* that a tagger uses */
  LAB_TARGET_NETWORKS,    /* bubbles that a tagger takes */
  LAB_TARGET_MARGIN,      /* by how much the winner is ahead */
  LAB_N_TARGETS,
} LabTarget;

/* The name of a target in options and files: "rounds". */
extern const char *const lab_target_names[LAB_N_TARGETS];

typedef struct
{
  double from;
  double to;
} LabRange;

/* What most authors want, for so many taggers. */
LabRange lab_target_usual     (LabTarget target,
                               unsigned  n_seats);

void     lab_figures_add      (LabFigures    *self,
                               const LabGame *game);
void     lab_figures_merge    (LabFigures       *self,
                               const LabFigures *other);

double   lab_figures_get      (const LabFigures *self,
                               LabTarget         target);
double   lab_figures_end      (const LabFigures *self,
                               unsigned          end);             /* its share of all ends */
LabShare lab_figures_seat     (const LabFigures *self,
                               unsigned          seat);            /* of the battles that it wins */

/* Whether a target is reached; the first leader's is, unless the whole interval lies outside. */
bool     lab_figures_reach    (const LabFigures *self,
                               LabTarget         target,
                               LabRange          range);
bool     lab_figures_reach_all (const LabFigures *self,
                                const LabRange   *ranges);
