/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-prestige-chart.h>
#include <turn-chart-scale.h>

static void
test_step (void)
{
  static const struct { int lowest, highest, step; } cases[] = {
    { 0, 0, 1 }, { 0, 5, 1 }, { 0, 6, 2 }, { 0, 91, 20 }, { -12, 91, 25 }, { 0, 101, 25 }, { 0, 499, 100 }, { 0, 4000, 1000 },
  };
  const graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 100, 100);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (turn_chart_scale (&area, 1, cases[i].lowest, cases[i].highest).step, ==, cases[i].step);
}

/* The scale begins and ends at whole steps, and places lie between its edges. */
static void
test_places (void)
{
  TurnChartScale scale = turn_chart_scale (&GRAPHENE_RECT_INIT (10, 20, 200, 100), 4, -3, 48);

  turn_chart_round (&scale);
  g_assert_cmpint (scale.step, ==, 20);
  g_assert_cmpint (scale.lowest, ==, -20);
  g_assert_cmpint (scale.highest, ==, 60);
  g_assert_cmpfloat_with_epsilon (turn_chart_x (&scale, 0), 10, 1e-9);
  g_assert_cmpfloat_with_epsilon (turn_chart_x (&scale, 4), 210, 1e-9);
  g_assert_cmpfloat_with_epsilon (turn_chart_y (&scale, -20), 120, 1e-9);
  g_assert_cmpfloat_with_epsilon (turn_chart_y (&scale, 60), 20, 1e-9);
  g_assert_cmpfloat_with_epsilon (turn_chart_y (&scale, 20), 70, 1e-9);
}

static void
test_push_apart (void)
{
  static const struct { double before[4], after[4]; } cases[] = {
    { { 10, 100, 200, 280 }, { 10, 100, 200, 280 } },
    { { 100, 101, 200, 280 }, { 100, 130, 200, 280 } },
    { { 280, 279, 278, 277 }, { 290, 260, 230, 200 } },
    { { 0, 0, 0, 0 }, { 10, 40, 70, 100 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double places[4];

      memcpy (places, cases[i].before, sizeof places);
      turn_chart_push_apart (places, 4, 30, 10, 290);
      for (guint j = 0; j < 4; j++)
        g_assert_cmpfloat_with_epsilon (places[j], cases[i].after[j], 1e-9);
    }
}

static void
test_words (void)
{
  static const int zaz[] = { 0, 3, 12 }, mika[] = { 0, -1, 9 };
  const TcPrestigeLine lines[] = { { "Zaz", turn_paint_get (0), zaz }, { "Mika", turn_paint_get (1), mika } };
  g_autoptr (GtkWidget) chart = g_object_ref_sink (g_object_new (TC_TYPE_PRESTIGE_CHART, NULL));

  tc_prestige_chart_set_lines (TC_PRESTIGE_CHART (chart), lines, 2, 2);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, "Prestige round by round");
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Round 1: Zaz 3, Mika −1.\nRound 2: Zaz 12, Mika 9.\n");
  tc_prestige_chart_set_lines (TC_PRESTIGE_CHART (chart), lines, 1, 0);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/prestige-chart/step", test_step);
  g_test_add_func ("/prestige-chart/places", test_places);
  g_test_add_func ("/prestige-chart/push-apart", test_push_apart);
  g_test_add_func ("/prestige-chart/words", test_words);

  return g_test_run ();
}
