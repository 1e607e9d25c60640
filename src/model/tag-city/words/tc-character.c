/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-character.h"

#include <glib/gi18n.h>
#include <tc-advice.h>

#include "tc-hint-words.h"
#include "tc-news.h"

/* What somebody may speak about. */
typedef enum
{
  LEADS,
  TAGS,
  FILLS,
  FLIES,
  POSTS,
  N_TOPICS,
} Topic;

/* Translators: bots say these after a move. Each of the six has a temper: a braggart, a dreamer, a snob, a spy, a sporty one and a rascal. Let them sound
 * like taggers in your language; nothing depends on the words. */
static const struct { const char *paint, *lines[N_TOPICS]; } characters[] = {
  { "flamingo", { N_("My dice, my rules."), N_("Louder!"), N_("Read it and weep."), N_("Look up!"), N_("Ten thousand likes."), } },
  { "lagoon", { N_("Let it roll…"), N_("Just floating by."), N_("The tide came in."), N_("Like a gull."), N_("I was never here."), } },
  { "taxi", { N_("The crown decides."), N_("Adequate."), N_("Naturally."), N_("One has staff for that."), N_("My public is waiting."), } },
  { "ultra", { N_("I saw that coming."), N_("You did not see me."), N_("All according to plan."), N_("Eyes in the sky."), N_("Nobody asks questions there."), } },
  { "mint", { N_("On your marks!"), N_("Straight ahead!"), N_("First over the line!"), N_("And up we go!"), N_("A short break."), } },
  { NULL, { N_("Oops, all mine."), N_("Fresh paint, do not touch."), N_("Thanks for waiting!"), N_("Borrowed it."), N_("Tell everybody."), } },
};

static const char *
line_of (const char *paint,
         Topic       topic)
{
  guint i = 0;

  while (characters[i].paint != NULL && g_strcmp0 (characters[i].paint, paint) != 0)
    i++;

  return _(characters[i].lines[topic]);
}

/* The last move of a seat in this round, if it may be spoken about; -1 when there is none. */
static int
find_move (TurnRecord *record,
           guint       n_moves,
           guint       seat)
{
  const TurnMove *moves = turn_record_get_moves (record, NULL);
  const TcGame *game = turn_record_get_game (record);
  TurnState state;
  gboolean sealing;

  turn_record_get_state (record, n_moves, &state);
  sealing = tc_state_phase (game, (const TcState *) &state) == TC_PHASE_FINAL;
  for (guint i = n_moves; i-- > 0;)
    {
      const TcMove move = tc_move_from_turn (moves[i]);

      if (move.kind == TC_MOVE_ROLL)
        break;
      turn_record_get_state (record, i, &state);
      if (tc_state_to_move (game, (const TcState *) &state) == (int) seat && !(move.kind == TC_MOVE_SEAL && sealing))
        return (int) i;
    }

  return -1;
}

static Topic
topic_of (TcMove          move,
          const TcReason *reason)
{
  if (move.kind == TC_MOVE_PLACE)
    return LEADS;
  if (reason->filled != 0)
    return FILLS;

  return move.action.use == TC_USE_DRONE ? FLIES : move.action.use == TC_USE_SOCIAL ? POSTS : TAGS;
}

char *
tc_character_say (TurnRecord  *record,
                  guint        n_moves,
                  guint        seat,
                  const char  *paint,
                  TcBoardFile *file,
                  TcTalk       talk)
{
  const TcGame *game = turn_record_get_game (record);
  int index;
  TurnState before;
  TcReason reason;
  TcMove move;

  if (talk == TC_TALK_NOTHING || g_str_equal (turn_record_get_seat (record, seat)->controller, "human"))
    return NULL;

  index = find_move (record, n_moves, seat);
  if (index < 0)
    return NULL;

  move = tc_move_from_turn (turn_record_get_moves (record, NULL)[index]);
  turn_record_get_state (record, (guint) index, &before);
  tc_explain (game, (const TcState *) &before, &tc_weights_greedy, move, &reason);

  return talk == TC_TALK_REASONS ? tc_hint_describe_reason (game, file, move, &reason) : g_strdup (line_of (paint, topic_of (move, &reason)));
}
