/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-words.h"

#include <glib/gi18n.h>

const char *
tg_words_card (TgCard card)
{
  static const char *const names[] = {
    [TG_NO_CARD] = N_("no card"),
    /* Translators: the letters and cards of TAG; letters are not translated, as the cards show them. */
    [TG_T] = N_("T"), [TG_A] = N_("A"), [TG_G] = N_("G"),
    [TG_TAG] = N_("TAG card"),
    [TG_GOOL] = N_("Gool"),
    [TG_FREEZE] = N_("Freeze"),
  };

  return _(names[card]);
}

const char *
tg_words_a_card (TgCard card)
{
  static const char *const names[] = {
    [TG_NO_CARD] = N_("no card"),
    /* Translators: the cards of TAG with their article, as in "Ana plays a TAG card". */
    [TG_T] = N_("a T"), [TG_A] = N_("an A"), [TG_G] = N_("a G"),
    [TG_TAG] = N_("a TAG card"),
    [TG_GOOL] = N_("a Gool"),
    [TG_FREEZE] = N_("a Freeze"),
  };

  return _(names[card]);
}

static char *
tell_it (TurnMatch  *match,
         const char *name,
         guint       to)
{
  if (to == TG_LEAVE_IT)
    return g_strdup_printf (_("%s leaves IT where it is"), name);

  return g_strdup_printf (_("%s gives IT to %s"), name, turn_match_get_seat (match, to)->name);
}

char *
tg_words_choice (const TgView   *view,
                 const TgChoice *choice)
{
  switch (choice->kind)
    {
    case TG_MOVE_DRAW_DECK:
      return g_strdup (_("Draw"));
    case TG_MOVE_DRAW_DISCARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Take %s"), tg_words_a_card (tg_state_discard (&view->state, 0)));
    case TG_MOVE_PLAY:
      /* Translators: a card. */
      return g_strdup (C_("card", "Play"));
    case TG_MOVE_DISCARD:
      return g_strdup (_("Discard"));
    case TG_MOVE_IT:
      return g_strdup (choice->what == TG_LEAVE_IT ? _("Leave it") : turn_match_get_seat (view->match, choice->what)->name);
    case TG_MOVE_GOOL:
      return g_strdup (_("Gool!"));
    case TG_MOVE_ACCEPT:
      return g_strdup (_("Accept"));
    case TG_MOVE_SKIP:
    default:
      return g_strdup (_("Pass"));
    }
}

char *
tg_words_effect (const TgState *state,
                 guint          seat,
                 TgCard         card)
{
  const guint all = 1u << TG_T | 1u << TG_A | 1u << TG_G;

  if (tg_state_is_frozen (state))
    return g_strdup (_("Frozen: discard it"));
  if (card == TG_TAG)
    return g_strdup (_("Play it: one point, and IT may move"));
  if (card == TG_FREEZE && state->freezer == 0)
    return g_strdup (_("Play it: the others only discard"));
  if (card > TG_G)
    return g_strdup (_("It can only be discarded now"));
  if (tg_state_has_letter (state, seat, card))
    return g_strdup_printf (_("%s is in front of you already: discard it"), tg_words_card (card));
  if ((state->fronts[seat] | 1u << card) == all)
    return g_strdup (_("Play it: completes T, A, G"));

  return g_strdup_printf (_("Play it: %s for a set"), tg_words_card (card));
}

/* The last move that everybody may know of: only those who hold a Gool accept. */
static gboolean
find_news (TurnMatch *match,
           TgMove    *move,
           int       *mover)
{
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (match), NULL);
  guint n = turn_match_get_position (match);

  while (n > 0 && tg_move_from_turn (moves[n - 1]).kind == TG_MOVE_ACCEPT)
    n--;
  if (n == 0)
    return FALSE;

  *move = tg_move_from_turn (moves[n - 1]);
  *mover = turn_match_get_mover (match, n - 1);

  return TRUE;
}

char *
tg_words_news (TurnMatch *match)
{
  const TgState *state = turn_match_get_state (match);
  TgMove move;
  const char *name;
  int mover;

  if (!find_news (match, &move, &mover))
    return NULL;
  if (mover < 0)
    return g_strdup (_("Somebody can do nothing and is skipped"));

  name = turn_match_get_seat (match, (guint) mover)->name;
  switch (move.kind)
    {
    case TG_MOVE_DRAW_DECK:
      return g_strdup_printf (_("%s draws from the deck"), name);
    case TG_MOVE_DRAW_DISCARD:
      return g_strdup_printf (_("%s takes the top of the discard pile"), name);
    case TG_MOVE_PLAY:
      return g_strdup_printf (_("%s plays %s"), name, tg_words_a_card ((TgCard) move.what));
    case TG_MOVE_DISCARD:
      return g_strdup_printf (_("%s discards %s"), name, tg_words_a_card ((TgCard) move.what));
    case TG_MOVE_IT:
      return tell_it (match, name, move.what);
    case TG_MOVE_GOOL:
      return g_strdup_printf (_("Gool! IT goes back to %s"), turn_match_get_seat (match, (guint) tg_state_it (state))->name);
    case TG_MOVE_SKIP:
      return g_strdup_printf (_("%s passes"), name);
    default:
      return NULL;
    }
}

