/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The bots of TAG and Roll Tag: sensible in what they do, far better than chance, and blind to what is hidden. */

#include <glib.h>

#include <turn-bot.h>
#include <turn-rules-all.h>

#include "tg-script.h"

/* The share of @n_games of two that the first of the bots wins; ties count half. Every deal is played from both seats. */
static double
share_of_wins (const TurnRules *rules,
               const char      *first,
               const char      *second,
               guint            n_games)
{
  const TurnBot *bots[] = { turn_bot_find (first, rules), turn_bot_find (second, rules) };
  g_autofree gpointer game = g_malloc (rules->game_size);
  double wins = 0;

  for (guint i = 0; i < n_games; i++)
    {
      TurnRandom chance = turn_random_new (i / 2, 0), random = turn_random_new (i, 1);
      TurnState state;
      int seat;

      rules->deal (game, 2, &chance);
      rules->start (game, &state);
      while ((seat = rules->to_move (game, &state)) != TURN_OVER)
        {
          const TurnMove move = seat == TURN_CHANCE ? rules->draw (game, &state, &chance)
                                                    : turn_bot_choose (bots[((guint) seat + i) % 2], rules, game, &state, seat, &random, NULL);

          g_assert_cmpint (rules->play (game, &state, move, &state), ==, TURN_LEGAL);
        }
      wins += rules->winners (game, &state) == 3 ? 0.5 : rules->winners (game, &state) == 1u << i % 2;
    }

  return wins / n_games;
}

/* The promise is 80 %; the bots win nearly all. */
static void
test_beats_random (gconstpointer data)
{
  g_assert_cmpfloat (share_of_wins (data, "greedy", "random", 200), >, 0.9);
}

/* A moment somewhere in the middle of a dealt game, in which a seat is to move; returns it. */
static int
play_some (const TurnRules *rules,
           gconstpointer    game,
           TurnState       *state,
           guint            n_moves,
           TurnRandom      *random)
{
  rules->start (game, state);
  for (guint i = 0; i < n_moves || rules->to_move (game, state) == TURN_CHANCE; i++)
    {
      const int seat = rules->to_move (game, state);

      if (seat == TURN_OVER)
        break;
      rules->play (game, state, seat == TURN_CHANCE ? rules->draw (game, state, random) : rules->random_move (game, state, random), state);
    }

  return rules->to_move (game, state);
}

/* No bot sees what its seat cannot see: with every hidden card somewhere else, and another deck in the game, it decides the same. */
static void
test_decides_by_what_it_sees (gconstpointer data)
{
  const TurnRules *rules = data;
  g_autofree gpointer game = g_malloc (rules->game_size), other_game = g_malloc (rules->game_size);
  TurnRandom random = turn_random_new (3, 0);
  guint n_compared = 0;

  for (guint i = 0; i < 12; i++)
    {
      TurnState state, other;
      int seat;

      rules->deal (game, 2, &random);
      rules->deal (other_game, 2, &random);
      seat = play_some (rules, game, &state, 3 * i, &random);
      if (seat < 0)
        continue;
      rules->conceal (game, &state, seat, &random, &other);
      for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
        {
          TurnRandom stream = turn_random_new (4, i), same_stream = stream;
          TurnMove a, b;

          if ((bot->rules != NULL && bot->rules != rules) || g_str_equal (bot->level, "expert"))
            continue;
          a = turn_bot_choose (bot, rules, game, &state, seat, &stream, NULL);
          b = turn_bot_choose (bot, rules, other_game, &other, seat, &same_stream, NULL);
          g_assert_true (turn_move_equal (a, b));
          n_compared++;
        }
    }
  g_assert_cmpuint (n_compared, >, 20);
}

typedef struct
{
  const char *name;
  TgScene     scene;
  const char *before;         /* moves that are played first */
  TgMove      move;           /* the one that the bot makes */
} Case;

