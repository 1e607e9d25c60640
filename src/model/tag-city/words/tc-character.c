/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-character.h"

#include <glib/gi18n.h>
#include <tc-advice.h>

#include "tc-hint-words.h"
#include "tc-model-private.h"
#include "tc-news.h"

/* What somebody may speak about. */
typedef enum
{
  LEADS,            /* has put the dice at the HQ */
  TAGS,
  FIRST,            /* has filled something before everybody else … */
  SECOND,           /* … or after somebody … */
  MANY,             /* … or several at once */
  FLIES,            /* has used a drone */
  POSTS,            /* has checked networks */
  AHEAD,            /* has tagged, and is far ahead … */
  BEHIND,           /* … or behind */
  LAST,             /* this round is the last because of it */
  WINS,
  LOSES,
  N_TOPICS,
} Topic;

#define MOST_LINES 4            /* of a topic */
#define FAR 8                   /* in prestige */

/* Translators: bots say these after a move. Each of the six has a temper: a braggart, a dreamer, a snob, a spy, a sporty one and a rascal. Let them sound
 * like taggers in your language, and never hurt anybody; nothing depends on the words. */
static const struct { const char *paint, *lines[N_TOPICS][MOST_LINES]; } characters[] = {
  {
    "flamingo", {
      [LEADS] = { N_("My dice, my rules."), N_("Watch how it is done."), N_("You are welcome, everyone.") },
      [TAGS] = { N_("Louder!"), N_("Bigger letters, please."), N_("Somebody take a picture!"), N_("This wall was begging for me.") },
      [FIRST] = { N_("Read it and weep."), N_("First, and it was not even hard."), N_("They will name a street after me."), N_("Did you all see that? I can wait.") },
      [SECOND] = { N_("Second, but with more style."), N_("I let you go first. I am generous."), N_("The photo will show only me.") },
      [MANY] = { N_("Two in one! I should sell tickets."), N_("Applause is welcome at any time.") },
      [FLIES] = { N_("Look up!"), N_("Even my drone signs autographs."), N_("Too high for a ladder? Not for me.") },
      [POSTS] = { N_("Ten thousand likes."), N_("My fans were getting worried."), N_("One selfie, then back to work.") },
      [AHEAD] = { N_("It is lovely up here."), N_("Do try to keep up!") },
      [BEHIND] = { N_("I am only giving you a head start."), N_("Every legend has a slow chapter.") },
      [LAST] = { N_("Final chorus, everybody!"), N_("The best comes last: me.") },
      [WINS] = { N_("Who is surprised? Nobody.") },
      [LOSES] = { N_("I demand a recount. And a hug.") },
    },
  },
  {
    "lagoon", {
      [LEADS] = { N_("Let it roll…"), N_("The dice drift where they like."), N_("Calm sea today.") },
      [TAGS] = { N_("Just floating by."), N_("A little blue never hurt."), N_("I was humming, and it happened."), N_("The wall looked thirsty.") },
      [FIRST] = { N_("The tide came in."), N_("Oh! Was I first? How nice."), N_("I dreamed of this one last night."), N_("High water, high value.") },
      [SECOND] = { N_("Somebody swam faster. Good for them."), N_("The second wave is warmer."), N_("I stopped to look at a gull.") },
      [MANY] = { N_("One wave, two shores."), N_("It all flows together.") },
      [FLIES] = { N_("Like a gull."), N_("From up here it is all one puddle."), N_("Wind in the rotors…") },
      [POSTS] = { N_("I was never here."), N_("I only looked at pictures of the sea."), N_("Somebody sent me a dolphin.") },
      [AHEAD] = { N_("The current is kind today."), N_("I seem to be in front. How odd.") },
      [BEHIND] = { N_("No hurry. The sea is still there."), N_("I drifted off. Where are we?") },
      [LAST] = { N_("The sun goes down on this one."), N_("Last wave of the day.") },
      [WINS] = { N_("I floated all the way up.") },
      [LOSES] = { N_("Low tide. It comes back.") },
    },
  },
  {
    "taxi", {
      [LEADS] = { N_("The crown decides."), N_("You may choose. After me."), N_("Do mind the record.") },
      [TAGS] = { N_("Adequate."), N_("One does what one must."), N_("The wall may thank me later."), N_("Gold would suit it better.") },
      [FIRST] = { N_("Naturally."), N_("First, as one is used to."), N_("Was anybody else even trying?"), N_("Frame it.") },
      [SECOND] = { N_("One does not run. One arrives."), N_("The second edition is for collectors."), N_("How keen of you to go first.") },
      [MANY] = { N_("Two at once. How efficient of me."), N_("Do write this down, somebody.") },
      [FLIES] = { N_("One has staff for that."), N_("Stairs are for other people."), N_("My pilot sends his regards.") },
      [POSTS] = { N_("My public is waiting."), N_("A short audience, no questions."), N_("Five stars. I wrote it myself.") },
      [AHEAD] = { N_("The view is acceptable."), N_("Do come up, there is room.") },
      [BEHIND] = { N_("One is saving the good paint."), N_("The score is mistaken. It happens.") },
      [LAST] = { N_("Call my driver. We finish here."), N_("Curtain, please.") },
      [WINS] = { N_("The crown stays where it was.") },
      [LOSES] = { N_("How charming. Another game, at once.") },
    },
  },
  {
    "ultra", {
      [LEADS] = { N_("I saw that coming."), N_("Every die has its orders."), N_("Choose freely. I know which.") },
      [TAGS] = { N_("You did not see me."), N_("One more piece of the puzzle."), N_("Nothing to see on this wall."), N_("The code is in the drips.") },
      [FIRST] = { N_("All according to plan."), N_("I was here before you thought of it."), N_("Target reached."), N_("I have watched this spot for days.") },
      [SECOND] = { N_("My informant was late."), N_("So you had the same map."), N_("Interesting. You are good.") },
      [MANY] = { N_("Two files closed at once."), N_("Plan A and plan B, on one wall.") },
      [FLIES] = { N_("Eyes in the sky."), N_("Officially, that was a pigeon."), N_("The drone was never here. Nor was I.") },
      [POSTS] = { N_("Nobody asks questions there."), N_("I follow you all. Quietly."), N_("New password, same plan.") },
      [AHEAD] = { N_("Everything is under observation."), N_("You may begin to worry now.") },
      [BEHIND] = { N_("That is what I want you to think."), N_("I am deep under cover.") },
      [LAST] = { N_("This message ends here."), N_("Time to vanish.") },
      [WINS] = { N_("Case closed.") },
      [LOSES] = { N_("You were not in my files.") },
    },
  },
  {
    "mint", {
      [LEADS] = { N_("On your marks!"), N_("Ready, set, choose!"), N_("Stretch first, everyone!") },
      [TAGS] = { N_("Straight ahead!"), N_("Good pace, good pace."), N_("Knees up!"), N_("Breathe in, spray out.") },
      [FIRST] = { N_("First over the line!"), N_("Personal best!"), N_("I trained for this wall."), N_("Gold for the green lane!") },
      [SECOND] = { N_("Silver shines, too."), N_("Well run! I nearly had you."), N_("Photo finish!") },
      [MANY] = { N_("Double jump, clean landing!"), N_("Two medals, one sprint!") },
      [FLIES] = { N_("And up we go!"), N_("High jump!"), N_("Pole vault without a pole!") },
      [POSTS] = { N_("A short break."), N_("Water, please."), N_("Heart rate? Excellent.") },
      [AHEAD] = { N_("I never look back, I just run."), N_("Nice tailwind today.") },
      [BEHIND] = { N_("The second half is always mine."), N_("Just warming up!") },
      [LAST] = { N_("Final lap!"), N_("Sprint finish, everyone!") },
      [WINS] = { N_("Gold! Group photo!") },
      [LOSES] = { N_("Great game! Same time tomorrow?") },
    },
  },
  {
    NULL, {
      [LEADS] = { N_("Oops, all mine."), N_("Pick any die. I made the mess."), N_("I shook them with my eyes shut.") },
      [TAGS] = { N_("Fresh paint, do not touch."), N_("It was like that when I came."), N_("My hand slipped. Artfully."), N_("Who leaves a wall so empty?") },
      [FIRST] = { N_("Thanks for waiting!"), N_("Finders, keepers!"), N_("Were you saving that one?"), N_("I was just passing, honest!") },
      [SECOND] = { N_("Crumbs? I love crumbs."), N_("Who took my spot? Oh. Nice work."), N_("I only wanted the little one.") },
      [MANY] = { N_("Two for the price of one!"), N_("I did not even aim.") },
      [FLIES] = { N_("Borrowed it."), N_("It came with the pizza."), N_("Look, no hands!") },
      [POSTS] = { N_("Tell everybody."), N_("One more cat video, then I paint."), N_("I only came for the free wifi.") },
      [AHEAD] = { N_("Somebody stop me. Or not."), N_("Is this allowed? Great.") },
      [BEHIND] = { N_("I put my points somewhere. Wait."), N_("Oh, are we keeping score?") },
      [LAST] = { N_("Last one out turns off the light."), N_("Quick, before anybody looks!") },
      [WINS] = { N_("I won? I was hiding!") },
      [LOSES] = { N_("Next time I bring more paint.") },
    },
  },
};

