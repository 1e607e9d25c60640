/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The coach of the card games, and hints at their tables. */

#include <rt-advice-private.h>
#include <rt-page.h>
#include <rt-rules.h>
#include <rt-view.h>
#include <tg-advice.h>
#include <tg-page.h>
#include <tg-rules.h>
#include <tg-view.h>
#include <turn-hint-card.h>

#include "dealt-record.h"
#include "match-fixtures.h"
#include "rt-script.h"
#include "widget-fixtures.h"

static TurnMatch *
deal (const char *game)
{
  const TurnSeat seats[] = { { .name = (char *) "Ana", .controller = (char *) "human" }, { .name = (char *) "Ben", .controller = (char *) "human" } };
  TurnMatch *match = turn_match_new (dealt_record (game, seats, 2, 5));

  turn_match_run (match);

  return match;
}

/* What the coach says first, then when something is chosen; each word once. */
static void
test_roll_tag (void)
{
  g_autoptr (TurnMatch) match = deal ("roll-tag");
  g_autoptr (TurnScreen) screen = turn_screen_new (match);
  RtView view = { .card = RT_VIEW_NO_CARD };
  TurnCoach coach = { 0 };
  int turn, card, dice;

  turn_screen_uncover (screen);
  rt_view_follow (&view, screen);
  turn = turn_coach_find (&coach, &rt_coach_script, &view);
  rt_view_choose_card (&view, 0);
  card = turn_coach_find (&coach, &rt_coach_script, &view);
  rt_view_choose_card (&view, 0);
  rt_view_choose_die (&view, 0);
  dice = turn_coach_find (&coach, &rt_coach_script, &view);
  g_assert_cmpint (card, <, turn);
  g_assert_cmpint (dice, <, turn);
  g_assert_cmpint (dice, !=, card);

  turn_coach_set_told (&coach, (guint) dice);
  g_assert_cmpint (turn_coach_find (&coach, &rt_coach_script, &view), ==, turn);
  turn_match_stop (match);
}

static void
test_tag (void)
{
  g_autoptr (TurnMatch) match = deal ("tag");
  g_autoptr (TurnScreen) screen = turn_screen_new (match);
  TgView view = { .chosen = TG_VIEW_NO_CARD };
  TurnCoach coach = { 0 };
  int draw, play;

  turn_screen_uncover (screen);
  tg_view_follow (&view, screen);
  draw = turn_coach_find (&coach, &tg_coach_script, &view);
  g_assert_cmpint (turn_match_play (match, tg_move_to_turn (tg_move_new (TG_MOVE_DRAW_DECK, 0))), ==, TURN_LEGAL);
  tg_view_follow (&view, screen);
  play = turn_coach_find (&coach, &tg_coach_script, &view);
  g_assert_cmpint (play, <, draw);
  view.is_active = FALSE;
  view.is_asked = TRUE;
  g_assert_cmpint (turn_coach_find (&coach, &tg_coach_script, &view), ==, 0);
  turn_match_stop (match);
}

/* Every move that there can be is told and explained. */
static void
test_words (gconstpointer data)
{
  const char *game = data;
  const TurnHintWords *words = g_str_equal (game, "tag") ? &tg_hint_words : &rt_hint_words;
  g_autoptr (TurnMatch) match = deal (game);
  const TurnRules *rules = turn_match_get_rules (match);
  TurnRandom random = turn_random_new (3, 1);

  while (!turn_match_is_finished (match))
    {
      TurnMove moves[64];
      TurnState state;
      gsize n;

      if (!turn_match_is_waiting (match))
        {
          turn_match_answer (match);
          g_main_context_iteration (NULL, FALSE);
          continue;
        }
      turn_match_get_state_at (match, turn_match_get_n_moves (match), &state);
      n = rules->list_moves (turn_match_get_game (match), &state, moves, G_N_ELEMENTS (moves));
      for (gsize i = 0; i < MIN (n, G_N_ELEMENTS (moves)); i++)
        {
          g_autofree char *what = words->describe (match, moves[i]), *why = words->explain (match, moves[i]);

          g_assert_cmpstr (what, !=, "");
          g_assert_true (g_str_has_suffix (why, "."));
        }
      g_assert_cmpint (turn_match_play (match, rules->random_move (turn_match_get_game (match), &state, &random)), ==, TURN_LEGAL);
    }
}

