/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a board of 16 × 16 in the editor's window, takes it back, plays and balances another one, and says what that cost; given a board, says when it was first drawn instead:
 * editor-driver [BOARD]. bench-editor runs it. */

#include <malloc.h>
#include <stdlib.h>
#include <time.h>

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tce-application.h>
#include <tce-window-private.h>
#include <turn-base-application.h>

#include "first-frame.h"

#define SIDE 16
#define N_STEPS 5000
#define N_UNDONE 100
#define TRIAL_MILLISECONDS 6000

typedef struct
{
  TceWindow       *window;
  TcBoardDocument *document;
  gboolean         painted;      /* a frame has ended */
  double           start;
  GArray          *costs;        /* of double, in milliseconds */
} Bench;

/* Milliseconds that this thread has worked, whatever else the machine does. */
static double
work_done (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
frame_ended (GdkFrameClock *clock,
             Bench         *self)
{
  self->painted = TRUE;
}

static void
begin_event (Bench *self)
{
  self->painted = FALSE;
  self->start = work_done ();
}

/* Waits for the frame that shows what the event has done, and keeps what all of it cost. */
static void
end_event (Bench *self)
{
  double cost;

  while (!self->painted)
    g_main_context_iteration (NULL, TRUE);
  cost = work_done () - self->start;
  g_array_append_val (self->costs, cost);
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static void
report (Bench      *self,
        const char *what,
        const char *most)
{
  g_array_sort (self->costs, compare_costs);
  g_print ("%-44s %8.2f ms, slowest of %u: %.2f ms (median at most %s)\n", what,
           g_array_index (self->costs, double, self->costs->len / 2), self->costs->len,
           g_array_index (self->costs, double, self->costs->len - 1), most);
  g_array_set_size (self->costs, 0);
}

/* Twelve districts in blocks, so that every square that is painted changes the walls around it. */
static TcBoardFile *
make_board (void)
{
  g_autoptr (TcBoardFile) start = tc_board_template_load ("empty");
  TcBoard board = *tc_board_file_get_board (start);
  TcBoardLines lines;

  lines = tc_board_lines_resized (&board, 0, SIDE - board.n_rows, 0, SIDE - board.n_columns);
  board = tc_board_arranged (&board, &lines);
  while (board.n_districts < TC_MAX_DISTRICTS)
    board = tc_board_with_district (&board);
  for (guint row = 0; row < SIDE; row++)
    for (guint column = 0; column < SIDE; column++)
      board.squares[row][column] = (guint8) (row / 4 * 3 + column / 6);

  return tc_board_file_new_with_board (start, &board);
}

static GtkGesture *
find_drag (GtkWidget *view)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == GTK_TYPE_GESTURE_DRAG)
        return GTK_GESTURE (controller);
    }

  return NULL;
}

/* One stroke, to and fro over all squares, from pointer event to finished frame. */
static void
measure_stroke (Bench *self)
{
  TcBoardView *view = tce_stage_get_view (tce_canvas_get_stage (self->window->canvas));
  const TcBoardLayout *layout = tc_board_view_get_layout (view);
  GtkGesture *drag = find_drag (GTK_WIDGET (view));
  const double x = layout->grid.origin.x + layout->side / 2, y = layout->grid.origin.y + layout->side / 2;

  g_signal_emit_by_name (drag, "drag-begin", x, y);
  for (guint i = 1; i < SIDE * SIDE; i++)
    {
      const guint row = i / SIDE, column = row % 2 == 0 ? i % SIDE : SIDE - 1 - i % SIDE;

      if (tc_board_pick (tc_board_document_get_board (self->document), row, column) == 0)
        continue;
      begin_event (self);
      g_signal_emit_by_name (drag, "drag-update", layout->grid.origin.x + (column + .5) * layout->side - x,
                             layout->grid.origin.y + (row + .5) * layout->side - y);
      end_event (self);
      g_assert (tc_board_pick (tc_board_document_get_board (self->document), row, column) == 0);
    }
  g_signal_emit_by_name (drag, "drag-end", 0., 0.);
  report (self, "stroke over 16 × 16, pointer event to frame", "8 ms");
}

static void
measure_undo_in_window (Bench *self)
{
  for (guint i = 0; i < N_UNDONE; i++)
    {
      const TcBoard board = tc_board_painted_line (tc_board_document_get_board (self->document), i / SIDE, i % SIDE, i / SIDE, i % SIDE, 1 + i % 2, TC_SYMMETRY_NONE);

      tc_board_document_apply (self->document, &board, "paint", NULL);
    }
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  while (tc_board_document_get_can_undo (self->document))
    {
      begin_event (self);
      tc_board_document_undo (self->document);
      end_event (self);
    }
  report (self, "undo of one step, to finished frame", "8 ms");
}

