/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-language.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store-language.h"

#define MINUS "\xe2\x88\x92"

/* The locale that knows the dictionary of a language; 0 where none was ever made. */
static locale_t
find_locale (const char *language)
{
  static const char *const names[] = { "en_US.UTF-8", "en_GB.UTF-8", "fr_FR.UTF-8", "fr_CA.UTF-8", "fr_BE.UTF-8", "fr_CH.UTF-8" };
  locale_t locale = (locale_t) 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names) && locale == (locale_t) 0; i++)
    if (g_str_has_prefix (names[i], language))
      locale = newlocale (LC_COLLATE_MASK | LC_CTYPE_MASK, names[i], (locale_t) 0);

  return locale;
}

/* Made once for each language and kept; boards are sorted in a thread. */
static locale_t
get_locale (void)
{
  static GMutex mutex;
  static GHashTable *locales;     /* of locale_t by interned language */
  const char *language = store_language ();
  gpointer locale;

  g_mutex_lock (&mutex);
  if (locales == NULL)
    locales = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_lookup_extended (locales, language, NULL, &locale))
    {
      locale = (gpointer) find_locale (language);
      g_hash_table_insert (locales, (gpointer) language, locale);
    }
  g_mutex_unlock (&mutex);

  return (locale_t) locale;
}

/* Letters alone: neither capitals nor accents count. */
static char *
make_plain (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) letters = g_string_new (NULL);

  for (const char *c = apart != NULL ? apart : text; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_ismark (g_utf8_get_char (c)))
      g_string_append_unichar (letters, g_utf8_get_char (c));

  return g_utf8_casefold (letters->str, -1);
}

static int
collate_plain (const char *a,
               const char *b)
{
  g_autofree char *plain_a = make_plain (a);
  g_autofree char *plain_b = make_plain (b);
  const int order = strcmp (plain_a, plain_b);

  return order != 0 ? order : strcmp (a, b);
}

int
turn_language_collate (const char *a,
                       const char *b)
{
  const locale_t locale = get_locale ();
  const int order = locale != (locale_t) 0 ? strcoll_l (a, b, locale) : collate_plain (a, b);

  return order != 0 ? order : strcmp (a, b);
}

static char *
group_thousands (const char *digits)
{
  const gsize n_digits = strlen (digits);
  g_autofree char *first = n_digits > 3 ? g_strndup (digits, n_digits - 3) : NULL;
  g_autofree char *grouped = NULL;

  if (first == NULL)
    return g_strdup (digits);
  grouped = group_thousands (first);

  /* Translators: what stands between the thousands of a number, which must not break: “14,800”. */
  return g_strdup_printf (C_("number", "%s,%s"), grouped, digits + n_digits - 3);
}

char *
turn_language_number (double number,
                      guint  n_decimals)
{
  char format[] = "%.0f", digits[64];
  g_auto (GStrv) parts = NULL;
  g_autofree char *whole = NULL;
  const char *sign;

  g_return_val_if_fail (n_decimals < 10, NULL);

  format[2] = (char) ('0' + n_decimals);
  g_ascii_formatd (digits, sizeof digits, format, fabs (number));
  parts = g_strsplit (digits, ".", 2);
  whole = group_thousands (parts[0]);
  sign = number < 0 && strpbrk (digits, "123456789") != NULL ? MINUS : "";
  if (parts[1] == NULL)
    return g_strconcat (sign, whole, NULL);

  /* Translators: what stands between a number and its decimals. */
  return g_strconcat (sign, whole, C_("number", "."), parts[1], NULL);
}

char *
turn_language_percent (double share,
                       guint  n_decimals)
{
  g_autofree char *number = turn_language_number (100 * share, n_decimals);

  /* Translators: a share; the space before the sign does not break. */
  return g_strdup_printf (C_("number", "%s\302\240%%"), number);
}

static const char *
get_month (GDateTime *date)
{
  static const char *const months[] = {
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
    N_("July"), N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
  };

  return _(months[g_date_time_get_month (date) - 1]);
}

static char *
get_day (GDateTime *date)
{
  const int day = g_date_time_get_day_of_month (date);

  /* Translators: the first day of a month, as it stands in a date; French says 1er. */
  return day == 1 ? g_strdup (C_("date", "1")) : g_strdup_printf ("%d", day);
}

char *
turn_language_date (GDateTime *date)
{
  g_autofree char *day = get_day (date);

  /* Translators: a date: the day, the name of the month, the year. */
  return g_strdup_printf (C_("date", "%1$s %2$s %3$d"), day, get_month (date), g_date_time_get_year (date));
}

static gboolean
is_same_day (GDateTime *a,
             GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b) && g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

char *
turn_language_short_date (GDateTime *date,
                          GDateTime *now)
{
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *day = get_day (date);

  if (is_same_day (date, now))
    return g_strdup (C_("date", "today"));
  if (is_same_day (date, yesterday))
    return g_strdup (C_("date", "yesterday"));
  if (g_date_time_get_year (date) == g_date_time_get_year (now))
    /* Translators: a date in this year: the day and the name of the month. */
    return g_strdup_printf (C_("date", "%1$s %2$s"), day, get_month (date));

  return turn_language_month (date, now);
}

