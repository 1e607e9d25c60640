/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-bubbles-drawing.h>
#include <tc-bubbles.h>
#include <tc-ui-private.h>

static void
bubble_chosen (TcBubbles *bubbles,
               guint      bubble,
               GString   *heard)
{
  g_string_append_printf (heard, "%u;", bubble);
}

static TcBubblesScene
new_scene (void)
{
  TcBubblesScene scene = { .n_bubbles = 4, .values = { 0, -1, 2, -2 }, .owners = { 1, 2, 0, 0 }, .chosen = -1 };

  scene.paints[0] = turn_paint_get (0);
  scene.paints[1] = turn_paint_get (1);
  scene.names[0] = "Zaz";
  scene.names[1] = "Nono";

  return scene;
}

static void
test_words (void)
{
  static const char *const words[] = {
    "Bubble 1, costs nothing, yours", "Bubble 2, costs 1, taken by Nono", "Bubble 3, pays 2, free", "Bubble 4, costs 2, free, chosen",
  };
  g_autoptr (GtkWidget) bubbles = g_object_ref_sink (tc_bubbles_new ());
  TcBubblesScene scene = new_scene ();

  scene.chosen = 3;
  tc_bubbles_set_scene (TC_BUBBLES (bubbles), &scene);
  gtk_test_accessible_assert_role (bubbles, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    gtk_test_accessible_assert_property (tc_bubbles_get_bubble (TC_BUBBLES (bubbles), i), GTK_ACCESSIBLE_PROPERTY_LABEL, words[i]);
}

static void
test_choose (void)
{
  g_autoptr (GtkWidget) bubbles = g_object_ref_sink (tc_bubbles_new ());
  g_autoptr (GString) heard = g_string_new (NULL);
  TcBubblesScene scene = new_scene ();
  GtkWidget *third = tc_bubbles_get_bubble (TC_BUBBLES (bubbles), 2);

  g_signal_connect (bubbles, "bubble-chosen", G_CALLBACK (bubble_chosen), heard);
  tc_bubbles_set_scene (TC_BUBBLES (bubbles), &scene);
  g_assert_false (gtk_widget_get_sensitive (third));

  scene.enabled = TRUE;
  scene.chosen = 2;
  tc_bubbles_set_scene (TC_BUBBLES (bubbles), &scene);
  g_assert_true (gtk_widget_get_sensitive (third));
  g_assert_false (gtk_widget_get_sensitive (tc_bubbles_get_bubble (TC_BUBBLES (bubbles), 0)));
  g_assert_false (gtk_widget_get_sensitive (tc_bubbles_get_bubble (TC_BUBBLES (bubbles), 1)));
  g_assert_false (gtk_widget_get_visible (tc_bubbles_get_bubble (TC_BUBBLES (bubbles), 4)));
  gtk_test_accessible_assert_state (third, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);

  g_signal_emit_by_name (third, "clicked");
  g_assert_cmpstr (heard->str, ==, "2;");
}

/* The character stands for the networks as a whole, also when no bubble is left to click. */
static void
networks_chosen (TcBubbles *bubbles,
                 GString   *heard)
{
  g_string_append (heard, "networks;");
}

static void
test_character (void)
{
  g_autoptr (GtkWidget) bubbles = g_object_ref_sink (tc_bubbles_new ());
  g_autoptr (GString) heard = g_string_new (NULL);
  GtkWidget *character = tc_bubbles_get_character (TC_BUBBLES (bubbles));
  TcBubblesScene scene = new_scene ();

  g_signal_connect (bubbles, "networks-chosen", G_CALLBACK (networks_chosen), heard);
  tc_bubbles_set_scene (TC_BUBBLES (bubbles), &scene);
  tc_bubbles_set_label (TC_BUBBLES (bubbles), "Networks, from 2");
  gtk_test_accessible_assert_property (character, GTK_ACCESSIBLE_PROPERTY_LABEL, "Networks, from 2");
  g_assert_false (gtk_widget_get_sensitive (character));

  scene.enabled = TRUE;
  memset (scene.owners, 2, sizeof scene.owners);
  tc_bubbles_set_scene (TC_BUBBLES (bubbles), &scene);
  g_assert_true (gtk_widget_get_sensitive (character));
  g_signal_emit_by_name (character, "clicked");
  g_assert_cmpstr (heard->str, ==, "networks;");
}

/* However many there are, they neither touch each other nor leave the drawing. */
static void
test_room (void)
{
  for (guint n = 1; n <= TC_MAX_BUBBLES; n++)
    for (guint i = 0; i < n; i++)
      {
        TcBubblePlace place = tc_bubble_locate (n, i);

        g_assert_cmpfloat (place.x - place.width / 2, >=, 0);
        g_assert_cmpfloat (place.x + place.width / 2, <=, TC_BUBBLES_WIDTH);
        g_assert_cmpfloat (place.y - place.height / 2, >=, 0);
        g_assert_cmpfloat (place.y + place.height / 2, <=, TC_BUBBLES_HEIGHT);
        for (guint j = 0; j < i; j++)
          {
            TcBubblePlace other = tc_bubble_locate (n, j);

            g_assert_true (ABS (other.x - place.x) > place.width || ABS (other.y - place.y) > place.height);
          }
      }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/bubbles/words", test_words);
  g_test_add_func ("/bubbles/choose", test_choose);
  g_test_add_func ("/bubbles/character", test_character);
  g_test_add_func ("/bubbles/room", test_room);

  return g_test_run ();
}
