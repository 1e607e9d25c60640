/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-result.h"

#include <glib/gi18n.h>
#include <tc-record.h>
#include <turn-words.h>

#include "tc-model-private.h"

TcResult
tc_result_new (TurnRecord *record)
{
  TcResult self = { .places = turn_record_get_places (record) };
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  for (guint seat = 0; seat < self.places.n_seats; seat++)
    {
      self.scores[seat] = tc_state_score (turn_record_get_game (record), (const TcState *) &state, seat);
      self.names[seat] = turn_record_get_seat (record, seat)->name;
    }

  return self;
}

int
tc_result_get_part (const TcResult *self,
                    guint           seat,
                    TcPart          part)
{
  const TcScore *score = &self->scores[seat];

  switch (part)
    {
    case TC_PART_COLUMNS:
      return score->columns;

    case TC_PART_ROWS:
      return score->rows;

    case TC_PART_DISTRICTS:
      return score->districts;

    case TC_PART_DRONES:
      return score->drones;

    case TC_PART_BUBBLES:
    default:
      return score->bubbles;
    }
}

/* The most that those have of a part who are, or are not, among the winners; @without is nobody's. */
static int
find_most (const TcResult *self,
           TcPart          part,
           gboolean        only_winners,
           guint           without)
{
  int most = G_MININT;

  for (guint seat = 0; seat < self->places.n_seats; seat++)
    if (seat != without && (!only_winners || self->places.places[seat] == 1))
      most = MAX (most, tc_result_get_part (self, seat, part));

  return most;
}

/* Of what is painted, the part in which a seat is ahead of all others, and furthest so. */
static gboolean
find_best (const TcResult *self,
           guint           seat,
           TcPart         *best)
{
  int lead = 0;

  for (guint part = TC_PART_COLUMNS; part <= TC_PART_DISTRICTS; part++)
    {
      const int ahead = tc_result_get_part (self, seat, part) - find_most (self, part, FALSE, seat);

      if (ahead > lead)
        {
          lead = ahead;
          *best = part;
        }
    }

  return lead > 0;
}

/* The part in which the most is missing to the winners: whoever is behind is behind in one. */
static TcPart
find_furthest (const TcResult *self,
               guint           seat)
{
  TcPart furthest = TC_PART_COLUMNS;
  int gap = 0;

  for (guint part = 0; part < TC_N_PARTS; part++)
    {
      const int behind = find_most (self, part, TRUE, seat) - tc_result_get_part (self, seat, part);

      if (behind > gap)
        {
          gap = behind;
          furthest = part;
        }
    }

  return furthest;
}

TcLoss
tc_result_get_loss (const TcResult *self,
                    guint           seat)
{
  const guint winner = self->places.order[0];
  TcLoss loss = { .behind = self->scores[winner].total - self->scores[seat].total };

  if (loss.behind == 0)
    {
      loss.kind = TC_LOSS_BY_BUBBLES;
      loss.behind = self->scores[winner].n_bubbles - self->scores[seat].n_bubbles;
      return loss;
    }

  loss.kind = find_best (self, seat, &loss.part) ? TC_LOSS_BUT_BEST : TC_LOSS_FURTHEST;
  if (loss.kind == TC_LOSS_FURTHEST)
    loss.part = find_furthest (self, seat);
  loss.own = tc_result_get_part (self, seat, loss.part);
  loss.winners = find_most (self, loss.part, TRUE, seat);

  return loss;
}

/* Places of those who have not won: the second comes first. */
#define N_LOST (TC_MAX_SEATS - 1)

static char *
list_winners (const TcResult *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);

  for (guint i = 0; i < turn_places_n_winners (&self->places); i++)
    g_ptr_array_add (names, (gpointer) self->names[self->places.order[i]]);

  return turn_words_list ((const char *const *) names->pdata);
}

char *
tc_result_dup_title (const TcResult *self)
{
  g_autofree char *winners = list_winners (self);

  if (turn_places_n_winners (&self->places) == 1)
    /* Translators: %s is the name of the winner; “all city” is what a tagger is who is seen everywhere. */
    return g_strdup_printf (_("%s is ALL CITY!"), winners);

  /* Translators: %s are the names of the winners: “Ana and Zaz”. */
  return g_strdup_printf (_("%s are ALL CITY!"), winners);
}

/* "by 2 bubbles to 1", or NULL if bubbles did not decide. */
static char *
dup_tie (const TcResult *self)
{
  int most, next;

  return turn_places_is_tie_won (&self->places, &most, &next) ? tc_record_format.describe_tie (most, next) : NULL;
}

static char *
share_headline (const TcResult *self,
                const char     *winners,
                const char     *prestige)
{
  const guint n_bubbles = self->scores[self->places.order[0]].n_bubbles;

  if (n_bubbles == 0)
    /* Translators: several winners, “Ana and Zaz”, and the prestige that each of them has. */
    return g_strdup_printf (_("%s own the walls together, %s prestige and no bubbles each"), winners, prestige);

  /* Translators: several winners, “Ana and Zaz”, the prestige and the bubbles that each of them has. */
  return g_strdup_printf (ngettext ("%s own the walls together, %s prestige and %u bubble each",
                                    "%s own the walls together, %s prestige and %u bubbles each", n_bubbles),
                          winners, prestige, n_bubbles);
}

