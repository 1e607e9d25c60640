/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-words.h"

#include <glib/gi18n.h>
#include <turn-rules.h>

char *
cw_words_row (const CwState *state,
              guint          row)
{
  const guint n = state->tags[row];

  if (n == 0)
    return g_strdup_printf (_("Row %u: clean"), row + 1);

  return g_strdup_printf (ngettext ("Row %u: %u tag", "Row %u: %u tags", n), row + 1, n);
}

char *
cw_words_points (const CwView *view)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < turn_match_get_n_seats (view->match); seat++)
    g_string_append_printf (text, "%s%s %u", seat > 0 ? " · " : "", turn_match_get_seat (view->match, seat)->name, view->state.points[seat]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
cw_words_title (const CwView *view)
{
  const int to_move = turn_match_get_to_move (view->match);

  if (to_move == TURN_OVER)
    return g_strdup (_("The game is over"));
  if (to_move == TURN_CHANCE)
    return g_strdup (_("Somebody comes back with a can"));
  if (view->is_active)
    return g_strdup_printf (_("%s, scrub up to three tags of one row"), turn_match_get_seat (view->match, (guint) to_move)->name);

  return g_strdup_printf (_("%s is scrubbing"), turn_match_get_seat (view->match, (guint) to_move)->name);
}

char *
cw_words_how (const CwView *view)
{
  if (turn_match_get_to_move (view->match) == TURN_OVER)
    return cw_words_end (view->match);
  if (!view->is_active)
    return g_strdup ("");
  if (view->state.n_scrubs > 0)
    return g_strdup (_("Enter scrubs on, D hands the brush on"));

  return g_strdup (_("1–3 scrub in a row; or choose with the arrows and press Enter"));
}

char *
cw_words_move (TurnRecord *record,
               guint       n_moves,
               TurnMove    move)
{
  const CwMove meant = cw_move_from_turn (move);

  if (meant.kind == CW_MOVE_PASS)
    return g_strdup (_("hand the brush on"));

  return g_strdup_printf (meant.kind == CW_MOVE_SCRUB ? _("scrub in row %u") : _("a new tag in row %u"), meant.row + 1u);
}

char *
cw_words_end (TurnMatch *match)
{
  return g_strdup (_("The wall is clean."));
}
