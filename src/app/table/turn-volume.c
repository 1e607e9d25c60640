/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-volume.h"

#include <math.h>

/* Less cannot be heard. */
#define LEAST_SHARE .01

char *
turn_volume_dup_decibels (double share)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  /* A point in every language. */
  return g_strdup (g_ascii_formatd (text, sizeof text, "%.1f", 60 * log10 (CLAMP (share, LEAST_SHARE, 1))));
}
