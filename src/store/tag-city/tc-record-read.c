/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-members.h"
#include "tc-record-private.h"

void
tc_cell_name (const TcGame *game,
              guint         square,
              char          name[TC_CELL_NAME_SIZE])
{
  const guint row = square / game->board.n_columns;
  const guint column = square % game->board.n_columns;

  g_snprintf (name, TC_CELL_NAME_SIZE, "%c%u", (char) ('A' + column), row + 1);
}

/* A column letter and a row number, as far as a board can have them; whether this board has them is another question. */
static gboolean
read_cell_name (const char *name,
                guint      *row,
                guint      *column)
{
  guint64 number;

  if (name[0] < 'A' || name[0] >= 'A' + TC_MAX_SIDE || name[1] == '0' ||
      !g_ascii_string_to_unsigned (name + 1, 10, 1, TC_MAX_SIDE, &number, NULL))
    return FALSE;

  *column = (guint) (name[0] - 'A');
  *row = (guint) number - 1;

  return TRUE;
}

static gboolean
fail_cell (guint       index,
           const char *name,
           GError    **error)
{
  g_autofree char *shown = store_quotable (name);

  /* Translators: %u is a place in a list; %s stands in the file instead of a square. */
  return store_fail_content (error, _("entry %u: “%s” is not a square such as C4"), index + 1, shown);
}

static gboolean
read_cell (const TcGame *game,
           JsonArray    *cells,
           guint         index,
           TcSet        *squares,
           GError      **error)
{
  const char *name = store_nth_text (cells, index, error);
  guint row, column, square;

  if (name == NULL)
    return FALSE;
  if (!read_cell_name (name, &row, &column))
    return fail_cell (index, name, error);
  if (!tc_board_is_city (&game->board, row, column))
    return turn_record_foul (error, tc_verdict_rule (TC_OFF_THE_CITY), _("%s is outside the city."), name);

  square = row * game->board.n_columns + column;
  if (tc_set_has (squares, square))
    return store_fail_content (error, _("entry %u: %s appears twice"), index + 1, name);
  tc_set_add (squares, square);

  return TRUE;
}

static gboolean
read_cells (const TcGame *game,
            JsonObject   *object,
            TcSet        *squares,
            GError      **error)
{
  JsonArray *cells = store_get_array (object, "cells", 1, TC_MAX_SQUARES, error);

  *squares = (TcSet) { 0 };
  if (cells == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (cells); i++)
    if (!read_cell (game, cells, i, squares, error))
      return turn_record_add_place (error, "cells");

  return TRUE;
}

/* Finds out how action->token lies on the squares that @object lists as `cells`. */
static gboolean
read_placement (const TcGame *game,
                JsonObject   *object,
                TcAction     *action,
                GError      **error)
{
  TcSet squares;

  if (!read_cells (game, object, &squares, error))
    return FALSE;
  if (!tc_game_find_placement (game, action->token, &squares, &action->orientation, &action->anchor))
    /* Translators: %s is the name of a token, such as L4. */
    return turn_record_foul (error, tc_verdict_rule (TC_NOT_THE_TOKEN), _("These squares are not the shape %s."), game->hq[action->token].id);

  return TRUE;
}

static gboolean
read_tag (const TcGame  *game,
          const TcState *state,
          JsonObject    *object,
          TcAction      *action,
          GError       **error)
{
  action->token = (uint8_t) tc_state_die_section (state, action->die);

  return read_placement (game, object, action, error);
}

static gboolean
fail_shape (const char *shape,
            GError    **error)
{
  g_autofree char *shown = store_quotable (shape);

  return turn_record_foul (error, "C12", _("The HQ has no shape “%s”."), shown);
}