/* Why seat 0 would make a move of Roll Tag: only what is true there. */
typedef struct
{
  const char *name;
  RtScene     scene;
  RtMove      move;
  const char *why;
} Reason;

#define PLACE(value, on) { RT_MOVE_PLACE, .pile = (on), .card = ((value) - 1) * 4 }
#define CLAIM(of, with) { RT_MOVE_CLAIM, .pile = (of), .dice = (with) }
#define MINE "Your dice make it: the pile could be yours next."

static const Reason reasons[] = {
  { "only-own-dice-make-it", { 0, { "5C" }, "JC QD KH KS", .faces = { "511", "444" } }, PLACE (5, 0), MINE },
  { "the-other-makes-it-and-moves-first", { 0, { "5C" }, "JC QD KH KS", .faces = { "511", "455" } }, PLACE (5, 0),
    "The other player’s dice make it, but all else promises less." },
  { "only-with-the-last-die", { 0, { "5C" }, "JC QD KH KS", .faces = { "51.1.", "444" } }, PLACE (5, 0), "It gives nothing away." },
  { "with-the-last-die-and-a-win", { 0, { "5C" }, "JC QD KH KS", { 5 }, .faces = { "51.1.", "444" } }, PLACE (5, 0), MINE },
  { "with-all-dice", { 0, { "7C" }, "JC QD KH KS", .faces = { "511", "444" } }, PLACE (7, 0), "It gives nothing away." },
  { "covers", { 0, { "7C" }, "8C QD KH KS", .faces = { "222", "444" } }, PLACE (7, 0), "It covers a card that the other player could claim." },
  { "the-last-card", { 0, { "5C" }, "JC QD KH KS", .n_deck = 1, .owners = { 0, 1, 1, 2 }, .faces = { "511", "444" } }, PLACE (5, 0),
    "That draws the last card: the game ends. You win, 2 to 1." },
  { "a-claim", { 0, .piles = "5C QD KH KS", .n_cards = { 4 }, .faces = { "511", "444" } }, CLAIM (0, 1), "It is worth 4 cards." },
  { "a-claim-with-the-last-die-wins", { 0, .piles = "5C QD KH KS", .n_cards = { 9, 2, 3, 1 }, .faces = { "51.1.", "444" } }, CLAIM (0, 1),
    "That uses up your dice: the game ends, and the other player gets 6 cards from the open piles. You win, 9 to 6." },
  { "what-both-have-already-counts", { 0, .piles = "5C QD KH KS", .n_cards = { 9, 9, 3, 1 }, .owners = { 0, 0, 1, 2 }, .faces = { "51.1.", "444" } },
    CLAIM (0, 1), "That uses up your dice: the game ends, and the other player gets 9 cards from the open piles. You win, 12 to 10." },
  { "one-card-is-left", { 0, .piles = "5C QD KH KS", .n_cards = { 2, 1, 1, 4 }, .owners = { 0, 0, 1, 2 }, .faces = { "51.1.", "444" } }, CLAIM (0, 1),
    "That uses up your dice: the game ends, and the other player gets 1 card from the open piles. You lose, 3 to 5." },
  { "the-last-die-on-the-last-pile", { 0, .piles = "5C QD KH KS", .owners = { 0, 1, 2, 2 }, .faces = { "51.1.", "444" } }, CLAIM (0, 1),
    "That uses up your dice: the game ends. It is a tie, 2 to 2." },
  { "the-last-pile", { 0, .piles = "5C QD KH KS", .owners = { 0, 1, 1, 2 }, .faces = { "511", "444" } }, CLAIM (0, 1),
    "It is the last open pile: the game ends. You win, 3 to 1." },
  { "a-roll", { 0, .piles = "5C QD KH KS", .faces = { "511", "444" } }, { RT_MOVE_REROLL, .dice = 1 }, "Other faces promise more than these." },
  { "the-last-roll", { 0, .piles = "5C QD KH KS", .n_rerolls = 19, .owners = { 1, 2 }, .faces = { "511", "444" } }, { RT_MOVE_REROLL, .dice = 1 },
    "That is the last roll in a row: the game ends. It is a tie, 1 to 1." },
};

static void
test_reason (gconstpointer data)
{
  const Reason *reason = data;
  const RtState state = rt_scene_state (&reason->scene);
  g_autofree char *why = rt_advice_explain (&state, reason->move);

  g_assert_cmpstr (why, ==, reason->why);
}

