/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record.h"

#include <glib/gi18n.h>

#include "tc-language.h"

/* What the bare scores do not say, behind the last of those it is about: that winners share, and how those with as much lost. NULL: nothing. */
static char *
dup_note (const TurnRecordFormat *format,
          const TurnPlaces       *places,
          guint                   index)
{
  const guint n_winners = turn_places_n_winners (places);
  const guint place = places->places[places->order[index]];
  int most, next;

  if (index + 1 < places->n_seats && places->places[places->order[index + 1]] == place)
    return NULL;
  if (place == 1 && n_winners > 1)
    /* Translators: stands behind those who have won together: “Zaz 91, Mika 91 (shared), Nono 90”. */
    return g_strdup (_("shared"));

  return place == n_winners + 1 && turn_places_is_tie_won (places, &most, &next) ? format->describe_tie (most, next) : NULL;
}

static char *
describe_seat (TurnRecord       *self,
               const TurnPlaces *places,
               guint             index)
{
  const guint seat = places->order[index];
  g_autofree char *note = dup_note (turn_record_get_format (self), places, index);
  g_autofree char *score = tc_language_number (places->scores[seat], 0);
  const char *name = turn_record_get_seat (self, seat)->name;

  /* Translators: in the summary of a game: a name, a score, and what is to be said about it. */
  return note != NULL ? g_strdup_printf (C_("summary", "%s %s (%s)"), name, score, note)
                      : g_strdup_printf (C_("summary", "%s %s"), name, score);
}

TurnPlaces
turn_record_get_places (TurnRecord *self)
{
  TurnState state;
  guint n_moves;

  turn_record_get_moves (self, &n_moves);
  turn_record_get_state (self, n_moves, &state);

  return turn_places_of_state (turn_record_get_format (self)->rules, turn_record_get_game (self), &state);
}

char *
turn_record_summarise (TurnRecord *self)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_null_terminated (TURN_MAX_SEATS, g_free, TRUE);
  TurnPlaces places;

  g_return_val_if_fail (turn_record_is_finished (self), NULL);

  places = turn_record_get_places (self);
  for (guint i = 0; i < places.n_seats; i++)
    g_ptr_array_add (seats, describe_seat (self, &places, i));

  return g_strjoinv (", ", (char **) seats->pdata);
}
