/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a hint of TAG says what it says: every word of it is true. */

#include "tg-advice-private.h"

#include "tg-script.h"

typedef struct
{
  const char *name;
  TgScene     scene;
  const char *before;         /* moves that are played first */
  TgMove      move;
  const char *why;
} Case;

#define LONG_DECK "GGGGGGGGGGGGGGGGGGGG"

static const Case cases[] = {
  /* A discard that is taken: of use, or not. */
  { "takes-tag", { 2, .hands = { "TTA" }, .deck = LONG_DECK, .discards = "X" }, "", { TG_MOVE_DRAW_DISCARD, 0 }, "You can use a TAG card." },
  { "takes-letter", { 2, .hands = { "TTA" }, .deck = LONG_DECK, .discards = "G" }, "", { TG_MOVE_DRAW_DISCARD, 0 }, "You can use a G." },
  { "takes-freeze", { 2, .hands = { "TTA" }, .discards = "F" }, "", { TG_MOVE_DRAW_DISCARD, 0 }, "You can use a Freeze." },
  { "takes-second-freeze", { 2, .hands = { "TTF" }, .discards = "F" }, "", { TG_MOVE_DRAW_DISCARD, 0 }, "The deck is empty: this card only fills your hand." },
  { "takes-freeze-while-one-lies", { 2, .hands = { "TTA" }, .discards = "F", .freezer = 1 }, "", { TG_MOVE_DRAW_DISCARD, 0 },
    "The deck is empty: this card only fills your hand." },
  { "takes-gool", { 2, .hands = { "TTA" }, .discards = "O" }, "", { TG_MOVE_DRAW_DISCARD, 0 }, "In your hand it can send IT back." },
  { "takes-letter-in-hand", { 2, .hands = { "TTA" }, .discards = "T" }, "", { TG_MOVE_DRAW_DISCARD, 0 }, "The deck is empty: this card only fills your hand." },
  { "takes-letter-in-front", { 2, .hands = { "AA" }, .discards = "T", .fronts = { "T" } }, "", { TG_MOVE_DRAW_DISCARD, 0 },
    "The deck is empty: this card only fills your hand." },
  { "takes-what-is-no-use", { 2, .hands = { "AA" }, .deck = LONG_DECK, .discards = "T", .fronts = { "T" } }, "", { TG_MOVE_DRAW_DISCARD, 0 },
    "Nobody else can take it then." },

  /* The deck. */
  { "draws", { 2, .hands = { "TTA" }, .deck = "GG" }, "", { TG_MOVE_DRAW_DECK, 0 }, "Nobody knows what you get." },
  { "draws-last", { 2, .hands = { "TTA" }, .deck = "G" }, "", { TG_MOVE_DRAW_DECK, 0 },
    "It is the last card of the deck. Then the game ends once everybody only discards." },

  /* What is played. */
  { "plays-tag", { 2, .hands = { "TTAX" }, .deck = LONG_DECK }, "", { TG_MOVE_PLAY, TG_TAG }, "It is a point, and IT may move." },
  { "plays-tag-with-three-cards", { 2, .hands = { "TTAX" }, .deck = "GGG" }, "", { TG_MOVE_PLAY, TG_TAG }, "It is a point, and IT may move." },
  { "plays-tag-at-the-end", { 2, .hands = { "TTAX" }, .deck = "GG" }, "", { TG_MOVE_PLAY, TG_TAG },
    "It is a point, and IT may move: where it is at the end counts." },
  { "completes", { 2, .hands = { "TTAX" }, .deck = LONG_DECK, .fronts = { "AG" } }, "", { TG_MOVE_PLAY, TG_T }, "It completes your set: a point, and IT may move." },
  { "completes-at-the-end", { 2, .hands = { "TTAX" }, .fronts = { "AG" } }, "", { TG_MOVE_PLAY, TG_T },
    "It completes your set: a point, and IT may move. Where it is at the end counts." },
  { "plays-letter", { 2, .hands = { "TTAX" }, .fronts = { "A" } }, "", { TG_MOVE_PLAY, TG_T }, "It brings your set a letter further." },
  { "freezes", { 2, .hands = { "TTAF" }, .deck = "GGG" }, "", { TG_MOVE_PLAY, TG_FREEZE }, "The others lose a turn." },
  { "freezes-late", { 2, .hands = { "TTAF" }, .deck = "GG" }, "", { TG_MOVE_PLAY, TG_FREEZE }, "The deck runs out, and the others lose a turn." },
  { "freezes-without-deck", { 2, .hands = { "TTAF" } }, "", { TG_MOVE_PLAY, TG_FREEZE }, "The deck is empty, and the others lose a turn." },

  /* What is discarded. */
  { "discards", { 2, .hands = { "TTAO" }, .deck = LONG_DECK }, "", { TG_MOVE_DISCARD, TG_T }, "It promises you less than your other cards." },
  { "discards-letter-in-front", { 2, .hands = { "TTAO" }, .deck = LONG_DECK, .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T },
    "That letter is in front of you already." },
  { "discards-the-only-kind", { 2, .hands = { "OOOO" }, .deck = LONG_DECK }, "", { TG_MOVE_DISCARD, TG_GOOL }, "You have nothing else in your hand." },
  { "keeps-tag", { 2, .hands = { "TTOX" }, .deck = "GG", .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T },
    "So you can move IT later: where it is at the end counts." },
  { "keeps-set", { 2, .hands = { "TOOG" }, .fronts = { "TA" } }, "", { TG_MOVE_DISCARD, TG_T },
    "So you can move IT later: where it is at the end counts." },
  { "keeps-tag-early", { 2, .hands = { "TTOX" }, .deck = LONG_DECK, .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T },
    "That letter is in front of you already." },
  { "discards-its-only-tag", { 2, .hands = { "TTOX" }, .deck = "GG", .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_TAG },
    "It promises you less than your other cards." },
  { "keeps-tag-frozen", { 2, .hands = { "TTOX" }, .deck = "GG", .fronts = { "T" }, .freezer = 2 }, "", { TG_MOVE_DISCARD, TG_T },
    "That letter is in front of you already." },
  { "keeps-freeze", { 2, .hands = { "TTOF" }, .deck = LONG_DECK, .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T },
    "So you have your Freeze when the deck runs out." },
  { "discards-freeze", { 2, .hands = { "TTOF" }, .deck = LONG_DECK }, "", { TG_MOVE_DISCARD, TG_FREEZE }, "It promises you less than your other cards." },
  { "keeps-freeze-without-deck", { 2, .hands = { "TTOF" }, .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T }, "That letter is in front of you already." },

  /* The discard that ends the game (T9). */
  { "ends-and-wins", { 2, .hands = { "TTOX" }, .sets = { 2, 1 }, .quiet = 1 }, "", { TG_MOVE_DISCARD, TG_T }, "It ends the game, and you win." },
  { "ends-and-wins-by-it", { 2, .hands = { "TTOX" }, .sets = { 1, 3 }, .it = 2, .quiet = 1 }, "", { TG_MOVE_DISCARD, TG_T }, "It ends the game, and you win." },
  { "ends-shared", { 2, .hands = { "TTOX" }, .sets = { 1, 1 }, .quiet = 1 }, "", { TG_MOVE_DISCARD, TG_T }, "It ends the game, and nobody has more points." },
  { "ends-and-loses", { 2, .hands = { "TTOO" }, .sets = { 1, 2 }, .quiet = 1 }, "", { TG_MOVE_DISCARD, TG_T }, "It ends the game." },
  { "does-not-end-with-three", { 3, .hands = { "TTOO" }, .sets = { 2, 1 }, .quiet = 1, .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T },
    "That letter is in front of you already." },
  { "does-not-end-with-a-deck", { 2, .hands = { "TTOO" }, .deck = "G", .sets = { 2, 1 }, .quiet = 1, .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T },
    "That letter is in front of you already." },
  { "does-not-end-before-the-return-does", { 2, .hands = { "TTOOO" }, .sets = { 2, 1 }, .quiet = 1, .fronts = { "T" }, .freezer = 1 }, "",
    { TG_MOVE_DISCARD, TG_T }, "That letter is in front of you already." },

  /* IT. */
  { "gives-to-the-leader", { 3, .hands = { "TGAX" }, .deck = "G", .sets = { 0, 1, 2 } }, "+X", { TG_MOVE_IT, 2 }, "No other player has more points." },
  { "gives-to-another", { 3, .hands = { "TGAX" }, .deck = "G", .sets = { 0, 1, 2 } }, "+X", { TG_MOVE_IT, 1 }, "It costs them three points if it stays there." },
  { "leaves-with-another", { 2, .hands = { "TGAX" }, .deck = "G", .it = 2 }, "+X", { TG_MOVE_IT, TG_LEAVE_IT }, "It is fine where it is." },
  { "leaves-in-the-middle", { 2, .hands = { "TGAX" }, .deck = "G" }, "+X", { TG_MOVE_IT, TG_LEAVE_IT },
    "There it costs nobody anything, and no Gool sends it to you." },
  { "leaves-with-oneself", { 2, .hands = { "TGAX" }, .deck = "G", .it = 1 }, "+X", { TG_MOVE_IT, TG_LEAVE_IT }, "Only where it is at the end counts." },
};

