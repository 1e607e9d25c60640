/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-bubble-icons.h>
#include <tc-pawn.h>
#include <tc-token-picture.h>
#include <tc-ui-private.h>
#include <turn-avatar.h>
#include <turn-die.h>

static void
assert_picture (GtkWidget  *widget,
                const char *label,
                int         width,
                int         height)
{
  int natural_width, natural_height;

  gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural_height, NULL, NULL);
  g_assert_cmpint (natural_width, ==, width);
  g_assert_cmpint (natural_height, ==, height);
}

static void
test_avatar (void)
{
  g_autoptr (GtkWidget) avatar = g_object_ref_sink (turn_avatar_new (44));
  g_autofree char *id = NULL;

  assert_picture (avatar, "", 44, 44);
  g_object_set (avatar, "paint", "lagoon", NULL);
  assert_picture (avatar, "Lagoon wave", 44, 44);
  turn_avatar_set_size (TURN_AVATAR (avatar), 28);
  assert_picture (avatar, "Lagoon wave", 28, 28);
  g_object_get (avatar, "paint", &id, NULL);
  g_assert_cmpstr (id, ==, "lagoon");
  g_object_set (avatar, "paint", "no such paint", NULL);
  g_clear_pointer (&id, g_free);
  g_object_get (avatar, "paint", &id, NULL);
  g_assert_null (id);
}

static void
test_die (void)
{
  g_autoptr (GtkWidget) die = g_object_ref_sink (turn_die_new (26));

  assert_picture (die, "No die", 40, 40);
  turn_die_set_face (TURN_DIE (die), 5);
  assert_picture (die, "Die 5", 40, 40);
  g_assert_cmpuint (turn_die_get_face (TURN_DIE (die)), ==, 5);
}

/* As many bubbles as there are, each beside the other, and nothing to be read aloud. */
static void
test_bubbles (void)
{
  int widths[4];

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GtkWidget) icons = g_object_ref_sink (tc_bubble_icons_new (turn_paint_get (0), i));

      gtk_test_accessible_assert_role (icons, GTK_ACCESSIBLE_ROLE_PRESENTATION);
      gtk_widget_measure (icons, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &widths[i], NULL, NULL);
    }
  g_assert_cmpint (widths[0], ==, 0);
  g_assert_cmpint (widths[1], >, 0);
  g_assert_cmpint (widths[2], >, 2 * widths[1]);
  g_assert_cmpint (widths[3] - widths[2], ==, widths[2] - widths[1]);
}

static void
test_pawn (void)
{
  g_autoptr (GtkWidget) pawn = g_object_ref_sink (tc_pawn_new (40));

  assert_picture (pawn, "Leader", 24, 40);
}

static void
test_token_picture (void)
{
  g_autoptr (GtkWidget) picture = g_object_ref_sink (tc_token_picture_new (10));

  tc_token_picture_set_token (TC_TOKEN_PICTURE (picture), tc_token_find ("S4"));
  assert_picture (picture, "S shape", 34, 24);
  tc_token_picture_set_shape (TC_TOKEN_PICTURE (picture), tc_shape_turned (tc_token_find ("S4")->shape));
  assert_picture (picture, "S shape", 24, 34);
  tc_token_picture_set_token (TC_TOKEN_PICTURE (picture), NULL);
  assert_picture (picture, "", 4, 4);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/avatar/avatar", test_avatar);
  g_test_add_func ("/avatar/die", test_die);
  g_test_add_func ("/avatar/pawn", test_pawn);
  g_test_add_func ("/avatar/bubbles", test_bubbles);
  g_test_add_func ("/avatar/token-picture", test_token_picture);

  return g_test_run ();
}
