/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>

#define LAB_TIMES_PER_DOUBLING 32
#define LAB_N_TIMES (40 * LAB_TIMES_PER_DOUBLING)

/* How long many decisions took: a count for each span of time, spans growing by a 32nd of a doubling, so that a rank is known to about 3 %. */
typedef struct
{
  uint64_t n;
  uint64_t counts[LAB_N_TIMES];
} LabTimes;

void     lab_times_add   (LabTimes *self,
                          uint64_t  nanoseconds);
void     lab_times_merge (LabTimes       *self,
                          const LabTimes *other);

/* The time that @per_mille of the decisions did not exceed, in nanoseconds; 0 without any. */
uint64_t lab_times_rank  (const LabTimes *self,
                          unsigned        per_mille);

/* A clock that only goes forward, and one that only goes while this thread works; nanoseconds. */
uint64_t lab_now         (void);
uint64_t lab_thread_now  (void);
