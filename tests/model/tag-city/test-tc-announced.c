/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-built-in-boards.h>
#include <tc-greedy.h>
#include <tc-record.h>
#include <tc-report.h>
#include <tc-rules.h>

/* C16: every filled feature is announced. A thousand battles are played on all built-in boards, and for every move what is newly full on the boards
 * is held against what the report of that move says: in its values, in the sentences that are read, and in the text that is heard. */

#define N_BATTLES 1000

static const char *const names[TC_MAX_SEATS] = { "Ana", "Ben", "Cleo", "Dan" };

/* What each tagger filled with a move, one bit a feature. */
typedef struct
{
  guint64 features[TC_MAX_SEATS];
} Filled;

typedef struct
{
  guint n_filled;
  guint n_at_once;          /* most with one shape */
  guint n_with_end;         /* moves that filled something and told of the end too */
  guint n_together;         /* final dice with which everybody filled something */
} Tally;

static TurnRecord *
new_record (TcBoardFile *board,
            guint        n_seats,
            guint64      seed)
{
  TcSetup setup = { .n_seats = (guint8) n_seats };
  TurnRandom random = turn_random_new (seed, 1);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  TurnSeat seats[TC_MAX_SEATS] = { 0 };
  TurnRecord *record;

  /* Printed shapes, or such as are drawn for freestyle. */
  if (seed % 2 == 0 || !tc_setup_print_hq (&setup, tc_board_file_get_board (board)))
    tc_setup_draw_hq (&setup, tc_board_file_get_board (board), &random);
  node = tc_record_setup_new (board, &setup);
  for (guint seat = 0; seat < n_seats; seat++)
    seats[seat] = (TurnSeat) { .name = (char *) names[seat], .controller = (char *) "human" };
  record = turn_record_new (&tc_record_format, node, seats, n_seats, seed, &error);
  g_assert_no_error (error);

  return record;
}

/* Two of three moves are greedy: random ones alone would seldom fill much at once. */
static TurnMove
choose (const TcGame *game,
        const void   *state,
        TurnRandom   *random)
{
  const int seat = tc_rules.to_move (game, state);
  static const TurnBot greedy = { "greedy", &tc_rules, tc_greedy_choose };

  if (seat == TURN_CHANCE)
    return tc_rules.draw (game, state, random);
  if (turn_random_below (random, 3) == 0)
    return tc_rules.random_move (game, state, random);

  return turn_bot_choose (&greedy, &tc_rules, game, state, seat, random, NULL);
}

/* Looks at the squares alone. */
static gboolean
is_full (const TcGame  *game,
         const TcState *state,
         guint          seat,
         guint          feature)
{
  const TcSet painted = tc_state_painted (game, state, seat);

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&game->features[feature].squares, square) && !tc_set_has (&painted, square))
      return FALSE;

  return TRUE;
}

static Filled
find_filled (const TcGame  *game,
             const TcState *before,
             const TcState *after)
{
  Filled filled = { 0 };

  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    for (guint feature = 0; feature < game->n_features; feature++)
      if (is_full (game, after, seat, feature) && !is_full (game, before, seat, feature))
        filled.features[seat] |= G_GUINT64_CONSTANT (1) << feature;

  return filled;
}

static gboolean
is_called (const TcGame *game,
           TurnRecord   *record,
           guint         feature,
           TcFeatureKind kind,
           const char   *name)
{
  const TcFeature *self = &game->features[feature];

  if (self->kind != kind)
    return FALSE;
  if (kind == TC_FEATURE_DISTRICT)
    return g_str_equal (name, tc_board_file_get_district_name (tc_record_get_board_file (record), self->index, NULL));
  if (kind == TC_FEATURE_COLUMN)
    return name[0] == 'A' + self->index && name[1] == '\0';

  return (int) g_ascii_strtoll (name, NULL, 10) == self->index + 1;
}

/* The feature that a word of a list names; @kind is that of the words before, and becomes its own. */
static guint64
read_name (const TcGame  *game,
           TurnRecord    *record,
           const char    *word,
           TcFeatureKind *kind)
{
  static const struct { const char *prefix; TcFeatureKind kind; } prefixes[] = {
    { "row ", TC_FEATURE_ROW }, { "rows ", TC_FEATURE_ROW }, { "column ", TC_FEATURE_COLUMN }, { "columns ", TC_FEATURE_COLUMN },
  };
  const char *name = word;

  for (gsize i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (word, prefixes[i].prefix))
      {
        *kind = prefixes[i].kind;
        name += strlen (prefixes[i].prefix);
      }
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint feature = 0; feature < game->n_features; feature++)
        if (is_called (game, record, feature, *kind, name))
          return G_GUINT64_CONSTANT (1) << feature;
      *kind = TC_FEATURE_DISTRICT;
    }
  g_error ("“%s” is no feature", word);
}

/* "Nono fills rows 3, 4 and 5, column K and Heights: +31", understood as somebody at the table would. */
static void
read_sentence (const TcGame *game,
               TurnRecord   *record,
               const char   *sentence,
               Filled       *read)
{
  g_auto (GStrv) halves = g_strsplit (sentence, " fills ", 2);
  g_autofree char *list = g_strndup (halves[1], (gsize) (strrchr (halves[1], ':') - halves[1]));
  g_autoptr (GRegex) between = g_regex_new (", | and ", 0, 0, NULL);
  g_auto (GStrv) words = g_regex_split (between, list, 0);
  TcFeatureKind kind = TC_FEATURE_DISTRICT;

  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    if (g_str_equal (halves[0], names[seat]))
      for (guint i = 0; words[i] != NULL; i++)
        read->features[seat] |= read_name (game, record, words[i], &kind);
}

