/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-analysis-words.h"

#include <glib/gi18n.h>
#include <turn-language.h>

/* Less than this share of a victory is within what the judge cannot tell, in percent. */
#define NOTHING_LOST 1

static int
percent_of (gint32 share)
{
  return (share * 100 + (share < 0 ? -(gint32) TURN_ONE / 2 : (gint32) TURN_ONE / 2)) / (gint32) TURN_ONE;
}

static char *
say_percent (int percent)
{
  return turn_language_percent (percent / 100., 0);
}

char *
turn_analysis_describe_change (gint32 change)
{
  const int percent = percent_of (change);
  g_autofree char *share = say_percent (percent);

  return g_strconcat (percent > 0 ? "+" : "", share, NULL);
}

static const char *
name_of (TurnMatch *match,
         guint      seat)
{
  return turn_record_get_seat (turn_match_get_record (match), seat)->name;
}

/* The last decision up to now that was judged, or else the first one. */
static guint
find_latest (TurnAnalysis *analysis,
             guint         position)
{
  guint i = turn_analysis_get_n_judged (analysis);

  while (i > 1 && turn_analysis_get_judged (analysis, i - 1)->n_moves > position)
    i--;

  return i - 1;
}

/* At the end the chances are what became of them. */
static gint32
find_share (TurnAnalysis *analysis,
            TurnMatch    *match,
            guint         seat)
{
  const guint position = turn_match_get_position (match);
  const guint index = find_latest (analysis, position);
  const gint32 share = (gint32) turn_analysis_get_judged (analysis, index)->judgement.shares[seat];

  return position < turn_match_get_n_moves (match) ? share : share + turn_analysis_get_change (analysis, index, seat);
}

char *
turn_analysis_describe_chances (TurnAnalysis *analysis,
                                TurnMatch    *match)
{
  const guint n_seats = turn_analysis_get_n_judged (analysis) > 0 ? turn_match_get_n_seats (match) : 0;
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *share = say_percent (percent_of (find_share (analysis, match, seat)));

      g_string_append_printf (text, "%s%s %s", seat > 0 ? " · " : "", name_of (match, seat), share);
    }

  return g_string_free (text, FALSE);
}

/* The seat whose chances changed most. */
static guint
find_concerned (TurnAnalysis *analysis,
                TurnMatch    *match,
                guint         index)
{
  guint concerned = 0;

  for (guint seat = 1; seat < turn_match_get_n_seats (match); seat++)
    if (ABS (turn_analysis_get_change (analysis, index, seat)) > ABS (turn_analysis_get_change (analysis, index, concerned)))
      concerned = seat;

  return concerned;
}

char *
turn_analysis_describe_moment (TurnAnalysis *analysis,
                               TurnMatch    *match,
                               guint         index)
{
  TurnRecord *record = turn_match_get_record (match);
  const TurnJudged *judged = turn_analysis_get_judged (analysis, index);
  const guint seat = find_concerned (analysis, match, index);
  g_autofree char *change = turn_analysis_describe_change (turn_analysis_get_change (analysis, index, seat));
  TurnState state;

  turn_record_get_state (record, judged->n_moves, &state);

  /* Translators: a moment that decided the battle: its round, a tagger, and how the chances of that tagger changed, such as “−23 %”. */
  return g_strdup_printf (_("Round %u, %s: %s"), turn_record_get_format (record)->rules->round (turn_record_get_game (record), &state),
                          name_of (match, seat), change);
}

/* How the chances of the one who decides change until the next decision, as the button of that moment has it. */
static char *
describe_swing (TurnAnalysis     *analysis,
                TurnMatch        *match,
                const TurnJudged *judged)
{
  guint index = 0;
  g_autofree char *change = NULL;

  while (turn_analysis_get_judged (analysis, index) != judged)
    index++;
  change = turn_analysis_describe_change (turn_analysis_get_change (analysis, index, (guint) judged->seat));

  /* Translators: a tagger, and how the chances of that tagger changed, such as “−23 %”. */
  return g_strdup_printf (_("%s: chances %s."), name_of (match, (guint) judged->seat), change);
}

char *
turn_analysis_describe_verdict (TurnAnalysis *analysis,
                                TurnMatch    *match,
                                TurnMoveWords words)
{
  const TurnJudged *judged = turn_analysis_find (analysis, turn_match_get_position (match));
  g_autofree char *best = NULL, *share = NULL, *swing = NULL;
  int loss;

  if (judged == NULL)
    return g_strdup ("");

  swing = describe_swing (analysis, match, judged);
  loss = percent_of ((gint32) turn_judged_get_loss (judged));
  if (loss < NOTHING_LOST)
    /* Translators: of a decision in a battle that is looked back at; %s is the sentence “Zaz: chances −4 %.” */
    return g_strdup_printf (_("%s The choice is the best, or as good as the best."), swing);

  best = words (turn_match_get_record (match), judged->n_moves, judged->judgement.best);
  share = say_percent (loss);

  /* Translators: the sentence “Zaz: chances −24 %.”, how much of it the choice cost, such as “11 %”, and what would have been better: “Take the 4 for the S.
   * Put it on C 4, C 5 and D 5”. */
  return g_strdup_printf (_("%s The choice costs %s, the rest is what came after. Better: %s"), swing, share, best);
}
