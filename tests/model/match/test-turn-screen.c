/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-table.h>
#include <tg-rules.h>
#include <turn-screen.h>

#include "dealt-record.h"
#include "match-fixtures.h"

/* How often each TurnChange came. */
typedef struct
{
  guint n[TURN_CHANGED_VIEWER + 1];
} Heard;

static void
hear (Heard     *heard,
      TurnChange change)
{
  heard->n[change]++;
}

static TurnRecord *
new_record (const char *game,
            const char *controllers)
{
  static const char *const names[] = { "Ana", "Ben", "Cem" };
  g_auto (GStrv) split = g_strsplit (controllers, " ", -1);
  TurnSeat seats[G_N_ELEMENTS (names)] = { 0 };
  const guint n_seats = g_strv_length (split);

  for (guint seat = 0; seat < n_seats; seat++)
    seats[seat] = (TurnSeat) { .name = (char *) names[seat], .controller = split[seat] };

  return dealt_record (game, seats, n_seats, 5);
}

/* A screen of that game, and its match that runs; controllers are "human" and "bot:random". */
static TurnScreen *
new_screen (const char *game,
            const char *controllers,
            TurnMatch **match)
{
  if (g_str_equal (game, "tag-city"))
    *match = match_fixture (g_str_equal (controllers, "human human") ? "human human" : "human random", 5);
  else
    *match = turn_match_new (new_record (game, controllers));
  turn_match_run (*match);
  match_fixture_wait (*match);

  return g_str_equal (game, "tag-city") ? TURN_SCREEN (tc_table_new (*match)) : turn_screen_new (*match);
}

static void
close_screen (TurnScreen *screen,
              TurnMatch  *match)
{
  turn_match_stop (match);
  g_assert_finalize_object (screen);
  g_assert_finalize_object (match);
}

static TurnMove
find_move (TurnMatch *match)
{
  TurnRandom random = turn_random_new (turn_match_get_n_moves (match), 0);

  return turn_match_get_rules (match)->random_move (turn_match_get_game (match), turn_match_get_state (match), &random);
}

