/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-end-words.h"

#include <glib/gi18n.h>
#include <turn-statistics.h>
#include <turn-words.h>

char *
turn_end_words_standing (guint place,
                         guint n_seats)
{
  static const char *const places[] = {
    /* Translators: the place of somebody among so many. */
    N_("1st of %u"), N_("2nd of %u"), N_("3rd of %u"), N_("4th of %u"), N_("5th of %u"), N_("6th of %u"),
  };
  const char *format = _(places[CLAMP (place, 1, G_N_ELEMENTS (places)) - 1]);
  g_autofree char *number = g_strdup_printf ("%u", n_seats);
  g_auto (GStrv) parts = g_strsplit (format, "%u", 2);

  return g_strjoinv (number, parts);
}

/* The only person, or -1. */
static int
find_person (TurnMatch *match)
{
  for (guint seat = 0; turn_match_get_n_humans (match) == 1 && seat < turn_match_get_n_seats (match); seat++)
    if (turn_match_is_human (match, seat))
      return (int) seat;

  return -1;
}

static char *
describe_place (TurnMatch        *match,
                const TurnPlaces *places,
                guint             seat)
{
  const char *winner = turn_match_get_seat (match, places->order[0])->name;
  const int behind = places->scores[places->order[0]] - places->scores[seat];
  g_autofree char *standing = turn_end_words_standing (places->places[seat], places->n_seats);

  if (behind == 0)
    /* Translators: to somebody who lost by a tie: the place ("2nd of 4") and the name of the winner. */
    return g_strdup_printf (_("You finish %s, level with %s."), standing, winner);

  /* Translators: to somebody who lost: the place ("2nd of 4"), how much is missing, and the name of the winner. */
  return g_strdup_printf (_("You finish %s, %d behind %s."), standing, behind, winner);
}

/* Whether nobody at this screen ever did better there against such bots. The first battle is no record. */
static gboolean
is_best (TurnMatch *match,
         guint      seat,
         int        score)
{
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);
  const char *place = turn_record_get_place (turn_match_get_record (match), "en");
  guint n_games = 0;
  gboolean has_best = FALSE;

  for (guint i = 0; i < turn_statistics_get_n_rows (statistics); i++)
    {
      const TurnStatisticsRow *row = turn_statistics_get_row (statistics, i);

      if (!g_str_equal (row->board, place))
        continue;
      n_games += row->games;
      if (row->best_score > score)
        return FALSE;
      has_best |= row->best_score == score && g_strcmp0 (row->best_name, turn_match_get_seat (match, seat)->name) == 0;
    }

  return has_best && n_games > 1;
}

char *
turn_end_words_own (TurnMatch *match)
{
  const TurnPlaces places = turn_record_get_places (turn_match_get_record (match));
  const int person = find_person (match);
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (2, g_free, TRUE);

  if (person < 0 || !turn_match_is_finished (match))
    return NULL;
  if (places.places[person] > 1)
    g_ptr_array_add (words, describe_place (match, &places, (guint) person));
  if (is_best (match, (guint) person, places.scores[person]))
    {
      g_autofree char *score = turn_words_number (places.scores[person]);

      /* Translators: a score and the name of a board or game. */
      g_ptr_array_add (words, g_strdup_printf (_("Your best at %2$s: %1$s!"), score, turn_record_get_place (turn_match_get_record (match), NULL)));
    }

  return words->len > 0 ? g_strjoinv (" ", (char **) words->pdata) : NULL;
}
