/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-balance-words.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-board-problems.h>
#include <turn-language.h>

static char *
say_range (const char *sentence,
           LabRange    range,
           double      scale)
{
  const gboolean is_whole = floor (range.from * scale) == range.from * scale && floor (range.to * scale) == range.to * scale;
  g_autofree char *from = turn_language_number (range.from * scale, is_whole ? 0 : 1);
  g_autofree char *to = turn_language_number (range.to * scale, is_whole ? 0 : 1);

  return g_strdup_printf (sentence, from, to);
}

char *
tce_balance_words_target (LabTarget target,
                          LabRange  range)
{
  switch (target)
    {
    case LAB_TARGET_ROUNDS:
      /* Translators: a target: “8 to 12 rounds”. */
      return say_range (_("%s to %s rounds"), range, 1);
    case LAB_TARGET_LEADER:
      return g_strdup (_("A fair first leader"));
    case LAB_TARGET_ENDS:
      return g_strdup (_("Every end happens"));
    case LAB_TARGET_DRONES:
      return say_range (_("%s to %s drones"), range, 1);
    case LAB_TARGET_NETWORKS:
      return say_range (_("%s to %s bubbles"), range, 1);
    case LAB_TARGET_MARGIN:
    case LAB_N_TARGETS:
    default:
      return g_strdup (_("Close battles"));
    }
}

char *
tce_balance_words_wish (LabTarget target,
                        LabRange  range)
{
  g_autofree char *middle = NULL, *reach = NULL;

  switch (target)
    {
    case LAB_TARGET_ROUNDS:
      return g_strdup (_("mean of all battles"));
    case LAB_TARGET_LEADER:
      middle = turn_language_percent ((range.from + range.to) / 2, 0);
      reach = turn_language_number (50 * (range.to - range.from), 0);
      /* Translators: the share of battles that the first leader is to win: “33 %, give or take 4”. */
      return g_strdup_printf (_("%s, give or take %s"), middle, reach);
    case LAB_TARGET_ENDS:
      middle = turn_language_percent (range.from, 0);
      /* Translators: of all battles, %s is a share: drones end at least so many, high values too. */
      return g_strdup_printf (_("drones and high values, each at least %s"), middle);
    case LAB_TARGET_DRONES:
      return g_strdup (_("that a tagger uses"));
    case LAB_TARGET_NETWORKS:
      return g_strdup (_("that a tagger takes"));
    case LAB_TARGET_MARGIN:
    case LAB_N_TARGETS:
    default:
      return say_range (_("winner ahead by %s to %s"), range, 1);
    }
}

char *
tce_balance_words_figure (LabTarget target,
                          double    figure)
{
  if (target == LAB_TARGET_LEADER || target == LAB_TARGET_ENDS)
    return turn_language_percent (figure, 0);

  return turn_language_number (figure, target == LAB_TARGET_MARGIN ? 0 : 1);
}

char *
tce_balance_words_interval (LabShare share)
{
  g_autofree char *from = turn_language_number (100 * share.from, 0), *to = turn_language_percent (share.to, 0);

  /* Translators: what holds the true share in 95 of 100 cases: “30 to 40 %”. */
  return g_strdup_printf (_("%s to %s"), from, to);
}

static const char *
say_outcome (TcBalancing *balancing)
{
  switch (tc_balancing_get_balance (balancing)->outcome)
    {
    case LAB_BALANCE_ALREADY:
      return _("These values are already balanced");
    case LAB_BALANCE_REACHED:
      return _("All targets are reached");
    case LAB_BALANCE_NEARER:
      return _("Nearer to the targets, but not all are reached");
    case LAB_BALANCE_NO_BETTER:
      return _("No better values were found");
    case LAB_BALANCE_IMPOSSIBLE:
      return _("This board cannot be played like that");
    case LAB_BALANCE_CANCELLED:
    default:
      return _("Stopped");
    }
}

char *
tce_balance_words_progress (TcBalancing *balancing)
{
  const guint n_battles = (guint) tc_balancing_get_balance (balancing)->n_battles;
  g_autofree char *number = turn_language_number (n_battles, 0);
  guint trial, n_trials;

  if (tc_balancing_get_stage (balancing) == TC_BALANCING_ENDED)
    {
      g_autofree char *battles = g_strdup_printf (ngettext ("%s battle", "%s battles", n_battles), number);

      return g_strjoin (" · ", say_outcome (balancing), battles, NULL);
    }
  tc_balancing_get_trials (balancing, &trial, &n_trials);

  /* Translators: how many boards of how many were tried, and the battles on all of them. */
  return g_strdup_printf (ngettext ("Trial %u of %u, %s battle", "Trial %u of %u, %s battles", n_battles), trial, n_trials, number);
}

char *
tce_balance_words_left (TcBalancing *balancing)
{
  const double seconds = tc_balancing_get_seconds_left (balancing);
  const guint minutes = (guint) ceil (seconds / 60);

  if (tc_balancing_get_stage (balancing) == TC_BALANCING_PAUSED)
    return g_strdup (_("paused"));
  if (seconds < 0)
    return g_strdup ("");
  if (seconds < 90)
    return g_strdup_printf (_("about %u s left"), (guint) ceil (seconds));

  return g_strdup_printf (ngettext ("about %u minute left", "about %u minutes left", minutes), minutes);
}

char *
tce_balance_words_plans (const LabBalance *balance)
{
  const gboolean stays = balance->n_rushes > 0 || balance->tokens_make_rushes;
  const LabRush *rush = balance->n_rushes > 0 ? &balance->rushes[0] : &balance->rushes_before[0];
  g_autofree char *words = NULL;

  if (balance->n_rushes_before == 0)
    return NULL;
  words = tc_plan_words_wins (rush->plan->level, rush->wins.share);
  if (!stays)
    /* Translators: %s is a sentence without its full stop: “Checking networks with every die wins 99 %”. */
    return g_strdup_printf (_("%s. Dearer drones and networks stop it."), words);
  if (balance->tokens_make_rushes)
    return g_strdup_printf (_("%s. The shapes of the HQ make that possible, and no price stops it. So the prices stay as they are."), words);

  return g_strdup_printf (_("%s."), words);
}

char *
tce_balance_words_apply (guint n_changes)
{
  return g_strdup_printf (ngettext ("Apply %u Change", "Apply %u Changes", n_changes), n_changes);
}
