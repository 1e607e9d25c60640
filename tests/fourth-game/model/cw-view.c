/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-view.h"

void
cw_view_follow (CwView     *self,
                TurnScreen *screen)
{
  self->match = turn_screen_get_match (screen);
  self->state = *(const CwState *) turn_match_get_state (self->match);
  self->viewer = turn_screen_get_viewer (screen);
  self->is_active = turn_screen_can_act (screen);
  if (self->is_active && !cw_view_can_scrub (self, self->row))
    cw_view_step (self, 1);
}

gboolean
cw_view_can_scrub (const CwView *self,
                   guint         row)
{
  return self->is_active && self->state.tags[row] > 0 && (self->state.n_scrubs == 0 || self->state.row == row);
}

gboolean
cw_view_can_pass (const CwView *self)
{
  return self->is_active && self->state.n_scrubs > 0;
}

void
cw_view_step (CwView *self,
              int     by)
{
  for (guint i = 1; i <= CW_N_ROWS; i++)
    {
      const guint row = (guint) ((int) self->row + (int) i * (by + CW_N_ROWS)) % CW_N_ROWS;

      if (cw_view_can_scrub (self, row))
        {
          self->row = row;
          return;
        }
    }
}
