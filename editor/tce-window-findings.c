/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a problem is shown: on the canvas, or at what the author has to change. */

#include "tce-window-private.h"

static void
show_hq (TceWindow *self)
{
  tce_window_show_panel (self, "properties");
  gtk_stack_set_visible_child_name (self->properties, "hq");
}

static void
show_district (TceWindow *self,
               guint      district)
{
  tce_window_show_panel (self, "palette");
  tce_palette_edit_district (self->palette, district);
}

/* A text that lacks in a language stands on the page of texts, or it is the name of a district. */
static void
show_missing_text (TceWindow *self)
{
  static const char *const languages[] = { "en", "fr" };
  TcBoardFile *file = tc_board_document_get_board_file (self->document);

  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    for (gsize language = 0; language < G_N_ELEMENTS (languages); language++)
      if (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, i, languages[language])[0] == '\0')
        {
          show_district (self, i);
          return;
        }

  tce_window_show_panel (self, "properties");
  gtk_stack_set_visible_child_name (self->properties, "texts");
}

void
tce_window_show_finding (TceWindow      *self,
                         TcBoardFinding *finding)
{
  const TcProblem *problem = tc_board_finding_get_problem (finding);

  if (problem == NULL)
    {
      show_missing_text (self);
      return;
    }

  switch (problem->kind)
    {
    case TC_PROBLEM_HQ_UNKNOWN_TOKEN:
    case TC_PROBLEM_HQ_TWICE:
    case TC_PROBLEM_TOKEN_FITS_NOWHERE:
      show_hq (self);
      tce_hq_panel_choose_place (self->hq, problem->index);
      break;
    case TC_PROBLEM_DRONE_POSITIVE:
    case TC_PROBLEM_DRONE_CHEAPER:
      show_hq (self);
      tce_numbers_choose (self->drones, problem->index);
      break;
    case TC_PROBLEM_BUBBLE_POSITIVE:
      show_hq (self);
      tce_numbers_choose (self->bubbles, problem->index);
      break;
    case TC_PROBLEM_DRONE_COUNT:
    case TC_PROBLEM_BUBBLE_COUNT:
    case TC_PROBLEM_TOKEN_SHAPE:
    case TC_PROBLEM_TOKEN_REDEFINED:
      show_hq (self);
      break;
    case TC_PROBLEM_DISTRICT_EMPTY:
      show_district (self, problem->index);
      break;
    default:
      tce_window_show_panel (self, "city");
      tce_canvas_show_finding (self->canvas, finding);
      break;
    }
}