char *
tc_result_dup_headline (const TcResult *self)
{
  g_autofree char *winners = list_winners (self);
  g_autofree char *prestige = turn_words_number (self->scores[self->places.order[0]].total);
  g_autofree char *tie = NULL;

  if (turn_places_n_winners (&self->places) > 1)
    return share_headline (self, winners, prestige);

  tie = dup_tie (self);
  if (tie != NULL)
    /* Translators: the winner, the prestige, and how the tie was won: “by 2 bubbles to 1”. */
    return g_strdup_printf (_("%s owns the walls with %s prestige, %s"), winners, prestige, tie);

  /* Translators: the winner and the prestige. */
  return g_strdup_printf (_("%s owns the walls with %s prestige"), winners, prestige);
}

char *
tc_result_dup_loser (const TcResult *self,
                     guint           seat)
{
  static const char *const ordinals[N_LOST] = { N_("2nd"), N_("3rd"), N_("4th") };

  /* Translators: a name and a place, “Mika, 2nd:”; what is to be said of them follows. */
  return g_strdup_printf (C_("result", "%s, %s:"), self->names[seat], _(ordinals[self->places.places[seat] - 2]));
}

static char *
say_but_best (const TcLoss *loss,
              const char   *behind)
{
  static const char *const formats[] = {
    /* Translators: the first %s is “5 behind”, the second the prestige from columns. */
    [TC_PART_COLUMNS] = N_("%s, but best in columns with %s."),
    [TC_PART_ROWS] = N_("%s, but best in rows with %s."),
    [TC_PART_DISTRICTS] = N_("%s, but best in districts with %s."),
  };
  g_autofree char *own = turn_words_number (loss->own);

  return g_strdup_printf (_(formats[loss->part]), behind, own);
}

static char *
say_furthest (const TcLoss *loss,
              const char   *behind)
{
  static const char *const formats[TC_N_PARTS] = {
    /* Translators: the first %s is “5 behind”, then come the loser's prestige from columns and the winner's. */
    [TC_PART_COLUMNS] = N_("%s, furthest in columns with %s to %s."),
    [TC_PART_ROWS] = N_("%s, furthest in rows with %s to %s."),
    [TC_PART_DISTRICTS] = N_("%s, furthest in districts with %s to %s."),
    [TC_PART_DRONES] = N_("%s, furthest in drones with %s to %s."),
    [TC_PART_BUBBLES] = N_("%s, furthest in bubbles with %s to %s."),
  };
  g_autofree char *own = turn_words_number (loss->own);
  g_autofree char *winners = turn_words_number (loss->winners);

  return g_strdup_printf (_(formats[loss->part]), behind, own, winners);
}

char *
tc_result_dup_loss (const TcResult *self,
                    guint           seat)
{
  const TcLoss loss = tc_result_get_loss (self, seat);
  g_autofree char *behind = NULL;

  if (loss.kind == TC_LOSS_BY_BUBBLES)
    return g_strdup_printf (ngettext ("as much prestige, one bubble fewer.", "as much prestige, %d bubbles fewer.", (gulong) loss.behind),
                            loss.behind);

  /* Translators: how much prestige somebody lacks to the winner; the beginning of a sentence that says more. */
  behind = g_strdup_printf (ngettext ("%d behind", "%d behind", (gulong) loss.behind), loss.behind);

  return loss.kind == TC_LOSS_BUT_BEST ? say_but_best (&loss, behind) : say_furthest (&loss, behind);
}

static char *
speak_winners (const TcResult *self)
{
  g_autofree char *winners = list_winners (self);
  g_autofree char *prestige = turn_words_number (self->scores[self->places.order[0]].total);
  g_autofree char *tie = dup_tie (self);

  if (turn_places_n_winners (&self->places) > 1)
    /* Translators: read aloud: several winners, “Ana and Zaz”, and the prestige of each. */
    return g_strdup_printf (_("All city! %s win together with %s."), winners, prestige);
  if (tie != NULL)
    /* Translators: read aloud: the winner, the prestige, and how the tie was won: “by 2 bubbles to 1”. */
    return g_strdup_printf (_("All city! %s wins with %s, %s."), winners, prestige, tie);

  /* Translators: read aloud: the winner and the prestige. */
  return g_strdup_printf (_("All city! %s wins with %s."), winners, prestige);
}

static char *
speak_loser (const TcResult *self,
             guint           seat)
{
  static const char *const formats[N_LOST] = {
    /* Translators: read aloud: a name and the prestige. */
    N_("%s second with %s"),
    N_("%s third with %s"),
    N_("%s fourth with %s"),
  };
  g_autofree char *prestige = turn_words_number (self->scores[seat].total);

  return g_strdup_printf (_(formats[self->places.places[seat] - 2]), self->names[seat], prestige);
}

char *
tc_result_dup_spoken (const TcResult *self)
{
  const guint n_winners = turn_places_n_winners (&self->places);
  g_autoptr (GPtrArray) losers = g_ptr_array_new_null_terminated (N_LOST, g_free, TRUE);
  g_autofree char *winners = speak_winners (self);
  g_autofree char *list = NULL;

  for (guint i = n_winners; i < self->places.n_seats; i++)
    g_ptr_array_add (losers, speak_loser (self, self->places.order[i]));
  if (losers->len == 0)
    return g_steal_pointer (&winners);
  list = g_strjoinv (", ", (char **) losers->pdata);

  return g_strdup_printf ("%s %s.", winners, list);
}
