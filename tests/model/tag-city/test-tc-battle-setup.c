/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-battle-setup.h>

#include <tc-built-in-boards.h>
#include <turn-words.h>

static void
assert_equal (const TcBattleSetup *a,
              const TcBattleSetup *b)
{
  g_autoptr (GVariant) left = g_variant_ref_sink (tc_battle_setup_to_variant (a));
  g_autoptr (GVariant) right = g_variant_ref_sink (tc_battle_setup_to_variant (b));

  g_assert_true (g_variant_equal (left, right));
}

static void
choose_sections (TcBattleSetup *setup,
                 const char    *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  memset (setup->sections, 0, sizeof setup->sections);
  for (guint i = 0; words[i] != NULL; i++)
    g_strlcpy (setup->sections[i], words[i], TC_TOKEN_ID_SIZE);
  setup->hq = TC_HQ_CHOSEN;
}

static void
test_new (void)
{
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new ("Robin");
  g_autoptr (TcBattleSetup) nameless = tc_battle_setup_new ("");
  g_autoptr (TcBattleSetup) copy = tc_battle_setup_copy (setup);

  g_assert_cmpuint (setup->n_seats, ==, 2);
  g_assert_cmpstr (setup->seats[0].name, ==, "Robin");
  g_assert_cmpstr (setup->seats[0].controller, ==, "human");
  g_assert_true (g_str_has_prefix (setup->seats[1].controller, "bot:"));
  g_assert_cmpstr (nameless->seats[0].name, !=, "");
  assert_equal (setup, copy);
}

static void
test_variant (void)
{
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
  g_autoptr (TcBattleSetup) again = NULL;
  g_autoptr (GVariant) variant = NULL;

  setup->n_seats = 3;
  turn_words_replace (&setup->seats[2].name, "Zoë");
  turn_words_replace (&setup->seats[2].controller, "bot:expert");
  turn_words_replace (&setup->seats[2].paint, "mint");
  turn_words_replace (&setup->seats[0].language, "fr");
  turn_words_replace (&setup->board, "file:///tmp/a.city.json");
  choose_sections (setup, "I3 I4 O4 T4 S4 L4");
  setup->hq_by_hand = TRUE;
  setup->free_drones = TRUE;
  setup->leader = 2;
  setup->has_seed = TRUE;
  setup->seed = G_MAXUINT64;

  variant = g_variant_ref_sink (tc_battle_setup_to_variant (setup));
  again = tc_battle_setup_new_from_variant (variant, NULL);
  assert_equal (setup, again);
  g_assert_cmpstr (again->seats[2].name, ==, "Zoë");
  g_assert_cmpuint (again->seed, ==, G_MAXUINT64);
  g_assert_cmpstr (again->sections[5], ==, "L4");
}

/* Settings of another program or another time: what is not understood is as at first. */
static void
test_strange_variants (void)
{
  static const char *const texts[] = {
    "@a{sv} {}",
    "{'n-seats': <uint32 9>, 'hq': <uint32 7>, 'leader': <9>, 'seats': <'none'>}",
    "{'n-seats': <'two'>, 'board': <uint32 3>, 'sections': <[1, 2]>, 'seed': <'x'>}",
    "{'seats': <[('', 'alien', '', '')]>, 'sections': <@as []>, 'leader': <-7>}",
  };
  g_autoptr (TcBattleSetup) usual = tc_battle_setup_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GVariant) variant = g_variant_parse (G_VARIANT_TYPE_VARDICT, texts[i], NULL, NULL, NULL);
      g_autoptr (TcBattleSetup) setup = NULL;

      g_assert_nonnull (variant);
      setup = tc_battle_setup_new_from_variant (variant, NULL);
      assert_equal (setup, usual);
    }
}

static void
spoil_name (TcBattleSetup *setup)
{
  turn_words_replace (&setup->seats[1].name, "  ");
}

static void
spoil_paint (TcBattleSetup *setup)
{
  turn_words_replace (&setup->seats[1].paint, setup->seats[0].paint);
}

static void
spoil_count (TcBattleSetup *setup)
{
  setup->n_seats = 1;
}

static void
spoil_sections (TcBattleSetup *setup)
{
  choose_sections (setup, "I3 I4 O4 T4 S4");
}

static void
repeat_section (TcBattleSetup *setup)
{
  choose_sections (setup, "I3 I4 O4 T4 S4 I3");
}

