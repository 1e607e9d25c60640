/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-language.h>
#include <tc-model-private.h>
#include <tc-result.h>
#include <turn-places-private.h>
#include <turn-words.h>

#include "match-fixtures.h"

#define NBSP "\xc2\xa0"
#define MINUS "\xe2\x88\x92"

typedef struct
{
  int columns, rows, districts, drones, bubbles;
  int n_bubbles;
} Seat;

typedef struct
{
  const char *headline;
  const char *lines[TC_MAX_SEATS - 1];      /* of those who lost, best first */
  const char *spoken;
} Words;

typedef struct
{
  const char *name;
  guint       n_seats;
  Seat        seats[TC_MAX_SEATS];
  TcLoss      losses[TC_MAX_SEATS - 1];     /* of those who lost, best first */
  Words       english;
  Words       french;
} Case;

static const char *const names[TC_MAX_SEATS] = { "Zaz", "Mika", "Nono", "Ixo" };

static const Case cases[] = {
  {
    .name = "a tie that bubbles broke",
    .n_seats = 3,
    .seats = { { 22, 30, 63, -22, -2, 2 }, { 22, 24, 60, -15, 0, 1 }, { 28, 25, 53, -15, -1, 1 } },
    .losses = { { TC_LOSS_BY_BUBBLES, 1, 0, 0, 0 }, { TC_LOSS_BUT_BEST, 1, TC_PART_COLUMNS, 28, 22 } },
    .english = {
      "Zaz owns the walls with 91 prestige, by 2 bubbles to 1",
      { "Mika, 2nd: as much prestige, one bubble fewer.", "Nono, 3rd: 1 behind, but best in columns with 28." },
      "All city! Zaz wins with 91, by 2 bubbles to 1. Mika second with 91, Nono third with 90.",
    },
    .french = {
      "Zaz règne sur les murs avec 91 de prestige, 2 bulles à 1",
      { "Mika, 2e" NBSP ": autant de prestige, une bulle de moins.", "Nono, 3e" NBSP ": à 1 point, mais en tête aux colonnes avec 28." },
      "All city\xe2\x80\xaf! Zaz gagne avec 91, 2 bulles à 1. Mika deuxième avec 91, Nono troisième avec 90.",
    },
  },
  {
    .name = "no tie",
    .n_seats = 4,
    .seats = { { 10, 10, 20, 0, 0, 0 }, { 12, 14, 11, -2, 0, 0 }, { 5, 9, 21, -3, -1, 1 }, { 10, 10, 20, -5, -3, 3 } },
    .losses = { { TC_LOSS_BUT_BEST, 5, TC_PART_ROWS, 14, 10 }, { TC_LOSS_FURTHEST, 8, TC_PART_DRONES, -5, 0 },
                { TC_LOSS_BUT_BEST, 9, TC_PART_DISTRICTS, 21, 20 } },
    .english = {
      "Zaz owns the walls with 40 prestige",
      { "Mika, 2nd: 5 behind, but best in rows with 14.", "Ixo, 3rd: 8 behind, furthest in drones with " MINUS "5 to 0.",
        "Nono, 4th: 9 behind, but best in districts with 21." },
      "All city! Zaz wins with 40. Mika second with 35, Ixo third with 32, Nono fourth with 31.",
    },
    .french = {
      "Zaz règne sur les murs avec 40 de prestige",
      { "Mika, 2e" NBSP ": à 5 points, mais en tête aux lignes avec 14.",
        "Ixo, 3e" NBSP ": à 8 points, surtout aux drones" NBSP ": " MINUS "5 contre 0.",
        "Nono, 4e" NBSP ": à 9 points, mais en tête aux quartiers avec 21." },
      "All city\xe2\x80\xaf! Zaz gagne avec 40. Mika deuxième avec 35, Ixo troisième avec 32, Nono quatrième avec 31.",
    },
  },
  {
    .name = "one bubble to none, two behind alike",
    .n_seats = 4,
    .seats = { { 5, 5, 2, 0, 0, 0 }, { 6, 6, 0, 0, 0, 1 }, { 4, 4, 4, 0, 0, 0 }, { 1, 1, 1, 0, 0, 0 } },
    .losses = { { TC_LOSS_BY_BUBBLES, 1, 0, 0, 0 }, { TC_LOSS_BY_BUBBLES, 1, 0, 0, 0 }, { TC_LOSS_FURTHEST, 9, TC_PART_COLUMNS, 1, 6 } },
    .english = {
      "Mika owns the walls with 12 prestige, by 1 bubble to 0",
      { "Zaz, 2nd: as much prestige, one bubble fewer.", "Nono, 2nd: as much prestige, one bubble fewer.",
        "Ixo, 4th: 9 behind, furthest in columns with 1 to 6." },
      "All city! Mika wins with 12, by 1 bubble to 0. Zaz second with 12, Nono second with 12, Ixo fourth with 3.",
    },
    .french = {
      "Mika règne sur les murs avec 12 de prestige, 1 bulle à 0",
      { "Zaz, 2e" NBSP ": autant de prestige, une bulle de moins.", "Nono, 2e" NBSP ": autant de prestige, une bulle de moins.",
        "Ixo, 4e" NBSP ": à 9 points, surtout aux colonnes" NBSP ": 1 contre 6." },
      "All city\xe2\x80\xaf! Mika gagne avec 12, 1 bulle à 0. Zaz deuxième avec 12, Nono deuxième avec 12, Ixo quatrième avec 3.",
    },
  },
  {
    .name = "two share, and a third has fewer bubbles",
    .n_seats = 3,
    .seats = { { 3, 3, 0, 0, -1, 3 }, { 0, 0, 6, 0, -1, 3 }, { 2, 2, 1, 0, 0, 1 } },
    .losses = { { TC_LOSS_BY_BUBBLES, 2, 0, 0, 0 } },
    .english = {
      "Zaz and Mika own the walls together, 5 prestige and 3 bubbles each",
      { "Nono, 3rd: as much prestige, 2 bubbles fewer." },
      "All city! Zaz and Mika win together with 5. Nono third with 5.",
    },
    .french = {
      "Zaz et Mika règnent ensemble sur les murs" NBSP ": 5 de prestige, 3 bulles partout",
      { "Nono, 3e" NBSP ": autant de prestige, 2 bulles de moins." },
      "All city\xe2\x80\xaf! Zaz et Mika gagnent ensemble avec 5. Nono troisième avec 5.",
    },
  },
  {
    .name = "one bubble each",
    .n_seats = 2,
    .seats = { { 1, 1, 1, 0, 0, 1 }, { 0, 0, 3, 0, 0, 1 } },
    .english = { "Zaz and Mika own the walls together, 3 prestige and 1 bubble each", { NULL }, "All city! Zaz and Mika win together with 3." },
    .french = { "Zaz et Mika règnent ensemble sur les murs" NBSP ": 3 de prestige, 1 bulle partout", { NULL },
                "All city\xe2\x80\xaf! Zaz et Mika gagnent ensemble avec 3." },
  },
  {
    .name = "four share without a bubble, below zero",
    .n_seats = 4,
    .seats = { { 0, 0, 0, -4, 0, 0 }, { 1, 0, 0, -5, 0, 0 }, { 0, 1, 0, -5, 0, 0 }, { 0, 0, 1, -5, 0, 0 } },
    .english = { "Zaz, Mika, Nono and Ixo own the walls together, " MINUS "4 prestige and no bubbles each", { NULL },
                 "All city! Zaz, Mika, Nono and Ixo win together with " MINUS "4." },
    .french = { "Zaz, Mika, Nono et Ixo règnent ensemble sur les murs" NBSP ": " MINUS "4 de prestige, aucune bulle", { NULL },
                "All city\xe2\x80\xaf! Zaz, Mika, Nono et Ixo gagnent ensemble avec " MINUS "4." },
  },
  {
    .name = "behind shared winners the best of each counts",
    .n_seats = 3,
    .seats = { { 9, 3, 0, 0, 0, 0 }, { 3, 9, 0, 0, 0, 0 }, { 3, 4, 0, 0, -5, 2 } },
    .losses = { { TC_LOSS_FURTHEST, 10, TC_PART_COLUMNS, 3, 9 } },
    .english = { "Zaz and Mika own the walls together, 12 prestige and no bubbles each", { "Nono, 3rd: 10 behind, furthest in columns with 3 to 9." },
                 "All city! Zaz and Mika win together with 12. Nono third with 2." },
    .french = { "Zaz et Mika règnent ensemble sur les murs" NBSP ": 12 de prestige, aucune bulle",
                { "Nono, 3e" NBSP ": à 10 points, surtout aux colonnes" NBSP ": 3 contre 9." },
                "All city\xe2\x80\xaf! Zaz et Mika gagnent ensemble avec 12. Nono troisième avec 2." },
  },
  {
    .name = "as good as the winner in all that is painted",
    .n_seats = 3,
    .seats = { { 7, 7, 7, -1, -1, 1 }, { 7, 7, 7, -1, -5, 3 }, { 7, 2, 6, 0, 0, 0 } },
    .losses = { { TC_LOSS_FURTHEST, 4, TC_PART_BUBBLES, -5, -1 }, { TC_LOSS_FURTHEST, 4, TC_PART_ROWS, 2, 7 } },
    .english = { "Zaz owns the walls with 19 prestige",
                 { "Mika, 2nd: 4 behind, furthest in bubbles with " MINUS "5 to " MINUS "1.", "Nono, 3rd: 4 behind, furthest in rows with 2 to 7." },
                 "All city! Zaz wins with 19. Mika second with 15, Nono third with 15." },
    .french = { "Zaz règne sur les murs avec 19 de prestige",
                { "Mika, 2e" NBSP ": à 4 points, surtout aux bulles" NBSP ": " MINUS "5 contre " MINUS "1.",
                  "Nono, 3e" NBSP ": à 4 points, surtout aux lignes" NBSP ": 2 contre 7." },
                "All city\xe2\x80\xaf! Zaz gagne avec 19. Mika deuxième avec 15, Nono troisième avec 15." },
  },
};

