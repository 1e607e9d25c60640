/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-scene.h"

#include <glib/gi18n.h>
#include <tc-networks-words.h>

const TurnPaint *
tc_scene_paint (TcTable *table,
                guint    seat)
{
  return turn_seat_look_paint (tc_table_get_match (table), seat);
}

char *
tc_scene_subtitle (TcTable *table,
                   gboolean is_revealed)
{
  const TcState *state = tc_table_get_state (table);
  const TcPhase phase = tc_state_phase (tc_table_get_game (table), state);
  const char *name = tc_board_file_get_name (tc_table_get_board_file (table), NULL);
  const guint round = tc_state_round (state);

  /* The state is that of the next round as soon as all choices are open. */
  if (phase == TC_PHASE_FINAL || is_revealed)
    /* Translators: the board's name and the round. */
    return g_strdup_printf (_("%s · round %u · the final die"), name, phase == TC_PHASE_FINAL || phase == TC_PHASE_OVER ? round : round - 1);

  /* Translators: the board's name and the round. */
  return g_strdup_printf (_("%s · round %u"), name, round);
}

void
tc_scene_board (TcTable      *table,
                guint         seat,
                TcBoardScene *scene)
{
  TurnMatch *match = tc_table_get_match (table);

  *scene = (TcBoardScene) {
    .file = tc_table_get_board_file (table),
    .game = tc_table_get_game (table),
    .state = tc_table_get_state (table),
    .seat = seat,
  };
  scene->pieces = tc_pieces_get (tc_table_get_pieces (table), seat, &scene->n_pieces);
  for (guint i = 0; i < turn_match_get_n_seats (match); i++)
    {
      scene->paints[i] = turn_seat_look_paint (match, i);
      scene->names[i] = turn_match_get_seat (match, i)->name;
    }
}

static TcSet
united (TcSet a,
        TcSet b)
{
  for (guint i = 0; i < TC_SET_WORDS; i++)
    a.words[i] |= b.words[i];

  return a;
}

TcBoardGhost
tc_scene_ghost (TcTable *table)
{
  const TcDraft *draft = tc_table_get_draft (table);

  return (TcBoardGhost) {
           .squares = draft->outcome.squares,
           .offending = united (draft->outcome.outside, draft->outcome.occupied),
           .paint = tc_scene_paint (table, tc_table_get_viewer (table)),
           .pinned = draft->pinned,
  };
}

/* The dice lie where the leader has pushed them, though the match does not know it yet. */
static void
show_plan (TcTable   *table,
           TcHqScene *scene)
{
  const TcDicePlan *plan = tc_table_get_plan (table);

  scene->mode = TC_HQ_PLACE_DICE;
  scene->chosen_die = (gint8) tc_dice_plan_get_current (plan);
  for (guint die = 0; die < tc_dice_plan_get_n_dice (plan); die++)
    scene->dice[die].section = (gint8) tc_dice_plan_get_section (plan, die);
}

static void
show_draft (TcTable   *table,
            TcHqScene *scene)
{
  const TcDraft *draft = tc_table_get_draft (table);
  const gboolean drone = tc_draft_get_use (draft) == TC_USE_DRONE;

  scene->mode = drone ? TC_HQ_CHOOSE_TOKEN : TC_HQ_CHOOSE_DIE;
  scene->label_lit = drone;
  scene->chosen_die = (gint8) tc_draft_get_die (draft);
  scene->chosen_token = (gint8) tc_draft_get_token (draft);
}

void
tc_scene_hq (TcTable   *table,
             TcHqScene *scene)
{
  const guint32 body = tc_scene_paint (table, tc_table_get_viewer (table))->body;

  tc_hq_scene_init_from_state (scene, tc_table_get_game (table), tc_table_get_state (table));
  scene->paint = turn_rgba (body, 1);
  if (tc_table_get_mode (table) == TC_TABLE_LEADING)
    show_plan (table, scene);
  else if (tc_table_get_mode (table) == TC_TABLE_CHOOSING)
    show_draft (table, scene);
}

/* Whether the viewer puts a turn together and looks at their own board. */
static gboolean
is_own_turn (TcTable *table)
{
  return tc_table_get_mode (table) == TC_TABLE_CHOOSING && tc_table_get_shown (table) == tc_table_get_viewer (table);
}

static void
init_remote (TcTable       *table,
             TcRemoteScene *scene)
{
  const guint shown = tc_table_get_shown (table);
  const TcDraft *draft = tc_table_get_draft (table);

  tc_remote_scene_init (scene, tc_table_get_game (table), tc_table_get_state (table), shown);
  scene->paint = tc_scene_paint (table, shown);
  scene->enabled = is_own_turn (table) && tc_draft_can_use (draft, TC_USE_DRONE);
  if (is_own_turn (table) && tc_draft_get_use (draft) == TC_USE_DRONE)
    scene->chosen = (gint8) tc_draft_get_drone (draft);
}

void
tc_scene_bubbles (TcTable        *table,
                  TcBubblesScene *scene)
{
  TurnMatch *match = tc_table_get_match (table);
  const TcDraft *draft = tc_table_get_draft (table);

  tc_bubbles_scene_init (scene, tc_table_get_game (table), tc_table_get_state (table), tc_table_get_shown (table));
  for (guint seat = 0; seat < turn_match_get_n_seats (match); seat++)
    {
      scene->paints[seat] = tc_scene_paint (table, seat);
      scene->names[seat] = turn_match_get_seat (match, seat)->name;
    }
  scene->enabled = is_own_turn (table);
  if (is_own_turn (table) && tc_draft_get_use (draft) == TC_USE_SOCIAL && tc_draft_get_bubble (draft) != TC_NO_BUBBLE)
    scene->chosen = (gint8) tc_draft_get_bubble (draft);
}

void
tc_scene_show_tray (TcTable   *table,
                    TcRemote  *remote,
                    TcBubbles *bubbles)
{
  g_autofree char *label = tc_networks_say (tc_table_get_game (table), tc_table_get_state (table));
  TcRemoteScene remote_scene;
  TcBubblesScene bubbles_scene;

  init_remote (table, &remote_scene);
  tc_remote_set_scene (remote, &remote_scene);
  tc_scene_bubbles (table, &bubbles_scene);
  tc_bubbles_set_scene (bubbles, &bubbles_scene);
  tc_bubbles_set_label (bubbles, label);
}
