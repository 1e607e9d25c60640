/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-drawing.h>

typedef struct
{
  double   red;
  GThread *owner;
} Subject;

static void
draw (cairo_t        *cr,
      double          width,
      double          height,
      TurnTheme theme G_GNUC_UNUSED,
      gpointer        user_data)
{
  const Subject *subject = user_data;

  g_assert_true (g_thread_self () != subject->owner);
  g_assert_cmpfloat (width, ==, 3);
  g_assert_cmpfloat (height, ==, 2);
  cairo_set_source_rgb (cr, subject->red, 0, 0);
  cairo_paint (cr);
}

/* What the owner does with its own data meanwhile does not change the picture. */
static void
test_draws_a_copy (void)
{
  Subject subject = { 1, g_thread_self () };
  TurnDrawing *drawing = turn_drawing_start (3, 2, 2, (TurnTheme) { 0 }, draw, &subject, sizeof subject);
  g_autoptr (GdkTexture) picture = NULL;
  guint32 pixels[6 * 4];

  subject = (Subject) { 0, NULL };
  picture = turn_drawing_finish (drawing);
  g_assert_cmpint (gdk_texture_get_width (picture), ==, 6);
  g_assert_cmpint (gdk_texture_get_height (picture), ==, 4);
  gdk_texture_download (picture, (guchar *) pixels, 6 * sizeof *pixels);
  for (gsize i = 0; i < G_N_ELEMENTS (pixels); i++)
    g_assert_cmphex (pixels[i], ==, 0xffff0000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/draws-a-copy", test_draws_a_copy);

  return g_test_run ();
}