/* It says what and why; Escape closes it, and so does a move. */
static void
test_hint (gconstpointer data)
{
  const char *game = data;
  GtkWidget *page = g_str_equal (game, "tag") ? tg_page_new () : rt_page_new ();
  g_autoptr (TurnMatch) match = deal (game);
  GtkWidget *window = widget_fixture_show (page, 900, 700), *card;
  TurnState state;

  turn_page_set_match (TURN_PAGE (page), match, FALSE);
  g_assert_false (turn_page_get_can_hint (TURN_PAGE (page)));
  turn_screen_uncover (turn_page_get_screen (TURN_PAGE (page)));
  g_assert_true (turn_page_get_can_hint (TURN_PAGE (page)));
  gtk_widget_activate_action (page, "turn.hint", NULL);
  card = widget_fixture_find (page, TURN_TYPE_HINT_CARD, 0);
  g_assert_nonnull (card);
  while (widget_fixture_says (card, "Thinking…"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (widget_fixture_says (card, "Do It"));
  gtk_widget_activate_action (page, "turn.cancel", NULL);
  g_assert_null (widget_fixture_find (page, TURN_TYPE_HINT_CARD, 0));

  gtk_widget_activate_action (page, "turn.hint", NULL);
  turn_match_get_state_at (match, 0, &state);
  turn_match_play (match, turn_match_get_rules (match)->random_move (turn_match_get_game (match), &state, &(TurnRandom) { 0 }));
  g_assert_null (widget_fixture_find (page, TURN_TYPE_HINT_CARD, 0));
  turn_match_stop (match);
  turn_page_set_match (TURN_PAGE (page), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the coach says at that moment of that page, made anew as in another game; NULL: nothing. */
static char *
hear_coach (RtView *view)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (TURN_TYPE_COACH_CARD, NULL));
  char *words = NULL;

  turn_coach_card_follow (TURN_COACH_CARD (card), &rt_coach_script, view);
  if (gtk_widget_get_visible (card))
    {
      words = widget_fixture_read (card);
      widget_fixture_click (card, "Got it");
      g_assert_false (gtk_widget_get_visible (card));
    }
  g_assert_finalize_object (card);

  return words;
}

/* All else that he has to say at that moment, in so many games; never those words again. */
static void
hear_rest (RtView     *view,
           const char *words)
{
  for (guint i = 0; i < 16; i++)
    {
      g_autofree char *rest = hear_coach (view);

      g_assert_cmpstr (rest, !=, words);
      if (rest == NULL)
        return;
    }
  g_assert_not_reached ();
}

/* What the coach has said is not said again in later games, but what is met for the first time there is, until he is called again. */
static void
test_told (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  g_autoptr (TurnMatch) match = deal ("roll-tag");
  g_autoptr (TurnScreen) screen = turn_screen_new (match);
  g_autofree char *turn = NULL, *card = NULL, *again = NULL;
  RtView view = { .card = RT_VIEW_NO_CARD };

  turn_screen_uncover (screen);
  rt_view_follow (&view, screen);
  turn = hear_coach (&view);
  g_assert_nonnull (turn);
  hear_rest (&view, turn);

  rt_view_choose_card (&view, 0);
  card = hear_coach (&view);
  g_assert_nonnull (card);
  g_assert_cmpstr (card, !=, turn);
  hear_rest (&view, card);

  rt_view_choose_card (&view, 0);
  hear_rest (&view, turn);
  g_settings_reset (settings, "coach-told");
  again = hear_coach (&view);
  g_assert_cmpstr (again, ==, turn);
  g_settings_reset (settings, "coach-told");
  turn_match_stop (match);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autofree char *path = g_strconcat ("/card-advice/roll-tag/why/", reasons[i].name, NULL);

      g_test_add_data_func (path, &reasons[i], test_reason);
    }
  g_test_add_func ("/card-advice/roll-tag/coach", test_roll_tag);
  g_test_add_func ("/card-advice/tag/coach", test_tag);
  g_test_add_data_func ("/card-advice/tag/words", "tag", test_words);
  g_test_add_data_func ("/card-advice/roll-tag/words", "roll-tag", test_words);
  g_test_add_data_func ("/card-advice/tag/hint", "tag", test_hint);
  g_test_add_data_func ("/card-advice/roll-tag/hint", "roll-tag", test_hint);
  g_test_add_func ("/card-advice/told", test_told);

  return g_test_run ();
}