static const Case cases[] = {
  { "takes-a-tag-card", { 2, .hands = { "TTA" }, .deck = "G", .discards = "X" }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "takes-a-letter-it-needs", { 2, .hands = { "TTA" }, .deck = "G", .discards = "G" }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "leaves-a-letter-it-has", { 2, .hands = { "TTA" }, .deck = "G", .discards = "T" }, "", { TG_MOVE_DRAW_DECK, 0 } },
  { "completes-a-set", { 2, .hands = { "TGAX" }, .deck = "G", .fronts = { "TA" } }, "", { TG_MOVE_PLAY, TG_G } },
  { "plays-a-tag-card", { 2, .hands = { "TGAX" }, .deck = "G" }, "", { TG_MOVE_PLAY, TG_TAG } },
  { "keeps-its-gool", { 2, .hands = { "TTOX" }, .deck = "G", .fronts = { "TA" }, .freezer = 2 }, "", { TG_MOVE_DISCARD, TG_T } },
  { "gives-it-to-the-leader", { 3, .hands = { "TGAX" }, .deck = "G", .sets = { 0, 1, 2 } }, "+X", { TG_MOVE_IT, 2 } },
  { "leaves-it-with-the-leader", { 3, .hands = { "TGAX" }, .deck = "G", .sets = { 0, 1, 2 }, .it = 3 }, "+X", { TG_MOVE_IT, TG_LEAVE_IT } },
  { "answers", { 2, .hands = { "TGAX", "O" }, .deck = "G" }, "+X >1", { TG_MOVE_GOOL, 0 } },
  { "keeps-a-freeze", { 2, .hands = { "TFAX" }, .deck = "GGGGGGGGGGGGGGGGGGGGGGGG" }, "", { TG_MOVE_PLAY, TG_TAG } },
  { "freezes-at-the-end", { 2, .hands = { "TFAX" }, .deck = "GG" }, "", { TG_MOVE_PLAY, TG_FREEZE } },
  { "keeps-what-moves-it", { 2, .hands = { "TTAX" }, .deck = "GGGG", .fronts = { "G" }, .it = 2 }, "", { TG_MOVE_PLAY, TG_T } },
  { "plays-it-without-a-deck", { 2, .hands = { "TTAX" }, .fronts = { "G" }, .it = 2 }, "", { TG_MOVE_PLAY, TG_TAG } },
  { "denies-the-next-player", { 2, .hands = { "TTAA" }, .deck = "GG", .fronts = { "TA", "AG" } }, "", { TG_MOVE_DISCARD, TG_A } },
  { "denies-another-letter", { 2, .hands = { "TTAA" }, .deck = "GG", .fronts = { "TA", "TG" } }, "", { TG_MOVE_DISCARD, TG_T } },
  { "fills-the-hand-without-a-deck", { 2, .hands = { "GTT" }, .discards = "TT", .fronts = { "TA" } }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "takes-a-gool-late", { 2, .hands = { "TTA" }, .deck = "GG", .discards = "O" }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "leaves-a-second-gool", { 2, .hands = { "TTO" }, .deck = "GG", .discards = "O" }, "", { TG_MOVE_DRAW_DECK, 0 } },
  { "ends-a-won-game", { 2, .hands = { "TTTT" }, .sets = { 2, 1 }, .quiet = 1 }, "", { TG_MOVE_DISCARD, TG_T } },
  { "plays-on-if-it-loses", { 2, .hands = { "TTOO" }, .sets = { 1, 2 }, .quiet = 1 }, "", { TG_MOVE_PLAY, TG_T } },
  { "takes-rather-than-losing", { 2, .hands = { "TTO" }, .discards = "G", .fronts = { "T" }, .sets = { 1, 2 }, .quiet = 1 }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "passes-only-if-it-must", { 2, .hands = { "", "O" }, .discards = "X" }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const TgGame game = { .n_seats = (uint8_t) c->scene.n_seats };
  TgState state = tg_scene_state (&c->scene);
  TurnRandom random = turn_random_new (1, 0);
  TurnMove move;

  tg_script_play (&game, &state, c->before);
  move = turn_bot_choose (turn_bot_find ("greedy", &tg_rules), &tg_rules, &game, &state, tg_state_to_move (&state), &random, NULL);
  g_assert_cmpuint (move.bytes[0], ==, c->move.kind);
  g_assert_cmpuint (move.bytes[1], ==, c->move.what);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/dealt-bots/tag/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; turn_rules_all[i] != NULL; i++)
    if (turn_rules_all[i]->deal != NULL)
      {
        g_autofree char *strength = g_strdup_printf ("/dealt-bots/%s/beats-random", turn_rules_all[i]->id);
        g_autofree char *sight = g_strdup_printf ("/dealt-bots/%s/decides-by-what-it-sees", turn_rules_all[i]->id);

        g_test_add_data_func (strength, turn_rules_all[i], test_beats_random);
        g_test_add_data_func (sight, turn_rules_all[i], test_decides_by_what_it_sees);
      }

  return g_test_run ();
}
