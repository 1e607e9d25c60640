/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-text.h"

#include <glib/gi18n.h>
#include <tc-score.h>

#include "tc-scene.h"

/* The move by which a seat used its die of the draft in this round, or NULL. */
static const TurnMove *
find_draft_move (TcTable *table,
                 guint    seat)
{
  TurnMatch *match = tc_table_get_match (table);
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (match), NULL);

  for (guint i = turn_match_get_position (match); i-- > 0;)
    {
      const TcMove move = tc_move_from_turn (moves[i]);

      if (move.kind == TC_MOVE_ROLL)
        return NULL;
      if (move.kind == TC_MOVE_TURN && turn_match_get_mover (match, i) == (int) seat)
        return &moves[i];
    }

  return NULL;
}

static char *
say_used_die (TcTable *table,
              TcAction action)
{
  const TcGame *game = tc_table_get_game (table);
  const guint face = tc_state_die_face (tc_table_get_state (table), action.die);

  switch ((TcUse) action.use)
    {
    case TC_USE_TAG:
      /* Translators: the face of the die that a tagger has used, and the shape's short name. */
      return g_strdup_printf (_("die %u · %s"), face, game->hq[action.token].id);
    case TC_USE_DRONE:
      return g_strdup_printf (_("die %u · drone, %s"), face, game->hq[action.token].id);
    case TC_USE_SOCIAL:
    default:
      return g_strdup_printf (_("die %u · networks"), face);
    }
}

static char *
say_waiting (TcTable *table,
             guint    seat)
{
  TurnMatch *match = tc_table_get_match (table);
  const int to_move = turn_match_get_to_move (match);
  const guint n_seats = turn_match_get_n_seats (match);

  /* In a replay nobody has to think any more. */
  if (to_move == (int) seat)
    return g_strdup (turn_match_is_human (match, seat) || turn_match_get_position (match) != turn_match_get_n_moves (match)
                     ? _("chooses now") : _("thinking…"));
  if (tc_table_get_seat_in_order (table, n_seats - 1) == seat)
    return g_strdup (_("plays last"));
  if (to_move >= 0 && ((guint) to_move + 1) % n_seats == seat)
    return g_strdup (_("plays next"));

  return g_strdup (_("waits"));
}

char *
tc_crew_doing (TcTable  *table,
               guint     seat,
               gboolean *done)
{
  const TcGame *game = tc_table_get_game (table);
  const TcState *state = tc_table_get_state (table);
  const TcPhase phase = tc_state_phase (game, state);
  /* Between rounds the dice are off the table. */
  const TurnMove *move = phase == TC_PHASE_DRAFT || phase == TC_PHASE_FINAL ? find_draft_move (table, seat) : NULL;
  const gboolean sealed = phase == TC_PHASE_FINAL && tc_state_has_sealed (game, state, seat);
  const gboolean seals = phase == TC_PHASE_FINAL && turn_match_get_to_move (tc_table_get_match (table)) == (int) seat;

  *done = sealed || (move != NULL && !seals);
  if (sealed)
    return g_strdup (_("choice sealed"));
  if (move != NULL && !seals)
    return say_used_die (table, tc_move_from_turn (*move).action);
  if (phase == TC_PHASE_DRAFT || seals)
    return say_waiting (table, seat);

  return g_strdup (tc_state_leader (state) == seat && phase != TC_PHASE_OVER ? _("leads") : "");
}

char *
tc_crew_speak (TcTable *table,
               guint    seat)
{
  TurnMatch *match = tc_table_get_match (table);

  return tc_character_say (turn_match_get_record (match), turn_match_get_position (match), seat,
                           tc_scene_paint (table, seat)->id, tc_table_get_board_file (table), tc_table_get_talk (table));
}

char *
tc_crew_say (TcTable *table,
             guint    seat)
{
  const TcScore score = tc_state_score (tc_table_get_game (table), tc_table_get_state (table), seat);
  gboolean done;
  g_autofree char *doing = tc_crew_doing (table, seat, &done);
  g_autofree char *speech = tc_crew_speak (table, seat);
  const gboolean leads = tc_state_leader (tc_table_get_state (table)) == seat;
  GString *text = g_string_new (NULL);

  /* Translators: a tagger for screen readers: name, paint, prestige. */
  g_string_append_printf (text, _("%s, %s, %d prestige"),
                          turn_match_get_seat (tc_table_get_match (table), seat)->name,
                          tc_paint_get_name (tc_scene_paint (table, seat)), score.total);
  if (leads)
    g_string_append_printf (text, ", %s", _("leader"));
  if (*doing != '\0')
    g_string_append_printf (text, ", %s", doing);

  if (speech != NULL)
    /* Translators: what a bot says, at the end of its description. */
    g_string_append_printf (text, _(", says: “%s”"), speech);

  return g_string_free (text, FALSE);
}
