/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/* What threads of the lab come by after each battle: it holds them for as long as there is a pause. The mutex also guards what they share with the one who
 * looks on. */
typedef struct
{
  GMutex      mutex;
  GCond       resumed;
  gboolean    is_paused;
  atomic_bool cancelled;
} TcLabGate;

void tc_lab_gate_init       (TcLabGate *self);
void tc_lab_gate_clear      (TcLabGate *self);

void tc_lab_gate_set_paused (TcLabGate *self,
                             gboolean   paused);

/* Nobody waits any more either. */
void tc_lab_gate_cancel     (TcLabGate *self);

/* For LabBalanceWatch and others that call with their data: a TcLabGate. */
void tc_lab_gate_pass       (void *self);

/* The calling thread and those that it starts take the cores that nobody else wants, so that drawing never waits for them. */
void tc_lab_gate_be_quiet   (void);

G_END_DECLS
