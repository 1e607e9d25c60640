/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <turn-sticker.h>

#include "widget-fixtures.h"

/* A sticker that counts how often it is drawn, and how often for another reason than a new style, which a window may bring at any time. */
#define TEST_TYPE_STICKER (test_sticker_get_type ())
G_DECLARE_FINAL_TYPE (TestSticker, test_sticker, TEST, STICKER, TurnSticker)

struct _TestSticker
{
  TurnSticker parent_instance;

  guint       n_drawn;
  guint       n_own;
  guint       n_shown;
  int         room;
  gboolean    is_styled;    /* since it was drawn */
};

G_DEFINE_FINAL_TYPE (TestSticker, test_sticker, TURN_TYPE_STICKER)

static void
test_sticker_draw (TurnDrawn *drawn,
                   cairo_t   *cr,
                   double     width,
                   double     height,
                   TurnTheme  theme)
{
  TestSticker *self = TEST_STICKER (drawn);

  self->n_drawn++;
  if (!self->is_styled)
    self->n_own++;
  self->is_styled = FALSE;
  cairo_paint (cr);
}

static void
test_sticker_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  TEST_STICKER (widget)->is_styled = TRUE;
  GTK_WIDGET_CLASS (test_sticker_parent_class)->css_changed (widget, change);
}

static void
test_sticker_extend (TurnDrawn *drawn,
                     int       *width,
                     int       *height)
{
  *width += TEST_STICKER (drawn)->room;
}

static void
test_sticker_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TEST_STICKER (widget)->n_shown++;
  GTK_WIDGET_CLASS (test_sticker_parent_class)->snapshot (widget, snapshot);
}

static void
test_sticker_class_init (TestStickerClass *klass)
{
  GTK_WIDGET_CLASS (klass)->css_changed = test_sticker_css_changed;
  GTK_WIDGET_CLASS (klass)->snapshot = test_sticker_snapshot;
  TURN_DRAWN_CLASS (klass)->draw = test_sticker_draw;
  TURN_DRAWN_CLASS (klass)->extend = test_sticker_extend;
  TURN_STICKER_CLASS (klass)->growth = .5;
}

static void
test_sticker_init (TestSticker *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), 60, 40);
}

static gboolean
is_shown (gpointer sticker)
{
  return TEST_STICKER (sticker)->n_shown > 0;
}

static gboolean
is_still (gpointer sticker)
{
  return !turn_sticker_is_moving (sticker);
}

static void
show_again (TestSticker *sticker)
{
  sticker->n_shown = 0;
  gtk_widget_queue_draw (GTK_WIDGET (sticker));
  widget_fixture_wait (is_shown, sticker);
}

static TestSticker *
open_sticker (GtkWindow **window)
{
  TestSticker *sticker = g_object_new (TEST_TYPE_STICKER, NULL);

  *window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (*window, GTK_WIDGET (sticker));
  gtk_window_present (*window);
  widget_fixture_wait (is_shown, sticker);

  return sticker;
}

/* A frame costs no drawing unless something looks different. */
static void
test_kept_picture (void)
{
  GtkWindow *window;
  TestSticker *sticker = open_sticker (&window);
  guint n_drawn, n_own;

  g_assert_cmpuint (sticker->n_drawn, >, 0);
  n_own = sticker->n_own;
  show_again (sticker);
  g_assert_cmpuint (sticker->n_own, ==, n_own);

  n_drawn = sticker->n_drawn;
  turn_drawn_redraw (TURN_DRAWN (sticker));
  show_again (sticker);
  g_assert_cmpuint (sticker->n_drawn, >, n_drawn);

  n_drawn = sticker->n_drawn;
  sticker->room = 10;
  show_again (sticker);
  g_assert_cmpuint (sticker->n_drawn, >, n_drawn);

  n_own = sticker->n_own;
  sticker->room = -gtk_widget_get_width (GTK_WIDGET (sticker));
  show_again (sticker);
  g_assert_cmpuint (sticker->n_own, ==, n_own);
  gtk_window_destroy (window);
}

/* Dark or light, and another style. */
static void
test_another_theme (void)
{
  GtkWindow *window;
  TestSticker *sticker = open_sticker (&window);
  guint n_drawn = sticker->n_drawn;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  show_again (sticker);
  g_assert_cmpuint (sticker->n_drawn, >, n_drawn);

  n_drawn = sticker->n_drawn;
  gtk_widget_add_css_class (GTK_WIDGET (sticker), "title-1");
  show_again (sticker);
  g_assert_cmpuint (sticker->n_drawn, >, n_drawn);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  gtk_window_destroy (window);
}

static void
test_slap (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWindow *window;
  TestSticker *sticker = open_sticker (&window);
  guint n_own;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  turn_sticker_slap (TURN_STICKER (sticker));
  g_assert_false (turn_sticker_is_moving (TURN_STICKER (sticker)));

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  show_again (sticker);
  n_own = sticker->n_own;
  turn_sticker_slap (TURN_STICKER (sticker));
  g_assert_true (turn_sticker_is_moving (TURN_STICKER (sticker)));
  widget_fixture_wait (is_still, sticker);
  show_again (sticker);
  g_assert_cmpuint (sticker->n_own, ==, n_own);

  turn_sticker_slap (TURN_STICKER (sticker));
  turn_sticker_finish_animations (TURN_STICKER (sticker));
  g_assert_false (turn_sticker_is_moving (TURN_STICKER (sticker)));

  turn_sticker_slap (TURN_STICKER (sticker));
  gtk_widget_set_visible (GTK_WIDGET (sticker), FALSE);
  g_assert_false (turn_sticker_is_moving (TURN_STICKER (sticker)));
  turn_sticker_slap (TURN_STICKER (sticker));
  g_assert_false (turn_sticker_is_moving (TURN_STICKER (sticker)));
  gtk_window_destroy (window);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/ui/turn-sticker/kept-picture", test_kept_picture);
  g_test_add_func ("/ui/turn-sticker/another-theme", test_another_theme);
  g_test_add_func ("/ui/turn-sticker/slap", test_slap);

  return g_test_run ();
}
