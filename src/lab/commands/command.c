/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <turn-language.h>
#include <unistd.h>

#define WIDTH 30
#define PAUSE (G_USEC_PER_SEC / 10)

void
progress_begin (Progress *self,
                guint64   total)
{
  *self = (Progress) {
    .total = MAX (total, 1),
    .began = g_get_monotonic_time (),
    .is_shown = isatty (STDERR_FILENO),
  };
}

/* The escape clears what is right of the cursor. */
static void
show (Progress *self,
      guint64   done,
      gint64    now)
{
  const double seconds = (double) (now - self->began) / G_USEC_PER_SEC * (double) (self->total - done) / (double) MAX (done, 1);
  GString *bar = g_string_new (NULL);

  for (guint64 i = 0; i < WIDTH; i++)
    g_string_append (bar, i < done * WIDTH / self->total ? "█" : "░");
  /* Translators: 45 %, and the seconds that are left. */
  g_string_append_printf (bar, _(" %3d %%, %.0f s left "), (int) (done * 100 / self->total), seconds);
  g_printerr ("\r%s\033[K", bar->str);
  g_string_free (bar, TRUE);
}

void
progress_update (Progress *self,
                 guint64   done)
{
  const gint64 now = self->is_shown ? g_get_monotonic_time () : 0;

  if (!self->is_shown || now - self->shown < PAUSE)
    return;

  self->shown = now;
  show (self, MIN (done, self->total), now);
}

void
progress_clear (Progress *self)
{
  if (self->is_shown)
    g_printerr ("\r\033[K");
}

void
progress_end (Progress *self)
{
  progress_clear (self);
  self->is_shown = FALSE;
}

/* The conditions that end a game, as records name them. */
static const char *const end_names[] = {
  NC_("end of a battle", "features"),
  NC_("end of a battle", "bubbles"),
  NC_("end of a battle", "drones"),
};

static const char *
name_of_end (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (end_names); i++)
    if (g_str_equal (end_names[i], id))
      return g_dpgettext2 (NULL, "end of a battle", end_names[i]);

  return id;
}

char *
words_of_ends (const TurnRules     *rules,
               const LabStatistics *statistics)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; rules->end_names[i] != NULL; i++)
    {
      const double share = (double) statistics->n_ended_by[i] / (double) MAX (statistics->n_games, 1);

      g_string_append_printf (words, "%s%s %.1f %%", i == 0 ? "" : ", ", name_of_end (rules->end_names[i]), 100 * share);
    }

  return g_string_free (words, FALSE);
}

void
words_print (const char *format,
             ...)
{
  g_autofree char *tenth = turn_language_number (.5, 1);
  g_autofree char *mark = g_utf8_substring (tenth, 1, 2);
  g_autofree char *text = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  for (const char *c = text; *c != '\0'; c++)
    if (*c == '.' && c > text && g_ascii_isdigit (c[-1]) && g_ascii_isdigit (c[1]))
      g_string_append (words, mark);
    else if (*c == '-' && c > text && c[-1] == ' ' && g_ascii_isdigit (c[1]))
      g_string_append (words, "−");
    else
      g_string_append_c (words, *c);
  g_print ("%s", words->str);
}

atomic_bool interrupt_asked;

static void
interrupted (int number)
{
  atomic_store (&interrupt_asked, true);
}

void
interrupt_watch (void)
{
  struct sigaction action = { .sa_handler = interrupted, .sa_flags = (int) (SA_RESETHAND | SA_RESTART) };

  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}

gboolean
command_parse (GOptionContext *context,
               int             argc,
               char          **argv,
               GError        **error)
{
  g_autofree char *name = g_strdup_printf ("tag-city-lab %s", argv[0]);
  g_auto (GStrv) arguments = g_new0 (char *, (gsize) argc + 1);
  gboolean is_fine;

  /* The parser shows the program's name in the help and takes arguments out of the list. */
  arguments[0] = g_strdup (name);
  for (int i = 1; i < argc; i++)
    arguments[i] = g_strdup (argv[i]);

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_set_prgname (name);
  is_fine = g_option_context_parse_strv (context, &arguments, error);
  if (is_fine && arguments[1] != NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("unexpected argument “%s”"), arguments[1]);
      is_fine = FALSE;
    }
  g_option_context_free (context);

  return is_fine;
}

static void
say (const char   *name,
     const GError *error)
{
  g_printerr ("tag-city-lab %s: %s\n", name, error->message);
}

CommandStatus
command_misused (const char *name,
                 GError     *error)
{
  say (name, error);

  return COMMAND_MISUSED;
}

CommandStatus
command_failed (const char *name,
                GError     *error)
{
  say (name, error);

  return COMMAND_FAILED;
}
