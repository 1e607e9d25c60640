/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-coach.h"

#include <glib/gi18n.h>

int
turn_coach_find (const TurnCoach       *self,
                 const TurnCoachScript *script,
                 gpointer               table)
{
  for (guint moment = 0; moment < script->n_moments; moment++)
    if ((self->told >> moment & 1) == 0 && script->is_at (table, moment))
      return (int) moment;

  return TURN_COACH_NOTHING;
}

const char *
turn_coach_get_text (const TurnCoachScript *script,
                     gpointer               table,
                     guint                  moment)
{
  return _(script->choose_text != NULL ? script->choose_text (table, moment) : script->texts[moment]);
}

void
turn_coach_set_told (TurnCoach *self,
                     guint      moment)
{
  self->told = (guint16) (self->told | 1u << moment);
}