static void
test_check (void)
{
  static const struct { void (*spoil) (TcBattleSetup *setup); const char *message; } cases[] = {
    { spoil_name, "Every tagger needs a name." },
    { spoil_paint, "Every tagger needs a paint of their own." },
    { spoil_count, "A battle is for two to four taggers." },
    { spoil_sections, "Choose a shape for each section of the HQ." },
    { repeat_section, "No shape may be in the HQ twice." },
  };
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBattleSetup) fine = tc_battle_setup_new (NULL);
  g_autoptr (GError) no_board = NULL;

  g_assert_true (tc_battle_setup_check (fine, board, NULL));
  g_assert_false (tc_battle_setup_check (fine, NULL, &no_board));
  g_assert_cmpstr (no_board->message, ==, "Choose a board.");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
      g_autoptr (GError) error = NULL;

      cases[i].spoil (setup);
      g_assert_false (tc_battle_setup_check (setup, board, &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
      g_assert_null (tc_battle_setup_start (setup, board, 1, NULL));
    }
}

static void
test_start (void)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new ("  Robin ");
  g_autoptr (TurnRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  const TcGame *game;

  setup->leader = 1;
  setup->free_drones = TRUE;
  record = tc_battle_setup_start (setup, board, 77, &error);
  g_assert_no_error (error);
  game = turn_record_get_game (record);
  g_assert_cmpuint (turn_record_get_seed (record), ==, 77);
  g_assert_cmpstr (turn_record_get_seat (record, 0)->name, ==, "Robin");
  g_assert_cmpstr (turn_record_get_seat (record, 0)->paint, ==, "flamingo");
  g_assert_cmpuint (game->setup.leader, ==, 1);
  g_assert_true (game->setup.free_drones);
  g_assert_cmpstr (game->setup.hq[0], ==, "T4");
}

/* What is left to chance depends on the seed alone, and is not always the same. */
static void
test_chance (void)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
  guint leaders = 0, n_different = 0;

  setup->n_seats = 4;
  setup->hq = TC_HQ_RANDOM;
  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (TurnRecord) one = tc_battle_setup_start (setup, board, seed, NULL);
      g_autoptr (TurnRecord) same = tc_battle_setup_start (setup, board, seed, NULL);
      g_autoptr (TurnRecord) next = tc_battle_setup_start (setup, board, seed + 1, NULL);
      const TcGame *a = turn_record_get_game (one), *b = turn_record_get_game (same), *c = turn_record_get_game (next);

      g_assert_true (memcmp (&a->setup, &b->setup, sizeof a->setup) == 0);
      n_different += memcmp (a->setup.hq, c->setup.hq, sizeof a->setup.hq) != 0;
      leaders |= 1u << a->setup.leader;
    }
  g_assert_cmpuint (n_different, >, 40);
  g_assert_cmpuint (leaders, ==, 0xf);
}

/* Both sides of the city go with both sides of the HQ (C6). */
static void
test_sides (void)
{
  static const struct { const char *city; TcHqChoice hq; } cases[] = {
    { "side-a", TC_HQ_PRINTED },
    { "side-a", TC_HQ_RANDOM },
    { "side-b", TC_HQ_PRINTED },
    { "side-b", TC_HQ_RANDOM },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBoardFile) file = tc_built_in_board_load (cases[i].city, NULL);
      g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
      g_autoptr (TurnRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      const TcBoard *board = tc_board_file_get_board (file);
      const TcGame *game;
      gboolean is_printed;

      tc_battle_setup_choose_hq (setup, cases[i].hq);
      tc_battle_setup_choose_board (setup, cases[i].city, board);
      record = tc_battle_setup_start (setup, file, 3, &error);
      g_assert_no_error (error);
      game = turn_record_get_game (record);
      is_printed = memcmp (game->setup.hq, board->sections, sizeof board->sections) == 0;
      g_assert_cmpint (is_printed, ==, cases[i].hq == TC_HQ_PRINTED);
      g_assert_cmpuint (game->board.n_columns, ==, board->n_columns);
      g_assert_true (memcmp (game->board.squares, board->squares, sizeof board->squares) == 0);
    }
}

/* The HQ follows the city until somebody chooses it. */
static void
test_hq_follows (void)
{
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("citadel", NULL);
  const TcBoard *printed = tc_board_file_get_board (file);
  TcBoard bare = *printed;

  bare.has_sections = FALSE;
  memset (bare.sections, 0, sizeof bare.sections);
  g_assert_cmpint (setup->hq, ==, TC_HQ_PRINTED);
  tc_battle_setup_choose_board (setup, "side-b", printed);
  g_assert_cmpint (setup->hq, ==, TC_HQ_RANDOM);
  tc_battle_setup_choose_board (setup, "citadel", printed);
  g_assert_cmpint (setup->hq, ==, TC_HQ_PRINTED);
  tc_battle_setup_choose_board (setup, "file:///bare.city.json", &bare);
  g_assert_cmpint (setup->hq, ==, TC_HQ_RANDOM);

  tc_battle_setup_choose_hq (setup, TC_HQ_CHOSEN);
  tc_battle_setup_choose_board (setup, "citadel", printed);
  g_assert_cmpint (setup->hq, ==, TC_HQ_CHOSEN);
  tc_battle_setup_choose_hq (setup, TC_HQ_PRINTED);
  tc_battle_setup_choose_board (setup, "side-b", printed);
  g_assert_cmpint (setup->hq, ==, TC_HQ_PRINTED);

  /* What a board does not have cannot be kept. */
  tc_battle_setup_choose_board (setup, "file:///bare.city.json", &bare);
  g_assert_cmpint (setup->hq, ==, TC_HQ_RANDOM);
  tc_battle_setup_choose_board (setup, "side-b", printed);
  g_assert_cmpint (setup->hq, ==, TC_HQ_RANDOM);
}

