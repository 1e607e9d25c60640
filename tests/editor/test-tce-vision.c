/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-view.h>
#include <tc-check.h>
#include <tc-ui-private.h>
#include <tce-vision.h>
#include <tce-window-private.h>
#include <turn-widget-picture.h>

#include "board-fixtures.h"
#include "widget-fixtures.h"

#define RED 0xe01b24

/* A widget of one colour, in the eyes. */
static GtkWidget *
new_red (void)
{
  GtkWidget *vision = g_object_new (TCE_TYPE_VISION, NULL), *red = gtk_label_new (NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, "label { background-color: #e01b24; }", -1);
  gtk_style_context_add_provider (gtk_widget_get_style_context (red), GTK_STYLE_PROVIDER (provider), GTK_STYLE_PROVIDER_PRIORITY_USER);
  adw_bin_set_child (ADW_BIN (vision), red);

  return vision;
}

static gboolean
frame_began (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       n_frames)
{
  (*(guint *) n_frames)++;

  return G_SOURCE_CONTINUE;
}

/* What was changed is on the screen when the frame after the next one begins. */
static void
wait_for_frames (GtkWidget *widget)
{
  guint n_frames = 0, callback = gtk_widget_add_tick_callback (widget, frame_began, &n_frames, NULL);

  while (n_frames < 3)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (widget, callback);
}

/* 0xrrggbb in the middle of what a widget shows. */
static guint32
colour_of (GtkWidget *widget)
{
  g_autoptr (GdkTexture) picture = NULL;
  g_autofree guint32 *pixels = NULL;
  int width, height;

  wait_for_frames (widget);
  picture = turn_widget_picture (widget);
  width = gdk_texture_get_width (picture);
  height = gdk_texture_get_height (picture);
  pixels = g_new (guint32, (gsize) (width * height));
  gdk_texture_download (picture, (guchar *) pixels, (gsize) width * 4);

  return pixels[height / 2 * width + width / 2] & 0xffffff;
}

static int
part_of (guint32 colour,
         guint   shift)
{
  return (int) (colour >> shift & 0xff);
}

static int
seen_part (TcEyes eyes,
           guint  part)
{
  double matrix[3][3], sum = 0;

  tc_eyes_get_matrix (eyes, matrix);
  for (guint i = 0; i < 3; i++)
    sum += matrix[part][i] * part_of (RED, 16 - 8 * i);

  return (int) CLAMP (sum + .5, 0, 255);
}

static void
test_colours (void)
{
  static const struct { TceVisionMode mode; TcEyes eyes; } cases[] = {
    { TCE_VISION_USUAL, TC_EYES_FULL },
    { TCE_VISION_PROTAN, TC_EYES_PROTAN },
    { TCE_VISION_DEUTAN, TC_EYES_DEUTAN },
    { TCE_VISION_TRITAN, TC_EYES_TRITAN },
  };
  GtkWidget *vision = new_red ();
  GtkWidget *window = widget_fixture_show (vision, 100, 100);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint32 colour;

      g_object_set (vision, "mode", cases[i].mode, NULL);
      colour = colour_of (vision);
      for (guint part = 0; part < 3; part++)
        g_assert_cmpint (ABS (part_of (colour, 16 - 8 * part) - seen_part (cases[i].eyes, part)), <=, 2);
    }

  g_object_set (vision, "mode", TCE_VISION_GREYSCALE, NULL);
  g_assert_cmpint (part_of (colour_of (vision), 0), ==, part_of (colour_of (vision), 8));
  g_assert_cmpint (part_of (colour_of (vision), 0), ==, part_of (colour_of (vision), 16));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The board alone is drawn as in the other theme. */
static void
test_themes (void)
{
  static const struct { TceVisionMode mode; gboolean dark; } cases[] = {
    { TCE_VISION_LIGHT, FALSE },
    { TCE_VISION_DARK, TRUE },
    { TCE_VISION_HIGH_CONTRAST, FALSE },
    { TCE_VISION_USUAL, FALSE },
  };
  TcBoard board = board_fixture (".");
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, &board);
  const TcBoardScene scene = { .file = file };
  GtkWidget *vision = g_object_new (TCE_TYPE_VISION, NULL), *view = tc_board_view_new_miniature (), *window;

  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);
  adw_bin_set_child (ADW_BIN (vision), view);
  window = widget_fixture_show (vision, 40, 40);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GdkRGBA water = turn_colours ((TurnTheme) { .dark = cases[i].dark }).water;

      g_object_set (vision, "mode", cases[i].mode, NULL);
      g_assert_cmpint (ABS (part_of (colour_of (vision), 16) - (int) (water.red * 255 + .5f)), <=, 2);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
choose_all (TceWindow  *window,
            GMenuModel *menu,
            GArray     *seen)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *action = NULL, *word = NULL;
      int mode;

      if (section != NULL || submenu != NULL)
        choose_all (window, section != NULL ? section : submenu, seen);
      if (!g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action) || !g_str_equal (action, "vision.mode"))
        continue;
      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &word));
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "vision.mode", "s", word));
      g_object_get (window->vision, "mode", &mode, NULL);
      g_array_append_val (seen, mode);
    }
}

/* The menu offers all eyes, in their order. */
static void
test_menu (void)
{
  TceWindow *window = tce_window_new (NULL);
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (int));

  tce_window_open_template (window, "ring");
  choose_all (window, window->primary_menu, seen);
  g_assert_cmpuint (seen->len, ==, TCE_VISION_TRITAN + 1);
  for (guint i = 0; i < seen->len; i++)
    g_assert_cmpint (g_array_index (seen, int, i), ==, (int) i);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/vision/colours", test_colours);
  g_test_add_func ("/vision/themes", test_themes);
  g_test_add_func ("/vision/action", test_menu);

  return g_test_run ();
}
