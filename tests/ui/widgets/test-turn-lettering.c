/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <turn-lettering-drawing.h>
#include <turn-lettering.h>
#include <turn-path.h>
#include <tc-ui-private.h>

static void
assert_path_is_sound (const char *path)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 100, 100);
  cairo_t *cr = cairo_create (surface);
  double left, top, right, bottom;

  g_assert_true (turn_path_append (cr, path));
  cairo_path_extents (cr, &left, &top, &right, &bottom);
  g_assert_cmpfloat (top, >=, -14);
  g_assert_cmpfloat (bottom, <=, TURN_LETTER_HEIGHT);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_every_letter (void)
{
  static const char known[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -.!'’ÀÂÄÉÈÊËÎÏÔÖÛÜÑÃÕ";
  TurnLetter letter;

  for (const char *p = known; *p != '\0'; p = g_utf8_next_char (p))
    {
      g_assert_true (turn_letter_find (g_utf8_get_char (p), &letter));
      g_assert_cmpfloat (letter.width, >, 10);
      assert_path_is_sound (letter.path);
      if (letter.accent != NULL)
        assert_path_is_sound (letter.accent);
    }

  for (const char *p = "Çø漢Жa"; *p != '\0'; p = g_utf8_next_char (p))
    g_assert_false (turn_letter_find (g_utf8_get_char (p), &letter));
}

static void
test_measure (void)
{
  double width, height, twice, other_height;

  turn_lettering_measure ("NONO", 68, &width, &height);
  turn_lettering_measure ("nono", 136, &twice, &other_height);
  g_assert_cmpfloat_with_epsilon (twice, 2 * width, 1e-6);
  g_assert_cmpfloat_with_epsilon (other_height, 2 * height, 1e-6);

  /* Accents need room above, foreign scripts are measured by Pango. */
  turn_lettering_measure ("ZOÉ", 68, &width, &other_height);
  g_assert_cmpfloat (other_height, >, height);
  turn_lettering_measure ("Жук", 68, &width, &other_height);
  g_assert_cmpfloat (width, >, 40);
  turn_lettering_measure ("", 68, &width, &height);
  g_assert_cmpfloat (width, <, 40);
}

static void
test_widget (void)
{
  g_autoptr (GtkWidget) lettering = g_object_ref_sink (turn_lettering_new (40));

  turn_lettering_set_text (TURN_LETTERING (lettering), "ALL CITY");
  gtk_test_accessible_assert_role (lettering, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (lettering, GTK_ACCESSIBLE_PROPERTY_LABEL, "ALL CITY");
  turn_lettering_strike (TURN_LETTERING (lettering));
  turn_lettering_finish_animations (TURN_LETTERING (lettering));
  turn_lettering_set_text (TURN_LETTERING (lettering), NULL);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/lettering/every-letter", test_every_letter);
  g_test_add_func ("/lettering/measure", test_measure);
  g_test_add_func ("/lettering/widget", test_widget);

  return g_test_run ();
}
