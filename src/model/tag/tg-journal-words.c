/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-journal-words.h"

#include <glib/gi18n.h>
#include <tg-state.h>

#include "tg-words.h"

static TgMove
get_move (TurnMatch *match,
          guint      index)
{
  return tg_move_from_turn (turn_record_get_moves (turn_match_get_record (match), NULL)[index]);
}

static TurnTold
look (TurnMatch *match,
      guint      index)
{
  const gboolean is_secret = get_move (match, index).kind == TG_MOVE_ACCEPT;

  return (TurnTold) { .n_acts = is_secret ? 0 : 1, .seats = { turn_match_get_mover (match, index) } };
}

static TurnPart
show_card (guint card)
{
  return turn_part_picture (TURN_PART_CARD, card, g_strdup (tg_words_card ((TgCard) card)));
}

static TurnPart
show_it (void)
{
  /* Translators: the card that nobody wants to have at the end. */
  return turn_part_picture (TURN_PART_CARD, TG_JOURNAL_IT, g_strdup (_("IT")));
}

/* A sentence about somebody, with what they did it with if anything. */
static void
say (TurnAct        *act,
     TurnMatch      *match,
     const char     *others,
     const char     *own,
     const TurnPart *part,
     gboolean        is_own)
{
  TurnPart parts[2];
  guint n = 0;

  if (!is_own)
    parts[n++] = turn_part_name (turn_match_get_seat (match, (guint) act->seat)->name);
  if (part != NULL)
    parts[n++] = *part;
  turn_act_say (act, is_own ? own : others, parts, n);
}

/* IT by its card, and to whom it goes. */
static void
tell_it (TurnAct   *act,
         TurnMatch *match,
         guint      to,
         gboolean   is_own)
{
  TurnPart parts[3];
  guint n = 0;

  if (!is_own)
    parts[n++] = turn_part_name (turn_match_get_seat (match, (guint) act->seat)->name);
  parts[n++] = show_it ();
  if (to == TG_LEAVE_IT)
    {
      turn_act_say (act, is_own ? _("You leave %s where it is") : _("%s leaves %s where it is"), parts, n);
      return;
    }
  parts[n++] = turn_part_name (turn_match_get_seat (match, to)->name);
  /* Translators: in the journal: a name, the card IT, and who gets it. */
  turn_act_say (act, is_own ? _("You give %s to %s") : _("%s gives %s to %s"), parts, n);
}

static void
tell_gool (TurnAct       *act,
           TurnMatch     *match,
           const TgState *after,
           gboolean       is_own)
{
  TurnPart parts[3];
  guint n = 0;

  if (!is_own)
    parts[n++] = turn_part_name (turn_match_get_seat (match, (guint) act->seat)->name);
  parts[n++] = show_card (TG_GOOL);
  parts[n++] = turn_part_name (turn_match_get_seat (match, (guint) tg_state_it (after))->name);
  /* Translators: in the journal: a name, the card Gool, and who gets IT back. */
  turn_act_say (act, is_own ? _("You answer with %s: IT goes back to %s") : _("%s answers with %s: IT goes back to %s"), parts, n);
}

static void
tell_draw (TurnAct       *act,
           TurnMatch     *match,
           const TgState *before,
           gboolean       is_open,
           gboolean       is_own)
{
  const TurnPart card = show_card (is_open ? tg_state_discard (before, 0) : TG_NO_CARD);

  if (is_open)
    /* Translators: in the journal: a name, and a card. */
    say (act, match, _("%s takes %s from the discard pile"), _("You take %s from the discard pile"), &card, is_own);
  else
    {
      g_free (card.text);
      say (act, match, _("%s draws from the deck"), _("You draw from the deck"), NULL, is_own);
    }
}

/* Whose score a card changes is seen at once; what IT does to one shows only when it is accepted. */
static void
tell_card (TurnAct       *act,
           TurnMatch     *match,
           const TgState *before,
           const TgState *after,
           TgMove         move,
           gboolean       is_own)
{
  const TurnPart card = show_card (move.what);
  const int gain = tg_state_score (after, (guint) act->seat) - tg_state_score (before, (guint) act->seat);

  if (move.kind == TG_MOVE_PLAY)
    say (act, match, _("%s plays %s"), _("You play %s"), &card, is_own);
  else
    say (act, match, _("%s discards %s"), _("You discard %s"), &card, is_own);
  if (gain != 0)
    turn_act_set_sum (act, gain);
}

static TurnAct *
tell_skip (TurnMatch *match,
           int        seat,
           gboolean   is_own)
{
  TurnAct *act = turn_act_new (seat);

  if (seat < 0)
    turn_act_add (act, turn_part_words (g_strdup (_("Somebody can do nothing and is skipped"))));
  else
    say (act, match, _("%s passes"), _("You pass"), NULL, is_own);

  return act;
}

static TurnAct *
tell (TurnMatch *match,
      guint      index,
      guint      part,
      int        viewer)
{
  const TgMove move = get_move (match, index);
  const int seat = turn_match_get_mover (match, index);
  const gboolean is_own = seat >= 0 && viewer == seat;
  TurnState before, after;
  TurnAct *act;

  if (seat < 0 || move.kind == TG_MOVE_SKIP)
    return tell_skip (match, seat, is_own);

  turn_match_get_state_at (match, index, &before);
  turn_match_get_state_at (match, index + 1, &after);
  act = turn_act_new (seat);
  if (move.kind == TG_MOVE_IT)
    tell_it (act, match, move.what, is_own);
  else if (move.kind == TG_MOVE_GOOL)
    tell_gool (act, match, (const TgState *) &after, is_own);
  else if (move.kind == TG_MOVE_DRAW_DECK || move.kind == TG_MOVE_DRAW_DISCARD)
    tell_draw (act, match, (const TgState *) &before, move.kind == TG_MOVE_DRAW_DISCARD, is_own);
  else
    tell_card (act, match, (const TgState *) &before, (const TgState *) &after, move, is_own);

  return act;
}

const TurnJournalWords tg_journal_words = {
  .look = look,
  .tell = tell,
};
