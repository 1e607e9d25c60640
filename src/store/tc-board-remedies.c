/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-remedies.h"

#include <glib/gi18n.h>

#include <tc-prices.h>

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