static gboolean
read_drone (const TcGame *game,
            JsonObject   *object,
            TcAction     *action,
            GError      **error)
{
  const char *shape = store_get_text (object, "shape", error);

  if (shape == NULL)
    return FALSE;
  while (action->token < TC_N_HQ_TOKENS && !g_str_equal (game->hq[action->token].id, shape))
    action->token++;
  if (action->token == TC_N_HQ_TOKENS)
    return fail_shape (shape, error);

  return read_placement (game, object, action, error) &&
         turn_record_read_byte (object, "square", game->board.n_drones - 1u, &action->mark, error);
}

static gboolean
read_social (const TcGame *game,
             JsonObject   *object,
             TcAction     *action,
             GError      **error)
{
  action->mark = TC_NO_BUBBLE;
  if (json_object_has_member (object, "bubble") && json_object_get_null_member (object, "bubble"))
    return TRUE;

  return turn_record_read_byte (object, "bubble", game->board.n_bubbles - 1u, &action->mark, error);
}

/* What @object says is done with action->die, which lies in the HQ. */
static gboolean
read_use (const TcGame  *game,
          const TcState *state,
          JsonObject    *object,
          TcAction      *action,
          GError       **error)
{
  const char *use = store_get_text (object, "use", error);

  if (use == NULL)
    return FALSE;

  if (g_str_equal (use, "tag"))
    {
      action->use = TC_USE_TAG;
      return read_tag (game, state, object, action, error);
    }
  if (g_str_equal (use, "drone"))
    {
      action->use = TC_USE_DRONE;
      return read_drone (game, object, action, error);
    }
  if (g_str_equal (use, "social"))
    {
      action->use = TC_USE_SOCIAL;
      return read_social (game, object, action, error);
    }

  /* Translators: “use”, “tag”, “drone” and “social” stand in files as they are here. */
  return store_fail_quoting (error, _("use: must be “tag”, “drone” or “social”, but is “%s”"), use);
}

/* The bubble of a list of choices in which nobody chose social yet. */
#define NOT_NAMED (-1)

static gboolean
read_die (const TcGame  *game,
          const TcState *state,
          JsonObject    *object,
          TcAction      *action,
          GError       **error)
{
  if (!turn_record_read_byte (object, "die", tc_state_n_dice (game) - 1, &action->die, error))
    return FALSE;
  if (tc_state_die_taken (state, action->die))
    return turn_record_foul (error, tc_verdict_rule (TC_DIE_GONE), _("Die %u is no longer in the HQ."), action->die);

  return TRUE;
}

static gboolean
read_roll (const TcGame  *game,
           const TcState *state,
           JsonObject    *event,
           GArray        *moves,
           GError       **error)
{
  TcMove move = { .kind = TC_MOVE_ROLL };

  if (!turn_record_read_bytes (event, "dice", tc_state_n_dice (game), 1, 6, move.dice, error))
    return FALSE;
  turn_record_add_move (moves, tc_move_to_turn (move));

  return TRUE;
}

static gboolean
read_place (const TcGame  *game,
            const TcState *state,
            JsonObject    *event,
            GArray        *moves,
            GError       **error)
{
  TcMove move = { .kind = TC_MOVE_PLACE };

  if (!turn_record_check_seat (event, game->setup.n_seats, tc_state_leader (state), tc_verdict_rule (TC_BAD_SECTION), error) ||
      !turn_record_read_bytes (event, "sections", tc_state_n_dice (game), 0, TC_N_SECTIONS - 1, move.sections, error))
    return FALSE;
  turn_record_add_move (moves, tc_move_to_turn (move));

  return TRUE;
}

static gboolean
read_turn (const TcGame  *game,
           const TcState *state,
           JsonObject    *event,
           GArray        *moves,
           GError       **error)
{
  TcMove move = { .kind = TC_MOVE_TURN };

  if (!turn_record_check_seat (event, game->setup.n_seats, (guint) tc_state_to_move (game, state), tc_verdict_rule (TC_OUT_OF_TURN), error) ||
      !read_die (game, state, event, &move.action, error) ||
      !read_use (game, state, event, &move.action, error))
    return FALSE;
  turn_record_add_move (moves, tc_move_to_turn (move));

  return TRUE;
}

