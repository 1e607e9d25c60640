/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include <turn-path.h>

/* The path as cairo has it, in whole numbers: "M1 2 L3 4 C… Z". */
static char *
read_back (cairo_t *cr)
{
  cairo_path_t *path = cairo_copy_path (cr);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *step = &path->data[i];

      /* After closing cairo moves to the beginning by itself. */
      if (i + step->header.length >= path->num_data && step->header.type == CAIRO_PATH_MOVE_TO)
        break;
      g_string_append_c (text, "MLCZ"[step->header.type]);
      for (int k = 1; k < step->header.length; k++)
        g_string_append_printf (text, "%g %g ", round (step[k].point.x), round (step[k].point.y));
    }
  cairo_path_destroy (path);

  return g_strchomp (g_string_free (text, FALSE));
}

static cairo_t *
new_canvas (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

static void
test_read (void)
{
  static const struct { const char *data, *path; } cases[] = {
    { "", "" },
    { "M1 2L3 4", "M1 2 L3 4" },
    { "M1,2 3,4 7,6", "M1 2 L3 4 L7 6" },
    { "m1 2 3 4", "M1 2 L4 6" },
    { "M10 10H20V30h-5v-10", "M10 10 L20 10 L20 30 L15 30 L15 20" },
    { "M0 0C1 2 3 4 5 6c1 2 3 4 5 6", "M0 0 C1 2 3 4 5 6 C6 8 8 10 10 12" },
    { "M0 0C0 3 3 6 6 6s6 3 6 6", "M0 0 C0 3 3 6 6 6 C9 6 12 9 12 12" },
    { "M0 0Q30 0 30 30", "M0 0 C20 0 30 10 30 30" },
    { "M0 0q30 0 30 30t30 30", "M0 0 C20 0 30 10 30 30 C30 50 40 60 60 60" },
    { "M1 1L5 1L5 5Zl2 2", "M1 1 L5 1 L5 5 ZM1 1 L3 3" },
    { "M5-2L-3-4", "M5 -2 L-3 -4" },
    { "M10 10L1e1 2.5e1", "M10 10 L10 25" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cairo_t *cr = new_canvas ();
      g_autofree char *path = NULL;

      g_assert_true (turn_path_append (cr, cases[i].data));
      path = read_back (cr);
      g_assert_cmpstr (path, ==, cases[i].path);
      cairo_destroy (cr);
    }
}

static void
test_misread (void)
{
  static const char *const cases[] = { "M1", "M1 x", "X1 2", "1 2", "M0 0Z 5 5", "M0 0A1 1 0 0 1 2 2", "M0 0C1 2 3 4 5" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cairo_t *cr = new_canvas ();

      g_assert_false (turn_path_append (cr, cases[i]));
      cairo_destroy (cr);
    }
}

static void
test_length (void)
{
  cairo_t *cr = new_canvas ();

  turn_path_append (cr, "M0 0H3V4M10 10H11");
  g_assert_cmpfloat_with_epsilon (turn_path_length (cr), 8, 1e-6);

  cairo_new_path (cr);
  turn_path_append_rounded (cr, 0, 0, 20, 20, 10);
  g_assert_cmpfloat_with_epsilon (turn_path_length (cr), 20 * G_PI, .2);
  cairo_destroy (cr);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/path/read", test_read);
  g_test_add_func ("/path/misread", test_misread);
  g_test_add_func ("/path/length", test_length);

  return g_test_run ();
}
