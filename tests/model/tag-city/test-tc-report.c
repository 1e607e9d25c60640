/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-model-private.h>
#include <tc-report.h>

#include "match-fixtures.h"

/* On the first board, whose features are twelve columns, eight rows and five districts. */
#define COLUMN(letter) ((guint) (letter) - 'A')
#define ROW(number) (12 + (guint) (number) - 1)
#define DISTRICT(index) (20 + (guint) (index))
#define HEIGHTS DISTRICT (3)

static void
test_words (void)
{
  static const struct { TcFills fills; int viewer; const char *sentence, *title, *spoken; } cases[] = {
    {
      { .seat = 1, .n_fills = 1, .fills = { { ROW (5), TC_RANK_HIGH, 6 } }, .sum = 6 }, 0,
      "Ben fills row 5: +6", "Ben fills row 5!", "Ben fills row 5 first, 6. Plus 6.",
    },
    {
      { .seat = 1, .n_fills = 1, .fills = { { ROW (5), TC_RANK_LOW, 3 } }, .sum = 3 }, 1,
      "You fill row 5: +3", "Ben fills row 5!", "Ben fills row 5, 3. Plus 3.",
    },
    {
      { .seat = 1, .n_fills = 3, .fills = { { ROW (1), TC_RANK_LOW, 6 }, { COLUMN ('K'), TC_RANK_HIGH, 5 }, { HEIGHTS, TC_RANK_HIGH, 20 } }, .sum = 31 }, 0,
      "Ben fills row 1, column K and Heights: +31", "Ben fills 3 at once!",
      "Ben fills row 1, 6; column K first, 5; Heights, purple, first, 20. Plus 31.",
    },
    {
      { .seat = 0, .n_fills = 4, .fills = { { ROW (3), TC_RANK_HIGH, 4 }, { ROW (4), TC_RANK_HIGH, 3 }, { ROW (5), TC_RANK_LOW, 2 },
                                            { COLUMN ('I'), TC_RANK_HIGH, 2 } }, .price = -5, .sum = 6 }, -1,
      "Ana fills rows 3, 4 and 5 and column I: +6", "Ana fills 4 at once!",
      "Ana fills row 3 first, 4; row 4 first, 3; row 5, 2; column I first, 2; drone, minus 5. Plus 6.",
    },
    {
      { .seat = 0, .n_fills = 3, .fills = { { COLUMN ('C'), TC_RANK_LOW, 1 }, { COLUMN ('D'), TC_RANK_LOW, 1 }, { DISTRICT (0), TC_RANK_LOW, 1 } },
        .price = -8, .sum = -5 }, 1,
      "Ana fills columns C and D and Docks: −5", "Ana fills 3 at once!",
      "Ana fills column C, 1; column D, 1; Docks, red, 1; drone, minus 8. Minus 5.",
    },
  };
  g_autoptr (TurnRecord) record = record_fixture ("human human", 1);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = tc_fills_dup_sentence (&cases[i].fills, record, cases[i].viewer);
      g_autofree char *title = tc_fills_dup_title (&cases[i].fills, record);
      g_autofree char *spoken = tc_fills_dup_spoken (&cases[i].fills, record);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
      g_assert_cmpstr (title, ==, cases[i].title);
      g_assert_cmpstr (spoken, ==, cases[i].spoken);
    }
}

static void
test_labels (void)
{
  static const struct { guint feature; const char *label; } cases[] = {
    { ROW (8), "Row 8" },
    { COLUMN ('L'), "Column L" },
    { HEIGHTS, "Heights" },
  };
  g_autoptr (TurnRecord) record = record_fixture ("human human", 1);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcFill fill = { .feature = cases[i].feature };
      g_autofree char *label = tc_fill_dup_label (&fill, record);

      g_assert_cmpstr (label, ==, cases[i].label);
    }
}

/* Paints all squares of a feature on somebody's board. */
static void
paint (const TcGame *game,
       TcState      *state,
       guint         seat,
       guint         feature)
{
  for (guint i = 0; i < game->n_words; i++)
    state->painted[seat * game->n_words + i] |= game->features[feature].squares.words[i];
}

/* What is left for the reader: of what they have filled themselves nothing is. The first of @n_filled features is filled by Ana, both by Ben. */
static void
test_details (void)
{
  static const struct { int viewer; guint n_filled; const char *before, *after; } cases[] = {
    { 0, 0, "You can still score ", " and " },
    { 0, 1, "You can still score ", "" },
    { 0, 2, "You have them all", NULL },
    { 1, 0, "The others can still score ", " and " },
    { 1, 1, "The others can still score ", "" },
    { 1, 2, NULL, NULL },
    { -1, 1, "The others can still score ", "" },
    { -1, 2, NULL, NULL },
  };
  g_autoptr (TurnRecord) record = record_fixture ("human human", 1);
  const TcGame *game = turn_record_get_game (record);
  const TcFills fills = { .seat = 1, .n_fills = 2, .fills = { { ROW (1), TC_RANK_HIGH, 1 }, { HEIGHTS, TC_RANK_HIGH, 1 } } };
  g_autofree char *row = g_strdup_printf ("%d", game->features[ROW (1)].value.low);
  g_autofree char *heights = g_strdup_printf ("%d", game->features[HEIGHTS].value.low);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *detail = NULL, *expected = NULL;
      TcState state;

      tc_state_start (game, &state);
      for (guint k = 0; k < fills.n_fills; k++)
        paint (game, &state, fills.seat, fills.fills[k].feature);
      for (guint k = 0; k < cases[i].n_filled; k++)
        paint (game, &state, 0, fills.fills[k].feature);
      detail = tc_fills_dup_detail (&fills, record, &state, cases[i].viewer);
      expected = cases[i].after == NULL ? g_strdup (cases[i].before)
                 : g_strconcat (cases[i].before, cases[i].n_filled == 0 ? row : "", cases[i].after, heights, NULL);
      g_assert_cmpstr (detail, ==, expected);
    }
}

