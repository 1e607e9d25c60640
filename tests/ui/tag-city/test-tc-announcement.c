/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-announcement-queue.h>
#include <tc-ui-private.h>
#include <turn-backdrop.h>
#include <turn-paint-chips.h>

#include "widget-fixtures.h"

static const TcChip chips[] = {
  { "Row 1", "6", FALSE, -1, 0 },
  { "Column K", "5", TRUE, -1, 0 },
  { "Heights", "20", TRUE, 3, 0x6b3b93 },
  { "Garden Suburb", "11", FALSE, 4, 0x62a358 },
};

static TcAnnouncementScene
make_scene (guint       n_chips,
            const char *detail,
            const char *price)
{
  return (TcAnnouncementScene) {
           .paint = turn_paint_find ("taxi"), .name = "Nono", .title = "Nono fills 3 at once!", .detail = detail, .sum = "+31", .price = price,
           .chips = chips, .n_chips = n_chips, .spoken = "Nono fills row 1, 6. Plus 6.",
  };
}

static void
test_say (void)
{
  g_autoptr (GtkWidget) sticker = g_object_ref_sink (g_object_new (TC_TYPE_ANNOUNCEMENT, NULL));
  const TcAnnouncementScene scene = make_scene (3, "You can still score 3", NULL);

  g_assert_false (gtk_widget_get_visible (sticker));
  gtk_test_accessible_assert_role (sticker, GTK_ACCESSIBLE_ROLE_IMG);

  tc_announcement_say (TC_ANNOUNCEMENT (sticker), &scene);
  g_assert_true (gtk_widget_get_visible (sticker));
  gtk_test_accessible_assert_property (sticker, GTK_ACCESSIBLE_PROPERTY_LABEL, "Nono fills row 1, 6. Plus 6.");

  tc_announcement_say (TC_ANNOUNCEMENT (sticker), NULL);
  g_assert_false (gtk_widget_get_visible (sticker));
}

static int
height_of (GtkWidget                 *sticker,
           const TcAnnouncementScene *scene,
           int                        width)
{
  int natural;

  tc_announcement_say (TC_ANNOUNCEMENT (sticker), scene);
  gtk_widget_measure (sticker, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

/* Chips that find no room stand on another line: it becomes higher, never wider. */
static void
test_size (void)
{
  g_autoptr (GtkWidget) sticker = g_object_ref_sink (g_object_new (TC_TYPE_ANNOUNCEMENT, NULL));
  g_autoptr (GtkWidget) row = g_object_ref_sink (tc_announcement_new_row ());
  const TcAnnouncementScene one = make_scene (1, NULL, NULL), all = make_scene (4, NULL, NULL), dear = make_scene (1, NULL, "−5");
  int minimum, natural;

  g_assert_cmpint (height_of (sticker, &all, 360), >, height_of (sticker, &one, 360));
  g_assert_cmpint (height_of (row, &all, 360), >, height_of (row, &one, 360));
  g_assert_cmpint (height_of (sticker, &dear, 360), >, height_of (sticker, &one, 360));
  tc_announcement_say (TC_ANNOUNCEMENT (sticker), &all);
  gtk_widget_measure (sticker, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, natural);
  g_assert_cmpint (height_of (sticker, &all, minimum), >, height_of (sticker, &all, natural));
}

static guint
count_rows (GtkWidget *queue)
{
  guint n_rows = 0;
  GtkWidget *row;

  for (guint i = 0; (row = widget_fixture_find (queue, TC_TYPE_ANNOUNCEMENT, i)) != NULL; i++)
    n_rows += gtk_widget_get_mapped (row) ? 1 : 0;

  return n_rows;
}

static void
count_call (guint *n_calls)
{
  (*n_calls)++;
}

static GtkWidget *
show_queue (guint   n_scenes,
            gint64 *begin)
{
  const TcAnnouncementScene scene = make_scene (2, NULL, "−5"), scenes[] = { scene, scene, scene, scene };
  GtkWidget *queue = g_object_ref (g_object_new (TC_TYPE_ANNOUNCEMENT_QUEUE, NULL));
  GtkWidget *window = widget_fixture_show (queue, 360, 310);

  g_assert_true (gtk_widget_get_root (queue) == GTK_ROOT (window));
  *begin = g_get_monotonic_time ();
  tc_announcement_queue_say (TC_ANNOUNCEMENT_QUEUE (queue), "Both fill", scenes, n_scenes, FALSE);

  return queue;
}

static void
close_queue (GtkWidget *queue)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (queue)));
  widget_fixture_iterate (0);
  g_assert_finalize_object (G_OBJECT (queue));
}

