/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-remote-drawing.h>
#include <tc-remote.h>
#include <tc-ui-private.h>

typedef struct
{
  GtkWidget    *remote;
  TcRemoteScene scene;
  GString      *heard;
} Fixture;

static void
drone_chosen (TcRemote *remote,
              guint     drone,
              Fixture  *fixture)
{
  g_string_append_printf (fixture->heard, "%u;", drone);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->heard = g_string_new (NULL);
  fixture->remote = g_object_ref_sink (tc_remote_new ());
  g_signal_connect (fixture->remote, "drone-chosen", G_CALLBACK (drone_chosen), fixture);
  fixture->scene = (TcRemoteScene) { .n_drones = 5, .values = { -1, -2, -3, -4, -5 }, .used = 1, .next = 1, .chosen = -1 };
  fixture->scene.paint = turn_paint_get (0);
  fixture->scene.enabled = TRUE;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (G_OBJECT (fixture->remote));
  g_string_free (fixture->heard, TRUE);
}

static GtkWidget *
show (Fixture *fixture,
      guint    drone)
{
  tc_remote_set_scene (TC_REMOTE (fixture->remote), &fixture->scene);

  return tc_remote_get_square (TC_REMOTE (fixture->remote), drone);
}

static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  static const struct { guint used; int next; int value; const char *words; } cases[] = {
    { 0x01, 1, -2, "Drones: 1 used, next costs 2" },
    { 0x00, 0, -1, "Drones: 0 used, next costs 1" },
    { 0x1f, -1, 0, "Drones: 5 used, none left" },
    { 0x03, 2, 4, "Drones: 2 used, next gives 4" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      fixture->scene.used = (guint16) cases[i].used;
      fixture->scene.next = (gint8) cases[i].next;
      if (cases[i].next >= 0)
        fixture->scene.values[cases[i].next] = (gint8) cases[i].value;
      show (fixture, 0);
      gtk_test_accessible_assert_property (fixture->remote, GTK_ACCESSIBLE_PROPERTY_LABEL, cases[i].words);
    }
}

static void
test_squares (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *second = show (fixture, 1), *third = show (fixture, 2);

  gtk_test_accessible_assert_role (second, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (show (fixture, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, "Drone 1, −1, used");
  gtk_test_accessible_assert_property (second, GTK_ACCESSIBLE_PROPERTY_LABEL, "Drone 2, −2, free");
  gtk_test_accessible_assert_property (third, GTK_ACCESSIBLE_PROPERTY_LABEL, "Drone 3, −3, later");
  g_assert_false (gtk_widget_get_sensitive (show (fixture, 0)));
  g_assert_true (gtk_widget_get_sensitive (second));
  g_assert_false (gtk_widget_get_sensitive (third));
  g_assert_false (gtk_widget_get_visible (show (fixture, 5)));

  /* C12 with the option: any free one. */
  fixture->scene.any_free = TRUE;
  g_assert_true (gtk_widget_get_sensitive (show (fixture, 2)));
  g_assert_false (gtk_widget_get_sensitive (show (fixture, 0)));

  fixture->scene.enabled = FALSE;
  g_assert_false (gtk_widget_get_sensitive (show (fixture, 2)));
}

static void
test_chosen (Fixture      *fixture,
             gconstpointer data)
{
  fixture->scene.chosen = 1;
  gtk_test_accessible_assert_state (show (fixture, 1), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_signal_emit_by_name (show (fixture, 1), "clicked");
  g_assert_cmpstr (fixture->heard->str, ==, "1;");
}

/* However many there are, they neither touch each other nor leave the remote. */
static void
test_room (void)
{
  for (guint n = 1; n <= TC_MAX_DRONES; n++)
    for (guint i = 0; i < n; i++)
      {
        double x, y, width, height;

        tc_remote_locate (n, i, &x, &y, &width, &height);
        g_assert_cmpfloat (x - width / 2, >, 14);
        g_assert_cmpfloat (x + width / 2, <, TC_REMOTE_WIDTH - 14);
        for (guint j = 0; j < i; j++)
          {
            double other_x, other_y;

            tc_remote_locate (n, j, &other_x, &other_y, &width, &height);
            g_assert_true (ABS (other_x - x) > width || ABS (other_y - y) > height);
          }
      }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/remote/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/remote/squares", Fixture, NULL, set_up, test_squares, tear_down);
  g_test_add ("/remote/chosen", Fixture, NULL, set_up, test_chosen, tear_down);
  g_test_add_func ("/remote/room", test_room);

  return g_test_run ();
}
