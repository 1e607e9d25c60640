/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-foresight.h"

void
tc_appraisal_set (TcAppraisal      *self,
                  const TcStanding *standing,
                  unsigned          seat,
                  unsigned          section,
                  int32_t           value)
{
  self->by_section[seat][section] = value > standing->social ? value : standing->social;
}

void
tc_appraisal_add_seat (TcAppraisal        *self,
                       const TcEvaluation *evaluation,
                       const TcStanding   *standing,
                       unsigned            seat,
                       unsigned            sections)
{
  TcAnchors anchors;
  TcLines lines;

  tc_lines_init (&lines, evaluation);
  tc_anchors_find_some (evaluation->game, &standing->free, sections, &anchors);
  for (unsigned section = 0; section < TC_N_SECTIONS; section++)
    if ((sections >> section & 1) != 0)
      tc_appraisal_set (self, standing, seat, section,
                        tc_candidates_best_value (evaluation, standing, &anchors, &lines, section));
}

static unsigned
best_die (const TcRest  *rest,
          const int32_t *by_section)
{
  unsigned best = 0;

  for (unsigned i = 1; i < rest->n_dice; i++)
    if (by_section[rest->sections[i]] > by_section[rest->sections[best]])
      best = i;

  return best;
}

static void
remove_die (TcRest  *rest,
            unsigned die)
{
  rest->n_dice--;
  for (unsigned i = die; i < rest->n_dice; i++)
    rest->sections[i] = rest->sections[i + 1];
}

int32_t
tc_foresee (const TcEvaluation *evaluation,
            const TcAppraisal  *appraisal,
            TcRest              rest,
            unsigned            seat)
{
  const unsigned n_seats = evaluation->game->setup.n_seats;
  const TcWeights *weights = evaluation->weights;
  int32_t gains[TC_MAX_SEATS] = { 0 };
  int32_t others = 0;

  for (unsigned i = 0; i < rest.n_drafters; i++)
    {
      const unsigned drafter = rest.drafters[i];
      const unsigned die = best_die (&rest, appraisal->by_section[drafter]);

      gains[drafter] = appraisal->by_section[drafter][rest.sections[die]];
      remove_die (&rest, die);
    }

  for (unsigned i = 0; i < n_seats; i++)
    {
      gains[i] += appraisal->by_section[i][rest.sections[0]] * weights->final_die / 256;
      others += i == seat ? 0 : gains[i];
    }

  return gains[seat] - others / (int32_t) (n_seats - 1) * weights->opponents / 256;
}
