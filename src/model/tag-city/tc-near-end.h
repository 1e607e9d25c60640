/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-score.h>

G_BEGIN_DECLS

/* How near a battle is to its end (C18): what is left of each of the three things that end it. A value. */
typedef struct
{
  guint    values_left;     /* high values that nobody has taken */
  guint    n_values;
  guint    bubbles_left;
  guint    n_bubbles;
  guint    drones_left;     /* of the tagger with the fewest */
  guint    n_drones;        /* of each tagger */
  guint    fewest;          /* who has no more drones than that, one bit a seat */
  gboolean is_last;         /* this round is the last one, and it is not over yet */
} TcNearEnd;

TcNearEnd tc_near_end_find    (const TcGame  *game,
                               const TcState *state);

/* How many drones a tagger can still send. */
guint     tc_near_end_drones  (const TcGame  *game,
                               const TcState *state,
                               guint          seat);

G_END_DECLS