static void
test_headings (void)
{
  static const struct { const char *controllers; gboolean is_final; guint n_taggers; const char *heading; } cases[] = {
    { "human human", TRUE, 2, "Both fill with the final die" },
    { "human human human", TRUE, 3, "All three fill with the final die" },
    { "human human human human", TRUE, 4, "All four fill with the final die" },
    { "human human human human", TRUE, 3, "Ana, Ben and Cleo fill with the final die" },
    { "human human human", TRUE, 1, "Ana fills with the final die" },
    { "human human human", TRUE, 0, NULL },
    { "human human human", FALSE, 1, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TurnRecord) record = record_fixture (cases[i].controllers, 1);
      TcReport report = { .is_final = cases[i].is_final, .n_taggers = cases[i].n_taggers };
      g_autofree char *heading = NULL;

      for (guint seat = 0; seat < report.n_taggers; seat++)
        report.taggers[seat].seat = seat;
      heading = tc_report_dup_heading (&report, record);
      g_assert_cmpstr (heading, ==, cases[i].heading);
    }
}

static void
test_colours (void)
{
  static const struct { guint32 colour; const char *name; } cases[] = {
    { 0xb5391a, "red" }, { 0xf3c83f, "yellow" }, { 0x35b3ea, "blue" }, { 0x6b3b93, "purple" }, { 0x62a358, "green" }, { 0xfe80a4, "pink" },
    { 0x26146e, "dark blue" }, { 0x92feec, "turquoise" }, { 0xe67e22, "orange" }, { 0x6b4423, "brown" }, { 0x808080, "grey" },
    { 0x000000, "black" }, { 0xffffff, "white" }, { 0xff0000, "red" }, { 0xff0030, "red" }, { 0xe91e8c, "pink" }, { 0xaed6f1, "light blue" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (tc_colour_name (cases[i].colour), ==, cases[i].name);
}

/* The beginning and the dice are announced with nothing. */
static void
test_nothing (void)
{
  TurnMatch *match = match_fixture ("human human", 1);
  TcReport report;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  for (guint i = 0; i <= turn_match_get_n_moves (match); i++)
    {
      report = tc_report_of_match (match, i);
      g_assert_cmpuint (report.n_taggers, ==, 0);
      g_assert_false (report.is_final || report.has_end);
    }
  g_assert_finalize_object (match);
}

/* What a table tells of a whole battle that is come back to after each move, found in another way: by going through all moves from the beginning. */
static void
test_latest (void)
{
  TurnMatch *match = match_fixture ("greedy greedy greedy", 3);
  guint fills = 0, end = 0, n_finals = 0, n_ends = 0;

  turn_match_run (match);
  match_fixture_wait (match);
  for (guint position = 1; position <= turn_match_get_n_moves (match); position++)
    {
      const TcReport report = tc_report_of_match (match, position);
      const gboolean is_roll = report.n_acts > 0 && report.acts[0].kind == TC_NEWS_ROUND;
      TcTold told;

      /* A round that begins keeps nothing but what the final die before it brought, and that until dice are pushed. */
      if (fills > 0 && tc_report_of_match (match, fills).is_final && !is_roll)
        fills = 0;
      if (is_roll && position > 1 && fills != position - 1)
        fills = 0;
      if (is_roll)
        end = 0;
      if (report.n_taggers > 0)
        fills = position;
      else if (report.is_final)
        fills = 0;
      if (report.has_end)
        end = position;

      turn_match_set_position (match, position);
      told = tc_told_latest (match);
      g_assert_cmpuint (told.position, ==, fills);
      g_assert_cmpint (told.report.n_taggers > 0, ==, fills > 0);
      g_assert_cmpint (told.report.has_end, ==, end > 0);
      n_finals += told.report.is_final ? 1 : 0;
      n_ends += told.report.has_end ? 1 : 0;
    }
  g_assert_cmpuint (n_finals, >, 0);
  g_assert_cmpuint (n_ends, >, 1);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-report/words", test_words);
  g_test_add_func ("/tc-report/labels", test_labels);
  g_test_add_func ("/tc-report/details", test_details);
  g_test_add_func ("/tc-report/headings", test_headings);
  g_test_add_func ("/tc-report/colours", test_colours);
  g_test_add_func ("/tc-report/nothing", test_nothing);
  g_test_add_func ("/tc-report/latest", test_latest);

  return g_test_run ();
}
