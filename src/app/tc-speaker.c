/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-speaker.h"

#include <tc-live-language.h>

/* What a person speaks, where there are others to speak something else with. */
static const char *
get_language (TurnMatch *match,
              guint      seat)
{
  const char *language = turn_match_get_seat (match, seat)->language;

  return turn_match_get_n_humans (match) > 1 && turn_match_is_human (match, seat) ? g_intern_string (language) : NULL;
}

static const char *
find_at_table (TcTablePage *page,
               const char  *spoken)
{
  TcTable *table = tc_table_page_get_table (page);

  if (tc_table_page_is_closing (page))
    return spoken;
  if (table == NULL || tc_table_page_is_replay (page) || tc_table_get_mode (table) == TC_TABLE_OVER)
    return NULL;

  return get_language (tc_table_get_match (table), tc_table_get_viewer (table));
}

/* While bots and chance move, the last person is still being spoken to. */
static const char *
find_in_match (TurnMatch  *match,
               const char *spoken)
{
  const int seat = turn_match_get_to_move (match);

  if (turn_match_is_finished (match) || seat == TURN_OVER)
    return NULL;

  return seat >= 0 && turn_match_is_human (match, (guint) seat) ? get_language (match, (guint) seat) : spoken;
}

void
tc_speaker_follow (GtkWindow   *window,
                   TcTablePage *page,
                   TurnMatch   *match,
                   const char **spoken)
{
  const char *language = NULL;

  if (page != NULL)
    language = find_at_table (page, *spoken);
  else if (match != NULL)
    language = find_in_match (match, *spoken);
  if (language == *spoken)
    return;
  *spoken = language;
  tc_live_language_lend (gtk_window_get_application (window), language);
}
