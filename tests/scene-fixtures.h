/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-contents.h>

G_BEGIN_DECLS

/* A moment of a battle as a board view is shown it, put together by hand: nothing here asks whether play could lead there. */
typedef struct
{
  TcBoardFile *file;
  TcGame      *game;
  TcState      state;
  TcPiece      pieces[64];
  guint        n_pieces;
} SceneFixture;

/* A battle of three on a board of the program, or on any file: Zaz with flamingo, Nono with taxi, Mika with lagoon. */
SceneFixture *scene_fixture_new          (const char *board_id) G_GNUC_WARN_UNUSED_RESULT;
SceneFixture *scene_fixture_new_for_file (TcBoardFile *file) G_GNUC_WARN_UNUSED_RESULT;
void          scene_fixture_free         (SceneFixture *self);

/* Old Harbour in the middle of Zaz's seventh round: half of it painted, values of every kind. */
SceneFixture *scene_fixture_harbour      (void) G_GNUC_WARN_UNUSED_RESULT;

/* Paints a piece, "A1 A2 B2", on the board of a seat; only Zaz's pieces are kept as pieces. */
void          scene_fixture_paint        (SceneFixture *self,
                                          guint         seat,
                                          const char   *squares);

/* Gives the high value of a feature to seats, one bit each. */
void          scene_fixture_take         (SceneFixture *self,
                                          TcFeatureKind kind,
                                          guint         index,
                                          guint         seats);

TcSet         scene_fixture_set          (SceneFixture *self,
                                          const char   *squares);

/* The index in TcGame.features. */
guint         scene_fixture_feature      (SceneFixture *self,
                                          TcFeatureKind kind,
                                          guint         index);

/* "Row 1, HIGH free, LOW" with the values that the feature has on the board: "Row 1, high 9 free, low 6". */
char         *scene_fixture_words        (SceneFixture *self,
                                          TcFeatureKind kind,
                                          guint         index,
                                          const char   *words) G_GNUC_WARN_UNUSED_RESULT;

/* Zaz's board; valid until the fixture changes. */
TcBoardScene  scene_fixture_get          (SceneFixture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SceneFixture, scene_fixture_free)

G_END_DECLS
