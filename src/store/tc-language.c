/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-language.h"

#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

static const struct { const char *code, *name; } languages[] = {
  { TC_LANGUAGE_SYSTEM, NULL },
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
tc_language_set_up (const char *locale_dir)
{
  g_return_if_fail (system_languages == NULL);

  /* Where the wanted locale was never made, text is still not ASCII alone. */
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  /* Numbers are written by tc_language_number () alone, and files have the point. */
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
tc_language_get_n_choices (void)
{
  return G_N_ELEMENTS (languages);
}

const char *
tc_language_get_code (guint choice)
{
  g_return_val_if_fail (choice < G_N_ELEMENTS (languages), TC_LANGUAGE_SYSTEM);

  return languages[choice].code;
}

const char *
tc_language_get_name (guint choice)
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
tc_language_choose (const char *code)
{
  g_return_if_fail (system_languages != NULL);

  chosen = find_choice (code);
  speak (chosen == 0 ? system_languages : languages[chosen].code);
}

const char *
tc_language_get_chosen (void)
{
  return languages[chosen].code;
}
