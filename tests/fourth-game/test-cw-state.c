/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every rule of Clean Wall. */

#include <cw-rules.h>
#include <glib.h>

static const CwGame game = { .n_seats = 2, .tags = { 4, 5, 8 } };

/* Plays "1 1 . 3 ! 2": a tag of a row, . hands the brush on, ! before a row sprays there. */
static void
play (CwState    *state,
      const char *moves)
{
  for (const char *c = moves; *c != '\0'; c++)
    {
      CwMove move = cw_move_new (*c == '.' ? CW_MOVE_PASS : *c == '!' ? CW_MOVE_SPRAY : CW_MOVE_SCRUB, 0);

      if (*c == ' ')
        continue;
      if (*c == '!')
        c++;
      if (g_ascii_isdigit (*c))
        move.row = (guint8) (*c - '1');
      g_assert_cmpint (cw_state_play (&game, state, move, state), ==, CW_LEGAL);
    }
}

static void
assert_tags (const CwState *state,
             guint          first,
             guint          second,
             guint          third)
{
  g_assert_cmpuint (state->tags[0], ==, first);
  g_assert_cmpuint (state->tags[1], ==, second);
  g_assert_cmpuint (state->tags[2], ==, third);
}

static void
test_deal (void)
{
  guint n_different = 0;
  CwGame first = { 0 };

  for (guint seed = 0; seed < 100; seed++)
    {
      TurnRandom random = turn_random_new (seed, 0);
      CwGame dealt = { 0 };

      cw_game_deal (&dealt, 3, &random);
      for (guint row = 0; row < CW_N_ROWS; row++)
        g_assert_true (dealt.tags[row] >= 4 && dealt.tags[row] <= 8);
      g_assert_cmpuint (dealt.first, <, 3);
      first = seed == 0 ? dealt : first;
      n_different += memcmp (&dealt, &first, sizeof dealt) != 0;
    }
  g_assert_cmpuint (n_different, >, 50);
}

typedef struct
{
  const char *name;
  const char *before;
  CwMove      move;
  CwVerdict   verdict;
  const char *rule;
} Case;

static const Case cases[] = {
  { "W2-another-row", "1", { CW_MOVE_SCRUB, 1 }, CW_OTHER_ROW, "W2" },
  { "W2-three-tags-end-a-turn", "333", { CW_MOVE_PASS, 0 }, CW_NOTHING_SCRUBBED, "W3" },
  { "W2-a-clean-row", "1 . 111 !2", { CW_MOVE_SCRUB, 0 }, CW_ROW_CLEAN, "W2" },
  { "W2-no-such-row", "", { CW_MOVE_SCRUB, 3 }, CW_NO_SUCH_MOVE, "W2" },
  { "W3-nothing-scrubbed", "", { CW_MOVE_PASS, 0 }, CW_NOTHING_SCRUBBED, "W3" },
  { "W4-spray-is-due", "1 . 111", { CW_MOVE_SCRUB, 1 }, CW_SPRAY_IS_DUE, "W4" },
  { "W4-nothing-to-spray", "", { CW_MOVE_SPRAY, 1 }, CW_NOTHING_TO_SPRAY, "W4" },
  { "W5-over", "1 . 111 !2 333 333 33 222 222", { CW_MOVE_SCRUB, 1 }, CW_GAME_OVER, "W5" },
};

static void
test_refused (gconstpointer data)
{
  const Case *c = data;
  CwState state, kept;
  CwVerdict verdict;

  cw_state_start (&game, &state);
  play (&state, c->before);
  kept = state;
  verdict = cw_state_play (&game, &state, c->move, &state);
  g_assert_cmpint (verdict, ==, c->verdict);
  g_assert_cmpstr (cw_verdict_rule (verdict), ==, c->rule);
  g_assert_true (memcmp (&state, &kept, sizeof state) == 0);
}

static void
test_turn (void)
{
  CwState state;

  cw_state_start (&game, &state);
  play (&state, "3 3");
  g_assert_cmpint (cw_state_to_move (&state), ==, 0);
  play (&state, "3");
  g_assert_cmpint (cw_state_to_move (&state), ==, 1);
  play (&state, "2 .");
  g_assert_cmpint (cw_state_to_move (&state), ==, 0);
  assert_tags (&state, 4, 4, 5);
}

/* W4: once in a game, and also where it was clean. */
static void
test_spray (void)
{
  CwState state;

  cw_state_start (&game, &state);
  play (&state, "1 . 111");
  g_assert_cmpint (cw_state_to_move (&state), ==, TURN_CHANCE);
  g_assert_cmpuint (cw_state_list_moves (&state, NULL, 0), ==, 3);
  play (&state, "!1");
  assert_tags (&state, 1, 5, 8);
  play (&state, "1");
  g_assert_cmpint (cw_state_to_move (&state), ==, 1);
  g_assert_cmpuint (state.points[0], ==, 1);
  g_assert_cmpuint (state.points[1], ==, 1);
}

/* W6: two rows each, and the last tag decides. */
static void
test_tie (void)
{
  CwState state;
  int scores[CW_MAX_SEATS], breaks[CW_MAX_SEATS];

  cw_state_start (&game, &state);
  play (&state, "1 . 111 !1 1 333 333 33 222 2 . 2");
  g_assert_cmpint (cw_state_to_move (&state), ==, TURN_OVER);
  cw_rules.scores (&game, &state, scores);
  cw_rules.tie_breaks (&game, &state, breaks);
  g_assert_cmpint (scores[0], ==, 2);
  g_assert_cmpint (scores[1], ==, 2);
  g_assert_cmpint (breaks[0], ==, 1);
  g_assert_cmpint (breaks[1], ==, 0);
  g_assert_cmpuint (cw_rules.winners (&game, &state), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cw-state/W1-deal", test_deal);
  g_test_add_func ("/cw-state/W2-W3-turn", test_turn);
  g_test_add_func ("/cw-state/W4-spray", test_spray);
  g_test_add_func ("/cw-state/W6-tie", test_tie);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/cw-state/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_refused);
    }

  return g_test_run ();
}
