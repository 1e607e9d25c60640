/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-pace-words.h"

#include <glib/gi18n.h>

char *
turn_pace_words_wait (TurnMatch *match,
                      gboolean   touched)
{
  const guint position = turn_match_get_position (match);
  const int mover = position > 0 ? turn_match_get_mover (match, position - 1) : TURN_CHANCE;

  if (!turn_match_waits_to_go_on (match) || mover < 0)
    return NULL;

  /* Translators: a bot has played, and the table waits for the person. */
  return g_strdup_printf (touched ? _("%s has played: touch the table to go on") : _("%s has played: Space goes on"),
                          turn_match_get_seat (match, (guint) mover)->name);
}
