/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include <lab-play.h>
#include <store-members.h>

#include "bench.h"
#include "plan.h"

/* Three digits are enough, and more are noise. */
static char *
words_of_number (double      number,
                 const char *unit)
{
  return g_strdup_printf ("%.*f %s", number < 10 ? 1 : 0, number, unit);
}

static void
print_figure (const BenchFigure *figure,
              double             measured)
{
  g_autofree char *value = words_of_number (measured, figure->unit);
  g_autofree char *must = words_of_number (figure->must, figure->unit);
  g_autofree char *aim = words_of_number (figure->aim, figure->unit);
  const char *title = _(figure->title);
  const int width = 45 + (int) (strlen (title) - (gsize) g_utf8_strlen (title, -1));

  g_print ("%-*s %14s %14s %14s\n", width, title, value, must, aim);
}

static void
add_figure (JsonBuilder       *json,
            const BenchFigure *figure,
            double             measured)
{
  const struct { const char *name; double value; } numbers[] = {
    { "value", round (measured * 1000) / 1000 },
    { "must", figure->must },
    { "aim", figure->aim },
  };

  json_builder_begin_object (json);
  store_build_text (json, "id", figure->id);
  store_build_text (json, "unit", figure->unit);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      json_builder_set_member_name (json, numbers[i].name);
      json_builder_add_double_value (json, numbers[i].value);
    }
  store_build_flag (json, "more_is_better", figure->more_is_better);
  json_builder_end_object (json);
}

/* The first figure from @figure on that is wanted: of one game, or of all for NULL. The last row has no id. */
static const BenchFigure *
find_figure (const BenchFigure *figure,
             const TurnRules   *rules)
{
  while (figure->id != NULL && rules != NULL && figure->rules != rules)
    figure++;

  return figure;
}

static void
print_as_json (Bench           *bench,
               const TurnRules *rules,
               const char      *processor)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (json);
  store_build_text (json, "processor", processor);
  store_build_number (json, "cores", lab_n_cores ());
  json_builder_set_member_name (json, "figures");
  json_builder_begin_array (json);
  for (const BenchFigure *figure = find_figure (bench_figures, rules); figure->id != NULL; figure = find_figure (figure + 1, rules))
    add_figure (json, figure, bench_measure (bench, figure));
  json_builder_end_array (json);
  json_builder_end_object (json);

  root = json_builder_get_root (json);
  text = json_to_string (root, TRUE);
  g_print ("%s\n", text);
}

static void
print_as_table (Bench           *bench,
                const TurnRules *rules,
                const char      *processor)
{
  g_print (_("%s, %u cores; each figure is the median of %u runs\n\n"), processor, lab_n_cores (), bench->n_runs);
  g_print ("%-45s %14s %14s %14s\n", "", _("measured"), _("must"), _("aim"));
  for (const BenchFigure *figure = find_figure (bench_figures, rules); figure->id != NULL; figure = find_figure (figure + 1, rules))
    print_figure (figure, bench_measure (bench, figure));
}

CommandStatus
command_bench (int    argc,
               char **argv)
{
  gboolean wants_json = FALSE, is_quick = FALSE;
  g_autofree char *game = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("Only one game: tag-city, tag or roll-tag"), N_("GAME") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print the figures in JSON"), NULL },
    { "quick", 0, 0, G_OPTION_ARG_NONE, &is_quick, N_("Only check whether everything can be measured"), NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autofree Bench *bench = g_new (Bench, 1);
  g_autofree char *processor = bench_processor_name ();
  g_autoptr (GError) error = NULL;
  const TurnRules *rules = NULL;

  g_option_context_set_summary (context, _("Measures how fast rules and bots are on this machine. Meant for a release build."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);
  if (game != NULL && (rules = plan_read_game (game, &error)) == NULL)
    return command_misused (argv[0], error);
  if (!bench_init (bench, is_quick, &error))
    return command_failed (argv[0], error);

  if (wants_json)
    print_as_json (bench, rules, processor);
  else
    print_as_table (bench, rules, processor);

  return COMMAND_FINE;
}
