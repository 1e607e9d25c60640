/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-deal.h>
#include <turn-record-private.h>

#define SEED 7

static TurnDeal
make_deal (guint n_seats,
           int   first)
{
  static const char *const names[TURN_MAX_SEATS] = { "Ana", "Ben", "Cem", "Dora", "Eve", "Finn" };
  TurnDeal deal = { .n_seats = n_seats, .first = first };

  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    deal.seats[i] = (TurnSeat) {
      .name = g_strdup (names[i]),
      .controller = g_strdup (i == 0 ? "human" : "bot:medium"),
      .paint = g_strdup ("flamingo"),
    };

  return deal;
}

static JsonArray *
get_deck (TurnRecord *record)
{
  return json_object_get_array_member (json_node_get_object (record->setup->json), "deck");
}

static int
get_to_move (TurnRecord *record)
{
  TurnState state;

  turn_record_get_state (record, 0, &state);

  return turn_record_get_format (record)->rules->to_move (turn_record_get_game (record), &state);
}

/* T1: whoever is chosen starts, the record says so, and the cards of a seed are the same with everybody. */
static void
test_first (void)
{
  const TurnRecordFormat *format = turn_record_format_find ("tag");
  g_auto (TurnDeal) drawn = make_deal (4, TURN_FIRST_DRAWN);
  g_autoptr (TurnRecord) any = turn_deal_start (&drawn, format, SEED, NULL);
  g_autoptr (TurnRecord) again = turn_deal_again (any, SEED, NULL);
  g_autofree char *line = turn_record_to_line (any), *same_line = turn_record_to_line (again);

  g_assert_cmpstr (line, ==, same_line);
  for (int first = 0; first < 4; first++)
    {
      g_auto (TurnDeal) deal = make_deal (4, first);
      g_autoptr (GError) error = NULL;
      g_autoptr (TurnRecord) record = turn_deal_start (&deal, format, SEED, &error);

      g_assert_no_error (error);
      g_assert_cmpint (json_object_get_int_member (json_node_get_object (record->setup->json), "first"), ==, first);
      g_assert_cmpint (get_to_move (record), ==, first);
      g_assert_cmpuint (json_array_get_length (get_deck (record)), >, 0);
      g_assert_true (json_array_equal (get_deck (record), get_deck (any)));
    }
}

/* R1: nobody chooses who starts Roll Tag, whatever is in the settings. */
static void
test_no_choice (void)
{
  const TurnRecordFormat *format = turn_record_format_find ("roll-tag");
  g_auto (TurnDeal) chosen = make_deal (2, 1), deal = make_deal (2, TURN_FIRST_DRAWN);
  g_autoptr (GVariant) variant = g_variant_ref_sink (turn_deal_to_variant (&chosen));
  g_autoptr (TurnRecord) record = NULL;

  turn_deal_read_variant (&deal, format->rules, variant);
  g_assert_cmpint (deal.first, ==, TURN_FIRST_DRAWN);
  record = turn_deal_start (&deal, format, SEED, NULL);
  g_assert_nonnull (record);
}

static void
test_remove (void)
{
  static const struct { guint seat; int first, then; } cases[] = {
    { 0, TURN_FIRST_DRAWN, TURN_FIRST_DRAWN }, { 1, 0, 0 }, { 1, 1, TURN_FIRST_DRAWN }, { 1, 2, 1 }, { 2, 1, 1 }, { 0, 2, 1 }, { 2, 2, TURN_FIRST_DRAWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TurnDeal) deal = make_deal (3, cases[i].first);
      g_autofree char *leaving = g_strdup (deal.seats[cases[i].seat].name);
      g_autofree char *first = cases[i].then >= 0 ? g_strdup (deal.seats[cases[i].first].name) : NULL;

      turn_deal_remove (deal.seats, &deal.n_seats, &deal.first, cases[i].seat);
      g_assert_cmpuint (deal.n_seats, ==, 2);
      g_assert_cmpint (deal.first, ==, cases[i].then);
      g_assert_cmpstr (deal.seats[2].name, ==, leaving);
      if (first != NULL)
        g_assert_cmpstr (deal.seats[deal.first].name, ==, first);
    }
}

static void
test_remembers (void)
{
  const TurnRules *rules = turn_record_format_find ("tag")->rules;
  g_auto (TurnDeal) kept = make_deal (5, 4), deal = make_deal (3, TURN_FIRST_DRAWN);
  g_autoptr (GVariant) variant = NULL;

  g_free (kept.seats[4].name);
  kept.seats[4].name = g_strdup ("Zoë");
  kept.seats[0].language = g_strdup ("fr");
  variant = g_variant_ref_sink (turn_deal_to_variant (&kept));
  turn_deal_read_variant (&deal, rules, variant);
  g_assert_cmpuint (deal.n_seats, ==, 5);
  g_assert_cmpint (deal.first, ==, 4);
  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    {
      g_assert_cmpstr (deal.seats[i].name, ==, kept.seats[i].name);
      g_assert_cmpstr (deal.seats[i].controller, ==, kept.seats[i].controller);
      g_assert_cmpstr (deal.seats[i].paint, ==, kept.seats[i].paint);
      g_assert_cmpstr (deal.seats[i].language, ==, kept.seats[i].language);
    }
}

/* What makes no sense is left as it was. */
static void
test_nonsense (void)
{
  static const char *const texts[] = {
    "{}",
    "{'n-seats': <uint32 0>, 'first': <-5>}",
    "{'n-seats': <uint32 7>, 'first': <3>}",
    "{'n-seats': <'three'>, 'first': <uint32 1>}",
    "{'first': <99>, 'seats': <@a(ssss) []>}",
    "{'seats': <[('', 'nobody', '', '')]>}",
    "{'seats': <['Ana']>}",
  };
  const TurnRules *rules = turn_record_format_find ("tag")->rules;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (TurnDeal) deal = make_deal (3, TURN_FIRST_DRAWN);
      g_autoptr (GVariant) variant = g_variant_parse (G_VARIANT_TYPE_VARDICT, texts[i], NULL, NULL, NULL);

      g_assert_nonnull (variant);
      turn_deal_read_variant (&deal, rules, variant);
      g_assert_cmpuint (deal.n_seats, ==, 3);
      g_assert_cmpint (deal.first, ==, TURN_FIRST_DRAWN);
      g_assert_cmpstr (deal.seats[0].name, ==, "Ana");
      g_assert_cmpstr (deal.seats[0].controller, ==, "human");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn-deal/first", test_first);
  g_test_add_func ("/turn-deal/no-choice", test_no_choice);
  g_test_add_func ("/turn-deal/remove", test_remove);
  g_test_add_func ("/turn-deal/remembers", test_remembers);
  g_test_add_func ("/turn-deal/nonsense", test_nonsense);

  return g_test_run ();
}
