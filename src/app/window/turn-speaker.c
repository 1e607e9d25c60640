/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-speaker.h"

#include <turn-live-language.h>

/* What the person for whom the screen is speaks, where there are others to speak something else with. */
static const char *
find_language (TurnPage   *page,
               const char *spoken)
{
  TurnScreen *screen = turn_page_get_screen (page);
  const int reader = screen != NULL ? turn_screen_get_reader (screen) : -1;

  if (turn_page_is_closing (page))
    return spoken;
  if (reader < 0 || turn_screen_is_replay (screen) || turn_screen_get_mode (screen) == TURN_SCREEN_OVER || turn_screen_get_n_mine (screen) < 2)
    return NULL;

  return g_intern_string (turn_match_get_seat (turn_page_get_match (page), (guint) reader)->language);
}

void
turn_speaker_follow (GtkWindow   *window,
                     TurnPage    *page,
                     const char **spoken)
{
  const char *language = page != NULL ? find_language (page, *spoken) : NULL;

  if (language == *spoken)
    return;
  *spoken = language;
  turn_live_language_lend (gtk_window_get_application (window), language);
}
