/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The game with a battle on its table, measured from inside: table-driver start|idle|shape|journal|replay RECORD. bench-app runs it. Exits with 1 when
 * a limit is missed. */

#include <stdlib.h>
#include <time.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <tc-page.h>
#include <turn-journal-view.h>
#include <turn-application.h>
#include <turn-base-application.h>
#include <turn-window.h>

#include "first-frame.h"
#include "widget-fixtures.h"

#define SETTLE_MILLISECONDS 1500
#define IDLE_MILLISECONDS 2000

#define N_MOVES 160
#define MOVE_MILLISECONDS 60
#define MEDIAN_LIMIT 4.
#define FRAME_LIMIT 16.

#define N_ROWS 10000
#define ROW_HEIGHT 53
#define N_SCROLLS 120       /* from row to row, then as many from one end to the other */

#define N_STEPS 10000
#define N_WARM_STEPS 1000
#define GROWTH_LIMIT 1.03

static TurnWindow *
open_table (TurnApplication *application,
            const char      *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TurnWindow *window;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = turn_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  turn_window_open (window, file);
  widget_fixture_pass (SETTLE_MILLISECONDS);

  return window;
}

static void
window_added (GtkApplication *application G_GNUC_UNUSED,
              GtkWindow                  *window)
{
  first_frame_watch (window);
}

/* As the program itself starts: it is given a record and shows it. */
static int
measure_start (TurnApplication *application,
               const char      *path)
{
  char *arguments[] = { (char *) "table-driver", (char *) path, NULL };

  g_signal_connect (application, "window-added", G_CALLBACK (window_added), NULL);

  return g_application_run (G_APPLICATION (application), 2, arguments);
}

static void
count_frame (guint *n_frames)
{
  (*n_frames)++;
}

static int
measure_idle (TurnApplication *application,
              const char      *path)
{
  TurnWindow *window = open_table (application, path);
  guint n_frames = 0;

  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (count_frame), &n_frames);
  widget_fixture_pass (IDLE_MILLISECONDS);
  g_print ("%-44s %8u in %d ms (at most 0)\n", "frames of an idle table", n_frames, IDLE_MILLISECONDS);

  return n_frames == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

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

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* Leads the shape all over the board, to and fro. */
static void
move_shape (GtkWidget *page)
{
  for (guint move = 0; move < N_MOVES; move++)
    {
      const TcDirection across = move / 10 % 2 == 0 ? TC_DIRECTION_RIGHT : TC_DIRECTION_LEFT;
      const TcDirection down = move / 60 % 2 == 0 ? TC_DIRECTION_DOWN : TC_DIRECTION_UP;

      gtk_widget_activate_action (page, "turn.step", "i", move % 10 == 9 ? down : across);
      widget_fixture_pass (MOVE_MILLISECONDS);
    }
}

static void
take_die (GtkWidget *page)
{
  for (int face = 1; face <= 6; face++)
    gtk_widget_activate_action (page, "turn.choose-face", "i", face);
  widget_fixture_pass (SETTLE_MILLISECONDS);
}

/* What the frames cost in which @widget is led through its motion. */
static int
measure_frames (TurnWindow *window,
                GtkWidget  *widget,
                void (     *move )(GtkWidget *widget),
                double      median_limit,
                const char *name)
{
  g_autoptr (GArray) costs = g_array_new (FALSE, FALSE, sizeof (double));
  Stopwatch stopwatch = { .costs = costs };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  double median, slowest;

  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_began), &stopwatch);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (frame_ended), &stopwatch);
  move (widget);

  g_array_sort (costs, compare_costs);
  median = g_array_index (costs, double, costs->len / 2);
  slowest = g_array_index (costs, double, costs->len - 1);
  g_print ("%-44s %8.2f ms median (under %g), slowest %.2f ms (at most %g), %u frames\n", name, median, median_limit, slowest, FRAME_LIMIT, costs->len);

  return median < median_limit && slowest <= FRAME_LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int
