/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "plan.h"

#include <string.h>

#include <glib/gi18n.h>

#include <tc-built-in-boards.h>
#include <turn-plans.h>
#include <turn-rules-all.h>

#define MAX_GAMES 100000000
#define MAX_THREADS 256

void
plan_options_add (PlanOptions    *self,
                  GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &self->game, N_("The game: tag-city, tag or roll-tag (tag-city)"), N_("GAME") },
    { "bots", 'b', 0, G_OPTION_ARG_STRING, &self->bots, N_("Level or fixed plan of each seat, separated by commas; one stands for all seats"), N_("LEVELS") },
    { "players", 'p', 0, G_OPTION_ARG_INT, &self->n_players, N_("How many players (as many as there are bots)"), N_("N") },
    { "games", 'n', 0, G_OPTION_ARG_INT64, &self->n_games, N_("How many games"), N_("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &self->seed, N_("Random seed (1)"), N_("NUMBER") },
    { "board", 0, 0, G_OPTION_ARG_STRING, &self->board, N_("Tag City: a built-in board, such as side-b, or the file of one (side-a)"), N_("BOARD") },
    { "hq", 0, 0, G_OPTION_ARG_STRING, &self->hq, N_("Tag City: printed: as the board has it; random: another for each game (printed, where there is one)"), N_("WHICH") },
    { "drones", 0, 0, G_OPTION_ARG_STRING, &self->drones, N_("Tag City: in-order or free (in-order)"), N_("RULE") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self->n_threads, N_("How many threads play (as many as there are cores); the result is the same"), N_("N") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

void
plan_options_clear (PlanOptions *self)
{
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->board, g_free);
  g_clear_pointer (&self->bots, g_free);
  g_clear_pointer (&self->hq, g_free);
  g_clear_pointer (&self->drones, g_free);
  g_clear_pointer (&self->seed, g_free);
}

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (GError    **error,
        const char *format,
        ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, format, arguments));
  va_end (arguments);

  return FALSE;
}

/* Which of two words an option says, the first if nothing; FALSE when it is neither. */
static gboolean
read_choice (const char *option,
             const char *said,
             const char *first,
             const char *second,
             gboolean   *is_second,
             GError    **error)
{
  *is_second = g_strcmp0 (said, second) == 0;
  if (said == NULL || *is_second || strcmp (said, first) == 0)
    return TRUE;

  return refuse (error, _("--%s is %s or %s, not “%s”"), option, first, second, said);
}

static gboolean
read_number (const char *option,
             gint64      said,
             gint64      from,
             gint64      to,
             GError    **error)
{
  if (said >= from && said <= to)
    return TRUE;

  return refuse (error, _("--%s is a number from %d to %d"), option, (int) from, (int) to);
}

const TurnRules *
plan_read_game (const char *said,
                GError    **error)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  const TurnRules *rules = said == NULL ? turn_rules_all[0] : turn_rules_find (said);

  if (rules != NULL)
    return rules;

  for (guint i = 0; turn_rules_all[i] != NULL; i++)
    g_string_append_printf (ids, "%s%s", i == 0 ? "" : ", ", turn_rules_all[i]->id);
  /* Translators: the names of games, with commas between them, and what stands there instead. */
  refuse (error, _("--game is one of %s, not “%s”"), ids->str, said);

  return NULL;
}

static gboolean
read_seed (Plan       *self,
           const char *said,
           GError    **error)
{
  self->lab.seed = 1;
  if (said == NULL || g_ascii_string_to_unsigned (said, 10, 0, G_MAXUINT64, &self->lab.seed, NULL))
    return TRUE;

  return refuse (error, _("--seed is a whole number, not “%s”"), said);
}

/* A level, or one of the fixed plans that only the lab knows. */
static const TurnBot *
find_bot (const char      *name,
          const TurnRules *rules)
{
  const TurnBot *bot = turn_bot_find (name, rules);

  return bot != NULL ? bot : turn_plan_find (name, rules);
}