static gsize
memory_in_use (void)
{
  const struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

static void
measure_undo (TcBoardFile *start)
{
  g_autoptr (TcBoardDocument) document = tc_board_document_new (start);
  const gsize at_first = memory_in_use ();
  double begin, memory;

  for (guint i = 0; i < N_STEPS; i++)
    {
      const guint8 district = (guint8) ((tc_board_pick (tc_board_document_get_board (document), i / SIDE % SIDE, i % SIDE) + 1) % TC_MAX_DISTRICTS);
      const TcBoard board = tc_board_painted_line (tc_board_document_get_board (document), i / SIDE % SIDE, i % SIDE, i / SIDE % SIDE, i % SIDE, district, TC_SYMMETRY_NONE);

      tc_board_document_apply (document, &board, "paint", NULL);
    }
  memory = (double) (memory_in_use () - at_first) / (1024 * 1024);
  begin = work_done ();
  while (tc_board_document_get_can_undo (document))
    tc_board_document_undo (document);
  g_print ("%-44s %8.2f ms, %.1f MiB (at most 64 MiB)\n", "undo of 5,000 steps", work_done () - begin, memory);
}

static gboolean
time_is_up (gpointer done)
{
  *(gboolean *) done = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_until_drawn (void)
{
  gboolean done = FALSE;

  g_timeout_add (1000, time_is_up, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* What each turn of the main loop costs while threads play, frames included. */
static void
measure_turns (Bench      *self,
               const char *what)
{
  gboolean done = FALSE;

  g_timeout_add (TRIAL_MILLISECONDS, time_is_up, &done);
  while (!done)
    {
      double cost;

      begin_event (self);
      g_main_context_iteration (NULL, TRUE);
      cost = work_done () - self->start;
      g_array_append_val (self->costs, cost);
    }
  g_array_sort (self->costs, compare_costs);
  g_print ("%-44s %8.2f ms (at most 33 ms)\n", what, g_array_index (self->costs, double, self->costs->len - 1));
  g_array_set_size (self->costs, 0);
}

static void
measure_trials (Bench *self)
{
  static const TcPlaytestPlan plan = { .n_seats = 3, .level = "medium", .n_battles = 1000000, .seed = 1 };
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBoardDocument) document = tc_board_document_new (file);
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (file, &plan);
  const LabWishes wishes = lab_wishes_usual (2);
  g_autoptr (TcBalancing) balancing = NULL;

  tce_window_set_document (self->window, document);
  tce_window_set_playtest (self->window, playtest);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.report", NULL);
  wait_until_drawn ();
  measure_turns (self, "longest turn of the loop, playtest running");
  tc_playtest_stop (playtest);

  balancing = tc_balancing_new (file, &wishes);
  tce_window_set_balancing (self->window, balancing);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.balance", NULL);
  wait_until_drawn ();
  measure_turns (self, "longest turn of the loop, balance running");
  tc_balancing_stop (balancing);
}

static void
window_added (GtkApplication *application G_GNUC_UNUSED,
              GtkWindow                  *window)
{
  first_frame_watch (window);
}

/* As the program itself starts: it is given a board and shows it. */
static int
measure_start (TceApplication *application,
               const char     *path)
{
  char *arguments[] = { (char *) "editor-driver", (char *) path, NULL };

  g_signal_connect (application, "window-added", G_CALLBACK (window_added), NULL);

  return g_application_run (G_APPLICATION (application), 2, arguments);
}

static int
measure_work (TceApplication *application)
{
  g_autoptr (TcBoardFile) board = make_board ();
  g_autoptr (TcBoardDocument) document = tc_board_document_new (board);
  g_autoptr (GArray) costs = g_array_new (FALSE, FALSE, sizeof (double));
  Bench bench = { .document = document, .costs = costs };

  measure_undo (board);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return EXIT_FAILURE;
  bench.window = tce_window_new (GTK_APPLICATION (application));
  tce_window_set_document (bench.window, document);
  gtk_window_set_default_size (GTK_WINDOW (bench.window), 1280, 800);
  gtk_window_present (GTK_WINDOW (bench.window));
  wait_until_drawn ();
  g_signal_connect_after (gtk_widget_get_frame_clock (GTK_WIDGET (bench.window)), "after-paint", G_CALLBACK (frame_ended), &bench);
  measure_stroke (&bench);
  measure_undo_in_window (&bench);
  measure_trials (&bench);
  gtk_window_destroy (GTK_WINDOW (bench.window));

  return EXIT_SUCCESS;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TceApplication) application = tce_application_new ();

  return argc == 2 ? measure_start (application, argv[1]) : measure_work (application);
}
