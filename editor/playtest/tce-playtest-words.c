/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-words.h"

#include <glib/gi18n.h>
#include <math.h>
#include <turn-language.h>
#include <turn-level-words.h>

/* What is worth a remark: nothing is said of fewer battles, and of seats only when they are this far from fair. */
#define FEWEST_BATTLES 30
#define NEAR_FAIR .04

/* Of two seats that are equally far from fair the first is named. */
#define ROUNDING 1e-9

static char *
say_seat (const char *sentence,
          guint       seat,
          double      share)
{
  g_autofree char *per_cent = turn_language_percent (share, 0);

  return g_strdup_printf (sentence, seat + 1, per_cent);
}

/* An interval that does not hold the fair share tells; among those the seat that is furthest away from it. */
char *
tce_playtest_words_seats (const LabTally *tally,
                          guint           n_seats,
                          gboolean       *is_warning)
{
  const double fair = 1.0 / n_seats;
  guint furthest = 0;
  LabShare share = { .share = fair };
  gboolean all_near = TRUE;

  *is_warning = FALSE;
  if (tally->statistics.n_games < FEWEST_BATTLES)
    return NULL;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      const LabShare candidate = lab_share_of_wins (tally->statistics.win_parts[seat], tally->statistics.n_games);

      if (fabs (candidate.share - fair) > fabs (share.share - fair) + ROUNDING)
        {
          share = candidate;
          furthest = seat;
        }
      all_near &= candidate.from > fair - 2 * NEAR_FAIR && candidate.to < fair + 2 * NEAR_FAIR;
    }
  *is_warning = fabs (share.share - fair) > NEAR_FAIR;
  if (!*is_warning)
    return all_near ? g_strdup (_("No seat has a clear advantage")) : NULL;
  if (share.from > fair)
    return say_seat (_("Seat %u is ahead: it wins %s of battles"), furthest, share.share);
  if (share.to < fair)
    return say_seat (_("Seat %u is behind: it wins %s of battles"), furthest, share.share);

  return g_strdup_printf (share.share > fair ? _("Seat %u may be ahead: play more battles to be sure")
                          : _("Seat %u may be behind: play more battles to be sure"), furthest + 1);
}

char *
tce_playtest_words_count (TcPlaytest *playtest)
{
  const guint n_played = (guint) tc_playtest_get_n_played (playtest);
  const guint n_battles = (guint) tc_playtest_get_n_expected (playtest);

  if (tc_playtest_get_stage (playtest) == TC_PLAYTEST_ENDED)
    return g_strdup_printf (ngettext ("%u battle", "%u battles", n_played), n_played);

  /* Translators: how many of all were played so far. */
  return g_strdup_printf (ngettext ("%u of %u battle", "%u of %u battles", n_battles), n_played, n_battles);
}

char *
tce_playtest_words_left (TcPlaytest *playtest)
{
  const double seconds = tc_playtest_get_seconds_left (playtest);
  const guint minutes = (guint) ceil (seconds / 60);

  if (tc_playtest_get_stage (playtest) == TC_PLAYTEST_PAUSED)
    return g_strdup (_("paused"));
  if (seconds < 0)
    return g_strdup ("");
  if (seconds < 90)
    return g_strdup_printf (_("about %u s left"), (guint) ceil (seconds));

  return g_strdup_printf (ngettext ("about %u minute left", "about %u minutes left", minutes), minutes);
}

char *
tce_playtest_words_taggers (guint n_seats)
{
  return g_strdup_printf (ngettext ("%u tagger", "%u taggers", n_seats), n_seats);
}

char *
tce_playtest_words_level (const char *level)
{
  /* Translators: how well bots play: “Street level”. */
  return g_strdup_printf (_("%s level"), turn_level_get_name (level));
}

const char *
tce_playtest_words_hq (gboolean draws_hq)
{
  return draws_hq ? _("Random HQ") : _("HQ as drawn");
}

char *
tce_playtest_words_about (TcPlaytest *playtest)
{
  const TcPlaytestPlan *plan = tc_playtest_get_plan (playtest);
  g_autofree char *count = tce_playtest_words_count (playtest);
  g_autofree char *taggers = tce_playtest_words_taggers (plan->n_seats);
  g_autofree char *level = tce_playtest_words_level (plan->level);

  return g_strjoin (" · ", count, taggers, level, tce_playtest_words_hq (plan->draws_hq), NULL);
}