static gboolean
read_bots (Plan       *self,
           const char *said,
           int         n_players,
           GError    **error)
{
  g_auto (GStrv) levels = g_strsplit (said == NULL ? "greedy" : said, ",", -1);
  const guint n_levels = g_strv_length (levels);
  const guint n_seats = n_players > 0 ? (guint) n_players : MAX (n_levels, self->lab.rules->min_seats);

  if (!read_number ("players", n_seats, self->lab.rules->min_seats, self->lab.rules->max_seats, error))
    return FALSE;
  if (n_levels != 1 && n_levels != n_seats)
    return refuse (error, ngettext ("%u player needs one bot for all or one for each seat, not %u",
                                    "%u players need one bot for all or one for each seat, not %u", n_seats), n_seats, n_levels);

  self->lab.n_seats = n_seats;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      const char *level = levels[n_levels == 1 ? 0 : seat];

      self->lab.bots[seat] = find_bot (level, self->lab.rules);
      if (self->lab.bots[seat] == NULL)
        return refuse (error, _("There is no bot “%s” for this game"), level);
    }

  return TRUE;
}

/* One of the built-in boards, or the file of that name. */
static TcBoardFile *
load_board (const char *name,
            GError    **error)
{
  g_autoptr (GFile) file = NULL;
  TcBoardFile *board;

  if (g_strv_contains (tc_built_in_boards, name))
    return tc_built_in_board_load (name, error);

  file = g_file_new_for_commandline_arg (name);
  board = tc_board_file_load_playable (file, error);
  if (board == NULL)
    g_prefix_error (error, "%s: ", name);

  return board;
}

static gboolean
prepare_games (Plan    *self,
               gboolean draws_hq,
               gboolean has_free_drones,
               GError **error)
{
  self->battles.n_seats = self->battles.n_leaders = self->lab.n_seats;
  self->battles.draws_hq = draws_hq;
  self->battles.has_free_drones = has_free_drones;
  switch (lab_battles_prepare (&self->battles, tc_board_file_get_board (self->board_file), &self->lab))
    {
    case LAB_BATTLES_FINE:
      return TRUE;
    case LAB_BATTLES_NO_HQ:
      return refuse (error, _("%s has no printed HQ; --hq random chooses one"), self->board_name);
    case LAB_BATTLES_IMPOSSIBLE:
    default:
      return refuse (error, _("%s cannot be played with these options"), self->board_name);
    }
}

static gboolean
read_board (Plan              *self,
            const PlanOptions *options,
            GError           **error)
{
  gboolean says_random, has_free_drones;

  self->board_name = g_strdup (options->board == NULL ? "side-a" : options->board);
  self->board_file = load_board (self->board_name, error);
  if (self->board_file == NULL)
    return FALSE;

  if (!read_choice ("hq", options->hq, "printed", "random", &says_random, error) ||
      !read_choice ("drones", options->drones, "in-order", "free", &has_free_drones, error))
    return FALSE;

  says_random |= options->hq == NULL && !tc_board_file_get_board (self->board_file)->has_sections;

  return prepare_games (self, says_random, has_free_drones, error);
}

/* A game that chance alone sets up: another deal for every game. */
static void
deal (void       *game,
      uint64_t    group,
      TurnRandom *chance,
      const void *data)
{
  const Plan *self = data;

  self->lab.rules->deal (game, self->lab.n_seats, chance);
}

static gboolean
prepare_deals (Plan              *self,
               const PlanOptions *options,
               GError           **error)
{
  if (options->board != NULL || options->hq != NULL || options->drones != NULL)
    return refuse (error, _("--board, --hq and --drones belong to Tag City"));

  self->lab.game_size = self->lab.rules->game_size;
  self->lab.set_up = deal;
  self->lab.set_up_data = self;

  return TRUE;
}

static gboolean
prepare_set_ups (Plan              *self,
                 const PlanOptions *options,
                 GError           **error)
{
  if (self->lab.rules->deal != NULL)
    return prepare_deals (self, options, error);

  return read_board (self, options, error);
}

Plan *
plan_new (const PlanOptions *options,
          GError           **error)
{
  g_autoptr (Plan) self = g_new0 (Plan, 1);

  self->lab.rules = plan_read_game (options->game, error);
  if (self->lab.rules == NULL ||
      !read_seed (self, options->seed, error) ||
      !read_bots (self, options->bots, options->n_players, error) ||
      !read_number ("games", options->n_games, 1, MAX_GAMES, error) ||
      !read_number ("threads", options->n_threads, 0, MAX_THREADS, error) ||
      !prepare_set_ups (self, options, error))
    return NULL;

  self->n_threads = (unsigned) options->n_threads;
  self->lab.n_games = (uint64_t) options->n_games;

  return g_steal_pointer (&self);
}

void
plan_free (Plan *self)
{
  g_clear_pointer (&self->board_name, g_free);
  g_clear_pointer (&self->board_file, tc_board_file_unref);
  g_free (self);
}
