/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-lab-gate.h"

#include <stdbool.h>
#include <sys/resource.h>

/* Beside a thread that draws, one of this niceness gets less than a tenth of a core. */
#define QUIET 10

void
tc_lab_gate_init (TcLabGate *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->resumed);
}

void
tc_lab_gate_clear (TcLabGate *self)
{
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->resumed);
}

void
tc_lab_gate_set_paused (TcLabGate *self,
                        gboolean   paused)
{
  g_mutex_lock (&self->mutex);
  self->is_paused = paused;
  g_cond_broadcast (&self->resumed);
  g_mutex_unlock (&self->mutex);
}

void
tc_lab_gate_cancel (TcLabGate *self)
{
  atomic_store (&self->cancelled, true);
  tc_lab_gate_set_paused (self, FALSE);
}

void
tc_lab_gate_pass (void *self)
{
  TcLabGate *gate = self;

  g_mutex_lock (&gate->mutex);
  while (gate->is_paused && !atomic_load (&gate->cancelled))
    g_cond_wait (&gate->resumed, &gate->mutex);
  g_mutex_unlock (&gate->mutex);
}

/* Linux gives each thread a niceness of its own; a thread inherits that of the one that starts it. */
void
tc_lab_gate_be_quiet (void)
{
  if (getpriority (PRIO_PROCESS, 0) < QUIET)
    setpriority (PRIO_PROCESS, 0, QUIET);
}