/* The move is one that a hint could mean. */
static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const TgGame game = { .n_seats = (guint8) c->scene.n_seats };
  TgState state = tg_scene_state (&c->scene), after;
  g_autofree char *why = NULL;

  tg_script_play (&game, &state, c->before);
  g_assert_cmpint (tg_state_play (&game, &state, c->move, &after), ==, TG_LEGAL);
  why = tg_advice_explain (&state, c->scene.n_seats, c->move);
  g_assert_cmpstr (why, ==, c->why);
}

/* What is said of the end holds in whole games: the discard that is said to end one does, and no other does. */
static void
test_ends (void)
{
  TurnRandom random = turn_random_new (9, 0);
  guint n_ends = 0;

  for (guint i = 0; i < 200; i++)
    {
      TgGame game;
      TgState state;

      tg_rules.deal (&game, 2 + i % 5, &random);
      tg_rules.start (&game, &state);
      while (tg_state_to_move (&state) != TURN_OVER)
        {
          const TgMove move = tg_state_random_move (&game, &state, &random);
          const guint seat = state.seat;
          g_autofree char *why = tg_advice_explain (&state, game.n_seats, move);

          g_assert_cmpint (tg_state_play (&game, &state, move, &state), ==, TG_LEGAL);
          if (move.kind == TG_MOVE_DISCARD)
            g_assert_true (g_str_has_prefix (why, "It ends the game") == (tg_state_to_move (&state) == TURN_OVER));
          if (g_str_equal (why, "It ends the game, and you win."))
            g_assert_cmpuint (tg_rules.winners (&game, &state), ==, 1u << seat);
          n_ends += g_str_has_prefix (why, "It ends the game") ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_ends, >, 20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/tg-advice/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/tg-advice/ends", test_ends);

  return g_test_run ();
}
