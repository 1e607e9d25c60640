/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-language.h"

#include <locale.h>
#include <store-language.h>

struct _TceLanguage
{
  gboolean changed;
  char    *variable;     /* LANGUAGE as it was, or NULL */
  char    *locale;       /* of the messages as it was, or NULL if it stayed */
};

/* Counts changes of the language; gettext looks up its catalogues again when it has changed. */
extern int _nl_msg_cat_cntr;

static gboolean
is_plain (const char *locale)
{
  return g_strcmp0 (locale, "C") == 0 || g_strcmp0 (locale, "POSIX") == 0 || g_strcmp0 (locale, "C.UTF-8") == 0;
}

/* Whether messages are in that language anyway: the environment is touched only where it must be. */
static gboolean
is_spoken (const char *language)
{
  return g_str_equal (language, store_language ()) && (g_str_equal (language, "en") || !is_plain (setlocale (LC_MESSAGES, NULL)));
}

/* In the plain C locale gettext translates nothing, whatever LANGUAGE says: any real one will do. */
static char *
leave_plain_locale (void)
{
  static const char *const locales[] = { "en_US.UTF-8", "fr_FR.UTF-8", "en_GB.UTF-8", "C.UTF-8" };
  g_autofree char *before = g_strdup (setlocale (LC_MESSAGES, NULL));

  if (!is_plain (before))
    return NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_MESSAGES, locales[i]) != NULL)
      return g_steal_pointer (&before);

  return NULL;
}

static void
set_language (const char *language)
{
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  _nl_msg_cat_cntr++;
}

TceLanguage *
tce_language_enter (const char *language)
{
  TceLanguage *self = g_new0 (TceLanguage, 1);

  if (language == NULL || is_spoken (language))
    return self;

  self->changed = TRUE;
  self->variable = g_strdup (g_getenv ("LANGUAGE"));
  self->locale = leave_plain_locale ();
  set_language (language);

  return self;
}

void
tce_language_leave (TceLanguage *self)
{
  if (self->changed)
    {
      if (self->locale != NULL)
        setlocale (LC_MESSAGES, self->locale);
      set_language (self->variable);
    }
  g_free (self->variable);
  g_free (self->locale);
  g_free (self);
}
