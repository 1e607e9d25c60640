/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-idea-words.h"

#include <glib/gi18n.h>
#include <tc-record.h>
#include <turn-language.h>

#include "tc-hint-words.h"
#include "tc-report.h"
#include "tc-words.h"

/* How near another tagger must be to be worth a word, in squares. */
#define NEAR 2

static TcFills
find_fills (const TcGame    *game,
            const TcAdvised *idea)
{
  TcFills fills = { 0 };

  for (guint feature = 0; feature < game->n_features && fills.n_fills < TC_MAX_FILLS; feature++)
    if ((idea->reason.filled >> feature & 1) != 0)
      {
        const gboolean is_first = (idea->reason.first >> feature & 1) != 0;
        const TcValue value = game->features[feature].value;
        const TcFill fill = { feature, is_first ? TC_RANK_HIGH : TC_RANK_LOW, is_first ? value.high : value.low };

        fills.fills[fills.n_fills++] = fill;
        fills.sum += fill.value;
      }

  return fills;
}

/* "2 × square, S shape": what the leader offers, each shape once. */
static char *
list_shapes (const TcGame *game,
             TcMove        move)
{
  guint n_dice[TC_N_SECTIONS] = { 0 };
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (TC_N_SECTIONS, g_free, TRUE);

  for (guint die = 0; die < tc_state_n_dice (game); die++)
    n_dice[move.sections[die]]++;
  for (guint section = 0; section < TC_N_SECTIONS; section++)
    {
      const char *name = tc_token_get_name (&game->hq[section]);

      if (n_dice[section] == 1)
        g_ptr_array_add (words, g_strdup (name));
      else if (n_dice[section] > 1)
        /* Translators: so many dice that give one shape: “2 × square”. */
        g_ptr_array_add (words, g_strdup_printf (_("%u × %s"), n_dice[section], name));
    }

  return turn_words_list ((const char *const *) words->pdata);
}

static char *
describe_fill (const TcState *state,
               TcMove         move,
               const char    *names,
               const char    *sum)
{
  const gboolean is_draft = move.kind == TC_MOVE_TURN;
  const guint face = is_draft ? tc_state_die_face (state, move.action.die) : 0;

  if (is_draft && move.action.use == TC_USE_TAG)
    /* Translators: a hint: a die by its face, what its shape fills, and the prestige: “Take the 1 and fill Metro, +20”. */
    return g_strdup_printf (_("Take the %u and fill %s, %s"), face, names, sum);
  if (is_draft)
    return g_strdup_printf (_("Take the %u, use a drone and fill %s, %s"), face, names, sum);

  /* Translators: a hint for the final die: what its shape fills, and the prestige. */
  return g_strdup_printf (move.action.use == TC_USE_TAG ? _("Fill %s, %s") : _("Use a drone and fill %s, %s"), names, sum);
}

char *
tc_idea_dup_title (TurnRecord      *record,
                   const TcState   *state,
                   const TcAdvised *idea)
{
  const TcGame *game = turn_record_get_game (record);
  const TcFills fills = find_fills (game, idea);
  g_autofree char *names = NULL, *sum = NULL;

  if (idea->move.kind == TC_MOVE_PLACE)
    return list_shapes (game, idea->move);
  if (fills.n_fills == 0)
    return tc_hint_describe_die (game, state, idea->move);
  names = tc_fills_dup_names (&fills, record);
  sum = turn_words_gain (fills.sum);

  return describe_fill (state, idea->move, names, sum);
}

static void
add (GPtrArray *sentences,
     char      *sentence)
{
  g_ptr_array_add (sentences, sentence);
}

static void
add_rank (GPtrArray     *sentences,
          TurnRecord    *record,
          const TcFills *fills)
{
  TcFills first = { 0 };

  for (guint i = 0; i < fills->n_fills; i++)
    if (fills->fills[i].rank == TC_RANK_HIGH)
      first.fills[first.n_fills++] = fills->fills[i];
  if (fills->n_fills == 0)
    return;
  if (first.n_fills == fills->n_fills)
    {
      /* Translators: a hint: nobody has filled these rows, columns or districts yet. */
      add (sentences, g_strdup (_("You are the first there.")));
    }
  else if (first.n_fills > 0)
    {
      g_autofree char *names = tc_fills_dup_names (&first, record);

      add (sentences, g_strdup_printf (_("You are the first in %s."), names));
    }
  else
    {
      add (sentences, g_strdup (_("Only the low value is left there.")));
    }
}