static TcResult
make_result (const Case *self)
{
  TcResult result = { 0 };
  int totals[TC_MAX_SEATS], n_bubbles[TC_MAX_SEATS];

  for (guint i = 0; i < self->n_seats; i++)
    {
      const Seat *seat = &self->seats[i];

      totals[i] = seat->columns + seat->rows + seat->districts + seat->drones + seat->bubbles;
      n_bubbles[i] = seat->n_bubbles;
      result.names[i] = names[i];
      result.scores[i] = (TcScore) { seat->columns, seat->rows, seat->districts, seat->drones, seat->bubbles, totals[i], (guint8) n_bubbles[i] };
    }
  result.places = turn_places_new (totals, n_bubbles, self->n_seats);

  return result;
}

static void
assert_words (const TcResult *result,
              const Words    *words)
{
  const guint n_winners = turn_places_n_winners (&result->places);
  g_autofree char *headline = tc_result_dup_headline (result), *spoken = tc_result_dup_spoken (result);

  g_assert_cmpstr (headline, ==, words->headline);
  g_assert_cmpstr (spoken, ==, words->spoken);
  for (guint i = n_winners; i < result->places.n_seats; i++)
    {
      g_autofree char *who = tc_result_dup_loser (result, result->places.order[i]);
      g_autofree char *what = tc_result_dup_loss (result, result->places.order[i]);
      g_autofree char *line = g_strdup_printf ("%s %s", who, what);

      g_assert_cmpstr (line, ==, words->lines[i - n_winners]);
    }
}

