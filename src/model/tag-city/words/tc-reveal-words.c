/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-reveal-words.h"

#include <glib/gi18n.h>
#include <tc-state.h>
#include <turn-words.h>

#include "tc-words.h"

char *
tc_reveal_describe_act (const TcNews *act)
{
  g_autofree char *value = act->kind == TC_NEWS_BUBBLE ? turn_words_gain (act->value) : turn_words_number (act->value);

  switch (act->kind)
    {
    case TC_NEWS_TAGGED:
      /* Translators: what somebody did with the final die; the picture of a shape follows. */
      return g_strdup (C_("final die", "tags"));

    case TC_NEWS_DRONE:
      /* Translators: what somebody did with the final die, with its value such as −4; the picture of a shape follows. */
      return g_strdup_printf (C_("final die", "drone %s"), value);

    case TC_NEWS_BUBBLE:
      /* Translators: what somebody did with the final die, with the value of the bubble such as −1. */
      return g_strdup_printf (C_("final die", "checks networks %s"), act->value == 0 ? "0" : value);

    case TC_NEWS_ROUND:
    case TC_NEWS_OPENED:
    case TC_NEWS_PASSED:
    case TC_NEWS_SEALED:
    case TC_NEWS_FILLED:
    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
    default:
      return g_strdup (C_("final die", "passes"));
    }
}

/* The names of the seats whose bits are set. */
static char *
list_names (guint       seats,
            TurnRecord *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    if ((seats >> seat & 1) != 0)
      g_ptr_array_add (names, turn_record_get_seat (record, seat)->name);

  return turn_words_list ((const char *const *) names->pdata);
}

char *
tc_reveal_describe_fill (const TcReport *report,
                         const TcFill   *fill,
                         guint           seat,
                         TurnRecord     *record,
                         const TcState  *state)
{
  const guint others = tc_state_high_winners (state, fill->feature) & ~(1u << seat);
  g_autofree char *names = others != 0 ? list_names (others, record) : NULL;

  if (fill->rank != TC_RANK_HIGH)
    /* Translators: beside what somebody has filled: %s is who took the high value before. */
    return g_strdup_printf (_("after %s, the low one"), names);
  if (names != NULL)
    /* Translators: beside what somebody has filled: %s is who filled it with the same die, and so got the high value too. */
    return g_strdup_printf (_("first, with %s"), names);

  return g_strdup (_("first, the high value"));
}

char *
tc_reveal_describe_leader (TurnRecord    *record,
                           const TcState *state)
{
  if (tc_state_phase (turn_record_get_game (record), state) == TC_PHASE_OVER)
    return NULL;

  return g_strdup_printf (_("%s leads round %u"), turn_record_get_seat (record, tc_state_leader (state))->name, tc_state_round (state));
}

char *
tc_reveal_describe_standing (TurnRecord    *record,
                             const TcState *state)
{
  const TcGame *game = turn_record_get_game (record);
  int best = G_MININT, second = G_MININT;
  guint first = 0;
  g_autofree char *names = NULL;

  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const int total = tc_state_score (game, state, seat).total;

      first = total > best ? 1u << seat : total == best ? first | 1u << seat : first;
      second = total >= best ? best : MAX (second, total);
      best = MAX (best, total);
    }
  names = list_names (first, record);

  if (best == second)
    /* Translators: %s is two names or more: “Zaz and Mika are level”. */
    return g_strdup_printf (_("%s are level"), names);

  return g_strdup_printf (_("%s is ahead by %d"), names, best - second);
}

/* What was done, up to where it fills something. */
static char *
say_use (const TcNews *act,
         const char   *name)
{
  switch (act->kind)
    {
    case TC_NEWS_TAGGED:
      return g_strdup_printf (C_("spoken", "%s tags"), name);

    case TC_NEWS_DRONE:
      return g_strdup_printf (act->value < 0 ? C_("spoken", "%s, drone minus %d") : C_("spoken", "%s, drone %d"), name, ABS (act->value));

    case TC_NEWS_BUBBLE:
      return g_strdup_printf (act->value < 0 ? C_("spoken", "%s checks networks, minus %d") : C_("spoken", "%s checks networks, %d"),
                              name, ABS (act->value));

    case TC_NEWS_ROUND:
    case TC_NEWS_OPENED:
    case TC_NEWS_PASSED:
    case TC_NEWS_SEALED:
    case TC_NEWS_FILLED:
    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
    default:
      return g_strdup_printf (C_("spoken", "%s passes"), name);
    }
}

char *
tc_reveal_say_act (const TcReport *report,
                   const TcNews   *act,
                   TurnRecord     *record)
{
  const TcFills *fills = tc_report_find_fills (report, act->seat);
  g_autofree char *use = say_use (act, turn_record_get_seat (record, act->seat)->name);
  g_autofree char *list = fills != NULL ? tc_fills_dup_listed (fills, record) : NULL;

  if (act->kind == TC_NEWS_BUBBLE || act->kind == TC_NEWS_PASSED)
    return g_steal_pointer (&use);
  if (list == NULL)
    return g_strdup_printf (C_("spoken", "%s, fills nothing"), use);

  /* Translators: read aloud: what somebody did, and what it filled: “Zaz tags, fills column F first, 4”. */
  return g_strdup_printf (C_("spoken", "%s, fills %s"), use, list);
}

char *
tc_reveal_say (const TcReport *report,
               TurnRecord     *record)
{
  const TcGame *game = turn_record_get_game (record);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: read aloud: the face of the final die and its shape: “The final die, 6, T shape.” */
  g_string_printf (text, C_("spoken", "The final die, %u, %s."), report->face, tc_token_get_name (&game->hq[report->token]));
  for (guint i = 0; i < report->n_acts; i++)
    {
      g_autofree char *act = tc_reveal_say_act (report, &report->acts[i], record);

      g_string_append_printf (text, " %s.", act);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
