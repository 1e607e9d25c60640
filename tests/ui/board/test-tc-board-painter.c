/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-board-view.h>
#include <tc-ui-private.h>
#include <turn-base-application.h>
#include <turn-widget-picture.h>

#include "scene-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  SceneFixture *scenes;
  GtkWidget    *window;
  TcBoardView  *view;
} Fixture;

static void
show_scene (Fixture *fixture)
{
  TcBoardScene scene = scene_fixture_get (fixture->scenes);

  tc_board_view_set_scene (fixture->view, &scene);
}

static void
set_up (Fixture                *fixture,
        gconstpointer user_data G_GNUC_UNUSED)
{
  fixture->scenes = scene_fixture_harbour ();
  fixture->view = TC_BOARD_VIEW (tc_board_view_new ());
  fixture->window = gtk_window_new ();
  show_scene (fixture);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 836, 544);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
}

static void
tear_down (Fixture                *fixture,
           gconstpointer user_data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  scene_fixture_free (fixture->scenes);
}

static void
paint_row_six (Fixture *fixture)
{
  scene_fixture_paint (fixture->scenes, 0, "J5 K5 K6 L6");
  scene_fixture_take (fixture->scenes, TC_FEATURE_ROW, 5, 1);
  show_scene (fixture);
}

static guint32
colour_at (Fixture *fixture,
           double   x,
           double   y)
{
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = NULL;
  int width, height;

  widget_fixture_iterate (0);
  texture = turn_widget_picture (GTK_WIDGET (fixture->view));
  width = gdk_texture_get_width (texture);
  height = gdk_texture_get_height (texture);
  pixels = g_new0 (guint32, (gsize) width * (gsize) height);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * sizeof *pixels);

  return pixels[(int) y * width + (int) x] & 0xffffff;
}

typedef struct
{
  Fixture *fixture;
  double   x, y;
  guint32  colour;
} Spot;

static gboolean
has_its_colour (gpointer subject)
{
  const Spot *spot = subject;

  return colour_at (spot->fixture, spot->x, spot->y) == spot->colour;
}

/* Without motion everything is there at once, and a frame shows for a second what was filled. */
static void
test_no_motion (Fixture                *fixture,
                gconstpointer user_data G_GNUC_UNUSED)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (fixture->view);
  double x = layout->grid.origin.x + layout->grid.size.width + 4, y = layout->grid.origin.y + 5.5 * layout->side;
  Spot street = { fixture, x, y, colour_at (fixture, x, y) };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  paint_row_six (fixture);
  g_assert_false (tc_board_view_is_animating (fixture->view));
  g_assert_cmphex (colour_at (fixture, x, y), ==, 0xffffff);
  widget_fixture_wait (has_its_colour, &street);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* Colours in the middle of things, in both themes. */
static void
test_picture (Fixture                *fixture,
              gconstpointer user_data G_GNUC_UNUSED)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  const TcBoardLayout *layout = tc_board_view_get_layout (fixture->view);
  double corner_x = layout->plate.origin.x + 20, corner_y = layout->plate.origin.y + 20;
  double street_x = layout->grid.origin.x - 3, street_y = layout->grid.origin.y + 100;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_cmphex (colour_at (fixture, corner_x, corner_y), ==, 0xe4e2df);
  g_assert_cmphex (colour_at (fixture, street_x, street_y), ==, 0x4c4f5a);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmphex (colour_at (fixture, corner_x, corner_y), ==, 0x1f2026);
  g_assert_cmphex (colour_at (fixture, street_x, street_y), ==, 0x101116);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

static void
draw_overlay (TcBoardView         *view G_GNUC_UNUSED,
              GtkSnapshot              *snapshot,
              const TcBoardLayout      *layout,
              gpointer                  user_data)
{
  graphene_rect_t square = tc_board_layout_square (layout, 0, 0);
  GdkRGBA green = turn_rgba (0x00ff00, 1);

  (*(guint *) user_data)++;
  gtk_snapshot_append_color (snapshot, &green, &square);
}

static void
overlay_gone (gpointer user_data)
{
  *(guint *) user_data = 0;
}

static void
test_overlay (Fixture                *fixture,
              gconstpointer user_data G_GNUC_UNUSED)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (fixture->view);
  guint n_drawn = 0;

  tc_board_view_set_overlay (fixture->view, draw_overlay, &n_drawn, overlay_gone);
  g_assert_cmphex (colour_at (fixture, layout->grid.origin.x + 20, layout->grid.origin.y + 20), ==, 0x00ff00);
  g_assert_cmpuint (n_drawn, >, 0);
  tc_board_view_set_overlay (fixture->view, NULL, NULL, NULL);
  g_assert_cmpuint (n_drawn, ==, 0);
}

/* The board is the same picture where people read from right to left. */
static void
test_right_to_left (Fixture                *fixture,
                    gconstpointer user_data G_GNUC_UNUSED)
{
  g_autoptr (GdkTexture) before = turn_widget_picture (GTK_WIDGET (fixture->view));
  g_autoptr (GdkTexture) after = NULL;
  g_autoptr (GBytes) before_bytes = gdk_texture_save_to_png_bytes (before), after_bytes = NULL;

  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
  widget_fixture_iterate (0);
  after = turn_widget_picture (GTK_WIDGET (fixture->view));
  after_bytes = gdk_texture_save_to_png_bytes (after);
  g_assert_true (g_bytes_equal (before_bytes, after_bytes));
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test)(Fixture *fixture, gconstpointer user_data); } tests[] = {
    { "/board-painter/no-motion", test_no_motion },
    { "/board-painter/picture", test_picture },
    { "/board-painter/overlay", test_overlay },
    { "/board-painter/right-to-left", test_right_to_left },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  turn_style_load (gdk_display_get_default ());
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
