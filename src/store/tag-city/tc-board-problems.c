/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-problems.h"

#include <glib/gi18n.h>
#include <tc-check.h>

#include "tc-board-lint.h"
#include "turn-language.h"

static const struct { const char *plan, *sentence; } sentences[] = {
  /* Translators: a way to play that wins too often on a board, with the share of battles it wins: “99 %”. The same for those below. */
  { "networks", N_("Checking networks with every die wins %s") },
  { "drones", N_("Using a drone with every die wins %s") },
  { "rush-drones-small", N_("Using drones whenever one is ahead wins %s") },
  { "rush-reckoned", N_("Using drones once the lead pays for all of them wins %s") },
  { "quit-ahead", N_("Checking networks once the lead pays for all bubbles wins %s") },
  { "always-final-pass", N_("Checking networks with every final die wins %s") },
};

char *
tc_plan_words_wins (const char *plan,
                    double      share)
{
  g_autofree char *per_cent = turn_language_percent (share, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].plan, plan))
      return g_strdup_printf (_(sentences[i].sentence), per_cent);

  return g_strdup_printf ("%s: %s", plan, per_cent);
}

static void
free_problem (gpointer data)
{
  TcBoardProblem *self = data;

  g_free (self->where);
  g_free (self->what);
  g_free (self->detail);
  g_free (self);
}

static void
add_of_board (GPtrArray       *list,
              TcBoardFile     *file,
              const TcProblem *problem)
{
  TcBoardProblem *self = g_new0 (TcBoardProblem, 1);

  self->is_error = tc_problem_is_error (problem->kind);
  self->is_note = tc_problem_is_note (problem->kind);
  self->code = tc_problem_code (problem->kind);
  self->where = tc_problem_where (problem, file);
  self->what = tc_problem_what (problem, file);
  self->detail = tc_problem_detail (problem, file);
  self->has_problem = TRUE;
  self->problem = *problem;
  g_ptr_array_add (list, self);
}

/* One warning a language, at the first text that lacks it. */
static void
add_of_language (GPtrArray   *list,
                 TcBoardFile *file,
                 const char  *language,
                 const char  *language_name)
{
  g_autoptr (GPtrArray) places = tc_board_file_list_lacking (file, language);
  TcBoardProblem *self;

  if (places->len == 0)
    return;

  self = g_new0 (TcBoardProblem, 1);
  self->code = "language";
  self->where = g_strdup (g_ptr_array_index (places, 0));
  if (places->len == 1)
    /* Translators: the name of a language. */
    self->what = g_strdup_printf (_("there is no text in %s"), language_name);
  else
    self->what = g_strdup_printf (ngettext ("there is no text in %s here and in %u more place",
                                            "there is no text in %s here and in %u more places", places->len - 1),
                                  language_name, places->len - 1);
  g_ptr_array_add (list, self);
}

GPtrArray *
tc_board_problems_within (TcBoardFile *file,
                          guint32      max_steps)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_problem);
  g_autofree TcProblem *problems = g_new (TcProblem, TC_MAX_PROBLEMS);
  const gsize n_problems = tc_check_board (tc_board_file_get_board (file), max_steps, problems, TC_MAX_PROBLEMS);

  for (gsize i = 0; i < n_problems; i++)
    add_of_board (list, file, &problems[i]);
  tc_board_lint_texts (file, list);
  add_of_language (list, file, "en", _("English"));
  add_of_language (list, file, "fr", _("French"));

  return list;
}

GPtrArray *
tc_board_problems (TcBoardFile *file)
{
  return tc_board_problems_within (file, TC_FILLING_USUAL_STEPS);
}

static gboolean
pays (const TcBoardProblem *problem)
{
  return problem->has_problem && problem->problem.kind == TC_PROBLEM_BUBBLE_POSITIVE;
}

static gboolean
is_out_of_order (const TcBoardProblem *problem)
{
  return problem->has_problem && problem->problem.kind == TC_PROBLEM_DRONE_CHEAPER;
}

/* "0 −1 −1 −2 −3" */
static char *
list_prices (const gint8 *prices,
             guint        n_prices)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n_prices; i++)
    g_string_append_printf (list, "%s%s%d", i > 0 ? " " : "", prices[i] < 0 ? "−" : "", ABS (prices[i]));

  return g_string_free (list, FALSE);
}

char *
tc_board_remedy_label (TcBoardFile          *file,
                       const TcBoardProblem *problem)
{
  const TcBoard *before = tc_board_file_get_board (file);
  g_autofree char *prices = NULL;
  TcBoard after;

  if (pays (problem))
    {
      prices = list_prices (tc_usual_bubbles, TC_N_USUAL_BUBBLES);
      /* Translators: a button; numbers, such as “0 −1 −1 −2 −3”. */
      return g_strdup_printf (_("Set Bubbles to %s"), prices);
    }
  if (is_out_of_order (problem))
    {
      after = tc_board_with_drones_in_order (before);
      prices = list_prices (after.drones, after.n_drones);
      /* Translators: a button; numbers, such as “−4 −5 −6 −7 −8”. */
      return g_strdup_printf (_("Set Drones to %s"), prices);
    }

  return NULL;
}

TcBoardFile *
tc_board_remedied (TcBoardFile          *file,
                   const TcBoardProblem *problem)
{
  const TcBoard *before = tc_board_file_get_board (file);
  TcBoard after;

  if (pays (problem))
    after = tc_board_with_usual_bubbles (before);
  else if (is_out_of_order (problem))
    after = tc_board_with_drones_in_order (before);
  else
    return NULL;

  return tc_board_file_new_with_board (file, &after);
}
