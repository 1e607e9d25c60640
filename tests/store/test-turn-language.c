/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-language.h>

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>
#include <store-language.h>
#include <tc-built-in-boards.h>

/* This test started again in another environment; it says the same thing in one language after the other. */
#define SAY "--say"

static const char *program;

static int
say (void)
{
  static const char *const codes[] = { TURN_LANGUAGE_SYSTEM, "fr", "en", "fr", TURN_LANGUAGE_SYSTEM, "tlh" };
  g_autoptr (TcBoardFile) board = NULL;

  turn_language_set_up ("/nowhere");
  board = tc_built_in_board_load ("side-a", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      turn_language_choose (codes[i]);
      /* By gettext, by GLib as templates are, and from a file. */
      fprintf (stdout, "%s %s %s %s\n", store_language (), _("Districts"),
               g_dgettext (GETTEXT_PACKAGE, "Rows"), tc_board_file_get_name (board, NULL));
    }

  return 0;
}

static char *
run_in (const char *locale,
        const char *language)
{
  const char *argv[] = { program, SAY, NULL };
  g_auto (GStrv) environment = g_get_environ ();
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  environment = g_environ_unsetenv (environment, "LANGUAGE");
  environment = g_environ_unsetenv (environment, "LC_ALL");
  environment = g_environ_unsetenv (environment, "LC_MESSAGES");
  environment = g_environ_setenv (environment, "LANG", "C", TRUE);
  if (locale != NULL)
    environment = g_environ_setenv (environment, "LC_ALL", locale, TRUE);
  if (language != NULL)
    environment = g_environ_setenv (environment, "LANGUAGE", language, TRUE);
  g_spawn_sync (NULL, (char **) argv, environment, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));

  return output;
}

/* Whatever the system speaks or has locales for, the language that was chosen is spoken. */
static void
test_environments (void)
{
#define ENGLISH "en Districts Rows Old Harbour\n"
#define FRENCH "fr Quartiers Lignes Vieux-Port\n"
  static const struct { const char *locale, *language, *system; } cases[] = {
    { NULL, NULL, ENGLISH },
    { "C", NULL, ENGLISH },
    { "C", "fr", ENGLISH },
    { "POSIX", NULL, ENGLISH },
    { "C.UTF-8", NULL, ENGLISH },
    { "C.UTF-8", "fr", FRENCH },
    { "C.UTF-8", "fr:en", FRENCH },
    { "fr_FR.UTF-8", NULL, FRENCH },
    { "fr_CA.UTF-8", NULL, FRENCH },
    { "fr_FR.UTF-8", "en", ENGLISH },
    { "fr_XX.UTF-8", NULL, FRENCH },
    { "en_US.UTF-8", NULL, ENGLISH },
    { "en_GB.UTF-8", "fr_BE", FRENCH },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = run_in (cases[i].locale, cases[i].language);
      g_autofree char *wanted = g_strconcat (cases[i].system, FRENCH ENGLISH FRENCH, cases[i].system, cases[i].system, NULL);

      g_test_message ("LC_ALL=%s LANGUAGE=%s", cases[i].locale, cases[i].language);
      g_assert_cmpstr (said, ==, wanted);
    }
}

static void
test_choices (void)
{
  g_assert_cmpuint (turn_language_get_n_choices (), ==, 3);
  g_assert_cmpstr (turn_language_get_code (0), ==, TURN_LANGUAGE_SYSTEM);
  for (guint i = 1; i < turn_language_get_n_choices (); i++)
    {
      const char *name = turn_language_get_name (i);

      turn_language_choose (turn_language_get_code (i));
      g_assert_cmpstr (turn_language_get_chosen (), ==, turn_language_get_code (i));
      g_assert_cmpstr (store_language (), ==, turn_language_get_code (i));
      g_assert_cmpstr (turn_language_get_name (i), ==, name);
    }
}

