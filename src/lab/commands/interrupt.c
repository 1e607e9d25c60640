/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "interrupt.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

atomic_bool interrupt_asked;

static void
interrupted (int number)
{
  (void) number;
  atomic_store (&interrupt_asked, true);
}

void
interrupt_watch (void)
{
  struct sigaction action = { .sa_handler = interrupted, .sa_flags = (int) (SA_RESETHAND | SA_RESTART) };

  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}
