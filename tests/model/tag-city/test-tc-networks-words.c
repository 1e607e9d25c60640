/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-networks-words.h>
#include <tc-options.h>

#include "board-fixtures.h"
#include "state-fixtures.h"

/* Two taggers on a small board with bubbles of that worth; the dice are 2, 4 and 4, and seat 1 drafts first. */
typedef struct
{
  TcGame *game;
  TcState state;
  TcDraft draft;
} Scene;

static void
set_scene (Scene      *scene,
           const char *bubbles)
{
  TcBoard board = board_fixture ("aaaa/aaaa/bbbb/bbbb");

  board_fixture_set_bubbles (&board, bubbles);
  scene->game = game_fixture (&board, 2);
  tc_state_start (scene->game, &scene->state);
  state_fixture_roll (scene->game, &scene->state, "2 4 4");
  state_fixture_place (scene->game, &scene->state, "1 3 3");
  scene->draft = tc_draft_new (scene->game);
}

static void
clear_scene (Scene *scene)
{
  g_free (scene->game);
}

/* Whoever is to move, or their die, has taken so many bubbles already; @seat then chooses the networks. */
static void
choose_networks (Scene *scene,
                 guint  n_taken,
                 guint  seat)
{
  for (guint i = 0; i < n_taken; i++)
    state_fixture_social (scene->game, &scene->state, i, tc_options_get_cheapest_bubble (scene->game, &scene->state));
  scene->draft = tc_draft_begun (scene->draft, &scene->state, seat);
  scene->draft = tc_draft_with_use (scene->draft, TC_USE_SOCIAL);
}

/* Before anything is chosen the button says what the cheapest bubble costs. */
static void
test_price (void)
{
  static const struct { const char *bubbles; guint n_taken, cheapest; const char *label, *said; } cases[] = {
    { "-2 -1 -1", 0, 1, "Networks −1", "Networks, from 1" },
    { "-2 -1 -1", 1, 2, "Networks −1", "Networks, from 1" },
    { "-3 -1 -2", 2, 0, "Networks −3", "Networks, from 3" },
    { "-1 0", 0, 1, "Networks 0", "Networks, free" },
    { "-1 0", 2, TC_NO_BUBBLE, "Networks, free", "Networks, free" },
    { "4 5 -1", 0, 1, "Networks +5", "Networks, pays up to 5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *label = NULL, *said = NULL;
      Scene scene;

      set_scene (&scene, cases[i].bubbles);
      choose_networks (&scene, cases[i].n_taken, (1 + cases[i].n_taken) % 2);
      label = tc_networks_label (scene.game, &scene.state);
      said = tc_networks_say (scene.game, &scene.state);
      g_assert_cmpuint (tc_options_get_cheapest_bubble (scene.game, &scene.state), ==, cases[i].cheapest);
      g_assert_cmpstr (label, ==, cases[i].label);
      g_assert_cmpstr (said, ==, cases[i].said);
      clear_scene (&scene);
    }
}

/* All that is said of a turn in the making, before and after a die is chosen. */
static void
test_turn (void)
{
  static const char gone[] = "The bubble is gone for all. More bubbles win a tie.";
  static const char none[] = "No bubble is left: you pass. It costs nothing and counts for no tie.";
  static const char final[] = "The first of you in turn order names the bubble for all.";
  static const struct
  {
    const char *bubbles;
    guint       n_taken;      /* two: it is about the final die */
    gboolean    has_die;
    const char *outcome, *detail, *sentence, *status, *confirm, *narrow;
  } cases[] = {
    { "-1 -1 -2", 0, FALSE, "You lose 1.", gone, "Choose the die to use up",
      "Networks: you lose 1 and paint nothing. Choose the die to use up.", "Check Networks", "Check Networks −1" },
    { "-1 -1 -2", 0, TRUE, "You lose 1.", gone, "you lose [bubble] and use up [die]",
      "Die 2, networks: you lose 1 and paint nothing. Enter checks.", "Check Networks", "Check Networks −1" },
    { "0 -1 -2", 0, TRUE, "It costs nothing.", gone, "you take [bubble] and use up [die]",
      "Die 2, networks: it costs nothing and you paint nothing. Enter checks.", "Check Networks", "Check Networks" },
    { "5 -1 -2", 0, TRUE, "You win 5.", gone, "you win [bubble] and use up [die]",
      "Die 2, networks: you win 5 and paint nothing. Enter checks.", "Check Networks", "Check Networks +5" },
    { "-1", 1, FALSE, NULL, none, "Choose the die to use up", "Networks: no bubble is left, you pass. Choose the die to use up.", "Pass", "Pass" },
    { "-1", 1, TRUE, NULL, none, "you use up [die]", "Die 4, networks: no bubble is left, you pass. Enter passes.", "Pass", "Pass" },
    { "-1 -2 -3", 2, TRUE, "You lose 3.", final, "you lose [bubble] and use up [die]",
      "Die 4, networks: you lose 3 and paint nothing. Enter seals.", "Seal", "Seal" },
    { "-1 -2", 2, TRUE, NULL, none, "you use up [die]", "Die 4, networks: no bubble is left, you pass. Enter seals.", "Seal", "Seal" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *outcome = NULL, *detail = NULL, *sentence = NULL, *status = NULL, *confirm = NULL, *narrow = NULL;
      Scene scene;

      set_scene (&scene, cases[i].bubbles);
      choose_networks (&scene, cases[i].n_taken, (1 + cases[i].n_taken) % 2);
      if (cases[i].has_die)
        scene.draft = tc_draft_with_die (scene.draft, cases[i].n_taken);
      outcome = tc_networks_outcome (&scene.draft);
      detail = tc_networks_detail (&scene.draft);
      sentence = tc_networks_sentence (&scene.draft, "[bubble]", "[die]");
      status = tc_networks_status (&scene.draft);
      confirm = tc_networks_confirm (&scene.draft, FALSE);
      narrow = tc_networks_confirm (&scene.draft, TRUE);
      g_assert_cmpstr (outcome, ==, cases[i].outcome);
      g_assert_cmpstr (detail, ==, cases[i].detail);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
      g_assert_cmpstr (status, ==, cases[i].status);
      g_assert_cmpstr (confirm, ==, cases[i].confirm);
      g_assert_cmpstr (narrow, ==, cases[i].narrow);
      clear_scene (&scene);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/networks-text/price", test_price);
  g_test_add_func ("/networks-text/turn", test_turn);

  return g_test_run ();
}
