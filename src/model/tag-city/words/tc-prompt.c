/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prompt.h"

#include <glib/gi18n.h>

#include <tc-record.h>

#include "tc-news.h"
#include "tc-prompt-turn.h"
#include "tc-result.h"
#include "tc-words.h"
#include "turn-match.h"

/* @title, @subtitle: (transfer full) */
static TcPrompt
make (char *title,
      char *subtitle)
{
  return (TcPrompt) { .title = title, .subtitle = subtitle };
}

static const char *
get_name (TurnMatch *match,
          guint      seat)
{
  return turn_match_get_seat (match, seat)->name;
}

/* What the move that led to the state shown meant; there is one. */
static GArray *
get_last_news (TurnMatch *match)
{
  const TurnMove *move = turn_match_get_last_move (match, NULL);
  TurnState before;

  turn_match_get_state_at (match, turn_match_get_position (match) - 1, &before);

  return tc_news_of_move (turn_match_get_game (match), (const TcState *) &before, *move, turn_match_get_state (match));
}

static TcPrompt
watch_replay (TurnMatch *match)
{
  const guint position = turn_match_get_position (match);
  g_autoptr (GArray) news = NULL;
  g_autofree char *title = NULL;

  if (position == 0)
    {
      title = g_strdup (_("The battle begins"));
    }
  else
    {
      news = get_last_news (match);
      title = tc_news_get_title (&g_array_index (news, TcNews, 0), turn_match_get_record (match));
    }

  /* Translators: where a replay is. */
  return make (g_steal_pointer (&title),
               g_strdup_printf (_("Move %u of %u"), position, turn_match_get_n_moves (match)));
}

/* Who has won, and how much everybody has. Why the battle is over is announced. */
static TcPrompt
tell_end (TurnMatch *match)
{
  TurnRecord *record = turn_match_get_record (match);
  const TcResult result = tc_result_new (record);

  return make (tc_result_dup_title (&result), turn_record_summarise (record));
}

static TcPrompt
wait_for_dice (TurnMatch     *match,
               const TcState *state)
{
  return make (g_strdup_printf (_("Round %u"), tc_state_round (state)),
               g_strdup_printf (_("%s leads and rolls the dice"), get_name (match, tc_state_leader (state))));
}

static TcPrompt
ask_to_roll (TurnMatch *match,
             gboolean   touched)
{
  return make (g_strdup_printf (_("%s, roll the dice"), get_name (match, (guint) turn_match_get_roller (match))),
               g_strdup (touched ? _("Touch the HQ") : _("Click the HQ, or press Space")));
}

/* What the bot did is told below. */
static TcPrompt
wait_for_person (TurnMatch *match,
                 gboolean   touched)
{
  g_autoptr (GArray) news = get_last_news (match);

  return make (turn_pace_words_wait (match, touched), tc_news_get_title (&g_array_index (news, TcNews, 0), turn_match_get_record (match)));
}

static TcPrompt
wait_for_bot (TurnMatch     *match,
              const TcState *state,
              guint          seat)
{
  static const char *const tasks[] = {
    [TC_PHASE_PLACE] = N_("Each die goes to one of two sections"),
    [TC_PHASE_DRAFT] = N_("One die, one action"),
    [TC_PHASE_FINAL] = N_("Everyone uses the final die at the same time"),
  };
  const TcPhase phase = tc_state_phase (turn_match_get_game (match), state);

  /* Translators: %s is the name of a tagger whom the computer plays. */
  return make (g_strdup_printf (_("%s is thinking…"), get_name (match, seat)), g_strdup (_(tasks[phase])));
}

/* "The 4 goes to the S or to the square · 1 of 4 placed". */
static char *
describe_die (const TcDicePlan *plan,
              const TcGame     *game)
{
  const guint face = tc_dice_plan_get_face (plan, tc_dice_plan_get_current (plan));
  g_autofree char *one = tc_token_dup_the (&game->hq[tc_face_section (face, 0)]);
  g_autofree char *other = tc_token_dup_the (&game->hq[tc_face_section (face, 1)]);

  /* Translators: a die with that many pips, two shapes with their article, and how many dice of all are placed. */
  return g_strdup_printf (_("The %u goes to %s or to %s · %u of %u placed"), face, one, other,
                          tc_dice_plan_get_n_placed (plan), tc_dice_plan_get_n_dice (plan));
}

static TcPrompt
ask_leader (const TcDicePlan *plan,
            const TcGame     *game,
            const char       *name)
{
  if (plan == NULL || !tc_dice_plan_is_active (plan))
    return make (g_strdup_printf (_("%s, you lead"), name), NULL);
  if (tc_dice_plan_is_complete (plan))
    return make (g_strdup_printf (_("%s, open the HQ"), name),
                 g_strdup (_("All dice are placed; you can still push them")));

  return make (g_strdup_printf (_("%s, you lead: push each die to one side"), name), describe_die (plan, game));
}

TcPrompt
tc_prompt_new (TurnMatch        *match,
               const TcDraft    *draft,
               const TcDicePlan *plan,
               gboolean          touched)
{
  const TcGame *game = turn_match_get_game (match);
  const TcState *state = turn_match_get_state (match);
  const int seat = turn_match_get_to_move (match);

  if (turn_match_get_position (match) != turn_match_get_n_moves (match))
    return watch_replay (match);
  if (seat == TURN_OVER)
    return tell_end (match);
  if (turn_match_get_roller (match) >= 0)
    return ask_to_roll (match, touched);
  if (turn_match_waits_to_go_on (match))
    return wait_for_person (match, touched);
  if (seat == TURN_CHANCE)
    return wait_for_dice (match, state);
  if (!turn_match_is_human (match, (guint) seat))
    return wait_for_bot (match, state, (guint) seat);
  if (tc_state_phase (game, state) == TC_PHASE_PLACE)
    return ask_leader (plan, game, get_name (match, (guint) seat));
  if (draft == NULL)
    return make (g_strdup_printf (_("%s, your turn"), get_name (match, (guint) seat)), NULL);

  return tc_prompt_new_for_turn (draft, get_name (match, (guint) seat),
                                 tc_record_get_board_file (turn_match_get_record (match)), touched);
}

TcPrompt
tc_prompt_new_for_look (TurnMatch *match,
                        guint      seat)
{
  /* Translators: %s is the name of a tagger whose board is looked at. */
  TcPrompt prompt = make (g_strdup_printf (_("%s’s board"), get_name (match, seat)), g_strdup (_("Escape goes back")));

  prompt.brief = g_strdup (_("You are only looking"));

  return prompt;
}

TcPrompt
tc_prompt_new_for_hint (TurnMatch *match,
                        guint      seat,
                        gboolean   is_leading)
{
  const char *name = get_name (match, seat);

  if (is_leading)
    return make (g_strdup_printf (_("%s, you lead: push each die to one side"), name), g_strdup (_("Put the dice here, or where you like")));

  /* Translators: %s is the name of the player, who has asked for a hint. */
  return make (g_strdup_printf (_("%s, here is an idea"), name), g_strdup (_("Take it, turn it, or choose another die")));
}

void
tc_prompt_clear (TcPrompt *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->brief, g_free);
}
