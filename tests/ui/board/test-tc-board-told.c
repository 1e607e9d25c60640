/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-board-told.h>
#include <tc-ui-private.h>
#include <turn-widget-picture.h>

#include "scene-fixtures.h"
#include "widget-fixtures.h"

/* What a view shows, as bytes. */
static GBytes *
take_picture (GtkWidget *view)
{
  g_autoptr (GdkTexture) texture = NULL;

  widget_fixture_iterate (20);
  texture = turn_widget_picture (view);

  return gdk_texture_save_to_png_bytes (texture);
}

static gboolean
is_changed (GtkWidget *view,
            GBytes    *before)
{
  g_autoptr (GBytes) after = take_picture (view);

  return !g_bytes_equal (before, after);
}

static GtkWidget *
show (GtkWidget    *view,
      SceneFixture *fixture)
{
  const TcBoardScene scene = scene_fixture_get (fixture);

  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);

  return widget_fixture_show (view, 400, 300);
}

/* A shape alone, the shape with what it filled, and nothing again. */
static void
test_piece (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  GtkWidget *view = tc_board_view_new_miniature (), *window = show (view, fixture);
  TcBoardTold *told = tc_board_told_new (TC_BOARD_VIEW (view));
  g_autoptr (GBytes) plain = take_picture (view), marked = NULL;

  tc_board_told_mark_piece (told, (int) fixture->n_pieces - 1, 0);
  g_assert_true (is_changed (view, plain));
  marked = take_picture (view);
  for (guint feature = 0; feature < fixture->game->n_features; feature++)
    {
      tc_board_told_mark_piece (told, (int) fixture->n_pieces - 1, G_GUINT64_CONSTANT (1) << feature);
      g_assert_true (is_changed (view, marked));
    }
  tc_board_told_mark_piece (told, -1, 0);
  g_assert_false (is_changed (view, plain));
  gtk_window_destroy (GTK_WINDOW (window));
}

typedef struct
{
  GtkWidget *view;
  GBytes    *plain;
} Light;

static gboolean
is_out (gpointer data)
{
  Light *light = data;

  return !is_changed (light->view, light->plain);
}

/* Values of all kinds are lit, and their light goes out by itself, whether anything may move or not. */
static void
test_light (void)
{
  for (guint moves = 0; moves < 2; moves++)
    {
      g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
      GtkWidget *view = tc_board_view_new (), *window;
      TcBoardTold *told = tc_board_told_new (TC_BOARD_VIEW (view));
      g_autoptr (GBytes) plain = NULL;
      gint64 begin;
      Light light;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves == 1, NULL);
      window = show (view, fixture);
      tc_board_view_finish_animations (TC_BOARD_VIEW (view));
      plain = take_picture (view);
      for (guint feature = 0; feature < fixture->game->n_features; feature++)
        {
          tc_board_told_light (told, G_GUINT64_CONSTANT (1) << feature);
          g_assert_true (is_changed (view, plain));
        }
      begin = g_get_monotonic_time ();
      tc_board_told_light (told, 1);
      light = (Light) { view, plain };
      widget_fixture_wait (is_out, &light);
      g_assert_cmpint (g_get_monotonic_time () - begin, >=, 1500 * 1000);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Whatever it shows goes with the view. */
static void
test_gone (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  GtkWidget *view = g_object_ref (tc_board_view_new ()), *window = show (view, fixture);

  tc_board_told_light (tc_board_told_new (TC_BOARD_VIEW (view)), 1);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (G_OBJECT (view));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/board-told/piece", test_piece);
  g_test_add_func ("/board-told/light", test_light);
  g_test_add_func ("/board-told/gone", test_gone);

  return g_test_run ();
}
