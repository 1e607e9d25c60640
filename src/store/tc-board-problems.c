/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-problems.h"

#include <glib/gi18n.h>

static void
free_problem (gpointer data)
{
  TcBoardProblem *self = data;

  g_free (self->where);
  g_free (self->what);
  g_free (self);
}

static void
add_of_board (GPtrArray       *list,
              TcBoardFile     *file,
              const TcProblem *problem)
{
  TcBoardProblem *self = g_new0 (TcBoardProblem, 1);

  self->is_error = tc_problem_is_error (problem->kind);
  self->code = tc_problem_code (problem->kind);
  self->where = tc_problem_where (problem, file);
  self->what = tc_problem_what (problem, file);
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
tc_board_problems (TcBoardFile *file)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_problem);
  g_autofree TcProblem *problems = g_new (TcProblem, TC_MAX_PROBLEMS);
  const gsize n_problems = tc_check_board (tc_board_file_get_board (file), problems, TC_MAX_PROBLEMS);

  for (gsize i = 0; i < n_problems; i++)
    add_of_board (list, file, &problems[i]);
  add_of_language (list, file, "en", _("English"));
  add_of_language (list, file, "fr", _("French"));

  return list;
}