static void
test_numbers (void)
{
  static const struct { double number; guint n_decimals; const char *english, *french; } cases[] = {
    { 0, 0, "0", "0" },
    { 12, 0, "12", "12" },
    { -3, 0, "−3", "−3" },
    { 12.34, 1, "12.3", "12,3" },
    { -0.5, 2, "−0.50", "−0,50" },
    { -0.001, 1, "0.0", "0,0" },
    { 999, 0, "999", "999" },
    { 14800, 0, "14,800", "14\u202f800" },
    { -1000006.5, 1, "−1,000,006.5", "−1\u202f000\u202f006,5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *english = NULL, *french = NULL;

      turn_language_choose ("en");
      english = turn_language_number (cases[i].number, cases[i].n_decimals);
      turn_language_choose ("fr");
      french = turn_language_number (cases[i].number, cases[i].n_decimals);
      g_assert_cmpstr (english, ==, cases[i].english);
      g_assert_cmpstr (french, ==, cases[i].french);
    }
}

static void
assert_text (char       *text,
             const char *wanted)
{
  g_assert_cmpstr (text, ==, wanted);
  g_free (text);
}

static void
test_percents_and_dates (void)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 8, 1, 12, 0, 0);

  turn_language_choose ("en");
  assert_text (turn_language_percent (.125, 1), "12.5\u00a0%");
  assert_text (turn_language_date (date), "1 August 2026");
  turn_language_choose ("fr");
  assert_text (turn_language_percent (.125, 1), "12,5\u202f%");
  assert_text (turn_language_date (date), "1er août 2026");
}

static void
test_short_dates (void)
{
  static const struct { int year, month, day; const char *english; } cases[] = {
    { 2026, 3, 1, "today" },
    { 2026, 2, 28, "yesterday" },
    { 2026, 2, 27, "27 February" },
    { 2026, 1, 1, "1 January" },
    { 2025, 3, 1, "March 2025" },
    { 2026, 3, 2, "2 March" },
  };
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 3, 1, 0, 5, 0);

  turn_language_choose ("en");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) date = g_date_time_new_utc (cases[i].year, cases[i].month, cases[i].day, 23, 50, 0);

      assert_text (turn_language_short_date (date, now), cases[i].english);
    }
}

/* Accents and capitals come only after letters, with a locale that knows better or without. */
static void
test_collation (void)
{
  static const char *const sorted[] = { "", "Canal", "Écluse", "école", "Étoile", "Gare", "Île", "Immeuble", "Zoo" };

  for (guint i = 1; i < turn_language_get_n_choices (); i++)
    {
      turn_language_choose (turn_language_get_code (i));
      for (gsize j = 0; j + 1 < G_N_ELEMENTS (sorted); j++)
        {
          g_assert_cmpint (turn_language_collate (sorted[j], sorted[j + 1]), <, 0);
          g_assert_cmpint (turn_language_collate (sorted[j + 1], sorted[j]), >, 0);
          g_assert_cmpint (turn_language_collate (sorted[j], sorted[j]), ==, 0);
        }
    }
}

/* Files and figures of the machine have the point in every language. */
static void
test_point (void)
{
  char text[8];

  turn_language_choose ("fr");
  g_snprintf (text, sizeof text, "%.1f", 1.5);
  g_assert_cmpstr (text, ==, "1.5");
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && strcmp (argv[1], SAY) == 0)
    return say ();

  program = argv[0];
  turn_language_set_up ("/nowhere");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/language/environments", test_environments);
  g_test_add_func ("/language/choices", test_choices);
  g_test_add_func ("/language/numbers", test_numbers);
  g_test_add_func ("/language/percents-and-dates", test_percents_and_dates);
  g_test_add_func ("/language/short-dates", test_short_dates);
  g_test_add_func ("/language/collation", test_collation);
  g_test_add_func ("/language/point", test_point);

  return g_test_run ();
}