static TcSet
common (TcSet a,
        TcSet b)
{
  for (guint i = 0; i < TC_SET_WORDS; i++)
    a.words[i] &= b.words[i];

  return a;
}

/* Who comes closest to taking away the largest of the high values. */
static void
add_rival (GPtrArray     *sentences,
           TurnRecord    *record,
           const TcState *state,
           const TcFills *fills,
           guint          viewer)
{
  const TcGame *game = turn_record_get_game (record);
  const TcFill *best = NULL;
  guint nearest = NEAR + 1;
  int rival = -1;
  g_autofree char *squares = NULL;

  for (guint i = 0; i < fills->n_fills; i++)
    if (fills->fills[i].rank == TC_RANK_HIGH && (best == NULL || fills->fills[i].value > best->value))
      best = &fills->fills[i];
  for (guint seat = 0; best != NULL && seat < turn_record_get_n_seats (record); seat++)
    {
      const guint missing = tc_state_feature_missing (game, state, seat, best->feature);

      if (seat != viewer && missing > 0 && missing < nearest)
        {
          nearest = missing;
          rival = (int) seat;
        }
    }
  if (rival < 0)
    return;
  squares = tc_words_squares (game, common (game->features[best->feature].squares, tc_state_free (game, state, (guint) rival)));
  /* Translators: a hint: who else could soon fill what the shape fills; %s is a name, then squares: “Nono misses only two squares of it, D 5 and G 5.” */
  add (sentences, g_strdup_printf (nearest == 1 ? _("%s misses only one square of it, %s.") : _("%s misses only two squares of it, %s."),
                                   turn_record_get_seat (record, (guint) rival)->name, squares));
}

static void
add_cost (GPtrArray       *sentences,
          const TcAdvised *idea,
          const TcAdvised *best)
{
  const guint loss = best->share > idea->share ? ((best->share - idea->share) * 100 + TURN_ONE / 2) / TURN_ONE : 0;
  g_autofree char *share = turn_language_percent (loss / 100., 0);

  if (idea == best)
    return;
  if (loss == 0)
    /* Translators: a hint: another idea is worth about as much as the best one. */
    add (sentences, g_strdup (_("About as good.")));
  else
    /* Translators: a hint: by how much another idea makes winning less likely than the best one, such as “12 %”. */
    add (sentences, g_strdup_printf (_("Costs %s of your chances."), share));
}

char *
tc_idea_dup_reason (TurnRecord      *record,
                    const TcState   *state,
                    const TcAdvised *idea,
                    const TcAdvised *best)
{
  const TcGame *game = turn_record_get_game (record);
  const TcFills fills = find_fills (game, idea);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_null_terminated (4, g_free, TRUE);
  g_autofree char *rest = tc_hint_describe_reason (game, tc_record_get_board_file (record), idea->move, &idea->reason, TC_HINT_UNDER_TITLE);

  add_rank (sentences, record, &fills);
  add_rival (sentences, record, state, &fills, (guint) tc_state_to_move (game, state));
  if (*rest != '\0')
    add (sentences, g_steal_pointer (&rest));
  add_cost (sentences, idea, best);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

char *
tc_idea_dup_spoken (TurnRecord      *record,
                    const TcState   *state,
                    const TcAdvised *idea,
                    const char      *reason)
{
  const TcGame *game = turn_record_get_game (record);
  g_autofree char *title = idea->move.kind == TC_MOVE_PLACE ? tc_hint_describe_die (game, state, idea->move) : tc_idea_dup_title (record, state, idea);
  g_autofree char *place = tc_hint_describe_place (game, idea->move);

  if (place == NULL)
    /* Translators: a hint as it is read aloud: what to do, and why, which is whole sentences. */
    return g_strdup_printf (_("Hint: %s. %s"), title, reason);

  /* Translators: a hint as it is read aloud: what to do, where, and why, which is whole sentences. */
  return g_strdup_printf (_("Hint: %s. %s. %s"), title, place, reason);
}
