/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-state.h>
#include <turn-rules.h>

G_BEGIN_DECLS

#define BENCH_N_POSITIONS 512

/* What is measured with: battles on side A with the printed HQ, and positions of them. */
typedef struct
{
  TcGame  games[TC_MAX_SEATS + 1];            /* by number of taggers */
  TcState positions[BENCH_N_POSITIONS];       /* of two greedy taggers, where one of them decides */
  gint64  duration;                           /* of one run, in nanoseconds */
  guint   n_runs;
} Bench;

/* One of the figures of docs/performance.md. */
typedef struct
{
  const char      *id;
  const char      *title;     /* to be translated */
  const char      *unit;
  double           must;
  double           aim;
  gboolean         more_is_better;
  guint            n_seats;
  double (*measure)(Bench *bench,
                    guint  n_seats);
  const TurnRules *rules;     /* of which game */
} BenchFigure;

/* Every figure; ends with a row without id. */
extern const BenchFigure bench_figures[];

/* @is_quick: only to see that everything can be measured. */
gboolean bench_init    (Bench   *self,
                        gboolean is_quick,
                        GError **error);

/* Simulations of a search a second. */
double   bench_measure_simulations (Bench *bench,
                                    guint  n_seats);

/* As the kernel names the processor; empty where it does not say. */
char    *bench_processor_name (void) G_GNUC_WARN_UNUSED_RESULT;

/* The median of several runs. */
double   bench_measure (Bench             *self,
                        const BenchFigure *figure);

G_END_DECLS
