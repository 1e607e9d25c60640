/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-compat.h>

/* GTK looks for a screen once in the life of a process, so each case has one of its own. */
static void
test_none (gconstpointer name)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      return;
    }

  g_unsetenv ("WAYLAND_DISPLAY");
  g_unsetenv ("DISPLAY");
  if (name != NULL)
    g_setenv ("DISPLAY", name, TRUE);

  g_assert_false (turn_display_open ());

  /* Asking again gives the same answer. */
  g_assert_false (turn_display_open ());
}

static void
test_one (void)
{
  if (g_getenv ("DISPLAY") == NULL)
    {
      g_test_skip ("there is no screen; tests/with-display makes one");
      return;
    }

  g_unsetenv ("GTK_THEME");
  g_assert_true (turn_display_open ());

  /* The style that it starts with is no choice that libadwaita would have to respect. */
  g_assert_null (g_getenv ("GTK_THEME"));
}

/* Whoever chooses a style gets it. */
static void
test_chosen_style (void)
{
  if (g_getenv ("DISPLAY") == NULL)
    {
      g_test_skip ("there is no screen; tests/with-display makes one");
      return;
    }

  g_setenv ("GTK_THEME", "Adwaita:dark", TRUE);
  g_assert_true (turn_display_open ());
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, "Adwaita:dark");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/display/none-named", NULL, test_none);
  g_test_add_data_func ("/display/none-there", ":4711", test_none);
  g_test_add_func ("/display/one", test_one);
  g_test_add_func ("/display/chosen-style", test_chosen_style);

  return g_test_run ();
}
