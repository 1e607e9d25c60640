/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include <tc-check.h>
#include <tc-wall-drawing.h>
#include <turn-palette.h>

/* The walls as the look has them. */
static void
test_walls (void)
{
  static const struct { guint32 base, light, dark; } cases[] = {
    { 0xb5391a, 0xda9c8d, 0x65281b },
    { 0xf3c83f, 0xf9e49f, 0x846f2d },
    { 0x35b3ea, 0x9ad9f5, 0x256583 },
    { 0x6b3b93, 0xb59dc9, 0x402957 },
    { 0x62a358, 0xb1d1ac, 0x3c5d3a },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmphex (tc_wall (cases[i].base, (TurnTheme) { .dark = FALSE }).ground, ==, cases[i].light);
      g_assert_cmphex (tc_wall (cases[i].base, (TurnTheme) { .dark = TRUE }).ground, ==, cases[i].dark);
    }
}

static void
test_mix (void)
{
  g_assert_cmphex (turn_mix (0x000000, 0xffffff, 0), ==, 0x000000);
  g_assert_cmphex (turn_mix (0x000000, 0xffffff, 1), ==, 0xffffff);
  g_assert_cmphex (turn_mix (0x102030, 0x304050, .5), ==, 0x203040);
  g_assert_cmphex (turn_mix (0xff0000, 0x0000ff, .25), ==, 0xbf0040);
}

/* Nobody takes one tagger's paint for another's, whatever their eyes. */
static void
test_paints_differ (void)
{
  for (guint i = 0; i < TURN_N_PAINTS; i++)
    for (guint k = 0; k < i; k++)
      {
        g_assert_cmpint (turn_paint_get (i)->mark, !=, turn_paint_get (k)->mark);
        for (TcEyes eyes = TC_EYES_FULL; eyes <= TC_EYES_TRITAN; eyes++)
          g_assert_cmpfloat (tc_colour_distance (turn_paint_get (i)->body, turn_paint_get (k)->body, eyes), >, 10);
      }
}

static void
test_find (void)
{
  for (guint i = 0; i < TURN_N_PAINTS; i++)
    {
      g_assert_true (turn_paint_find (turn_paint_get (i)->id) == turn_paint_get (i));
      g_assert_cmpstr (turn_paint_get_name (turn_paint_get (i)), !=, "");
      g_assert_cmpstr (turn_mark_get_name (turn_paint_get (i)->mark), !=, "");
    }
  g_assert_null (turn_paint_find ("beige"));
  g_assert_null (turn_paint_find (NULL));
}

static double
luminance (guint32 colour)
{
  double sum = 0;
  static const double weights[] = { .0722, .7152, .2126 };

  for (int i = 0; i < 3; i++)
    {
      double part = (colour >> (8 * i) & 0xff) / 255.;

      sum += weights[i] * (part <= .04045 ? part / 12.92 : pow ((part + .055) / 1.055, 2.4));
    }

  return sum;
}

static double
contrast (guint32 a,
          guint32 b)
{
  double light = MAX (luminance (a), luminance (b)), dark = MIN (luminance (a), luminance (b));

  return (light + .05) / (dark + .05);
}

static void
test_contrast (void)
{
  for (guint i = 0; i < TURN_N_PAINTS; i++)
    {
      const TurnPaint *paint = turn_paint_get (i);

      g_assert_cmpfloat (contrast (paint->on, paint->button), >=, 4.5);
      g_assert_cmpfloat (contrast (paint->ink, 0xffffff), >=, 4.5);
      g_assert_cmpfloat (contrast (paint->bright, 0x1f2026), >=, 4.5);
    }
}

static void
test_high_contrast (void)
{
  for (guint dark = 0; dark < 2; dark++)
    {
      TurnColours usual = turn_colours ((TurnTheme) { .dark = dark == 1 });
      TurnColours strong = turn_colours ((TurnTheme) { .dark = dark == 1, .high_contrast = TRUE });

      g_assert_cmpfloat (strong.slot_border.alpha, >, usual.slot_border.alpha);
      g_assert_cmpfloat (strong.plate_border.alpha, >, usual.plate_border.alpha);
      g_assert_cmpfloat (strong.mortar.alpha, >, usual.mortar.alpha);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/walls", test_walls);
  g_test_add_func ("/palette/mix", test_mix);
  g_test_add_func ("/palette/paints-differ", test_paints_differ);
  g_test_add_func ("/palette/find", test_find);
  g_test_add_func ("/palette/contrast", test_contrast);
  g_test_add_func ("/palette/high-contrast", test_high_contrast);

  return g_test_run ();
}
