/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-sticker-pace.h>

/* What came onto the sticker, and when. */
typedef struct
{
  TcStickerPace *pace;
  guint          positions[8];
  gint64         times[8];
  guint          n_due;
} Fixture;

static void
due (gpointer user_data)
{
  Fixture *fixture = user_data;

  fixture->positions[fixture->n_due] = tc_sticker_pace_get (fixture->pace)->position;
  fixture->times[fixture->n_due] = g_get_monotonic_time ();
  fixture->n_due++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->pace = tc_sticker_pace_new (due, fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  tc_sticker_pace_free (fixture->pace);
}

/* Somebody has filled something with that move; with none, nobody has. */
static TcTold
told_at (guint position)
{
  return (TcTold) { .report = { .n_taggers = position > 0 ? 1 : 0 }, .position = position };
}

static void
add (Fixture *fixture,
     guint    position)
{
  const TcTold told = told_at (position);

  tc_sticker_pace_add (fixture->pace, &told);
}

static void
wait_for (Fixture *fixture,
          guint    n_due)
{
  while (fixture->n_due < n_due)
    g_main_context_iteration (NULL, TRUE);
}

/* The first comes at once, the others one after the other, each when the one before has been there long enough, and the last one stays. */
static void
test_wait (Fixture      *fixture,
           gconstpointer data)
{
  for (guint position = 1; position <= 3; position++)
    add (fixture, position);
  g_assert_cmpuint (fixture->n_due, ==, 1);
  wait_for (fixture, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (fixture->positions[i], ==, i + 1);
      if (i > 0)
        g_assert_cmpint (fixture->times[i] - fixture->times[i - 1], >=, (TC_STICKER_MILLISECONDS - 1) * 1000);
    }
  g_assert_cmpuint (tc_sticker_pace_get (fixture->pace)->position, ==, 3);
}

/* Taking the sticker away waits like a sticker, but nobody waits for a sticker that is not there. */
static void
test_nothing (Fixture      *fixture,
              gconstpointer data)
{
  add (fixture, 1);
  add (fixture, 0);
  add (fixture, 2);
  g_assert_cmpuint (fixture->n_due, ==, 1);
  wait_for (fixture, 3);
  g_assert_cmpuint (fixture->positions[1], ==, 0);
  g_assert_cmpuint (fixture->positions[2], ==, 2);
  g_assert_cmpint (fixture->times[2] - fixture->times[1], <, TC_STICKER_MILLISECONDS * 1000 / 2);
}

/* Who has seen one sees the next, none is left out. */
static void
test_hurry (Fixture      *fixture,
            gconstpointer data)
{
  for (guint position = 1; position <= 4; position++)
    add (fixture, position);
  for (guint n_due = 2; n_due <= 4; n_due++)
    {
      tc_sticker_pace_hurry (fixture->pace);
      g_assert_cmpuint (fixture->n_due, ==, n_due);
      g_assert_cmpuint (fixture->positions[n_due - 1], ==, n_due);
    }
  tc_sticker_pace_hurry (fixture->pace);
  g_assert_cmpuint (fixture->n_due, ==, 4);
}

/* What is put there is no news, and what waited is forgotten. */
static void
test_set (Fixture      *fixture,
          gconstpointer data)
{
  const TcTold told = told_at (9);

  add (fixture, 1);
  add (fixture, 2);
  tc_sticker_pace_set (fixture->pace, &told);
  g_assert_cmpuint (tc_sticker_pace_get (fixture->pace)->position, ==, 9);
  tc_sticker_pace_hurry (fixture->pace);
  g_assert_cmpuint (fixture->n_due, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/sticker-pace/wait", Fixture, NULL, set_up, test_wait, tear_down);
  g_test_add ("/sticker-pace/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/sticker-pace/hurry", Fixture, NULL, set_up, test_hurry, tear_down);
  g_test_add ("/sticker-pace/set", Fixture, NULL, set_up, test_set, tear_down);

  return g_test_run ();
}