char *
turn_language_month (GDateTime *date,
                     GDateTime *now)
{
  if (g_date_time_get_year (date) == g_date_time_get_year (now))
    return g_strdup (get_month (date));

  /* Translators: a date long ago: the name of the month and the year. */
  return g_strdup_printf (C_("date", "%1$s %2$d"), get_month (date), g_date_time_get_year (date));
}

static const struct { const char *code, *name; } languages[] = {
  { TURN_LANGUAGE_SYSTEM, NULL },
  { "en", "English" },
  { "fr", "Français" },
};

static guint chosen;
static char *system_languages;     /* what LANGUAGE has to be for the system's choice; NULL before the set-up */

/* Counts changes of the language; gettext looks for its catalogues again when it has changed. */
#ifdef __GLIBC__
extern int _nl_msg_cat_cntr;
#else
static int _nl_msg_cat_cntr;
#endif

static gboolean
is_plain (const char *locale)
{
  return locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX") || g_str_has_prefix (locale, "C.");
}

/* Any folder of a locale serves as one under another name: gettext only looks at the name. The link is needed for one call. */
static void
borrow_locale (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tag-city-XXXXXX", NULL);
  g_autofree char *before = g_strdup (g_getenv ("LOCPATH"));
  g_autofree char *link = NULL;

  if (folder == NULL)
    return;
  link = g_build_filename (folder, "en_XX.UTF-8", NULL);
  if (symlink ("/usr/lib/locale/C.utf8", link) == 0)
    {
      g_setenv ("LOCPATH", folder, TRUE);
      setlocale (LC_MESSAGES, "en_XX.UTF-8");
      if (before != NULL)
        g_setenv ("LOCPATH", before, TRUE);
      else
        g_unsetenv ("LOCPATH");
      g_unlink (link);
    }
  g_rmdir (folder);
}

/* In a plain locale gettext translates nothing, whatever LANGUAGE says, so messages get a real one. */
static void
leave_plain_locale (void)
{
  static const char *const locales[] = {
    "en_US.UTF-8", "fr_FR.UTF-8", "en_GB.UTF-8", "fr_CA.UTF-8", "fr_BE.UTF-8", "fr_CH.UTF-8", "de_DE.UTF-8", "es_ES.UTF-8",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++)
    if (!is_plain (setlocale (LC_MESSAGES, NULL)))
      return;
    else
      setlocale (LC_MESSAGES, locales[i]);
  if (is_plain (setlocale (LC_MESSAGES, NULL)))
    borrow_locale ();
}

/* The locale for messages that the environment names, which need not exist. */
static const char *
find_wanted_locale (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i]);

      if (value != NULL && *value != '\0')
        return value;
    }

  return "C";
}

/* As gettext does it: LANGUAGE counts unless the locale is C itself; what is not said otherwise is English. */
static char *
find_system_languages (void)
{
  const char *locale = find_wanted_locale ();
  const char *languages_wanted = g_getenv ("LANGUAGE");

  if (g_str_equal (locale, "C") || g_str_equal (locale, "POSIX"))
    return g_strdup ("en");
  if (languages_wanted != NULL && *languages_wanted != '\0')
    return g_strdup (languages_wanted);

  return g_strdup (is_plain (locale) ? "en" : locale);
}

/* LANGUAGE has been set before the first thread began, so that this only exchanges one text for another, and the old one stays: a thread
 * that reads it meanwhile gets one of them. */
static void
speak (const char *wanted)
{
  setenv ("LANGUAGE", wanted, TRUE);
  _nl_msg_cat_cntr++;
}

static void
bind_domain (const char *locale_dir)
{
  const char *elsewhere = g_getenv ("TAG_CITY_LOCALE_DIR");

  bindtextdomain (GETTEXT_PACKAGE, elsewhere != NULL ? elsewhere : locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

void
turn_language_set_up (const char *locale_dir)
{
  g_return_if_fail (system_languages == NULL);

  /* Where the wanted locale was never made, text is still not ASCII alone. */
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  /* Numbers are written by turn_language_number () alone, and files have the point. */
  setlocale (LC_NUMERIC, "C");
  bind_domain (locale_dir);
  system_languages = find_system_languages ();
  leave_plain_locale ();

  /* GLib decides once whether anything is to be translated, by whether there is a translation now. */
  speak ("fr");
  g_dgettext (GETTEXT_PACKAGE, "Language");
  speak (system_languages);
}

guint
turn_language_get_n_choices (void)
{
  return G_N_ELEMENTS (languages);
}

const char *
turn_language_get_code (guint choice)
{
  g_return_val_if_fail (choice < G_N_ELEMENTS (languages), TURN_LANGUAGE_SYSTEM);

  return languages[choice].code;
}

const char *
turn_language_get_name (guint choice)
{
  g_return_val_if_fail (choice < G_N_ELEMENTS (languages), "");

  /* Translators: a choice of language: the one of the desktop. */
  return languages[choice].name != NULL ? languages[choice].name : C_("language", "System");
}

static guint
find_choice (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (code, languages[i].code) == 0)
      return i;

  return 0;
}

void
turn_language_choose (const char *code)
{
  g_return_if_fail (system_languages != NULL);

  chosen = find_choice (code);
  speak (chosen == 0 ? system_languages : languages[chosen].code);
}

const char *
turn_language_get_chosen (void)
{
  return languages[chosen].code;
}