char *
tg_words_move (TurnRecord *record,
               guint       n_moves,
               TurnMove    move)
{
  const TgMove meant = tg_move_from_turn (move);

  switch (meant.kind)
    {
    case TG_MOVE_DRAW_DECK:
      return g_strdup (_("draw from the deck"));
    case TG_MOVE_DRAW_DISCARD:
      return g_strdup (_("take the top of the discard pile"));
    case TG_MOVE_PLAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("play %s"), tg_words_a_card ((TgCard) meant.what));
    case TG_MOVE_DISCARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("discard %s"), tg_words_a_card ((TgCard) meant.what));
    case TG_MOVE_IT:
      if (meant.what == TG_LEAVE_IT)
        return g_strdup (_("leave IT where it is"));
      return g_strdup_printf (_("give IT to %s"), turn_record_get_seat (record, meant.what)->name);
    case TG_MOVE_GOOL:
      return g_strdup (_("answer with a Gool"));
    case TG_MOVE_ACCEPT:
      return g_strdup (_("accept IT"));
    default:
      return g_strdup (_("pass"));
    }
}

/* T9: there is no other end. */
char *
tg_words_end (TurnMatch *match)
{
  return g_strdup (_("The deck is empty, and all players in a row have only discarded or been skipped."));
}

char *
tg_words_score (TurnMatch *match,
                guint      seat)
{
  TurnState state;
  const TgState *end = (const TgState *) &state;
  g_autofree char *sets = NULL, *tags = NULL;

  turn_match_get_state_at (match, turn_match_get_n_moves (match), &state);
  sets = g_strdup_printf (ngettext ("%u set", "%u sets", end->sets[seat]), end->sets[seat]);
  tags = g_strdup_printf (ngettext ("%u TAG card", "%u TAG cards", end->tags[seat]), end->tags[seat]);
  if (tg_state_it (end) == (int) seat)
    /* Translators: what a score is made of: complete sets, TAG cards, and the loss for who has IT at the end. */
    return g_strdup_printf (_("%s · %s · IT −3"), sets, tags);

  return g_strdup_printf ("%s · %s", sets, tags);
}

/* The ids are those of docs/rules.md; a test makes sure that none is missing. */
static const TurnRulesParagraph paragraphs[] = {
  {
    N_("TAG, for two to six players"),
    N_("Collect T, A and G, and do not be caught with IT. The deck has 12 cards of each letter, 10 TAG cards, 6 Gool and 4 Freeze. IT begins in the middle. "
       "Everybody gets three cards. A random player starts, or the one you chose, and turns go clockwise."),
    .ids = "T1",
  },
  {
    NULL,
    N_("First fill your hand to four cards, one by one, from the deck or from the top of the discard pile, as you like. When the deck is empty it stays empty, and "
       "nobody has to take discards any more."),
    .ids = "T2",
  },
  {
    NULL,
    N_("Then play exactly one card, or discard exactly one."),
    .ids = "T3",
  },
  {
    NULL,
    N_("Letters go in front of you, at most one of each. All three are a set: it goes aside for one point, and you may move IT. A TAG card goes aside at once, for one point too, and you may move IT."),
    .ids = "T4, T5",
  },
  {
    NULL,
    N_("IT goes to any other player. The player who is given it may answer with a Gool from their hand, even out of turn and even while frozen: IT goes back, and "
       "the other may answer in the same way, until somebody accepts. A Gool can be discarded, but not played otherwise."),
    .ids = "T6",
  },
  {
    NULL,
    N_("A Freeze stops all others until your next turn: they can only discard one card. Then you draw up to three cards, and play or discard one after the other until you hold three. Only one Freeze at a time."),
    .ids = "T7",
  },
  {
    NULL,
    N_("A player who can do nothing is skipped. The game ends when the deck is empty and everybody in turn has only discarded or been skipped. Sets and TAG cards count one point each, IT costs three. The highest score wins; ties are shared."),
    .ids = "T8, T9, T10",
  },
};

const TurnRulesText tg_rules_text = { paragraphs, G_N_ELEMENTS (paragraphs) };
