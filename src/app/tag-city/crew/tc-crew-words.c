/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-words.h"

#include <glib/gi18n.h>
#include <tc-score.h>
#include <tc-words.h>
#include <turn-words.h>

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

static TcCrewDoing
describe_tag (const TcToken *token)
{
  g_autofree char *the_token = tc_token_dup_the (token);

  return (TcCrewDoing) {
           .icon = "tc-spray-symbolic",
           /* Translators: what a rival has done; the picture of a shape follows. */
           .text = g_strdup (C_("rival", "tags")),
           .token = token,
           /* Translators: what a rival has done, with a shape and its article: “tags the L”. */
           .said = g_strdup_printf (C_("rival", "tags %s"), the_token),
  };
}

static TcCrewDoing
describe_drone (const TcToken *token,
                int            value)
{
  g_autofree char *the_token = tc_token_dup_the (token);
  g_autofree char *price = turn_words_number (value);

  return (TcCrewDoing) {
           .icon = "tc-drone-symbolic",
           /* Translators: what a rival has done, with its value such as −6; the picture of a shape follows. */
           .text = g_strdup_printf (C_("rival", "drone %s"), price),
           .token = token,
           /* Translators: what a rival has done, what it costs, and a shape with its article: “drone that costs 6, for the L”. */
           .said = g_strdup_printf (C_("rival", "drone that costs %d, for %s"), -value, the_token),
  };
}

static TcCrewDoing
describe_networks (int value)
{
  g_autofree char *price = value == 0 ? g_strdup ("0") : turn_words_gain (value);

  return (TcCrewDoing) {
           .icon = "tc-networks-symbolic",
           /* Translators: what a rival has done, with the value of the bubble such as −1. */
           .text = g_strdup_printf (C_("rival", "networks %s"), price),
           .said = value == 0 ? g_strdup (C_("rival", "checks networks, costs nothing"))
                   : g_strdup_printf (value < 0 ? C_("rival", "checks networks, costs %d") : C_("rival", "checks networks, pays %d"), ABS (value)),
  };
}

static TcCrewDoing
describe_words (const char *icon,
                const char *words)
{
  return (TcCrewDoing) { .icon = icon, .text = g_strdup (words), .said = g_strdup (words) };
}

static TcCrewDoing
describe_used_die (TcTable *table,
                   TcAction action)
{
  const TcGame *game = tc_table_get_game (table);

  switch ((TcUse) action.use)
    {
    case TC_USE_TAG:
      return describe_tag (&game->hq[action.token]);
    case TC_USE_DRONE:
      return describe_drone (&game->hq[action.token], game->board.drones[action.mark]);
    case TC_USE_SOCIAL:
    default:
      return action.mark == TC_NO_BUBBLE ? describe_words ("tc-networks-symbolic", C_("rival", "passes"))
                                         : describe_networks (game->board.bubbles[action.mark]);
    }
}

static const char *
say_waiting (TcTable *table,
             guint    seat)
{
  TurnMatch *match = tc_table_get_match (table);
  const int to_move = turn_match_get_to_move (match);
  const guint n_seats = turn_match_get_n_seats (match);

  /* In a replay nobody has to think any more. */
  if (to_move == (int) seat)
    return turn_match_is_human (match, seat) || turn_match_get_position (match) != turn_match_get_n_moves (match)
           ? _("chooses now") : _("thinking…");
  if (tc_table_get_seat_in_order (table, n_seats - 1) == seat)
    return _("plays last");
  if (to_move >= 0 && ((guint) to_move + 1) % n_seats == seat)
    return _("plays next");

  return _("waits");
}

/* While the dice are rolled and placed. */
static const char *
say_order (TcTable *table,
           guint    seat)
{
  if (tc_state_leader (tc_table_get_state (table)) == seat)
    return _("leads");

  return tc_table_get_seat_in_order (table, 0) == seat ? _("plays next") : _("waits");
}

TcCrewDoing
tc_crew_doing_new (TcTable *table,
                   guint    seat)
{
  TurnMatch *match = tc_table_get_match (table);
  const TcGame *game = tc_table_get_game (table);
  const TcState *state = tc_table_get_state (table);
  const TcPhase phase = tc_state_phase (game, state);
  /* Between rounds the dice are off the table. */
  const TurnMove *move = phase == TC_PHASE_DRAFT ? find_draft_move (table, seat) : NULL;
  int mover = -1;
  const gboolean sealed = phase == TC_PHASE_FINAL && tc_state_has_sealed (game, state, seat);

  /* What the last one to take a die has done stays to be seen until somebody seals a choice. */
  const gboolean is_news = phase == TC_PHASE_FINAL && turn_match_get_last_move (match, &mover) == find_draft_move (table, seat) && mover == (int) seat;

  if (sealed)
    /* Translators: a rival's choice for the final die. */
    return describe_words ("tc-sealed-symbolic", C_("rival", "sealed"));
  if (is_news)
    return describe_used_die (table, tc_move_from_turn (*find_draft_move (table, seat)).action);
  if (phase == TC_PHASE_FINAL && turn_match_get_to_move (match) != (int) seat)
    /* Translators: a rival who has not sealed a choice for the final die yet. */
    return describe_words (NULL, C_("rival", "chooses…"));
  if (move != NULL)
    return describe_used_die (table, tc_move_from_turn (*move).action);
  if (phase == TC_PHASE_DRAFT || phase == TC_PHASE_FINAL)
    return describe_words (NULL, say_waiting (table, seat));

  return describe_words (NULL, phase != TC_PHASE_OVER ? say_order (table, seat) : "");
}

void
tc_crew_doing_clear (TcCrewDoing *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->said, g_free);
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
  g_auto (TcCrewDoing) doing = tc_crew_doing_new (table, seat);
  g_autofree char *speech = tc_crew_speak (table, seat);
  const gboolean leads = tc_state_leader (tc_table_get_state (table)) == seat;
  GString *text = g_string_new (NULL);

  /* Translators: a tagger for screen readers: name, paint, prestige. */
  g_string_append_printf (text, _("%s, %s, %d prestige"),
                          turn_match_get_seat (tc_table_get_match (table), seat)->name,
                          turn_paint_get_name (tc_scene_paint (table, seat)), score.total);
  if (leads)
    g_string_append_printf (text, ", %s", _("leader"));
  if (*doing.said != '\0')
    g_string_append_printf (text, ", %s", doing.said);

  if (speech != NULL)
    /* Translators: what a bot says, at the end of its description. */
    g_string_append_printf (text, _(", says: “%s”"), speech);

  return g_string_free (text, FALSE);
}
