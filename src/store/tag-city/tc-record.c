/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record.h"

#include <glib/gi18n.h>
#include <tc-rules.h>
#include <tc-score.h>

#include "store-error.h"
#include "store-members.h"
#include "tc-record-private.h"

static char *
name_of_feature (const TcGame    *game,
                 const TcFeature *feature)
{
  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN:
      return g_strdup_printf ("column:%c", (char) ('A' + feature->index));

    case TC_FEATURE_ROW:
      return g_strdup_printf ("row:%u", feature->index + 1u);

    case TC_FEATURE_DISTRICT:
      return g_strdup_printf ("district:%c", game->board.districts[feature->index].key);

    default:
      g_assert_not_reached ();
    }
}

static void
write_feature (JsonArray       *array,
               const TcGame    *game,
               const TcFeature *feature,
               TcRank           rank)
{
  g_autofree char *name = name_of_feature (game, feature);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "feature", name);
  json_object_set_string_member (object, "rank", rank == TC_RANK_HIGH ? "high" : "low");
  json_object_set_int_member (object, "value", rank == TC_RANK_HIGH ? feature->value.high : feature->value.low);
  json_array_add_object_element (array, object);
}

static JsonArray *
features_to_json (const TcGame  *game,
                  const TcState *state,
                  guint          seat)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->n_features; i++)
    {
      const TcRank rank = tc_state_rank (game, state, seat, i);

      if (rank != TC_RANK_NONE)
        write_feature (array, game, &game->features[i], rank);
    }

  return array;
}

static JsonArray *
drones_to_json (const TcGame  *game,
                const TcState *state,
                guint          seat)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->board.n_drones; i++)
    if (tc_state_drone_used (state, seat, i))
      json_array_add_int_element (array, game->board.drones[i]);

  return array;
}

static JsonArray *
bubbles_to_json (const TcGame  *game,
                 const TcState *state,
                 guint          seat)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->board.n_bubbles; i++)
    if ((tc_state_bubble_owners (state, i) >> seat & 1) != 0)
      json_array_add_int_element (array, game->board.bubbles[i]);

  return array;
}

static JsonObject *
result_of_seat (const TcGame  *game,
                const TcState *state,
                guint          seat)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "total", tc_state_score (game, state, seat).total);
  json_object_set_array_member (object, "features", features_to_json (game, state, seat));
  json_object_set_array_member (object, "drones", drones_to_json (game, state, seat));
  json_object_set_array_member (object, "bubbles", bubbles_to_json (game, state, seat));

  return object;
}

static JsonArray *
ends_to_json (const TcGame  *game,
              const TcState *state)
{
  const guint ended_by = tc_state_ended_by (game, state);
  JsonArray *array = json_array_new ();

  for (guint i = 0; tc_rules.end_names[i] != NULL; i++)
    if ((ended_by >> i & 1) != 0)
      json_array_add_string_element (array, tc_rules.end_names[i]);

  return array;
}

static JsonNode *
write_result (gconstpointer game,
              gconstpointer state)
{
  const TcGame *self = game;
  JsonArray *seats = json_array_new ();
  JsonObject *result;

  for (guint seat = 0; seat < self->setup.n_seats; seat++)
    json_array_add_object_element (seats, result_of_seat (self, state, seat));
  result = turn_record_new_result (&tc_rules, game, state, seats);
  json_object_set_array_member (result, "ended_by", ends_to_json (self, state));

  return turn_record_node (result);
}

static const char *
explain (TurnVerdict verdict)
{
  static const char *const words[] = {
    [TC_LEGAL] = N_("This is allowed."),
    [TC_NO_SUCH_MOVE] = N_("There is no such move in this game."),
    [TC_OUT_OF_TURN] = N_("Another action comes first."),
    [TC_BAD_DICE] = N_("Every die shows a face from 1 to 6."),
    [TC_BAD_SECTION] = N_("A die goes into one of the two sections that its face borders."),
    [TC_DIE_GONE] = N_("That die is no longer in the HQ."),
    [TC_NOT_THE_TOKEN] = N_("Only the shape of the section that holds the die can be painted."),
    [TC_OFF_THE_CITY] = N_("The whole shape must be on city squares."),
    [TC_NOT_FREE] = N_("A square there is tagged already."),
    [TC_NO_DRONE] = N_("Every drone square is circled already."),
    [TC_DRONE_TAKEN] = N_("That drone square is circled already."),
    [TC_DRONE_ORDER] = N_("Drone squares are circled in order: the first free one is next."),
    [TC_BUBBLE_TAKEN] = N_("That bubble is gone."),
    [TC_BUBBLE_MISSING] = N_("A free pass is possible only when no bubble is left."),
  };

  g_return_val_if_fail (verdict >= 0 && verdict < (int) G_N_ELEMENTS (words), NULL);

  return _(words[verdict]);
}

