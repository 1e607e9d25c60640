/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws boards in all their moods into PNG files, on a screen of at least 2400 × 1700: demo-board-view FOLDER */

#include <adwaita.h>
#include <tc-board-view.h>
#include <tc-built-in-boards.h>
#include <tc-ui-private.h>
#include <turn-base-application.h>

#include "demo-render.h"
#include "scene-fixtures.h"

/* Twelve districts on the largest grid. */
static const char *const large_grid[] = {
  "aaaabbbbccccdddd", "aaaabbbbccccdddd", "aaaabbbbccccdddd", "aaaabbbb.cccdddd",
  "eeeeffff..gghhhh", "eeeeffff..gghhhh", "eeeeffffgggghhhh", "eeeeffffgggghhhh",
  "iiiijjjjkkkkllll", "iiiijjjjkkkkllll", "iiiijjjjkkkkllll", "iiiijjjjkkkkllll",
  "iiiijjjjkkkkllll", "iiii.jjjkkkk.lll", "iiii..jjkkk..lll", "ii..jjjjkkkkllll",
};

static TcBoardFile *
load_large_board (void)
{
  static const guint32 colours[] = { 0xb5391a, 0xf3c83f, 0x35b3ea, 0x6b3b93, 0x62a358 };
  g_autoptr (TcBoardFile) side_a = tc_built_in_board_load ("side-a", NULL);
  TcBoard board = *tc_board_file_get_board (side_a);

  board.n_rows = board.n_columns = 16;
  board.n_districts = 12;
  for (guint i = 0; i < 16; i++)
    {
      board.rows[i] = board.columns[i] = (TcValue) { (gint8) (10 + i), (gint8) (5 + i / 2) };
      for (guint k = 0; k < 16; k++)
        board.squares[i][k] = (guint8) (large_grid[i][k] == '.' ? TC_OUTSIDE : large_grid[i][k] - 'a');
    }
  for (guint i = 0; i < 12; i++)
    board.districts[i] = (TcDistrict) { (char) ('a' + (int) i), colours[i % 5] + (i / 5) * 0x081018, { 14, 7 } };

  return tc_board_file_new_with_board (side_a, &board);
}

static void
render_battle (const char *folder,
               const char *name,
               int         width,
               int         height,
               const char *ghost_squares,
               const char *offending)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  TcBoardScene scene = scene_fixture_get (fixture);
  GtkWidget *view = tc_board_view_new ();
  TcBoardGhost ghost = { .squares = scene_fixture_set (fixture, ghost_squares), .paint = scene.paints[0] };
  TcDraftFeature soon = { scene_fixture_feature (fixture, TC_FEATURE_ROW, 5), TC_RANK_HIGH, 7 };

  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);
  if (offending != NULL)
    ghost.offending = scene_fixture_set (fixture, offending);
  else
    tc_board_view_set_soon (TC_BOARD_VIEW (view), &soon, 1);
  tc_board_view_set_ghost (TC_BOARD_VIEW (view), &ghost);
  demo_render (view, width, height, folder, name);
}

static void
render_scene (const TcBoardScene *scene,
              gboolean            miniature,
              int                 width,
              int                 height,
              const char         *folder,
              const char         *name)
{
  GtkWidget *view = miniature ? tc_board_view_new_miniature () : tc_board_view_new ();

  tc_board_view_set_scene (TC_BOARD_VIEW (view), scene);
  demo_render (view, width, height, folder, name);
}

static void
render_theme (const char *folder,
              const char *theme)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  g_autoptr (TcBoardFile) side_a = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBoardFile) side_b = tc_built_in_board_load ("side-b", NULL);
  g_autoptr (TcBoardFile) large = load_large_board ();
  TcBoardScene battle = scene_fixture_get (fixture);
  const struct { const char *name; TcBoardScene scene; gboolean miniature; int width, height; } pictures[] = {
    { "crew", battle, TRUE, 160, 110 },
    { "crew-large", battle, TRUE, 322, 218 },
    { "card-a", { .file = side_a }, TRUE, 190, 128 },
    { "card-b", { .file = side_b }, TRUE, 190, 128 },
    { "editor", { .file = side_b }, FALSE, 720, 470 },
    { "large", { .file = large }, FALSE, 1064, 1000 },
    { "large-narrow", { .file = large }, FALSE, 360, 400 },
    { "flat", battle, FALSE, 900, 420 },
    { "huge", battle, FALSE, 2400, 1700 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *name = g_strdup_printf ("board-%s-%s", pictures[i].name, theme);

      render_scene (&pictures[i].scene, pictures[i].miniature, pictures[i].width, pictures[i].height, folder, name);
    }
}

int
main (int    argc,
      char **argv)
{
  const char *folder = argc > 1 ? argv[1] : ".";

  adw_init ();
  turn_style_load (gdk_display_get_default ());
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  render_battle (folder, "board-fits-light", 836, 544, "J5 K5 K6 L6", NULL);
  render_battle (folder, "board-wrong-light", 836, 544, "I5 J5 J6 K6", "I5 J6");
  render_battle (folder, "board-narrow-light", 392, 282, "J5 K5 K6 L6", NULL);
  render_theme (folder, "light");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  render_battle (folder, "board-fits-dark", 836, 544, "J5 K5 K6 L6", NULL);
  render_battle (folder, "board-wrong-dark", 836, 544, "I5 J5 J6 K6", "I5 J6");
  render_theme (folder, "dark");

  return 0;
}
