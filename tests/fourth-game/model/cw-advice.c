/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-advice.h"

#include <glib/gi18n.h>

#include "cw-view.h"

typedef enum
{
  MORE,
  TURN,
  N_MOMENTS,
} Moment;

static const char *const texts[N_MOMENTS] = {
  [MORE] = N_("You may scrub on in this row, up to three tags, or hand the brush on."),
  [TURN] = N_("Who scrubs the last tag of a row gets a point. Try not to leave a row with three tags or less to the next player."),
};

static gboolean
is_at (gpointer table,
       guint    moment)
{
  const CwView *view = table;

  return moment == MORE ? cw_view_can_pass (view) : view->is_active;
}

const TurnCoachScript cw_coach_script = { "clean-wall", N_MOMENTS, texts, NULL, is_at };

static char *
describe (TurnMatch *match,
          TurnMove   move)
{
  const CwMove meant = cw_move_from_turn (move);

  if (meant.kind == CW_MOVE_PASS)
    return g_strdup (_("Hand the brush on"));

  return g_strdup_printf (_("Scrub a tag in row %u"), meant.row + 1u);
}

static char *
explain (TurnMatch *match,
         TurnMove   move)
{
  const CwState *state = turn_match_get_state (match);
  const CwMove meant = cw_move_from_turn (move);

  if (meant.kind == CW_MOVE_SCRUB && state->tags[meant.row] <= CW_MOST_SCRUBS - state->n_scrubs)
    return g_strdup (_("You can clean that row now."));

  return g_strdup (_("All else promises less."));
}

const TurnHintWords cw_hint_words = { .describe = describe, .explain = explain };
