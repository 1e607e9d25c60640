/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <turn-places-private.h>
#include <turn-places.h>

typedef struct
{
  const char *name;
  guint       n_seats;
  int         scores[TURN_MAX_SEATS];
  int         tie_breaks[TURN_MAX_SEATS];
  guint       order[TURN_MAX_SEATS];
  guint       places[TURN_MAX_SEATS];
  guint       broken;         /* a bit for each seat whose place the tie break decided */
  guint       n_winners;
  gboolean    is_tie_won;
  int         most, next;
} Case;

static const Case cases[] = {
  { "two", 2, { 3, 5 }, { 9, 0 }, { 1, 0 }, { 2, 1 }, 0, 1, FALSE, 0, 0 },
  { "two, tied and broken", 2, { 5, 5 }, { 0, 1 }, { 1, 0 }, { 2, 1 }, 0x3, 1, TRUE, 1, 0 },
  { "two, shared", 2, { 5, 5 }, { 2, 2 }, { 0, 1 }, { 1, 1 }, 0, 2, FALSE, 0, 0 },
  { "three, the first two tied", 3, { 90, 91, 91 }, { 1, 1, 2 }, { 2, 1, 0 }, { 3, 2, 1 }, 0x6, 1, TRUE, 2, 1 },
  { "three, two share and the third is left behind by bubbles", 3, { 91, 91, 91 }, { 2, 1, 2 }, { 0, 2, 1 }, { 1, 3, 1 }, 0x7, 2, TRUE, 2, 1 },
  { "three, tied: the next best counts", 3, { 7, 7, 7 }, { 0, 3, 2 }, { 1, 2, 0 }, { 3, 1, 2 }, 0x7, 1, TRUE, 3, 2 },
  { "three, all shared", 3, { 0, 0, 0 }, { 0, 0, 0 }, { 0, 1, 2 }, { 1, 1, 1 }, 0, 3, FALSE, 0, 0 },
  { "three, only the second place is tied and broken", 3, { 4, 9, 4 }, { 0, 0, 1 }, { 1, 2, 0 }, { 3, 1, 2 }, 0x5, 1, FALSE, 0, 0 },
  { "three, the second place is shared", 3, { 4, 9, 4 }, { 1, 0, 1 }, { 1, 0, 2 }, { 2, 1, 2 }, 0, 1, FALSE, 0, 0 },
  { "three, negative", 3, { -3, -1, -2 }, { 0, 0, 0 }, { 1, 2, 0 }, { 3, 1, 2 }, 0, 1, FALSE, 0, 0 },
  { "three, negative and tied", 3, { -3, -7, -3 }, { 1, 5, 4 }, { 2, 0, 1 }, { 2, 3, 1 }, 0x5, 1, TRUE, 4, 1 },
  { "four", 4, { 1, 4, 2, 3 }, { 0, 0, 0, 0 }, { 1, 3, 2, 0 }, { 4, 1, 3, 2 }, 0, 1, FALSE, 0, 0 },
  { "four, all tied", 4, { 8, 8, 8, 8 }, { 1, 3, 0, 2 }, { 1, 3, 0, 2 }, { 3, 1, 4, 2 }, 0xf, 1, TRUE, 3, 2 },
  { "four, all tied, two behind the winner alike", 4, { 8, 8, 8, 8 }, { 1, 3, 0, 1 }, { 1, 0, 3, 2 }, { 2, 1, 4, 2 }, 0xf, 1, TRUE, 3, 1 },
  { "four, three share", 4, { 8, 8, 2, 8 }, { 1, 1, 9, 1 }, { 0, 1, 3, 2 }, { 1, 1, 4, 1 }, 0, 3, FALSE, 0, 0 },
  { "four, two ties", 4, { 5, 8, 5, 8 }, { 1, 1, 2, 0 }, { 1, 3, 2, 0 }, { 4, 1, 3, 2 }, 0xf, 1, TRUE, 1, 0 },
};

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  const TurnPlaces places = turn_places_new (self->scores, self->tie_breaks, self->n_seats);
  int most = 0, next = 0;

  g_assert_cmpuint (places.n_seats, ==, self->n_seats);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_assert_cmpint (places.scores[i], ==, self->scores[i]);
      g_assert_cmpint (places.tie_breaks[i], ==, self->tie_breaks[i]);
      g_assert_cmpuint (places.order[i], ==, self->order[i]);
      g_assert_cmpuint (places.places[i], ==, self->places[i]);
      g_assert_cmpint (turn_places_is_broken (&places, i), ==, self->broken >> i & 1);
    }
  g_assert_cmpuint (turn_places_n_winners (&places), ==, self->n_winners);
  g_assert_cmpint (turn_places_is_tie_won (&places, &most, &next), ==, self->is_tie_won);
  g_assert_cmpint (most, ==, self->most);
  g_assert_cmpint (next, ==, self->next);
}

/* A game that breaks no ties shares every one of them. */
static void
test_without_tie_breaks (void)
{
  const int scores[TURN_MAX_SEATS] = { 2, -3, 2, 6, 0, 2 };
  const guint expected[TURN_MAX_SEATS] = { 2, 6, 2, 1, 5, 2 };
  const TurnPlaces places = turn_places_new (scores, NULL, TURN_MAX_SEATS);

  for (guint seat = 0; seat < TURN_MAX_SEATS; seat++)
    {
      g_assert_cmpuint (places.places[seat], ==, expected[seat]);
      g_assert_false (turn_places_is_broken (&places, seat));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/turn-places/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/turn-places/without-tie-breaks", test_without_tie_breaks);

  return g_test_run ();
}