static guint
find_character (const char *paint)
{
  guint i = 0;

  while (characters[i].paint != NULL && g_strcmp0 (characters[i].paint, paint) != 0)
    i++;

  return i;
}

const char *
tc_character_get_line (const char *paint,
                       guint       index)
{
  const guint character = find_character (paint);

  for (guint topic = 0; topic < N_TOPICS; topic++)
    for (guint i = 0; i < MOST_LINES && characters[character].lines[topic][i] != NULL; i++)
      if (index-- == 0)
        return _(characters[character].lines[topic][i]);

  return NULL;
}

/* Which of them it is depends on the battle and the moment: it stays the same however often it is asked for. */
static const char *
line_of (const char *paint,
         Topic       topic,
         guint       chance)
{
  const char *const *lines = characters[find_character (paint)].lines[topic];
  guint n = 0;

  while (n < MOST_LINES && lines[n] != NULL)
    n++;

  return _(lines[chance % n]);
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

/* By how much a seat leads; below zero if somebody is ahead. */
static int
find_lead (const TcGame  *game,
           const TcState *state,
           guint          seat)
{
  int best = G_MININT;

  for (guint other = 0; other < game->setup.n_seats; other++)
    if (other != seat)
      best = MAX (best, tc_state_score (game, state, other).total);

  return tc_state_score (game, state, seat).total - best;
}

static Topic
topic_of_filling (const TcReason *reason)
{
  if ((reason->filled & (reason->filled - 1)) != 0)
    return MANY;

  return reason->first != 0 ? FIRST : SECOND;
}

/* Not everybody who is far ahead speaks of it each time. */
static Topic
topic_of_tag (int   lead,
              guint chance)
{
  if (chance % 2 == 0 || ABS (lead) < FAR)
    return TAGS;

  return lead > 0 ? AHEAD : BEHIND;
}

static Topic
topic_of (TcMove          move,
          const TcReason *reason,
          int             lead,
          guint           chance)
{
  if (move.kind == TC_MOVE_PLACE)
    return LEADS;
  if (reason->ends_battle)
    return LAST;
  if (reason->filled != 0)
    return topic_of_filling (reason);

  return move.action.use == TC_USE_DRONE ? FLIES : move.action.use == TC_USE_SOCIAL ? POSTS : topic_of_tag (lead, chance);
}

/* A number that is the same for the same move of the same battle. */
static guint
find_chance (TurnRecord *record,
             guint       index)
{
  TurnRandom random = turn_random_new (turn_record_get_seed (record), index);

  return turn_random_below (&random, 1u << 16);
}

/* What is said when everything is over. */
static char *
say_end (TurnRecord *record,
         guint       seat,
         const char *paint)
{
  const TurnPlaces places = turn_record_get_places (record);

  return g_strdup (line_of (paint, places.places[seat] == 1 ? WINS : LOSES, 0));
}

/* What a bot says of a move that it has made. */
static char *
say_of_move (TurnRecord  *record,
             guint        index,
             guint        seat,
             const char  *paint,
             TcBoardFile *file,
             TcTalk       talk)
{
  const TcGame *game = turn_record_get_game (record);
  const TcMove move = tc_move_from_turn (turn_record_get_moves (record, NULL)[index]);
  const guint chance = find_chance (record, index);
  TurnState before;
  TcReason reason;

  turn_record_get_state (record, index, &before);
  tc_explain (game, (const TcState *) &before, &tc_weights_greedy, move, &reason);
  if (talk == TC_TALK_REASONS)
    return tc_hint_describe_reason (game, file, move, &reason, TC_HINT_MINE);

  return g_strdup (line_of (paint, topic_of (move, &reason, find_lead (game, (const TcState *) &before, seat), chance), chance / 2));
}

char *
tc_character_say (TurnRecord  *record,
                  guint        n_moves,
                  guint        seat,
                  const char  *paint,
                  TcBoardFile *file,
                  TcTalk       talk)
{
  guint n_all;
  int index;

  turn_record_get_moves (record, &n_all);
  if (talk == TC_TALK_NOTHING || g_str_equal (turn_record_get_seat (record, seat)->controller, "human"))
    return NULL;
  if (talk == TC_TALK_LINES && turn_record_is_finished (record) && n_moves == n_all)
    return say_end (record, seat, paint);

  index = find_move (record, n_moves, seat);

  return index >= 0 ? say_of_move (record, (guint) index, seat, paint, file, talk) : NULL;
}