/* "Nono fills row 1, 6; column K first, 5; Heights, purple, first, 20. Plus 31.": each is said by its name, a district with its colour. */
static void
hear (const TcGame *game,
      TurnRecord   *record,
      const char   *spoken,
      Filled       *heard)
{
  g_autoptr (GRegex) sentence = g_regex_new ("(\\w+) fills ([^.]*)\\. (Plus|Minus) \\d+\\.", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (sentence, spoken, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1), *list = g_match_info_fetch (match, 2);
      g_auto (GStrv) parts = g_strsplit (list, "; ", -1);

      for (guint i = 0; parts[i] != NULL; i++)
        {
          TcFeatureKind kind = TC_FEATURE_DISTRICT;

          if (g_str_has_prefix (parts[i], "drone, minus "))
            continue;
          *strstr (parts[i], strstr (parts[i], " first, ") != NULL && !g_strrstr (parts[i], ", first, ") ? " first, " : ", ") = '\0';
          for (guint seat = 0; seat < game->setup.n_seats; seat++)
            if (g_str_equal (name, names[seat]))
              heard->features[seat] |= read_name (game, record, parts[i], &kind);
        }
    }
}

static void
check_sums (const TcGame   *game,
            const TcState  *before,
            const TcState  *after,
            const TcReport *report)
{
  for (guint i = 0; i < report->n_taggers; i++)
    {
      const guint seat = report->taggers[i].seat;

      g_assert_cmpint (report->taggers[i].sum, ==,
                       tc_state_score (game, after, seat).total - tc_state_score (game, before, seat).total);
    }
}

static void
count (Tally          *tally,
       const TcReport *report,
       guint           n_seats)
{
  for (guint i = 0; i < report->n_taggers; i++)
    {
      tally->n_filled += report->taggers[i].n_fills;
      tally->n_at_once = MAX (tally->n_at_once, report->taggers[i].n_fills);
    }
  tally->n_with_end += report->n_taggers > 0 && report->has_end;
  tally->n_together += report->is_final && report->n_taggers == n_seats;
}

/* The page asks for the same report, and writes and says the same texts. */
static void
check_move (TurnMatch *match,
            guint      n_moves,
            Tally     *tally)
{
  TurnRecord *record = turn_match_get_record (match);
  const TcGame *game = turn_record_get_game (record);
  const TcReport report = tc_report_of_match (match, n_moves);
  TurnState before = { 0 }, after = { 0 };
  Filled filled, told = { 0 }, read = { 0 }, heard = { 0 };

  turn_match_get_state_at (match, n_moves - 1, &before);
  turn_match_get_state_at (match, n_moves, &after);
  filled = find_filled (game, (const TcState *) &before, (const TcState *) &after);
  for (guint i = 0; i < report.n_taggers; i++)
    {
      const TcFills *tagger = &report.taggers[i];
      g_autofree char *sentence = tc_fills_dup_sentence (tagger, record, -1);
      g_autofree char *spoken = tc_fills_dup_spoken (tagger, record);

      hear (game, record, spoken, &heard);
      for (guint k = 0; k < tagger->n_fills; k++)
        told.features[tagger->seat] |= G_GUINT64_CONSTANT (1) << tagger->fills[k].feature;
      read_sentence (game, record, sentence, &read);
    }
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      g_assert_cmphex (told.features[seat], ==, filled.features[seat]);
      g_assert_cmphex (read.features[seat], ==, filled.features[seat]);
      g_assert_cmphex (heard.features[seat], ==, filled.features[seat]);
    }
  check_sums (game, (const TcState *) &before, (const TcState *) &after, &report);
  count (tally, &report, game->setup.n_seats);
}

static TurnRecord *
play (TcBoardFile *board,
      guint        n_seats,
      guint64      seed)
{
  TurnRecord *record = new_record (board, n_seats, seed);
  const TcGame *game = turn_record_get_game (record);
  TurnRandom random = turn_random_new (seed, 0);
  TurnState state = { 0 };

  for (guint n_moves = 0; !turn_record_is_finished (record); n_moves++)
    {
      turn_record_get_state (record, n_moves, &state);
      g_assert_cmpint (turn_record_append (record, choose (game, &state, &random)), ==, TURN_LEGAL);
    }

  return record;
}

static void
test_all (void)
{
  Tally tally = { 0 };
  guint n_boards = 0;

  while (tc_built_in_boards[n_boards] != NULL)
    n_boards++;
  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autoptr (TcBoardFile) board = tc_built_in_board_load (tc_built_in_boards[i % n_boards], NULL);

      TurnMatch *match = turn_match_new (play (board, TC_MIN_SEATS + i % 3, i));

      for (guint n_moves = 1; n_moves <= turn_match_get_n_moves (match); n_moves++)
        check_move (match, n_moves, &tally);
      g_assert_finalize_object (match);
    }

  /* Nothing of this is proved by battles in which it does not happen. */
  g_assert_cmpuint (tally.n_filled, >, N_BATTLES);
  g_assert_cmpuint (tally.n_at_once, >, 3);
  g_assert_cmpuint (tally.n_with_end, >, 0);
  g_assert_cmpuint (tally.n_together, >, 0);
  g_test_message ("%u battles on %u boards: all of %u filled features announced; up to %u at once, %u moves with the end, %u final dice of all",
                  N_BATTLES, n_boards, tally.n_filled, tally.n_at_once, tally.n_with_end, tally.n_together);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-announced/all", test_all);

  return g_test_run ();
}