/* All who choose social name the bubble that they circle together (C15). */
static gboolean
check_bubble (const TcAction *action,
              int            *bubble,
              GError        **error)
{
  if (action->use != TC_USE_SOCIAL)
    return TRUE;

  if (*bubble == NOT_NAMED)
    *bubble = action->mark;
  if (*bubble != action->mark)
    return turn_record_foul (error, "C15", _("All who check networks circle the same bubble."));

  return TRUE;
}

static gboolean
read_choices (const TcGame  *game,
              const TcState *state,
              JsonArray     *choices,
              uint8_t        die,
              GArray        *moves,
              GError       **error)
{
  const guint n_seats = game->setup.n_seats;
  int bubble = NOT_NAMED;

  for (guint i = 0; i < n_seats; i++)
    {
      TcMove move = { .kind = TC_MOVE_SEAL, .action.die = die };
      JsonObject *choice = store_nth_object (choices, i, error);

      if (choice == NULL)
        return FALSE;
      if (!turn_record_check_seat (choice, game->setup.n_seats, (tc_state_leader (state) + 1 + i) % n_seats, "C9", error) ||
          !read_use (game, state, choice, &move.action, error) ||
          !check_bubble (&move.action, &bubble, error))
        {
          g_autofree char *place = g_strdup_printf (_("entry %u"), i + 1);

          return turn_record_add_place (error, place);
        }
      turn_record_add_move (moves, tc_move_to_turn (move));
    }

  return TRUE;
}

static gboolean
read_final (const TcGame  *game,
            const TcState *state,
            JsonObject    *event,
            GArray        *moves,
            GError       **error)
{
  const guint n_seats = game->setup.n_seats;
  TcAction action = { 0 };
  JsonArray *choices;

  if (!read_die (game, state, event, &action, error))
    return FALSE;
  choices = store_get_array (event, "choices", 0, G_MAXUINT, error);
  if (choices == NULL)
    return FALSE;
  if (json_array_get_length (choices) != n_seats)
    return turn_record_foul (error, "C9", _("Every tagger uses the final die once: %u choices, not %u."), n_seats, json_array_get_length (choices));

  return read_choices (game, state, choices, action.die, moves, error) || turn_record_add_place (error, "choices");
}

/* One row an event: when it is due, and what to say if something else comes instead. */
typedef struct
{
  const char *name;
  TcPhase     phase;
  const char *rule;
  const char *due;
  gboolean (*read)(const TcGame  *game,
                   const TcState *state,
                   JsonObject    *event,
                   GArray        *moves,
                   GError       **error);
} Event;

static const Event events[] = {
  { "roll",  TC_PHASE_ROLL,  "C7", N_("The dice must be rolled now."),             read_roll  },
  { "place", TC_PHASE_PLACE, "C7", N_("The leader must place the dice now."),      read_place },
  { "turn",  TC_PHASE_DRAFT, "C8", N_("A tagger must take a die now."),            read_turn  },
  { "final", TC_PHASE_FINAL, "C9", N_("All taggers must use the final die now."),  read_final },
};

static gboolean
fail_phase (TcPhase  phase,
            GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (events[i].phase == phase)
      return turn_record_foul (error, events[i].rule, "%s", _(events[i].due));

  return turn_record_foul (error, "C18", _("The battle is over."));
}

gboolean
tc_record_read_event (gconstpointer game,
                      gconstpointer state,
                      JsonObject   *event,
                      GArray       *moves,
                      GError      **error)
{
  const TcPhase phase = tc_state_phase (game, state);
  const char *name = store_get_text (event, "event", error);

  if (name == NULL)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].name, name))
      return events[i].phase == phase ? events[i].read (game, state, event, moves, error) : fail_phase (phase, error);

  return turn_record_fail_event (name, error);
}
