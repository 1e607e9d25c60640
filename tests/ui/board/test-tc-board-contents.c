/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-fixtures.h"

static TcBoardContents *
contents_of (SceneFixture *fixture)
{
  TcBoardScene scene = scene_fixture_get (fixture);

  return tc_board_contents_new (&scene);
}

static void
test_squares_in_words (void)
{
  static const struct { guint row, column; const char *words; } cases[] = {
    { 5, 5, "F 6, Metro, tagged" },
    { 4, 10, "K 5, Heights, free" },
    { 0, 0, "A 1, Docks, free" },
    { 7, 11, "L 8, Heights, tagged" },
  };
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  g_autoptr (TcBoardContents) contents = contents_of (fixture);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = tc_board_contents_say_square (contents, cases[i].row, cases[i].column);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_values (void)
{
  static const struct { TcFeatureKind kind; guint index; TcValueState high, low; const char *first, *words; } cases[] = {
    { TC_FEATURE_ROW, 0, TC_VALUE_OPEN, TC_VALUE_WAIT, NULL, "Row 1, HIGH free, LOW, 12 squares missing" },
    { TC_FEATURE_ROW, 4, TC_VALUE_GONE, TC_VALUE_OPEN, "taxi", "Row 5, HIGH taken by Nono, LOW free, 3 squares missing" },
    { TC_FEATURE_ROW, 6, TC_VALUE_MINE, TC_VALUE_VOID, NULL, "Row 7, HIGH yours, LOW" },
    { TC_FEATURE_COLUMN, 6, TC_VALUE_GONE, TC_VALUE_OPEN, "lagoon", "Column G, HIGH taken by Mika, LOW free, 3 squares missing" },
    { TC_FEATURE_DISTRICT, 2, TC_VALUE_MINE, TC_VALUE_VOID, NULL, "Metro, HIGH yours, LOW" },
    { TC_FEATURE_DISTRICT, 3, TC_VALUE_GONE, TC_VALUE_OPEN, "taxi", "Heights, HIGH taken by Nono, LOW free, 17 squares missing" },
  };
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  g_autoptr (TcBoardContents) contents = contents_of (fixture);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoardFeature *feature = tc_board_contents_find (contents, cases[i].kind, cases[i].index);
      g_autofree char *words = tc_board_contents_say_feature (contents, feature);
      g_autofree char *expected = scene_fixture_words (fixture, cases[i].kind, cases[i].index, cases[i].words);

      g_assert_cmpstr (words, ==, expected);
      g_assert_cmpint (feature->high, ==, cases[i].high);
      g_assert_cmpint (feature->low, ==, cases[i].low);
      g_assert_true (feature->first == (cases[i].first != NULL ? turn_paint_find (cases[i].first) : NULL));
    }
}

/* With the final die several are first (C17); one who comes later gets the low value. */
static void
test_shared_and_low (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_new ("side-a");
  g_autoptr (TcBoardContents) contents = NULL;
  g_autofree char *low = NULL, *expected = NULL;

  scene_fixture_paint (fixture, 0, "A1 B1 C1 D1 E1");
  scene_fixture_paint (fixture, 0, "F1 G1 H1 I1 J1");
  scene_fixture_paint (fixture, 0, "K1 L1");
  scene_fixture_take (fixture, TC_FEATURE_ROW, 0, 2 | 4);
  scene_fixture_take (fixture, TC_FEATURE_ROW, 1, 1 | 4);
  contents = contents_of (fixture);

  low = tc_board_contents_say_feature (contents, tc_board_contents_find (contents, TC_FEATURE_ROW, 0));
  expected = scene_fixture_words (fixture, TC_FEATURE_ROW, 0, "Row 1, HIGH taken by Nono and Mika, LOW yours");
  g_assert_cmpstr (low, ==, expected);
  g_assert_cmpint (tc_board_contents_find (contents, TC_FEATURE_ROW, 0)->high, ==, TC_VALUE_GONE);
  g_assert_cmpint (tc_board_contents_find (contents, TC_FEATURE_ROW, 0)->low, ==, TC_VALUE_MINE);
}

static void
test_city_without_battle (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_new ("side-b");
  TcBoardScene scene = { .file = fixture->file };
  g_autoptr (TcBoardContents) contents = tc_board_contents_new (&scene);
  g_autofree char *square = tc_board_contents_say_square (contents, 0, 0);
  g_autofree char *water = tc_board_contents_say_square (contents, 0, 4);
  g_autofree char *feature = tc_board_contents_say_feature (contents, tc_board_contents_find (contents, TC_FEATURE_COLUMN, 4));
  g_autofree char *expected = scene_fixture_words (fixture, TC_FEATURE_COLUMN, 4, "Column E, HIGH, LOW");

  g_assert_cmpstr (square, ==, "A 1, Freight Yard");
  g_assert_cmpstr (water, ==, "E 1, outside the city");
  g_assert_cmpstr (feature, ==, expected);
  g_assert_null (contents->paint);
  g_assert_cmpuint (contents->n_pieces, ==, 0);
}

/* The same features in the same order as the rules have them. */
static void
test_order_of_features (void)
{
  static const char *const boards[] = { "side-a", "side-b" };

  for (gsize k = 0; k < G_N_ELEMENTS (boards); k++)
    {
      g_autoptr (SceneFixture) fixture = scene_fixture_new (boards[k]);
      g_autoptr (TcBoardContents) contents = contents_of (fixture);

      g_assert_cmpuint (contents->n_features, ==, fixture->game->n_features);
      for (guint i = 0; i < contents->n_features; i++)
        {
          g_assert_cmpint (contents->features[i].kind, ==, fixture->game->features[i].kind);
          g_assert_cmpuint (contents->features[i].index, ==, fixture->game->features[i].index);
          g_assert_cmpuint (contents->features[i].missing, ==, fixture->game->features[i].n_squares);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-contents/squares-in-words", test_squares_in_words);
  g_test_add_func ("/board-contents/values", test_values);
  g_test_add_func ("/board-contents/shared-and-low", test_shared_and_low);
  g_test_add_func ("/board-contents/city-without-battle", test_city_without_battle);
  g_test_add_func ("/board-contents/order-of-features", test_order_of_features);

  return g_test_run ();
}