static void
wait_for_people (TurnScreen *screen)
{
  while (turn_screen_get_mode (screen) == TURN_SCREEN_WATCHING)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_question (TurnMatch *match)
{
  return ((const TgState *) turn_match_get_state (match))->phase == TG_PHASE_ANSWER;
}

/* What a person does next: raises the shutter, answers or makes some move. */
static void
go_on (TurnScreen *screen,
       TurnMatch  *match)
{
  if (turn_screen_is_covered (screen))
    turn_screen_uncover (screen);
  else if (turn_screen_get_mode (screen) == TURN_SCREEN_ANSWERING && !is_question (match))
    turn_screen_answer (screen);
  else
    g_assert_cmpint (turn_screen_play (screen, find_move (match)), ==, TURN_LEGAL);
  wait_for_people (screen);
}

/* Between two people nobody sees a hand that is not theirs, nobody acts behind a shutter, and it comes down only where something is secret. */
static void
test_two_people (gconstpointer data)
{
  TurnMatch *match;
  TurnScreen *screen = new_screen (data, "human human", &match);
  const gboolean is_tag_city = g_str_equal (data, "tag-city");
  int seen_by = -1;

  wait_for_people (screen);
  g_assert_cmpint (turn_screen_is_covered (screen), ==, !is_tag_city);
  while (turn_screen_get_mode (screen) != TURN_SCREEN_OVER)
    {
      const int due = turn_screen_get_to_move (screen);

      g_assert_cmpint (turn_screen_get_reader (screen), ==, due);
      if (turn_screen_is_covered (screen))
        {
          const guint n_moves = turn_match_get_n_moves (match);

          g_assert_cmpint (turn_screen_get_viewer (screen), ==, -1);
          g_assert_false (turn_screen_can_act (screen));
          g_assert_cmpint (turn_screen_play (screen, find_move (match)), ==, TURN_NOT_DUE);
          g_assert_cmpint (TURN_SCREEN_GET_CLASS (screen)->find_undo (screen), !=, TURN_UNDO_CHOICE);
          g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
          seen_by = due;
        }
      else if (!is_tag_city)
        {
          g_assert_cmpint (due, ==, seen_by);
        }
      go_on (screen, match);
    }
  g_assert_false (turn_screen_is_covered (screen));
  close_screen (screen, match);
}

/* One person alone sees no shutter, keeps their eyes while bots move, and hears of each move once. */
static void
test_alone (gconstpointer data)
{
  TurnMatch *match;
  TurnScreen *screen = new_screen (data, "human bot:random", &match);
  Heard heard = { 0 };

  g_signal_connect_swapped (screen, "changed", G_CALLBACK (hear), &heard);
  for (guint i = 0; i < 8 && !turn_match_is_finished (match); i++)
    {
      const guint n_moves = turn_match_get_n_moves (match), n_before = heard.n[TURN_CHANGED_STATE];

      g_assert_cmpint (turn_screen_get_mode (screen), ==, TURN_SCREEN_ACTING);
      g_assert_cmpint (turn_screen_get_viewer (screen), ==, 0);
      g_assert_true (turn_screen_is_mine (screen, 0));
      g_assert_false (turn_screen_is_mine (screen, 1));
      go_on (screen, match);
      g_assert_false (turn_screen_is_covered (screen));
      /* A secret question to a bot may end without a move. */
      g_assert_cmpuint (heard.n[TURN_CHANGED_STATE] - n_before, >=, turn_match_get_n_moves (match) - n_moves);
    }
  g_assert_cmpuint (heard.n[TURN_CHANGED_VIEWER], ==, 0);
  close_screen (screen, match);
}

/* In a replay everything can be seen and nothing done, wherever it stands. */
static void
test_replay (gconstpointer data)
{
  TurnMatch *match;
  TurnScreen *screen = new_screen (data, "human human", &match);
  guint n_moves;

  for (guint i = 0; i < 12; i++)
    go_on (screen, match);
  n_moves = turn_match_get_n_moves (match);
  turn_screen_set_replay (screen, TRUE);
  for (guint position = 0; position <= n_moves; position++)
    {
      turn_match_set_position (turn_screen_get_match (screen), position);
      g_assert_cmpuint (turn_screen_get_position (screen), ==, position);
      g_assert_false (turn_screen_is_covered (screen));
      g_assert_cmpint (turn_screen_get_viewer (screen), >=, 0);
      g_assert_cmpint (turn_screen_get_mode (screen), ==, TURN_SCREEN_WATCHING);
      g_assert_cmpint (TURN_SCREEN_GET_CLASS (screen)->find_undo (screen), ==, TURN_UNDO_NOT_NOW);
      g_assert_cmpint (turn_screen_play (screen, (TurnMove) { { 0 } }), ==, TURN_NOT_DUE);
    }
  turn_screen_set_replay (screen, FALSE);
  wait_for_people (screen);
  go_on (screen, match);
  close_screen (screen, match);
}

static void
make (TurnScreen *screen,
      TgMoveKind  kind,
      guint       what)
{
  g_assert_cmpint (turn_screen_play (screen, tg_move_to_turn (tg_move_new (kind, what))), ==, TURN_LEGAL);
}

static TgCard
find_card (TurnMatch *match)
{
  const TgState *state = turn_match_get_state (match);
  TgCard card = TG_T;

  while (tg_state_count (state, state->seat, card) == 0)
    card++;

  return card;
}

static void
assert_undo (TurnScreen *screen,
             TurnUndo    undo,
             const char *words)
{
  g_autofree char *said = turn_screen_dup_undo (screen);

  g_assert_cmpint (TURN_SCREEN_GET_CLASS (screen)->find_undo (screen), ==, undo);
  g_assert_cmpstr (said, ==, words);
}

/* What undo would take back, and why it cannot. */
static void
test_undo (void)
{
  TurnMatch *match;
  TurnScreen *screen = new_screen ("tag", "human human", &match);

  turn_screen_uncover (screen);
  assert_undo (screen, TURN_UNDO_NOTHING, "Nothing to take back");
  make (screen, TG_MOVE_DRAW_DECK, 0);
  assert_undo (screen, TURN_UNDO_CARDS, "A new card has been seen");
  make (screen, TG_MOVE_DISCARD, find_card (match));
  assert_undo (screen, TURN_UNDO_MOVE, "Undo: take back your last move");
  g_assert_false (turn_screen_undo (screen));
  g_assert_false (turn_screen_is_covered (screen));
  make (screen, TG_MOVE_DISCARD, find_card (match));
  turn_screen_uncover (screen);
  assert_undo (screen, TURN_UNDO_ANOTHER, "Ana has acted since");
  make (screen, TG_MOVE_DRAW_DISCARD, 0);
  assert_undo (screen, TURN_UNDO_MOVE, "Undo: take back your last move");
  turn_screen_undo (screen);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  turn_screen_undo (screen);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  close_screen (screen, match);
}

/* What is being put together goes before a move does; a board that is not one's own stops both. */
static void
test_undo_choice (void)
{
  TurnMatch *match;
  TurnScreen *screen = new_screen ("tag-city", "human human", &match);
  TcTable *table = TC_TABLE (screen);
  guint die = 0;

  while (tc_table_get_mode (table) != TC_TABLE_CHOOSING)
    go_on (screen, match);
  while (!tc_table_set_own_draft (table, tc_draft_with_die (*tc_table_get_own_draft (table), die)))
    die++;
  g_assert_cmpint (TURN_SCREEN_GET_CLASS (screen)->find_undo (screen), ==, TURN_UNDO_CHOICE);
  tc_table_look_at (table, 1 - tc_table_get_viewer (table));
  g_assert_cmpint (TURN_SCREEN_GET_CLASS (screen)->find_undo (screen), ==, TURN_UNDO_NOT_NOW);
  g_assert_null (tc_table_get_own_draft (table));
  tc_table_look_back (table);
  turn_screen_undo (screen);
  g_assert_cmpint (tc_draft_get_die (tc_table_get_own_draft (table)), ==, -1);
  assert_undo (screen, TURN_UNDO_MOVE, "Undo: take back the dice");
  close_screen (screen, match);
}

/* A game of TAG in which @has_gool decides whether Ben, who is given IT, holds a Gool. */
static TurnRecord *
new_question (const char *ben,
              gboolean    has_gool)
{
  static const guint n_copies[] = { [TG_T] = 12, [TG_A] = 12, [TG_G] = 12, [TG_TAG] = 10, [TG_GOOL] = 6, [TG_FREEZE] = 4 };
  const TgCard top[] = { TG_TAG, has_gool ? TG_GOOL : TG_T, TG_T, TG_T, TG_A, TG_A, TG_G };
  const TurnSeat seats[] = {
    { .name = (char *) "Ana", .controller = (char *) "human" },
    { .name = (char *) "Ben", .controller = (char *) ben },
  };
  const TurnRecordFormat *format = turn_record_format_find ("tag");
  g_autoptr (JsonNode) setup = NULL;
  TgGame game = { .n_seats = 2 };
  guint n = G_N_ELEMENTS (top);

  for (guint i = 0; i < n; i++)
    game.deck[i] = (guint8) top[i];
  for (TgCard card = TG_T; card <= TG_FREEZE; card++)
    {
      guint left = n_copies[card];

      for (guint i = 0; i < G_N_ELEMENTS (top); i++)
        left -= top[i] == card;
      for (; left > 0; left--)
        game.deck[n++] = (guint8) card;
    }
  setup = format->write_setup (&game);

  return turn_record_new (format, setup, seats, 2, 1, NULL);
}

static TurnScreen *
give_it (TurnMatch *match)
{
  TurnScreen *screen = turn_screen_new (match);

  turn_match_run (match);
  turn_screen_uncover (screen);
  make (screen, TG_MOVE_DRAW_DECK, 0);
  make (screen, TG_MOVE_PLAY, TG_TAG);
  make (screen, TG_MOVE_IT, 1);

  return screen;
}

/* A person who is given IT is asked in the same way with a Gool and without: nobody else can tell, and nothing goes on before. */
static void
test_asked_person (gconstpointer data)
{
  const gboolean has_gool = GPOINTER_TO_INT (data);
  TurnMatch *match = turn_match_new (new_question ("human", has_gool));
  TurnScreen *screen = give_it (match);
  const guint n_moves = turn_match_get_n_moves (match);

  g_assert_cmpint (turn_match_get_asked (match), ==, 1);
  g_assert_cmpint (turn_screen_get_to_move (screen), ==, 1);
  g_assert_cmpint (turn_screen_get_mode (screen), ==, TURN_SCREEN_COVERED);
  g_assert_cmpint (turn_screen_get_reader (screen), ==, 1);
  turn_screen_answer (screen);
  g_assert_cmpint (turn_match_get_asked (match), ==, 1);

  turn_screen_uncover (screen);
  g_assert_cmpint (turn_screen_get_viewer (screen), ==, 1);
  g_assert_cmpint (turn_screen_get_mode (screen), ==, TURN_SCREEN_ANSWERING);
  loop_fixture_drain ();
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
  if (has_gool)
    make (screen, TG_MOVE_ACCEPT, 0);
  else
    turn_screen_answer (screen);
  g_assert_cmpint (turn_match_get_asked (match), ==, -1);
  g_assert_cmpint (tg_state_it (turn_match_get_state (match)), ==, 1);
  close_screen (screen, match);
}

/* With a single person at the table nobody could notice. */
static void
test_asked_alone (void)
{
  TurnMatch *match = turn_match_new (new_question ("bot:random", FALSE));
  TurnScreen *screen = give_it (match);

  g_assert_cmpint (turn_match_get_asked (match), ==, 1);
  g_assert_cmpint (turn_screen_get_mode (screen), ==, TURN_SCREEN_WATCHING);
  g_assert_cmpint (turn_screen_get_viewer (screen), ==, 0);
  while (turn_match_get_asked (match) >= 0)
    g_main_context_iteration (NULL, TRUE);
  close_screen (screen, match);
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "tag-city", "tag", "roll-tag" };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *two = g_strconcat ("/turn-screen/", games[i], "/two-people", NULL);
      g_autofree char *alone = g_strconcat ("/turn-screen/", games[i], "/alone", NULL);
      g_autofree char *replay = g_strconcat ("/turn-screen/", games[i], "/replay", NULL);

      g_test_add_data_func (two, games[i], test_two_people);
      g_test_add_data_func (alone, games[i], test_alone);
      g_test_add_data_func (replay, games[i], test_replay);
    }
  g_test_add_func ("/turn-screen/undo", test_undo);
  g_test_add_func ("/turn-screen/undo-choice", test_undo_choice);
  g_test_add_data_func ("/turn-screen/asked-with-gool", GINT_TO_POINTER (TRUE), test_asked_person);
  g_test_add_data_func ("/turn-screen/asked-without-gool", GINT_TO_POINTER (FALSE), test_asked_person);
  g_test_add_func ("/turn-screen/asked-alone", test_asked_alone);

  return g_test_run ();
}
