/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-coach.h"

#include <glib/gi18n.h>

static const char *const texts[TC_COACH_N_MOMENTS] = {
  [TC_COACH_MISFIT] = N_("Red crosses show what is in the way. Move the shape, turn it with R or flip it with F until they are gone."),
  [TC_COACH_FILLS] = N_("A frame means that this place fills a row, a column or a district: its value is yours. The first to fill it gets the high one."),
  [TC_COACH_NOTHING_FITS] = N_("None of these shapes fits your city any more. Send the drone for any of the nine shapes, or post on the networks."),
  [TC_COACH_DRONE] = N_("The drone costs prestige, each time more, but it paints any of the nine shapes. Choose the die it uses up, then a shape on the record."),
  [TC_COACH_NETWORKS] = N_("Circle a bubble to let the die go by. It is gone for everybody else, and in a tie more bubbles win."),
  [TC_COACH_PLACE] = N_("Bring the shape to free squares with the mouse or the arrow keys. R turns it, F flips it, and Enter or a click sprays."),
  [TC_COACH_FINAL_DIE] = N_("The final die is for everybody at once. Nobody sees what the others do, and those who fill the same row together all get its high value."),
  [TC_COACH_TAKE_DIE] = N_("Take a die: click it, or press its number. Its section on the record is the shape that you paint. What you take is gone for the others."),
  [TC_COACH_LEAD] = N_("You lead this round. Push each die to one of its two shapes; “Ways to fit it” tells whom that helps. You choose last."),
  [TC_COACH_WATCH] = N_("The others play. Click a small board to see it large; a click or the space bar goes on at once."),
};

/* Whether a tag is possible with any die that is still in the HQ. */
static gboolean
can_tag (TcDraft *draft)
{
  return tc_draft_get_die (draft) >= 0 || tc_draft_can_use (draft, TC_USE_TAG);
}

static gboolean
is_at (gpointer table,
       guint    moment)
{
  TcDraft *draft = tc_table_get_draft (table);
  const gboolean choosing = tc_table_get_mode (table) == TC_TABLE_CHOOSING;
  const TcDraftStatus status = choosing ? tc_draft_get_status (draft) : TC_DRAFT_IDLE;
  guint n_features = 0;

  switch (moment)
    {
    case TC_COACH_MISFIT:
      return status == TC_DRAFT_NOT_FREE || status == TC_DRAFT_OFF_THE_CITY;
    case TC_COACH_FILLS:
      if (status == TC_DRAFT_READY)
        tc_draft_get_features (draft, &n_features);
      return n_features > 0;
    case TC_COACH_NOTHING_FITS:
      return choosing && tc_draft_get_use (draft) == TC_USE_TAG && !can_tag (draft);
    case TC_COACH_DRONE:
      return choosing && tc_draft_get_use (draft) == TC_USE_DRONE;
    case TC_COACH_NETWORKS:
      return choosing && tc_draft_get_use (draft) == TC_USE_SOCIAL;
    case TC_COACH_PLACE:
      return choosing && tc_draft_has_piece (draft);
    case TC_COACH_FINAL_DIE:
      return choosing && tc_draft_is_final (draft);
    case TC_COACH_TAKE_DIE:
      return status == TC_DRAFT_NEEDS_DIE;
    case TC_COACH_LEAD:
      return tc_table_get_mode (table) == TC_TABLE_LEADING;
    case TC_COACH_WATCH:
    default:
      return tc_table_get_mode (table) == TC_TABLE_WATCHING && turn_match_get_to_move (tc_table_get_match (table)) >= 0;
    }
}

const TcCoachScript tc_coach_tag_city = { "tag-city", TC_COACH_N_MOMENTS, texts, is_at };

int
tc_coach_find (const TcCoach       *self,
               const TcCoachScript *script,
               gpointer             table)
{
  for (guint moment = 0; moment < script->n_moments; moment++)
    if ((self->told >> moment & 1) == 0 && script->is_at (table, moment))
      return (int) moment;

  return TC_COACH_NOTHING;
}

int
tc_coach_find_moment (const TcCoach *self,
                      TcTable       *table)
{
  return tc_coach_find (self, &tc_coach_tag_city, table);
}

const char *
tc_coach_get_text (TcCoachMoment moment)
{
  return _(texts[moment]);
}

void
tc_coach_set_told (TcCoach *self,
                   guint    moment)
{
  self->told = (guint16) (self->told | 1u << moment);
}