static char *
explain_section (const TcGame  *game,
                 const TcState *before,
                 const TcMove  *move)
{
  for (guint die = 0; die < tc_state_n_dice (game); die++)
    {
      const guint face = tc_state_die_face (before, die);
      const guint section = move->sections[die];

      if (section != tc_face_section (face, 0) && section != tc_face_section (face, 1))
        return g_strdup_printf (_("A die that shows %u cannot be in section %u."), face, section);
    }

  return NULL;
}

/* Names the first square that is in the way. */
static char *
explain_not_free (const TcGame   *game,
                  const TcState  *before,
                  const TcAction *action)
{
  const guint seat = (guint) tc_state_to_move (game, before);
  const TcSet painted = tc_state_painted (game, before, seat);
  const TcSet squares = tc_game_placement (game, action->token, action->orientation, action->anchor);

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&squares, square) && tc_set_has (&painted, square))
      {
        char name[TC_CELL_NAME_SIZE];

        tc_cell_name (game, square, name);
        /* Translators: %s is a square such as D5. */
        return g_strdup_printf (_("%s is tagged already."), name);
      }

  return NULL;
}

static char *
explain_action (const TcGame   *game,
                const TcState  *before,
                const TcAction *action,
                TcVerdict       verdict)
{
  switch (verdict)
    {
    case TC_DIE_GONE:
      return g_strdup_printf (_("Die %u is no longer in the HQ."), action->die);

    case TC_NOT_FREE:
      return explain_not_free (game, before, action);

    case TC_DRONE_TAKEN:
      return g_strdup_printf (_("Drone square %u is circled already."), action->mark);

    case TC_DRONE_ORDER:
      return g_strdup_printf (_("Drone square %d is the next one, not %u."),
                              tc_state_next_drone (game, before, (guint) tc_state_to_move (game, before)), action->mark);

    case TC_BUBBLE_TAKEN:
      return g_strdup_printf (_("Bubble %u is gone."), action->mark);

    default:
      return NULL;
    }
}

/* Dice, sections, drone squares and bubbles are counted as the record counts them, from 0. */
static char *
explain_move (gconstpointer game,
              gconstpointer before,
              TurnMove      move,
              TurnVerdict   verdict)
{
  const TcMove tc_move = tc_move_from_turn (move);
  char *words = NULL;

  if (verdict == TC_BAD_SECTION)
    words = explain_section (game, before, &tc_move);
  else if (tc_move.kind == TC_MOVE_TURN || tc_move.kind == TC_MOVE_SEAL)
    words = explain_action (game, before, &tc_move.action, (TcVerdict) verdict);

  return words != NULL ? words : g_strdup (explain (verdict));
}

/* What stands behind the game of a record: the rules see the first member only. */
typedef struct
{
  TcGame       game;
  TcBoardFile *file;
} TcRecordGame;

static void
free_game (gpointer game)
{
  TcRecordGame *self = game;

  g_clear_pointer (&self->file, tc_board_file_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcRecordGame, free_game)

static gboolean
check_token (const TcBoard *board,
             const char    *id,
             guint          index,
             GError       **error)
{
  g_autofree char *shown = NULL;

  if (tc_board_find_token (board, id) != NULL)
    return TRUE;
  shown = store_quotable (id);

  return store_fail_content (error, _("entry %u: there is no token “%s”"), index + 1, shown);
}

static gboolean
read_hq_tokens (JsonObject    *hq,
                const char    *member,
                const TcBoard *board,
                guint          n_tokens,
                char           ids[][TC_TOKEN_ID_SIZE],
                GError       **error)
{
  JsonArray *array = store_get_array (hq, member, n_tokens, n_tokens, error);

  if (array == NULL)
    return FALSE;

  for (guint i = 0; i < n_tokens; i++)
    {
      const char *id = store_nth_text (array, i, error);

      if (id == NULL || !check_token (board, id, i, error))
        return store_error_add_place (error, "%s", member);
      g_strlcpy (ids[i], id, TC_TOKEN_ID_SIZE);
    }

  return TRUE;
}

static gboolean
read_hq (JsonObject    *setup,
         const TcBoard *board,
         TcSetup       *tc_setup,
         GError       **error)
{
  JsonObject *hq = store_get_object (setup, "hq", error);

  if (hq == NULL)
    return FALSE;
  if (!read_hq_tokens (hq, "sections", board, TC_N_SECTIONS, tc_setup->hq, error) ||
      !read_hq_tokens (hq, "small", board, TC_N_SMALL_TOKENS, tc_setup->hq + TC_N_SECTIONS, error))
    return store_error_add_place (error, "hq");

  return TRUE;
}

static gboolean
read_options (JsonObject *setup,
              TcSetup    *tc_setup,
              GError    **error)
{
  JsonObject *options = store_get_object (setup, "options", error);
  const char *drones;

  if (options == NULL)
    return FALSE;
  drones = store_get_text (options, "drones", error);
  if (drones == NULL)
    return store_error_add_place (error, "options");

  tc_setup->free_drones = g_str_equal (drones, "free");
  if (tc_setup->free_drones || g_str_equal (drones, "in-order"))
    return TRUE;

  /* Translators: “options”, “drones”, “in-order” and “free” stand in files as they are here. */
  return store_fail_quoting (error, _("options, drones: must be “in-order” or “free”, but is “%s”"), drones);
}

/* Seats, leader and tokens have been read already, so that only the choice of tokens is left to be wrong. */
static gboolean
init_game (TcRecordGame  *self,
           const TcSetup *setup,
           GError       **error)
{
  switch (tc_game_init (&self->game, tc_board_file_get_board (self->file), setup))
    {
    case TC_SETUP_FINE:
      return TRUE;

    case TC_SETUP_BAD_HQ:
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FOUL,
                           _("hq: C6: The sections are neither the printed ones nor six different large tokens of the box, "
                             "or the small tokens are not the board’s."));
      return FALSE;

    case TC_SETUP_BAD_BOARD:
    case TC_SETUP_BAD_SEATS:
    case TC_SETUP_UNKNOWN_TOKEN:
    default:
      return store_fail_content (error, _("board: cannot be played on"));
    }
}

