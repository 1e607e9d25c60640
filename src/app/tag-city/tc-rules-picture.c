/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules-picture.h"

#include <adwaita.h>

#include <tc-battle-setup.h>
#include <tc-board-view.h>
#include <tc-bubbles.h>
#include <tc-built-in-boards.h>
#include <tc-hq-view.h>
#include <tc-remote.h>
#include <tc-rules.h>
#include <turn-bot.h>

#define SEED 11
#define N_ROUNDS 5

/* A battle of two that bots have begun: what the pictures show. */
typedef struct
{
  TcBoardFile  *file;
  TurnRecord   *record;
  TcPieces     *pieces;
  const TcGame *game;
  TurnState     state;
} Example;

static void
clear_example (Example *example)
{
  g_clear_object (&example->pieces);
  g_clear_pointer (&example->record, turn_record_unref);
  g_clear_pointer (&example->file, tc_board_file_unref);
}

static TurnMove
next_move (Example    *example,
           TurnRandom *random)
{
  const int seat = tc_rules.to_move (example->game, &example->state);

  if (seat == TURN_CHANCE)
    return tc_rules.draw (example->game, &example->state, random);

  return turn_bot_choose (turn_bot_find ("greedy", &tc_rules), &tc_rules, example->game, &example->state, seat, random, NULL);
}

/* Plays until the dice lie in the HQ in the last of the rounds. */
static void
play_example (Example *example)
{
  TurnRandom random = turn_random_new (SEED, 0);
  guint n_moves;

  do
    {
      turn_record_append (example->record, next_move (example, &random));
      turn_record_get_moves (example->record, &n_moves);
      turn_record_get_state (example->record, n_moves, &example->state);
    }
  while (tc_rules.round (example->game, &example->state) < N_ROUNDS
         || tc_state_phase (example->game, (const TcState *) &example->state) != TC_PHASE_DRAFT);
  tc_pieces_set_position (example->pieces, n_moves);
}

static gboolean
init_example (Example *example)
{
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new (NULL);

  *example = (Example) { .file = tc_built_in_board_load (tc_built_in_boards[0], NULL) };
  example->record = tc_battle_setup_start (setup, example->file, SEED, NULL);
  if (example->record == NULL)
    return FALSE;
  example->game = turn_record_get_game (example->record);
  example->pieces = tc_pieces_new (example->record);
  turn_record_get_state (example->record, 0, &example->state);
  play_example (example);

  return TRUE;
}

static GtkWidget *
new_board (Example *example,
           gboolean painted)
{
  GtkWidget *view = painted ? tc_board_view_new () : tc_board_view_new_miniature ();
  TcBoardScene scene = { .file = example->file };

  if (painted)
    {
      scene.game = example->game;
      scene.state = (const TcState *) &example->state;
      scene.pieces = tc_pieces_get (example->pieces, 0, &scene.n_pieces);
      for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
        scene.paints[seat] = turn_paint_get (seat);
    }
  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);

  return g_object_new (ADW_TYPE_CLAMP, "maximum-size", painted ? 480 : 300, "tightening-threshold", painted ? 480 : 300,
                       "child", view, NULL);
}

static GtkWidget *
new_hq (Example *example,
        gboolean on_seams)
{
  GtkWidget *view = tc_hq_view_new ();
  TcHqScene scene;

  tc_hq_scene_init_from_state (&scene, example->game, (const TcState *) &example->state);
  for (guint die = 0; on_seams && die < scene.n_dice; die++)
    {
      scene.dice[die].face = (guint8) tc_state_die_face ((const TcState *) &example->state, die);
      scene.dice[die].section = -1;
    }
  tc_hq_view_set_scene (TC_HQ_VIEW (view), &scene);
  tc_hq_view_finish_animations (TC_HQ_VIEW (view));
  gtk_widget_set_size_request (view, 240, 240);

  return view;
}

static GtkWidget *
new_remote (Example *example)
{
  GtkWidget *view = tc_remote_new ();
  TcRemoteScene scene;

  tc_remote_scene_init (&scene, example->game, (const TcState *) &example->state, 0);
  scene.paint = turn_paint_get (0);
  tc_remote_set_scene (TC_REMOTE (view), &scene);
  gtk_widget_set_size_request (view, 260, 100);

  return view;
}

static GtkWidget *
new_bubbles (Example *example)
{
  GtkWidget *view = tc_bubbles_new ();
  TcBubblesScene scene;

  tc_bubbles_scene_init (&scene, example->game, (const TcState *) &example->state, 0);
  for (guint seat = 0; seat < example->game->setup.n_seats; seat++)
    scene.paints[seat] = turn_paint_get (seat);
  tc_bubbles_set_scene (TC_BUBBLES (view), &scene);
  gtk_widget_set_size_request (view, 260, 120);

  return view;
}

static GtkWidget *
new_picture (TcRulesPicture picture,
             Example       *example)
{
  switch (picture)
    {
    case TC_RULES_PICTURE_BOARD:
      return new_board (example, FALSE);
    case TC_RULES_PICTURE_PAINTED:
      return new_board (example, TRUE);
    case TC_RULES_PICTURE_HQ:
      return new_hq (example, FALSE);
    case TC_RULES_PICTURE_SEAMS:
      return new_hq (example, TRUE);
    case TC_RULES_PICTURE_REMOTE:
      return new_remote (example);
    case TC_RULES_PICTURE_BUBBLES:
      return new_bubbles (example);
    case TC_RULES_PICTURE_NONE:
    default:
      return NULL;
    }
}

GtkWidget *
tc_rules_picture_new (guint picture)
{
  Example example;
  GtkWidget *widget = NULL;

  if (picture == TC_RULES_PICTURE_NONE)
    return NULL;

  if (init_example (&example))
    {
      widget = new_picture (picture, &example);
      /* It is a picture: nobody plays here. */
      gtk_widget_set_can_focus (widget, FALSE);
      gtk_widget_set_can_target (widget, FALSE);
    }
  clear_example (&example);

  return widget;
}