static void
test_losses (gconstpointer data)
{
  const Case *self = data;
  const TcResult result = make_result (self);
  const guint n_winners = turn_places_n_winners (&result.places);

  for (guint i = n_winners; i < self->n_seats; i++)
    {
      const TcLoss loss = tc_result_get_loss (&result, result.places.order[i]), *expected = &self->losses[i - n_winners];

      g_assert_cmpint (loss.kind, ==, expected->kind);
      g_assert_cmpint (loss.behind, ==, expected->behind);
      g_assert_cmpint (loss.part, ==, expected->part);
      g_assert_cmpint (loss.own, ==, expected->own);
      g_assert_cmpint (loss.winners, ==, expected->winners);
    }
}

static void
test_english (gconstpointer data)
{
  const TcResult result = make_result (data);

  assert_words (&result, &((const Case *) data)->english);
}

static void
test_french (gconstpointer data)
{
  const TcResult result = make_result (data);

  turn_language_choose ("fr");
  assert_words (&result, &((const Case *) data)->french);
  turn_language_choose ("en");
}

/* The article of a name, within a sentence. */
static void
test_french_articles (void)
{
  static const struct { const char *name, *inside; } districts[] = {
    { "Le Marché", "le Marché" },
    { "La Foire", "la Foire" },
    { "Les Quais", "les Quais" },
    { "L’Arsenal", "l’Arsenal" },
    { "Lagune", "Lagune" },
  };

  turn_language_choose ("fr");
  for (gsize i = 0; i < G_N_ELEMENTS (districts); i++)
    {
      g_autofree char *inside = turn_words_inside (districts[i].name);

      g_assert_cmpstr (inside, ==, districts[i].inside);
    }
  turn_language_choose ("en");
}

