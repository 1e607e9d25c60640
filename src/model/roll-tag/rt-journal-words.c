/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-journal-words.h"

#include <glib/gi18n.h>
#include <rt-state.h>

#include "rt-words.h"

static RtMove
get_move (TurnMatch *match,
          guint      index)
{
  return rt_move_from_turn (turn_record_get_moves (turn_match_get_record (match), NULL)[index]);
}

static void
get_state (TurnMatch *match,
           guint      n_moves,
           RtState   *state)
{
  TurnState any;

  turn_match_get_state_at (match, n_moves, &any);
  memcpy (state, &any, sizeof *state);
}

/* Chance rolls for the player who asked for it, and then it is known what fell. */
static TurnTold
look (TurnMatch *match,
      guint      index)
{
  const RtMove move = get_move (match, index);
  RtState before;

  if (move.kind == RT_MOVE_REROLL)
    return (TurnTold) { 0 };
  get_state (match, index, &before);

  return (TurnTold) { .n_acts = 1, .seats = { before.seat } };
}

static void
add_dice (TurnAct      *act,
          const guint8 *faces,
          guint         dice)
{
  for (guint die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0 && faces[die] > 0)
      {
        turn_act_add (act, turn_part_words (g_strdup (" ")));
        turn_act_add (act, turn_part_die (faces[die]));
      }
}

static void
tell_lay (TurnAct        *act,
          const TurnPart *name,
          RtMove          move)
{
  TurnPart parts[3];
  guint n = 0;

  if (name != NULL)
    parts[n++] = *name;
  parts[n++] = turn_part_picture (TURN_PART_CARD, move.card, rt_words_card (move.card));
  parts[n++] = turn_part_words (g_strdup_printf ("%u", move.pile + 1u));
  /* Translators: in the journal: a name, a card, and the number of a pile. */
  turn_act_say (act, name == NULL ? _("You lay %s on pile %s") : _("%s lays %s on pile %s"), parts, n);
}

static void
tell_claim (TurnAct        *act,
            const TurnPart *name,
            const RtState  *before,
            RtMove          move)
{
  TurnPart parts[2];
  guint n = 0;

  if (name != NULL)
    parts[n++] = *name;
  parts[n++] = turn_part_words (g_strdup_printf ("%u", move.pile + 1u));
  /* Translators: in the journal: a name, and the number of a pile; dice follow as pictures. */
  turn_act_say (act, name == NULL ? _("You claim pile %s with") : _("%s claims pile %s with"), parts, n);
  add_dice (act, before->faces[before->seat], move.dice);
  turn_act_set_sum (act, before->n_cards[move.pile]);
}

static TurnAct *
tell (TurnMatch *match,
      guint      index,
      guint      part,
      int        viewer)
{
  const RtMove move = get_move (match, index);
  RtState before;
  TurnAct *act;
  TurnPart name;
  gboolean is_own;

  get_state (match, index, &before);
  is_own = viewer == before.seat;
  act = turn_act_new (before.seat);
  name = turn_part_name (is_own ? NULL : turn_match_get_seat (match, before.seat)->name);
  if (move.kind == RT_MOVE_ROLL)
    {
      turn_act_say (act, is_own ? _("You roll") : _("%s rolls"), &name, is_own ? 0 : 1);
      add_dice (act, move.faces, (1u << RT_N_DICE) - 1);
    }
  else if (move.kind == RT_MOVE_CLAIM)
    tell_claim (act, is_own ? NULL : &name, &before, move);
  else
    tell_lay (act, is_own ? NULL : &name, move);

  return act;
}

const TurnJournalWords rt_journal_words = {
  .look = look,
  .tell = tell,
};
