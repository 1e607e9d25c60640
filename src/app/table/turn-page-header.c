/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

#include <glib/gi18n.h>

#include "turn-game-kind.h"

const char *
turn_page_get_title (TurnPage *self)
{
  const TurnGuide *guide = turn_page_get_guide (self);
  TurnMatch *match = turn_page_get_match (self);

  if (match == NULL)
    return _("Tag City");

  return _(guide != NULL ? guide->script->title : turn_game_kind_of (match)->format->name);
}

static char *
describe_step (TurnPage *self,
               guint     step,
               guint     n_steps)
{
  const char *place = turn_record_get_place (turn_match_get_record (turn_page_get_match (self)), NULL);

  /* Translators: where a first game is played, and which of its steps it has come to. */
  return g_strdup_printf (_("%s · step %u of %u"), place, step + 1, n_steps);
}

char *
turn_page_dup_subtitle (TurnPage *self)
{
  const TurnGuide *guide = turn_page_get_guide (self);
  const guint step = guide != NULL ? turn_guide_get_step (guide, turn_page_get_screen (self)) : 0;

  if (turn_page_get_screen (self) == NULL)
    return g_strdup ("");
  if (guide != NULL && step < guide->script->n_steps)
    return describe_step (self, step, guide->script->n_steps);

  return TURN_PAGE_GET_CLASS (self)->dup_subtitle (self);
}

GtkWidget *
turn_page_get_heading (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);

  return turn_page_get_screen (self) != NULL && turn_page_get_guide (self) == NULL && klass->get_heading != NULL ? klass->get_heading (self) : NULL;
}

GtkWidget *
turn_page_get_meter (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);

  return turn_page_get_screen (self) != NULL && turn_page_get_guide (self) == NULL && klass->get_meter != NULL ? klass->get_meter (self) : NULL;
}
