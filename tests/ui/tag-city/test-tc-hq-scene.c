/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-dice-plan.h>
#include <tc-hq-layout.h>
#include <tc-hq-motion.h>

#include <math.h>

static const char printed[TC_N_HQ_TOKENS][TC_TOKEN_ID_SIZE] = { "T4", "L4", "I3", "S4", "O4", "", "I1", "I2", "V3" };

static TcHqScene
scene_with (TcHqMode mode,
            guint    n_dice,
            TcHqDie *dice)
{
  TcHqScene scene;

  tc_hq_scene_init_from_ids (&scene, NULL, printed);
  scene.mode = mode;
  scene.n_dice = (guint8) n_dice;
  for (guint i = 0; i < n_dice; i++)
    scene.dice[i] = dice[i];

  return scene;
}

static void
test_dice_in_words (void)
{
  static const struct { TcHqDie die; const char *words; } cases[] = {
    { { 3, 3 }, "Die 3 on section 4, S shape, 4 squares" },
    { { 4, -1 }, "Die 4: section 4, S shape, or section 5, square" },
    { { 6, 0 }, "Die 6 on section 1, T shape, 4 squares" },
    { { 6, -1 }, "Die 6: section 6, empty, or section 1, T shape" },
    { { 2, 2 }, "Die 2 on section 3, bar of three, 3 squares" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcHqScene scene = scene_with (TC_HQ_CHOOSE_DIE, 1, (TcHqDie[]) { cases[i].die });
      g_autofree char *words = tc_hq_scene_describe_die (&scene, 0);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* Who does not see the ring is told which key pushes a die where; nobody else needs to be. */
static void
test_keys_in_words (void)
{
  TcHqScene scene = scene_with (TC_HQ_PLACE_DICE, 2, (TcHqDie[]) { { 4, -1 }, { 6, -1 } });
  g_autofree char *keys = tc_hq_scene_describe_keys (&scene, 0);

  g_assert_cmpstr (keys, ==, "Left: square. Right: S shape.");
  g_assert_null (tc_hq_scene_describe_keys (&scene, 1));
  scene.mode = TC_HQ_CHOOSE_DIE;
  g_assert_null (tc_hq_scene_describe_keys (&scene, 0));
}

static void
test_places_in_words (void)
{
  static const struct { guint place; const char *words; } cases[] = {
    { 0, "Section 1, T shape, 4 squares" },
    { 3, "Section 4, S shape, 4 squares, 2 dice" },
    { 4, "Section 5, square, 4 squares, 1 die" },
    { 5, "Section 6, empty" },
    { 6, "Small shape 1, single square, 1 square" },
    { 7, "Small shape 2, domino, 2 squares" },
  };
  TcHqScene scene = scene_with (TC_HQ_CHOOSE_DIE, 4, (TcHqDie[]) { { 3, 3 }, { 4, 3 }, { 4, 4 }, { 0, 0 } });

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = tc_hq_scene_describe_place (&scene, cases[i].place);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_empty_in_words (void)
{
  static const struct { TcHqEmpty empty; const char *words; } cases[] = {
    { TC_HQ_EMPTY_PLAIN, "Section 6, empty" },
    { TC_HQ_EMPTY_UNKNOWN, "Section 6, drawn at the start" },
    { TC_HQ_EMPTY_SLOT, "Section 6, empty" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcHqScene scene = scene_with (TC_HQ_SHOW, 0, NULL);
      g_autofree char *words = NULL;

      scene.empty = cases[i].empty;
      words = tc_hq_scene_describe_place (&scene, 5);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_push_in_words (void)
{
  TcHqScene scene = scene_with (TC_HQ_PLACE_DICE, 1, (TcHqDie[]) { { 4, -1 } });
  g_autofree char *first = tc_hq_scene_describe_push (&scene, 0, 0);
  g_autofree char *second = tc_hq_scene_describe_push (&scene, 0, 1);

  g_assert_cmpstr (first, ==, "Push die 4 to section 4, S shape");
  g_assert_cmpstr (second, ==, "Push die 4 to section 5, square");
}

static void
test_next_die (void)
{
  TcHqScene scene = scene_with (TC_HQ_CHOOSE_DIE, 4, (TcHqDie[]) { { 3, 3 }, { 3, 2 }, { 4, 3 }, { 0, 3 } });

  g_assert_cmpint (tc_hq_scene_next_die_in (&scene, 3, -1), ==, 0);
  g_assert_cmpint (tc_hq_scene_next_die_in (&scene, 3, 0), ==, 2);
  g_assert_cmpint (tc_hq_scene_next_die_in (&scene, 3, 2), ==, 0);
  g_assert_cmpint (tc_hq_scene_next_die_in (&scene, 2, 1), ==, 1);
  g_assert_cmpint (tc_hq_scene_next_die_in (&scene, 0, -1), ==, -1);
}

static void
test_what_can_be_chosen (void)
{
  /* One bit a place. */
  static const struct { TcHqMode mode; TcHqEmpty empty; int chosen_die; guint places; } cases[] = {
    { TC_HQ_SHOW, TC_HQ_EMPTY_PLAIN, -1, 0 },
    { TC_HQ_SHOW, TC_HQ_EMPTY_UNKNOWN, -1, 0 },
    { TC_HQ_CHOOSE_DIE, TC_HQ_EMPTY_PLAIN, -1, 0x008 },
    { TC_HQ_CHOOSE_TOKEN, TC_HQ_EMPTY_PLAIN, -1, 0x1df },
    { TC_HQ_PLACE_DICE, TC_HQ_EMPTY_PLAIN, -1, 0 },
    { TC_HQ_PLACE_DICE, TC_HQ_EMPTY_PLAIN, 1, 0x021 },
    { TC_HQ_CHOOSE_SECTION, TC_HQ_EMPTY_PLAIN, -1, 0x1ff },
    { TC_HQ_CHOOSE_SECTION, TC_HQ_EMPTY_SLOT, -1, 0x03f },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcHqScene scene = scene_with (cases[i].mode, 2, (TcHqDie[]) { { 4, 3 }, { 6, -1 } });
      guint places = 0;

      scene.chosen_die = (gint8) cases[i].chosen_die;
      scene.empty = cases[i].empty;
      for (guint place = 0; place < TC_N_HQ_TOKENS; place++)
        places |= (guint) tc_hq_scene_can_choose (&scene, place) << place;
      g_assert_cmphex (places, ==, cases[i].places);
    }
}

/* The keys of the leader push a die to where the section is drawn. */
static void
test_keys_point_to_sections (void)
{
  static const struct { TcDirection direction; double x, y; } keys[] = {
    { TC_DIRECTION_LEFT, -1, 0 }, { TC_DIRECTION_RIGHT, 1, 0 }, { TC_DIRECTION_UP, 0, -1 }, { TC_DIRECTION_DOWN, 0, 1 },
  };
  TcHqDisc disc = { 0, 0, 1 };

  for (guint face = 1; face <= 6; face++)
    for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
      {
        double seam_x, seam_y, x, y, along;
        int side = tc_face_side (face, keys[i].direction);

        tc_hq_disc_point (&disc, tc_hq_seam_angle (face), 1, &seam_x, &seam_y);
        tc_hq_disc_point (&disc, tc_hq_section_angle (tc_face_section (face, (guint) side)), 1, &x, &y);
        along = (x - seam_x) * keys[i].x + (y - seam_y) * keys[i].y;
        g_assert_cmpfloat (along, >, -.2);
      }
}

static void
test_side_at (void)
{
  TcHqDisc disc = { 100, 100, 100 };

  g_assert_cmpint (tc_hq_disc_side_at (&disc, 2, 180, 100), ==, -1);
  g_assert_cmpint (tc_hq_disc_side_at (&disc, 2, 180, 60), ==, 0);
  g_assert_cmpint (tc_hq_disc_side_at (&disc, 2, 180, 140), ==, 1);
  g_assert_cmpint (tc_hq_disc_side_at (&disc, 5, 20, 60), ==, 1);
  g_assert_cmpint (tc_hq_disc_side_at (&disc, 5, 20, 140), ==, 0);
}

/* A die that lies in a section lies within its wedge, and no two dice of the same radius lie on one another. */
static void
test_dice_keep_apart (void)
{
  TcHqDisc disc = tc_hq_disc_fit (320, 320, FALSE);

  for (guint n = 1; n <= TC_MAX_DICE; n++)
    {
      TcHqScene scene = scene_with (TC_HQ_CHOOSE_DIE, n, (TcHqDie[]) { { 3, 3 }, { 4, 3 }, { 3, 3 }, { 4, 3 }, { 4, 3 } });

      for (guint i = 0; i < n; i++)
        {
          TcHqPose pose = tc_hq_pose_die (&scene, i);
          double x, y;

          tc_hq_disc_point (&disc, pose.angle, pose.distance, &x, &y);
          g_assert_true (tc_hq_disc_in_section (&disc, 3, x, y));
          for (guint j = 0; j < i; j++)
            {
              TcHqPose other = tc_hq_pose_die (&scene, j);

              g_assert_cmpfloat (fabs (other.angle - pose.angle) * pose.distance, >, .9 * pose.size);
            }
        }
    }
}

static void
test_equal_dice_on_a_seam (void)
{
  for (guint n = 1; n <= TC_MAX_DICE; n++)
    {
      TcHqScene scene = scene_with (TC_HQ_PLACE_DICE, n,
                                    (TcHqDie[]) { { 2, -1 }, { 2, -1 }, { 2, -1 }, { 2, -1 }, { 2, -1 } });

      for (guint i = 1; i < n; i++)
        {
          TcHqPose outer = tc_hq_pose_die (&scene, i - 1), inner = tc_hq_pose_die (&scene, i);

          g_assert_cmpfloat (outer.distance - inner.distance, >=, inner.size);
          g_assert_cmpfloat (inner.distance - inner.size / 2, >, TC_HQ_LABEL_RADIUS - .06);
        }
    }
}

static void
test_ghosts (void)
{
  TcHqScene scene = scene_with (TC_HQ_PLACE_DICE, 1, (TcHqDie[]) { { 4, -1 } });

  g_assert_false (tc_hq_has_ghost (&scene, 0));
  scene.chosen_die = 0;
  g_assert_true (tc_hq_has_ghost (&scene, 0));
  g_assert_true (tc_hq_has_ghost (&scene, 1));
  g_assert_cmpfloat (tc_hq_pose_ghost (&scene, 0).angle, <, tc_hq_seam_angle (4));
  g_assert_cmpfloat (tc_hq_pose_ghost (&scene, 1).angle, >, tc_hq_seam_angle (4));

  scene.dice[0].section = 3;
  g_assert_false (tc_hq_has_ghost (&scene, 0));
  g_assert_true (tc_hq_has_ghost (&scene, 1));

  scene.mode = TC_HQ_CHOOSE_DIE;
  g_assert_false (tc_hq_has_ghost (&scene, 1));
}

static void
test_roll_ends_at_rest (void)
{
  TcHqScene before = scene_with (TC_HQ_SHOW, 3, (TcHqDie[]) { { 0, -1 }, { 0, -1 }, { 0, -1 } });
  TcHqScene after = scene_with (TC_HQ_PLACE_DICE, 3, (TcHqDie[]) { { 1, -1 }, { 6, -1 }, { 6, -1 } });
  TcHqMotions none = { 0 }, motions;
  guint duration = tc_hq_motions_begin (&motions, &none, &before, &after, 0);

  g_assert_cmpuint (duration, ==, 700);
  for (guint i = 0; i < 3; i++)
    {
      TcHqFlight flight = tc_hq_motions_at (&motions, &after, i, duration);
      TcHqPose rest = tc_hq_pose_die (&after, i);

      g_assert_cmpuint (flight.face, ==, after.dice[i].face);
      g_assert_cmpfloat_with_epsilon (flight.rise, 0, 1e-9);
      g_assert_cmpfloat_with_epsilon (flight.pose.size, rest.size, 1e-9);
      g_assert_cmpfloat_with_epsilon (flight.pose.degrees, rest.degrees, 1e-9);
      g_assert_cmpuint (tc_hq_motions_at (&motions, &after, i, 100).face, !=, after.dice[i].face);
    }
  g_assert_false (tc_hq_motions_at (&motions, &after, 2, 50).visible);
}

static void
test_push_begins_where_it_is (void)
{
  TcHqScene before = scene_with (TC_HQ_PLACE_DICE, 2, (TcHqDie[]) { { 6, -1 }, { 2, -1 } });
  TcHqScene after = scene_with (TC_HQ_PLACE_DICE, 2, (TcHqDie[]) { { 6, 5 }, { 2, -1 } });
  TcHqMotions none = { 0 }, motions;

  g_assert_cmpuint (tc_hq_motions_begin (&motions, &none, &before, &before, 0), ==, 0);
  g_assert_cmpuint (tc_hq_motions_begin (&motions, &none, &before, &after, 0), ==, 180);
  g_assert_cmpfloat_with_epsilon (tc_hq_motions_at (&motions, &after, 0, 0).pose.angle,
                                  tc_hq_pose_die (&before, 0).angle, 1e-9);
  g_assert_cmpfloat_with_epsilon (remainder (tc_hq_motions_at (&motions, &after, 0, 180).pose.angle -
                                             tc_hq_pose_die (&after, 0).angle, 2 * G_PI), 0, 1e-9);
  g_assert_cmpint (motions.dice[1].kind, ==, TC_HQ_MOTION_NONE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hq-scene/dice-in-words", test_dice_in_words);
  g_test_add_func ("/hq-scene/places-in-words", test_places_in_words);
  g_test_add_func ("/hq-scene/keys-in-words", test_keys_in_words);
  g_test_add_func ("/hq-scene/empty-in-words", test_empty_in_words);
  g_test_add_func ("/hq-scene/push-in-words", test_push_in_words);
  g_test_add_func ("/hq-scene/next-die", test_next_die);
  g_test_add_func ("/hq-scene/what-can-be-chosen", test_what_can_be_chosen);
  g_test_add_func ("/hq-layout/keys-point-to-sections", test_keys_point_to_sections);
  g_test_add_func ("/hq-layout/side-at", test_side_at);
  g_test_add_func ("/hq-layout/dice-keep-apart", test_dice_keep_apart);
  g_test_add_func ("/hq-layout/equal-dice-on-a-seam", test_equal_dice_on_a_seam);
  g_test_add_func ("/hq-layout/ghosts", test_ghosts);
  g_test_add_func ("/hq-motion/roll-ends-at-rest", test_roll_ends_at_rest);
  g_test_add_func ("/hq-motion/push-begins-where-it-is", test_push_begins_where_it_is);

  return g_test_run ();
}