/* What was remembered when the HQ could not be chosen apart from the city, and since. */
static void
test_remembered_sides (void)
{
  static const struct { const char *text; TcHqChoice hq; gboolean by_hand; } cases[] = {
    { "{'board': <'side-a'>, 'hq': <uint32 0>}", TC_HQ_PRINTED, FALSE },
    { "{'board': <'side-a'>, 'hq': <uint32 1>}", TC_HQ_RANDOM, TRUE },
    { "{'board': <'side-a'>, 'hq': <uint32 2>}", TC_HQ_CHOSEN, TRUE },
    { "{'board': <'side-b'>, 'hq': <uint32 0>}", TC_HQ_RANDOM, FALSE },
    { "{'board': <'side-b'>, 'hq': <uint32 1>}", TC_HQ_RANDOM, FALSE },
    { "{'board': <'side-b'>, 'hq': <uint32 2>}", TC_HQ_CHOSEN, TRUE },
    { "{'board': <'side-b'>}", TC_HQ_RANDOM, FALSE },
    { "{'board': <'side-b'>, 'hq': <uint32 9>, 'hq-by-hand': <true>}", TC_HQ_RANDOM, FALSE },
    { "{'board': <'side-b'>, 'hq': <uint32 0>, 'hq-by-hand': <true>}", TC_HQ_PRINTED, TRUE },
    { "{'board': <'side-a'>, 'hq': <uint32 1>, 'hq-by-hand': <false>}", TC_HQ_PRINTED, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GVariant) variant = g_variant_parse (G_VARIANT_TYPE_VARDICT, cases[i].text, NULL, NULL, NULL);
      g_autoptr (TcBattleSetup) setup = tc_battle_setup_new_from_variant (variant, NULL);

      g_assert_cmpint (setup->hq, ==, cases[i].hq);
      g_assert_cmpint (setup->hq_by_hand, ==, cases[i].by_hand);
    }
}

static void
test_given_seed (void)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);
  g_autoptr (TurnRecord) record = NULL;

  setup->has_seed = TRUE;
  setup->seed = 5;
  record = tc_battle_setup_start (setup, board, 77, NULL);
  g_assert_cmpuint (turn_record_get_seed (record), ==, 5);
}

static void
test_rematch (void)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new ("Robin");
  g_autoptr (TcBattleSetup) printed = NULL, chosen = NULL;
  g_autoptr (TurnRecord) first = NULL, second = NULL;

  first = tc_battle_setup_start (setup, board, 1, NULL);
  printed = tc_battle_setup_new_from_record (first);
  g_assert_cmpint (printed->hq, ==, TC_HQ_PRINTED);
  g_assert_cmpstr (printed->seats[0].name, ==, "Robin");
  g_assert_cmpstr (printed->seats[1].controller, ==, setup->seats[1].controller);

  choose_sections (setup, "I3 I4 O4 T4 S4 L4");
  second = tc_battle_setup_start (setup, board, 1, NULL);
  chosen = tc_battle_setup_new_from_record (second);
  g_assert_cmpint (chosen->hq, ==, TC_HQ_CHOSEN);
  g_assert_cmpstr (chosen->sections[5], ==, "L4");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-battle-setup/new", test_new);
  g_test_add_func ("/tc-battle-setup/variant", test_variant);
  g_test_add_func ("/tc-battle-setup/strange-variants", test_strange_variants);
  g_test_add_func ("/tc-battle-setup/check", test_check);
  g_test_add_func ("/tc-battle-setup/start", test_start);
  g_test_add_func ("/tc-battle-setup/chance", test_chance);
  g_test_add_func ("/tc-battle-setup/sides", test_sides);
  g_test_add_func ("/tc-battle-setup/hq-follows", test_hq_follows);
  g_test_add_func ("/tc-battle-setup/remembered-sides", test_remembered_sides);
  g_test_add_func ("/tc-battle-setup/given-seed", test_given_seed);
  g_test_add_func ("/tc-battle-setup/rematch", test_rematch);

  return g_test_run ();
}