static gboolean
is_complete (gpointer queue)
{
  return tc_announcement_queue_is_complete (queue);
}

/* One paper after the other, all within their time, and none goes. */
static void
test_queue (void)
{
  gint64 begin;
  GtkWidget *queue = show_queue (3, &begin);
  guint n_advances = 0;

  g_signal_connect_swapped (queue, "advanced", G_CALLBACK (count_call), &n_advances);
  gtk_test_accessible_assert_role (queue, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (queue, GTK_ACCESSIBLE_PROPERTY_LABEL, "Both fill");
  gtk_test_accessible_assert_role (widget_fixture_find (queue, TC_TYPE_ANNOUNCEMENT, 0), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_assert_cmpuint (count_rows (queue), ==, 1);
  g_assert_false (tc_announcement_queue_is_complete (TC_ANNOUNCEMENT_QUEUE (queue)));

  widget_fixture_wait (is_complete, queue);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, (TC_QUEUE_MILLISECONDS * 2 / 3 - 2) * 1000);
  g_assert_cmpuint (count_rows (queue), ==, 3);
  g_assert_cmpuint (n_advances, ==, 2);
  close_queue (queue);
}

static void
test_complete (void)
{
  gint64 begin;
  GtkWidget *queue = show_queue (4, &begin);
  guint n_advances = 0;

  g_signal_connect_swapped (queue, "advanced", G_CALLBACK (count_call), &n_advances);
  tc_announcement_queue_complete (TC_ANNOUNCEMENT_QUEUE (queue));
  g_assert_cmpuint (tc_announcement_queue_get_n_shown (TC_ANNOUNCEMENT_QUEUE (queue)), ==, 4);
  g_assert_cmpuint (count_rows (queue), ==, 4);
  g_assert_cmpuint (n_advances, ==, 1);
  close_queue (queue);
}

/* Where nothing may move, all are there at once. */
static void
test_reduced_motion (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *queue;
  gint64 begin;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  queue = show_queue (4, &begin);
  g_assert_true (tc_announcement_queue_is_complete (TC_ANNOUNCEMENT_QUEUE (queue)));
  g_assert_cmpuint (count_rows (queue), ==, 4);
  close_queue (queue);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
}

/* Everything that moves can be drawn on its way and brought to its end. */
static void
test_on_a_screen (void)
{
  GtkWidget *window = gtk_window_new (), *backdrop = turn_backdrop_new (TURN_BACKDROP_PLAIN), *overlay = gtk_overlay_new ();
  GtkWidget *sticker = g_object_new (TC_TYPE_ANNOUNCEMENT, NULL), *falling = g_object_new (TURN_TYPE_PAINT_CHIPS, NULL);
  const TcAnnouncementScene scene = make_scene (4, "You can still score 3", "−5");

  gtk_overlay_set_child (GTK_OVERLAY (overlay), sticker);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), falling);
  adw_bin_set_child (ADW_BIN (backdrop), overlay);
  gtk_window_set_child (GTK_WINDOW (window), backdrop);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (0);

  turn_backdrop_set_paint (TURN_BACKDROP (backdrop), turn_paint_get (0));
  turn_backdrop_set_paint (TURN_BACKDROP (backdrop), turn_paint_get (1));
  tc_announcement_say (TC_ANNOUNCEMENT (sticker), &scene);
  turn_paint_chips_fall (TURN_PAINT_CHIPS (falling));
  widget_fixture_iterate (60);
  turn_backdrop_finish_animations (TURN_BACKDROP (backdrop));
  turn_sticker_finish_animations (TURN_STICKER (sticker));
  turn_paint_chips_finish_animations (TURN_PAINT_CHIPS (falling));

  turn_backdrop_set_kind (TURN_BACKDROP (backdrop), TURN_BACKDROP_NIGHT);
  for (guint i = 0; i < 4; i++)
    turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_get (i), .2 * i, .5, 40);
  widget_fixture_iterate (0);
  turn_backdrop_clear_splats (TURN_BACKDROP (backdrop));

  g_object_ref (backdrop);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (G_OBJECT (backdrop));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/announcement/say", test_say);
  g_test_add_func ("/announcement/size", test_size);
  g_test_add_func ("/announcement/queue", test_queue);
  g_test_add_func ("/announcement/complete", test_complete);
  g_test_add_func ("/announcement/reduced-motion", test_reduced_motion);
  g_test_add_func ("/announcement/on-a-screen", test_on_a_screen);

  return g_test_run ();
}