static gpointer
read_setup (JsonObject *setup,
            guint       n_seats,
            GError    **error)
{
  g_autoptr (TcRecordGame) self = g_new0 (TcRecordGame, 1);
  TcSetup tc_setup = { .n_seats = (uint8_t) n_seats };

  if (store_get_object (setup, "board", error) == NULL)
    return NULL;
  self->file = tc_board_file_read_playable (json_object_get_member (setup, "board"), error);
  if (self->file == NULL)
    {
      g_prefix_error_literal (error, "board: ");
      return NULL;
    }

  if (!read_hq (setup, tc_board_file_get_board (self->file), &tc_setup, error) ||
      !turn_record_read_byte (setup, "leader", n_seats - 1, &tc_setup.leader, error) ||
      !read_options (setup, &tc_setup, error) ||
      !init_game (self, &tc_setup, error))
    return NULL;

  return g_steal_pointer (&self);
}

static const char *
get_place (gconstpointer game,
           const char   *language)
{
  return tc_board_file_get_name (((const TcRecordGame *) game)->file, language);
}

static const char *
result_rule (const char *member)
{
  static const struct { const char *member, *rule; } rules[] = {
    { "total",    "C19" },
    { "features", "C19" },
    { "drones",   "C19" },
    { "bubbles",  "C19" },
    { "winners",  "C20" },
    { "ended_by", "C18" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (rules[i].member, member))
      return rules[i].rule;

  return NULL;
}

static char *
describe_tie (int most,
              int next)
{
  /* Translators: how a tie was won: “by 2 bubbles to 1”. It stands after a comma or in brackets. */
  return g_strdup_printf (ngettext ("by %d bubble to %d", "by %d bubbles to %d", (gulong) most), most, next);
}

static void
write_hq_tokens (JsonObject    *hq,
                 const char    *member,
                 const TcSetup *setup,
                 guint          first,
                 guint          n_tokens)
{
  JsonArray *array = json_array_sized_new (n_tokens);

  for (guint i = 0; i < n_tokens; i++)
    json_array_add_string_element (array, setup->hq[first + i]);
  json_object_set_array_member (hq, member, array);
}

JsonNode *
tc_record_setup_new (TcBoardFile   *file,
                     const TcSetup *setup)
{
  JsonObject *object = json_object_new ();
  JsonObject *hq = json_object_new ();
  JsonObject *options = json_object_new ();

  write_hq_tokens (hq, "sections", setup, 0, TC_N_SECTIONS);
  write_hq_tokens (hq, "small", setup, TC_N_SECTIONS, TC_N_SMALL_TOKENS);
  json_object_set_string_member (options, "drones", setup->free_drones ? "free" : "in-order");

  json_object_set_member (object, "board", tc_board_file_write (file));
  json_object_set_object_member (object, "hq", hq);
  json_object_set_int_member (object, "leader", setup->leader);
  json_object_set_object_member (object, "options", options);

  return turn_record_node (object);
}

TcBoardFile *
tc_record_get_board_file (TurnRecord *record)
{
  g_return_val_if_fail (turn_record_get_format (record) == &tc_record_format, NULL);

  return ((const TcRecordGame *) turn_record_get_game (record))->file;
}

static JsonArray *
cells_to_json (const TcGame   *game,
               const TcAction *action)
{
  const TcSet squares = tc_game_placement (game, action->token, action->orientation, action->anchor);
  JsonArray *array = json_array_new ();

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&squares, square))
      {
        char name[TC_CELL_NAME_SIZE];

        tc_cell_name (game, square, name);
        json_array_add_string_element (array, name);
      }

  return array;
}

