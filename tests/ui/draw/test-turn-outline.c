/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-outline.h>

#define SIDE 10

static guint
read_cells (const char *rows,
            TurnCell   *cells)
{
  guint n_cells = 0;
  gint8 row = 0, column = 0;

  for (; *rows != '\0'; rows++)
    {
      if (*rows == '#')
        cells[n_cells++] = (TurnCell) { row, column };
      column = *rows == '/' ? 0 : (gint8) (column + 1);
      row = (gint8) (row + (*rows == '/' ? 1 : 0));
    }

  return n_cells;
}

static cairo_t *
outline_of (const char *rows,
            double      inset,
            double      radius)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 160, 160);
  cairo_t *cr = cairo_create (surface);
  TurnCell cells[256];
  guint n_cells = read_cells (rows, cells);

  turn_outline_append (cr, cells, n_cells, SIDE, inset, radius, 0, 0);
  cairo_surface_destroy (surface);

  return cr;
}

static void
count_parts (cairo_t *cr,
             guint   *n_loops,
             guint   *n_corners)
{
  cairo_path_t *path = cairo_copy_path (cr);

  *n_loops = *n_corners = 0;
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      *n_loops += path->data[i].header.type == CAIRO_PATH_CLOSE_PATH;
      *n_corners += path->data[i].header.type == CAIRO_PATH_CURVE_TO;
    }
  cairo_path_destroy (path);
}

static void
test_loops (void)
{
  static const struct { const char *rows; guint n_loops, n_corners; } cases[] = {
    { "", 0, 0 },
    { "#", 1, 4 },
    { "##/##", 1, 4 },
    { "#./##", 1, 6 },
    { ".#./###/.#.", 1, 12 },
    { "#.#", 2, 8 },
    { "#./.#", 2, 8 },                     /* apart at the corner */
    { ".#/#.", 2, 8 },
    { "###/#.#/###", 2, 8 },               /* a hole */
    { "####/#..#/####", 2, 8 },
    { "#####/#.#.#/#####", 3, 12 },
    { "###/#.#/##.", 1, 10 },              /* the two cells at the open corner stay apart */
    { "####/#.##/##.#/####", 2, 12 },      /* so do those between two holes */
    { "################", 1, 4 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cairo_t *cr = outline_of (cases[i].rows, 1, 2);
      guint n_loops, n_corners;

      count_parts (cr, &n_loops, &n_corners);
      g_test_message ("%s", cases[i].rows);
      g_assert_cmpuint (n_loops, ==, cases[i].n_loops);
      g_assert_cmpuint (n_corners, ==, cases[i].n_corners);
      cairo_destroy (cr);
    }
}

/* The middle of each square is inside exactly if the square belongs to the shape. */
static void
test_inside (void)
{
  static const char *const shapes[] = {
    "#", "##./.##", ".#./###/.#.", "###/#.#/###", "#.#/#.#/###", "#./.#", "####/#.##/##.#/####", "#.#.#/.#.#./#.#.#",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      cairo_t *cr = outline_of (shapes[i], 1, 2);
      TurnCell cells[256];
      guint n_cells = read_cells (shapes[i], cells), n_inside = 0;

      for (guint k = 0; k < n_cells; k++)
        g_assert_true (cairo_in_fill (cr, (cells[k].column + .5) * SIDE, (cells[k].row + .5) * SIDE));
      for (int k = 0; k < 256; k++)
        n_inside += cairo_in_fill (cr, (k % 16 + .5) * SIDE, (k / 16 + .5) * SIDE) ? 1 : 0;
      g_assert_cmpuint (n_inside, ==, n_cells);
      cairo_destroy (cr);
    }
}

static void
test_inset (void)
{
  static const struct { double inset, left, right; } cases[] = { { 0, 0, 20 }, { 1, 1, 19 }, { -2, -2, 22 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cairo_t *cr = outline_of ("##", cases[i].inset, 2);
      double left, top, right, bottom;

      cairo_path_extents (cr, &left, &top, &right, &bottom);
      g_assert_cmpfloat_with_epsilon (left, cases[i].left, .01);
      g_assert_cmpfloat_with_epsilon (right, cases[i].right, .01);
      cairo_destroy (cr);
    }
}

/* A shape in hand may stick out of the board. */
static void
test_negative_cells (void)
{
  static const TurnCell cells[] = { { -2, -1 }, { -1, -1 }, { -1, 0 } };
  cairo_t *cr = outline_of ("", 0, 0);
  double left, top, right, bottom;

  turn_outline_append (cr, cells, G_N_ELEMENTS (cells), SIDE, 0, 1, 100, 100);
  cairo_path_extents (cr, &left, &top, &right, &bottom);
  g_assert_cmpfloat_with_epsilon (left, 90, .01);
  g_assert_cmpfloat_with_epsilon (top, 80, .01);
  g_assert_cmpfloat_with_epsilon (right, 110, .01);
  g_assert_cmpfloat_with_epsilon (bottom, 100, .01);
  cairo_destroy (cr);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/outline/loops", test_loops);
  g_test_add_func ("/outline/inside", test_inside);
  g_test_add_func ("/outline/inset", test_inset);
  g_test_add_func ("/outline/negative-cells", test_negative_cells);

  return g_test_run ();
}
