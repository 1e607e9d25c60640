/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-ui-private.h>
#include <turn-texture-cache.h>

static void
draw_one (cairo_t        *cr,
          double          width,
          double          height,
          TurnTheme theme G_GNUC_UNUSED,
          gpointer        user_data)
{
  guint *n_drawn = user_data;

  (*n_drawn)++;
  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_rectangle (cr, 0, 0, width / 2, height);
  cairo_fill (cr);
}

static void
test_keep (void)
{
  static const struct { TurnTextureKey key; double width; gboolean is_drawn; } cases[] = {
    { { 1, { 0 } }, 10, TRUE },
    { { 1, { 0 } }, 10, FALSE },
    { { 2, { 0 } }, 10, TRUE },
    { { 1, { 5 } }, 10, TRUE },
    { { 1, { 0, 0, 0, 0, 0, 5 } }, 10, TRUE },
    { { 1, { 0 } }, 12, TRUE },
    { { 1, { 5 } }, 10, FALSE },
  };
  g_autoptr (TurnTextureCache) cache = turn_texture_cache_new (10);
  guint n_drawn = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint before = n_drawn;

      turn_texture_cache_get (cache, &cases[i].key, cases[i].width, 10, 1, (TurnTheme) { 0 }, draw_one, &n_drawn);
      g_assert_cmpuint (n_drawn - before, ==, cases[i].is_drawn ? 1 : 0);
    }
  g_assert_cmpuint (turn_texture_cache_size (cache), ==, 5);
}

/* The one that was not used for longest goes first. */
static void
test_bounded (void)
{
  g_autoptr (TurnTextureCache) cache = turn_texture_cache_new (3);
  static const struct { guint kind; gboolean is_drawn; } cases[] = {
    { 1, TRUE }, { 2, TRUE }, { 3, TRUE }, { 1, FALSE }, { 4, TRUE }, { 1, FALSE }, { 2, TRUE }, { 4, FALSE }, { 3, TRUE },
  };
  guint n_drawn = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TurnTextureKey key = { .kind = cases[i].kind };
      guint before = n_drawn;

      turn_texture_cache_get (cache, &key, 4, 4, 1, (TurnTheme) { 0 }, draw_one, &n_drawn);
      g_assert_cmpuint (n_drawn - before, ==, cases[i].is_drawn ? 1 : 0);
      g_assert_cmpuint (turn_texture_cache_size (cache), <=, 3);
    }
}

static void
test_dropped (void)
{
  static const struct { int scale; TurnTheme theme; } cases[] = {
    { 2, { 0 } }, { 2, { .dark = TRUE } }, { 2, { .dark = TRUE, .high_contrast = TRUE } }, { 1, { 0 } },
  };
  g_autoptr (TurnTextureCache) cache = turn_texture_cache_new (8);
  TurnTextureKey key = { .kind = 1 }, other = { .kind = 2 };
  guint n_drawn = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      turn_texture_cache_get (cache, &key, 4, 4, cases[i].scale, cases[i].theme, draw_one, &n_drawn);
      g_assert_cmpuint (turn_texture_cache_size (cache), ==, 1);
      turn_texture_cache_get (cache, &other, 4, 4, cases[i].scale, cases[i].theme, draw_one, &n_drawn);
      g_assert_cmpuint (turn_texture_cache_size (cache), ==, 2);
    }
  g_assert_cmpuint (n_drawn, ==, 8);
}

/* Drawn in logical pixels, kept in those of the device. */
static void
test_scaled (void)
{
  g_autoptr (GdkTexture) texture = NULL;
  guint n_drawn = 0;
  guint32 pixels[20 * 10];

  texture = turn_texture_draw (10, 4.5, 2, (TurnTheme) { 0 }, draw_one, &n_drawn);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 20);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 9);
  gdk_texture_download (texture, (guchar *) pixels, 20 * sizeof *pixels);
  g_assert_cmphex (pixels[9], ==, 0xffff0000);
  g_assert_cmphex (pixels[10], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/texture-cache/keep", test_keep);
  g_test_add_func ("/texture-cache/bounded", test_bounded);
  g_test_add_func ("/texture-cache/dropped", test_dropped);
  g_test_add_func ("/texture-cache/scaled", test_scaled);

  return g_test_run ();
}
