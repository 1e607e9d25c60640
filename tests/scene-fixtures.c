/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-fixtures.h"

#include <tc-built-in-boards.h>
#include <tc-state-parts.h>

#include "board-fixtures.h"

SceneFixture *
scene_fixture_new (const char *board_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_built_in_board_load (board_id, &error);

  g_assert_no_error (error);

  return scene_fixture_new_for_file (file);
}

SceneFixture *
scene_fixture_new_for_file (TcBoardFile *file)
{
  SceneFixture *self = g_new0 (SceneFixture, 1);
  TcSetup setup = { .n_seats = 3 };
  TurnRandom random = turn_random_new (7, 0);

  self->file = tc_board_file_ref (file);
  self->game = g_new0 (TcGame, 1);
  if (!tc_setup_print_hq (&setup, tc_board_file_get_board (file)))
    tc_setup_draw_hq (&setup, tc_board_file_get_board (file), &random);
  g_assert_cmpint (tc_game_init (self->game, tc_board_file_get_board (file), &setup), ==, TC_SETUP_FINE);
  tc_state_start (self->game, &self->state);

  return self;
}

void
scene_fixture_free (SceneFixture *self)
{
  tc_board_file_unref (self->file);
  g_free (self->game);
  g_free (self);
}

TcSet
scene_fixture_set (SceneFixture *self,
                   const char   *squares)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);
  TcSet set = { { 0 } };

  for (guint i = 0; names[i] != NULL; i++)
    tc_set_add (&set, square_fixture (self->game, names[i]));

  return set;
}

void
scene_fixture_paint (SceneFixture *self,
                     guint         seat,
                     const char   *squares)
{
  TcSet set = scene_fixture_set (self, squares);

  for (guint i = 0; i < self->game->n_words; i++)
    self->state.painted[seat * self->game->n_words + i] |= set.words[i];
  if (seat != 0)
    return;

  g_assert_cmpuint (self->n_pieces, <, G_N_ELEMENTS (self->pieces));
  self->pieces[self->n_pieces++].squares = set;
}

guint
scene_fixture_feature (SceneFixture *self,
                       TcFeatureKind kind,
                       guint         index)
{
  for (guint i = 0; i < self->game->n_features; i++)
    if (self->game->features[i].kind == kind && self->game->features[i].index == index)
      return i;

  g_assert_not_reached ();
}

void
scene_fixture_take (SceneFixture *self,
                    TcFeatureKind kind,
                    guint         index,
                    guint         seats)
{
  tc_add_mark (&self->state, scene_fixture_feature (self, kind, index), seats);
}

char *
scene_fixture_words (SceneFixture *self,
                     TcFeatureKind kind,
                     guint         index,
                     const char   *words)
{
  const TcBoard *board = tc_board_file_get_board (self->file);
  const TcValue value = kind == TC_FEATURE_COLUMN ? board->columns[index]
                        : kind == TC_FEATURE_ROW ? board->rows[index] : board->districts[index].value;
  g_autofree char *high = g_strdup_printf ("high %d", value.high), *low = g_strdup_printf ("low %d", value.low);
  GString *text = g_string_new (words);

  g_assert_cmpuint (g_string_replace (text, "HIGH", high, 0), ==, 1);
  g_assert_cmpuint (g_string_replace (text, "LOW", low, 0), ==, 1);

  return g_string_free (text, FALSE);
}

SceneFixture *
scene_fixture_harbour (void)
{
  static const char *const pieces[] = {
    "A5 B5 A6 B6", "C5 D5 E5 E6", "F5 F6 F7 G6", "F4 G4 G5 H5", "I5 I6 H6 H7", "C6 C7 C8 D8", "D6 D7 E7 E8",
    "A7 B7 A8 B8", "G7 F8 G8 H8", "J6 I7 J7 I8 J8", "K7 L7 K8 L8",
  };
  static const struct { TcFeatureKind kind; guint index, seats; } taken[] = {
    { TC_FEATURE_COLUMN, 6, 4 }, { TC_FEATURE_COLUMN, 7, 4 }, { TC_FEATURE_COLUMN, 8, 2 },
    { TC_FEATURE_COLUMN, 9, 2 }, { TC_FEATURE_COLUMN, 10, 2 }, { TC_FEATURE_COLUMN, 11, 4 },
    { TC_FEATURE_ROW, 4, 2 }, { TC_FEATURE_ROW, 6, 1 }, { TC_FEATURE_ROW, 7, 1 },
    { TC_FEATURE_DISTRICT, 2, 1 }, { TC_FEATURE_DISTRICT, 3, 2 }, { TC_FEATURE_DISTRICT, 4, 1 },
  };
  SceneFixture *self = scene_fixture_new ("side-a");

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    scene_fixture_paint (self, 0, pieces[i]);
  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    scene_fixture_take (self, taken[i].kind, taken[i].index, taken[i].seats);

  return self;
}

TcBoardScene
scene_fixture_get (SceneFixture *self)
{
  return (TcBoardScene) {
           .file = self->file,
           .game = self->game,
           .state = &self->state,
           .seat = 0,
           .pieces = self->pieces,
           .n_pieces = self->n_pieces,
           .paints = { tc_paint_find ("flamingo"), tc_paint_find ("taxi"), tc_paint_find ("lagoon") },
           .names = { "Zaz", "Nono", "Mika" },
  };
}
