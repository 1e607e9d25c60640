/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <tc-score.h>
#include <turn-record.h>

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

/* How near the end of a battle is, in words; translated, all to be freed. */

/* "5 bubbles are left" and "of 5; at 0 the round is the last". */
char *tc_near_end_values_title   (const TcNearEnd *self) G_GNUC_WARN_UNUSED_RESULT;
char *tc_near_end_values_detail  (const TcNearEnd *self) G_GNUC_WARN_UNUSED_RESULT;
char *tc_near_end_bubbles_title  (const TcNearEnd *self) G_GNUC_WARN_UNUSED_RESULT;
char *tc_near_end_bubbles_detail (const TcNearEnd *self) G_GNUC_WARN_UNUSED_RESULT;
char *tc_near_end_drones_title   (const TcNearEnd *self) G_GNUC_WARN_UNUSED_RESULT;

/* "Mika and Nono; you have 3 of 5": who has the fewest, and what @viewer has, or -1 when nobody in particular reads it. */
char *tc_near_end_drones_detail  (const TcNearEnd *self,
                                  TurnRecord      *record,
                                  const TcState   *state,
                                  int              viewer) G_GNUC_WARN_UNUSED_RESULT;

/* All three for those who listen: "Near the end: 0 high values, 5 bubbles, 1 drone left". */
char *tc_near_end_spoken         (const TcNearEnd *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
