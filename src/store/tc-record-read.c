/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record-private.h"

#include <glib/gi18n.h>

#include "store-members.h"

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

/* One number for each die. */
static gboolean
read_dice (const TcGame *game,
           JsonObject   *event,
           const char   *member,
           gint64        least,
           gint64        most,
           uint8_t      *bytes,
           GError      **error)
{
  const guint n_dice = tc_state_n_dice (game);
  JsonArray *array = store_get_array (event, member, n_dice, n_dice, error);

  if (array == NULL)
    return FALSE;

  for (guint i = 0; i < n_dice; i++)
    {
      gint64 value;

      if (!store_nth_integer (array, i, least, most, &value, error))
        return turn_record_add_place (error, member);
      bytes[i] = (uint8_t) value;
    }

  return TRUE;
}

static void
add_move (GArray *moves,
          TcMove  move)
{
  const TurnMove turn_move = tc_move_to_turn (move);

  g_array_append_val (moves, turn_move);
}

static gboolean
read_roll (const TcGame  *game,
           const TcState *state,
           JsonObject    *event,
           GArray        *moves,
           GError       **error)
{
  TcMove move = { .kind = TC_MOVE_ROLL };

  (void) state;

  if (!read_dice (game, event, "dice", 1, 6, move.dice, error))
    return FALSE;
  add_move (moves, move);

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
      !read_dice (game, event, "sections", 0, TC_N_SECTIONS - 1, move.sections, error))
    return FALSE;
  add_move (moves, move);

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
      !tc_record_read_use (game, state, event, &move.action, error))
    return FALSE;
  add_move (moves, move);

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
          !tc_record_read_use (game, state, choice, &move.action, error) ||
          !check_bubble (&move.action, &bubble, error))
        {
          g_autofree char *place = g_strdup_printf (_("entry %u"), i + 1);

          return turn_record_add_place (error, place);
        }
      add_move (moves, move);
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
  g_autofree char *shown = NULL;

  if (name == NULL)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].name, name))
      return events[i].phase == phase ? events[i].read (game, state, event, moves, error) : fail_phase (phase, error);

  shown = store_quotable (name);

  return store_fail_content (error, _("event: “%s” is not an event of this game"), shown);
}
