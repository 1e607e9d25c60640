/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-hall.h>

/* Battles, the newest first. */
static const struct { const char *game, *place, *rival, *name; int score, rival_score; gint64 ended; } battles[] = {
  { "tag-city", "Two Banks", "bot:hard", "Zaz", 60, 70, 900 },
  { "tag-city", "Two Banks", "bot:easy", "Zaz", 90, 70, 800 },
  { "tag-city", "Old Harbour", "bot:easy", "Zaz", 80, 70, 700 },
  { "tag-city", "Old Harbour", "human", "Zaz", 50, 95, 600 },
  { "tag-city", "Old Harbour", "bot:easy", "Zaz", 90, 70, 500 },
  { "tag", "TAG", "bot:easy", "Zaz", 5, 6, 400 },
};

static TurnShelfSeat
new_seat (const char *name,
          const char *controller,
          int         score,
          gboolean    won)
{
  return (TurnShelfSeat) { .name = g_strdup (name), .controller = g_strdup (controller), .score = score, .place = won ? 1 : 2 };
}

static void
free_entry (gpointer data)
{
  TurnShelfEntry *entry = data;

  turn_shelf_facts_clear (&entry->facts);
  g_free (entry);
}

static GPtrArray *
new_results (void)
{
  GPtrArray *results = g_ptr_array_new_with_free_func (free_entry);

  for (gsize i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      const gboolean won = battles[i].score > battles[i].rival_score;
      TurnShelfEntry *entry = g_new0 (TurnShelfEntry, 1);

      entry->facts.game = g_strdup (battles[i].game);
      entry->facts.place = g_strdup (battles[i].place);
      entry->facts.ended = battles[i].ended;
      entry->facts.is_finished = TRUE;
      entry->facts.n_seats = 2;
      entry->facts.seats[0] = new_seat (battles[i].name, "human", battles[i].score, won);
      entry->facts.seats[1] = new_seat ("Mika", battles[i].rival, battles[i].rival_score, !won);
      g_ptr_array_add (results, entry);
    }

  return results;
}

static int
get_best (const TurnHall *hall,
          guint           index)
{
  return turn_hall_get_score (&g_array_index (hall->best, TurnHallScore, index));
}

/* Bots never enter; of equal scores the older stands first. */
static void
test_best (void)
{
  g_autoptr (GPtrArray) results = new_results ();
  g_auto (TurnHall) hall = turn_hall_new (results, &(TurnHallQuery) { .game = "tag-city" });

  g_assert_cmpuint (hall.newest->len, ==, 6);
  g_assert_cmpint (get_best (&hall, 0), ==, 95);
  g_assert_cmpint (get_best (&hall, 1), ==, 90);
  g_assert_cmpint (g_array_index (hall.best, TurnHallScore, 1).entry->facts.ended, ==, 500);
  g_assert_cmpint (get_best (&hall, 5), ==, 50);
}

static void
test_person (void)
{
  g_autoptr (GPtrArray) results = new_results ();
  g_auto (TurnHall) hall = turn_hall_new (results, &(TurnHallQuery) { .game = "tag-city", .person = "Zaz" });
  guint n_won;

  g_assert_cmpuint (hall.newest->len, ==, 5);
  g_assert_cmpuint (hall.n_won, ==, 3);
  g_assert_cmpuint (hall.best_streak, ==, 2);
  g_assert_cmpuint (turn_hall_count_newest (&hall, "easy", &n_won), ==, 3);
  g_assert_cmpuint (n_won, ==, 3);
  g_assert_cmpuint (turn_hall_count_newest (&hall, "hard", &n_won), ==, 1);
  g_assert_cmpuint (n_won, ==, 0);
  g_assert_cmpuint (turn_hall_count_newest (&hall, NULL, &n_won), ==, 5);
  g_assert_cmpfloat_with_epsilon (turn_hall_get_mean (&hall, 0), 74, 1e-9);
  g_assert_cmpfloat_with_epsilon (turn_hall_get_mean (&hall, 4), 90, 1e-9);
  g_assert_cmpint (turn_hall_get_score (turn_hall_find_best_since (&hall, 850)), ==, 60);
  g_assert_null (turn_hall_find_best_since (&hall, 1000));
}

static void
test_filters (void)
{
  g_autoptr (GPtrArray) results = new_results ();
  g_auto (TurnHall) place = turn_hall_new (results, &(TurnHallQuery) { .game = "tag-city", .place = "Two Banks" });
  g_auto (TurnHall) level = turn_hall_new (results, &(TurnHallQuery) { .game = "tag-city", .level = "easy" });
  g_auto (TurnHall) nothing = turn_hall_new (NULL, &(TurnHallQuery) { .game = "tag-city" });
  g_autofree const char **places = turn_hall_list_choices (results, "tag-city", TURN_HALL_PLACES);
  g_autofree const char **levels = turn_hall_list_choices (results, "tag-city", TURN_HALL_LEVELS);
  g_autofree const char **persons = turn_hall_list_choices (results, "tag-city", TURN_HALL_PERSONS);

  g_assert_cmpuint (place.newest->len, ==, 2);
  g_assert_cmpuint (level.newest->len, ==, 3);
  g_assert_cmpuint (nothing.newest->len, ==, 0);
  g_assert_cmpstr (places[0], ==, "Two Banks");
  g_assert_cmpstr (places[1], ==, "Old Harbour");
  g_assert_null (places[2]);
  g_assert_cmpstr (levels[0], ==, "hard");
  g_assert_cmpstr (levels[1], ==, "easy");
  g_assert_null (levels[2]);
  g_assert_cmpstr (persons[0], ==, "Zaz");
  g_assert_cmpstr (persons[1], ==, "Mika");
  g_assert_null (persons[2]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn-hall/best", test_best);
  g_test_add_func ("/turn-hall/person", test_person);
  g_test_add_func ("/turn-hall/filters", test_filters);

  return g_test_run ();
}
