/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The most ways in which a game may come to its end. */
#define TURN_MAX_GAUGES 4

/* One way in which a game may come to its end, and how near that is. Owns its texts. */
typedef struct
{
  const char *icon;         /* its name */
  guint       left;
  guint       all;
  gboolean    is_near;      /* so few are left that everybody should know */
  char       *title;        /* "5 bubbles are left" */
  char       *detail;       /* "of 5; at 0 the round is the last" */
} TurnGauge;

/* How near a game is to its end. Owns its texts. */
typedef struct
{
  guint     n_gauges;
  TurnGauge gauges[TURN_MAX_GAUGES];
  char     *badge;          /* "last round": that the end is certain, or NULL */
  char     *rule;           /* how it all belongs together, in a sentence */
  char     *spoken;         /* the figures for those who listen */
} TurnNearEnd;

void turn_near_end_clear (TurnNearEnd *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TurnNearEnd, turn_near_end_clear)

#define TURN_TYPE_END_METER (turn_end_meter_get_type ())

/* A button with a ring and a figure for each way in which the game may end; pressed, it says the same in words. `closed` when they have been read. */
G_DECLARE_FINAL_TYPE (TurnEndMeter, turn_end_meter, TURN, END_METER, AdwBin)

void turn_end_meter_show (TurnEndMeter      *self,
                          const TurnNearEnd *near_end);

/* Says it in words. */
void turn_end_meter_open (TurnEndMeter *self);

G_END_DECLS