static void
write_bubble (JsonObject *object,
              guint       bubble)
{
  if (bubble == TC_NO_BUBBLE)
    json_object_set_null_member (object, "bubble");
  else
    json_object_set_int_member (object, "bubble", bubble);
}

/* What the tagger does with the die, by which rules so ever; @bubble is the one circled in the end (C15). */
static void
write_use (JsonObject     *object,
           const TcGame   *game,
           const TcAction *action,
           guint           bubble)
{
  switch (action->use)
    {
    case TC_USE_TAG:
      json_object_set_string_member (object, "use", "tag");
      json_object_set_array_member (object, "cells", cells_to_json (game, action));
      break;

    case TC_USE_DRONE:
      json_object_set_string_member (object, "use", "drone");
      json_object_set_string_member (object, "shape", game->hq[action->token].id);
      json_object_set_array_member (object, "cells", cells_to_json (game, action));
      json_object_set_int_member (object, "square", action->mark);
      break;

    case TC_USE_SOCIAL:
      json_object_set_string_member (object, "use", "social");
      write_bubble (object, bubble);
      break;

    default:
      g_assert_not_reached ();
    }
}

static JsonObject *
write_roll (const TcGame *game,
            const TcMove *move)
{
  JsonObject *event = turn_record_new_event ("roll");

  json_object_set_array_member (event, "dice", turn_record_bytes (move->dice, tc_state_n_dice (game)));

  return event;
}

static JsonObject *
write_place (const TcGame  *game,
             const TcState *before,
             const TcMove  *move)
{
  JsonObject *event = turn_record_new_event ("place");

  json_object_set_int_member (event, "seat", tc_state_to_move (game, before));
  json_object_set_array_member (event, "sections", turn_record_bytes (move->sections, tc_state_n_dice (game)));

  return event;
}

static JsonObject *
write_turn (const TcGame  *game,
            const TcState *before,
            const TcMove  *move)
{
  JsonObject *event = turn_record_new_event ("turn");

  json_object_set_int_member (event, "seat", tc_state_to_move (game, before));
  json_object_set_int_member (event, "die", move->action.die);
  write_use (event, game, &move->action, move->action.mark);

  return event;
}

/* All who choose social circle the bubble that the first of them named (C15). */
static guint
bubble_of_final (const TurnMove *moves,
                 guint           n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      const TcMove move = tc_move_from_turn (moves[i]);

      if (move.action.use == TC_USE_SOCIAL)
        return move.action.mark;
    }

  return TC_NO_BUBBLE;
}

static JsonObject *
write_final (const TcGame   *game,
             const TcState  *before,
             const TurnMove *moves)
{
  const guint n_seats = game->setup.n_seats;
  const guint bubble = bubble_of_final (moves, n_seats);
  JsonArray *choices = json_array_sized_new (n_seats);
  JsonObject *event = turn_record_new_event ("final");

  for (guint i = 0; i < n_seats; i++)
    {
      const TcMove move = tc_move_from_turn (moves[i]);
      JsonObject *choice = json_object_new ();

      json_object_set_int_member (choice, "seat", (tc_state_leader (before) + 1 + i) % n_seats);
      write_use (choice, game, &move.action, bubble);
      json_array_add_object_element (choices, choice);
    }

  json_object_set_int_member (event, "die", tc_move_from_turn (moves[0]).action.die);
  json_object_set_array_member (event, "choices", choices);

  return event;
}

static JsonNode *
write_event (gconstpointer   game,
             gconstpointer   before,
             gconstpointer   after,
             const TurnMove *moves,
             guint           n_moves)
{
  const TcGame *self = game;
  const TcMove first = tc_move_from_turn (moves[0]);

  switch (first.kind)
    {
    case TC_MOVE_ROLL:
      return turn_record_node (write_roll (self, &first));

    case TC_MOVE_PLACE:
      return turn_record_node (write_place (self, before, &first));

    case TC_MOVE_TURN:
      return turn_record_node (write_turn (self, before, &first));

    case TC_MOVE_SEAL:
      return n_moves == self->setup.n_seats ? turn_record_node (write_final (self, before, moves)) : NULL;

    default:
      g_assert_not_reached ();
    }
}

const TurnRecordFormat tc_record_format = {
  .rules = &tc_rules,
  .name = N_("Tag City"),
  .get_place = get_place,
  .read_setup = read_setup,
  .free_game = free_game,
  .read_event = tc_record_read_event,
  .write_event = write_event,
  .write_result = write_result,
  .result_rule = result_rule,
  .describe_tie = describe_tie,
  .explain = explain,
  .explain_move = explain_move,
};
