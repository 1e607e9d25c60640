/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-times.h"

#include <time.h>

/* Small times have a span each; from then on the leading bits say the doubling and the next five the part of it. */
static unsigned
span_of (uint64_t nanoseconds)
{
  unsigned doubling, span;

  if (nanoseconds < LAB_TIMES_PER_DOUBLING)
    return (unsigned) nanoseconds;

  doubling = 63 - (unsigned) __builtin_clzll (nanoseconds) - 5;
  span = (doubling + 1) * LAB_TIMES_PER_DOUBLING + (unsigned) (nanoseconds >> doubling) % LAB_TIMES_PER_DOUBLING;

  return span < LAB_N_TIMES ? span : LAB_N_TIMES - 1;
}

/* The middle of a span. */
static uint64_t
time_of (unsigned span)
{
  const unsigned doubling = span / LAB_TIMES_PER_DOUBLING;
  const uint64_t part = span % LAB_TIMES_PER_DOUBLING;

  if (doubling == 0)
    return part;

  return ((LAB_TIMES_PER_DOUBLING + part) << (doubling - 1)) + ((UINT64_C (1) << (doubling - 1)) >> 1);
}

void
lab_times_add (LabTimes *self,
               uint64_t  nanoseconds)
{
  self->n++;
  self->counts[span_of (nanoseconds)]++;
}

void
lab_times_merge (LabTimes       *self,
                 const LabTimes *other)
{
  self->n += other->n;
  for (unsigned i = 0; i < LAB_N_TIMES; i++)
    self->counts[i] += other->counts[i];
}

uint64_t
lab_times_rank (const LabTimes *self,
                unsigned        per_mille)
{
  const uint64_t wanted = (self->n * per_mille + 999) / 1000;
  uint64_t seen = 0;

  for (unsigned i = 0; i < LAB_N_TIMES; i++)
    {
      seen += self->counts[i];
      if (self->counts[i] > 0 && seen >= wanted)
        return time_of (i);
    }

  return 0;
}

static uint64_t
nanoseconds_of (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (uint64_t) now.tv_sec * UINT64_C (1000000000) + (uint64_t) now.tv_nsec;
}

uint64_t
lab_now (void)
{
  return nanoseconds_of (CLOCK_MONOTONIC);
}

uint64_t
lab_thread_now (void)
{
  return nanoseconds_of (CLOCK_THREAD_CPUTIME_ID);
}
