/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves a shape over a half-painted board in a window of 1280 × 800 and says what the frames cost: bench-board-view runs it. */

#include <stdlib.h>
#include <tc-ui-private.h>
#include <time.h>

#include <adwaita.h>
#include <tc-board-view.h>
#include <turn-base-application.h>

#include "scene-fixtures.h"

#define N_MOVES 120
#define MOVE_INTERVAL 60

typedef struct
{
  double  start;
  GArray *costs;     /* of double, in milliseconds, one a frame */
} Stopwatch;

/* Milliseconds that this thread has worked, whatever else the machine does. */
static double
work_done (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
frame_began (GdkFrameClock *clock G_GNUC_UNUSED,
             Stopwatch           *stopwatch)
{
  stopwatch->start = work_done ();
}

static void
frame_ended (GdkFrameClock *clock G_GNUC_UNUSED,
             Stopwatch           *stopwatch)
{
  double cost = work_done () - stopwatch->start;

  g_array_append_val (stopwatch->costs, cost);
}

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, time_is_up, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* An S shape that wanders over the whole board, fitting here and there. */
static TcBoardGhost
ghost_at (SceneFixture *fixture,
          guint         move)
{
  static const guint cells[][2] = { { 0, 1 }, { 0, 2 }, { 1, 0 }, { 1, 1 } };
  TcSet painted = tc_state_painted (fixture->game, &fixture->state, 0);
  TcBoardGhost ghost = { .paint = turn_paint_find ("flamingo") };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      guint square = (move / 10 % 7 + cells[i][0]) * 12 + move % 10 + cells[i][1];

      tc_set_add (&ghost.squares, square);
      if (tc_set_has (&painted, square))
        tc_set_add (&ghost.offending, square);
    }

  return ghost;
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static void
report (GArray *costs)
{
  g_array_sort (costs, compare_costs);
  g_print ("a shape moves over the board: %u frames, median %.2f ms, slowest %.2f ms\n", costs->len,
           g_array_index (costs, double, costs->len / 2), g_array_index (costs, double, costs->len - 1));
}

int
main (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  g_autoptr (GArray) costs = g_array_new (FALSE, FALSE, sizeof (double));
  Stopwatch stopwatch = { .costs = costs };
  TcBoardScene scene = scene_fixture_get (fixture);
  GtkWidget *window, *view;
  GdkFrameClock *clock;

  adw_init ();
  turn_style_load (gdk_display_get_default ());
  window = gtk_window_new ();
  view = tc_board_view_new ();
  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  wait (500);

  clock = gtk_widget_get_frame_clock (view);
  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_began), &stopwatch);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (frame_ended), &stopwatch);
  for (guint move = 0; move < N_MOVES; move++)
    {
      TcBoardGhost ghost = ghost_at (fixture, move);

      tc_board_view_set_ghost (TC_BOARD_VIEW (view), &ghost);
      wait (MOVE_INTERVAL);
    }
  report (costs);
  gtk_window_destroy (GTK_WINDOW (window));

  return EXIT_SUCCESS;
}