measure_shape (TurnApplication *application,
               const char      *path)
{
  TurnWindow *window = open_table (application, path);
  GtkWidget *page = widget_fixture_find (GTK_WIDGET (window), TC_TYPE_PAGE, 0);

  take_die (page);

  return measure_frames (window, page, move_shape, MEDIAN_LIMIT, "a shape moves over the table");
}

/* The rows that there are, again and again. */
static void
lengthen (GListStore *rows)
{
  const guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (rows));

  while (g_list_model_get_n_items (G_LIST_MODEL (rows)) < N_ROWS)
    {
      g_autoptr (GObject) row = g_list_model_get_item (G_LIST_MODEL (rows), g_list_model_get_n_items (G_LIST_MODEL (rows)) % n_rows);

      g_list_store_append (rows, row);
    }
}

/* Up from the last row, one at a time, then to places all over it. */
static void
scroll (GtkWidget *list)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  for (guint i = 0; i < N_SCROLLS; i++)
    {
      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) - ROW_HEIGHT);
      widget_fixture_pass (MOVE_MILLISECONDS);
    }
  for (guint i = 0; i < N_SCROLLS; i++)
    {
      gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place) * (i * 37 % N_SCROLLS) / N_SCROLLS);
      widget_fixture_pass (MOVE_MILLISECONDS);
    }
}

static int
measure_journal (TurnApplication *application,
                 const char      *path)
{
  TurnWindow *window = open_table (application, path);
  GtkWidget *list;
  GtkSingleSelection *selection;
  guint i = 0;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.journal", NULL);
  widget_fixture_pass (SETTLE_MILLISECONDS);
  /* A menu has a list of its own. */
  do
    list = widget_fixture_find (widget_fixture_find (GTK_WIDGET (window), TURN_TYPE_JOURNAL_VIEW, 0), GTK_TYPE_LIST_VIEW, i++);
  while (gtk_widget_get_ancestor (list, GTK_TYPE_POPOVER) != NULL);
  selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  lengthen (G_LIST_STORE (gtk_single_selection_get_model (selection)));
  widget_fixture_pass (SETTLE_MILLISECONDS);

  return measure_frames (window, list, scroll, FRAME_LIMIT, "a journal of 10,000 rows scrolls");
}

/* Resident memory in KiB, without what has been freed and only waits to be used again. */
static long
get_memory (void)
{
  g_autofree char *text = NULL;

#ifdef __GLIBC__
  malloc_trim (0);
#endif
  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    g_error ("There is no /proc");

  return strtol (strstr (text, "VmRSS:") + strlen ("VmRSS:"), NULL, 10);
}

/* To and fro through the battle, drawing what comes up. */
static void
step (TurnMatch *match,
      guint      n_steps)
{
  const guint n_moves = turn_match_get_n_moves (match);

  for (guint i = 0; i < n_steps; i++)
    {
      const guint at = i % (2 * n_moves);

      turn_match_set_position (match, at <= n_moves ? at : 2 * n_moves - at);
      widget_fixture_pass (0);
    }
}

static int
measure_replay (TurnApplication *application,
                const char      *path)
{
  TurnWindow *window = open_table (application, path);
  TurnMatch *match = turn_window_get_match (window);
  long before, after;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  step (match, N_WARM_STEPS);
  before = get_memory ();
  step (match, N_STEPS);
  after = get_memory ();
  g_print ("%-44s %8ld KiB, after the first %d %ld KiB: ratio %.3f (at most %g)\n", "resident memory after 10,000 replay steps",
           after, N_WARM_STEPS, before, (double) after / (double) before, GROWTH_LIMIT);

  return (double) after <= (double) before * GROWTH_LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}

static const struct
{
  const char *name;
  int         (*measure)(TurnApplication *, const char *);
} jobs[] = {
  { "start", measure_start },
  { "idle", measure_idle },
  { "shape", measure_shape },
  { "journal", measure_journal },
  { "replay", measure_replay },
};

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) application = turn_application_new ();

  for (gsize i = 0; argc == 3 && i < G_N_ELEMENTS (jobs); i++)
    if (g_str_equal (jobs[i].name, argv[1]))
      return jobs[i].measure (application, argv[2]);
  g_printerr ("table-driver start|idle|shape|journal|replay RECORD\n");

  return 2;
}