static void
test_title (void)
{
  const TcResult alone = make_result (&cases[0]), shared = make_result (&cases[3]);
  g_autofree char *one = tc_result_dup_title (&alone), *two = tc_result_dup_title (&shared);

  g_assert_cmpstr (one, ==, "Zaz is ALL CITY!");
  g_assert_cmpstr (two, ==, "Zaz and Mika are ALL CITY!");
}

/* Of a battle it has what the rules say of its end. */
static void
test_record (void)
{
  TurnMatch *match = match_fixture ("greedy random greedy", 5);
  TcResult result;

  turn_match_run (match);
  match_fixture_finish (match);
  result = tc_result_new (turn_match_get_record (match));
  g_assert_cmpuint (result.places.n_seats, ==, 3);
  for (guint seat = 0; seat < 3; seat++)
    {
      const TcScore score = tc_state_score (turn_match_get_game (match), turn_match_get_state (match), seat);
      int sum = 0;

      for (guint part = 0; part < TC_N_PARTS; part++)
        sum += tc_result_get_part (&result, seat, part);
      g_assert_cmpint (sum, ==, score.total);
      g_assert_cmpint (result.places.scores[seat], ==, score.total);
      g_assert_cmpint (result.places.tie_breaks[seat], ==, score.n_bubbles);
      g_assert_cmpstr (result.names[seat], ==, turn_match_get_seat (match, seat)->name);
    }
  g_assert_finalize_object (match);
}

static void
add_tests (const char   *kind,
           GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tc-result/%s/%s", kind, cases[i].name);

      g_test_add_data_func (path, &cases[i], test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  turn_language_set_up ("/nowhere");
  turn_language_choose ("en");
  add_tests ("losses", test_losses);
  add_tests ("english", test_english);
  add_tests ("french", test_french);
  g_test_add_func ("/tc-result/french-articles", test_french_articles);
  g_test_add_func ("/tc-result/title", test_title);
  g_test_add_func ("/tc-result/record", test_record);

  return g_test_run ();
}
