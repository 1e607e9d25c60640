/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-near-end-words.h"

#include <glib/gi18n.h>
#include <tc-state.h>
#include <turn-words.h>

#include "tc-model-private.h"

static char *
describe_rest (guint n_left,
               guint n_all)
{
  if (n_left == 0)
    /* Translators: of high values or bubbles: %u is how many there were. */
    return g_strdup_printf (_("all %u are taken: this round is the last"), n_all);

  /* Translators: under “5 bubbles are left”: %u is how many there were at first. */
  return g_strdup_printf (_("of %u; at 0 the round is the last"), n_all);
}

char *
tc_near_end_values_title (const TcNearEnd *self)
{
  return self->values_left == 0 ? g_strdup (_("No high value is left"))
                                : g_strdup_printf (ngettext ("%u high value is left", "%u high values are left", self->values_left),
                                                   self->values_left);
}

char *
tc_near_end_values_detail (const TcNearEnd *self)
{
  return describe_rest (self->values_left, self->n_values);
}

char *
tc_near_end_bubbles_title (const TcNearEnd *self)
{
  return self->bubbles_left == 0 ? g_strdup (_("No bubble is left"))
                                 : g_strdup_printf (ngettext ("%u bubble is left", "%u bubbles are left", self->bubbles_left),
                                                    self->bubbles_left);
}

char *
tc_near_end_bubbles_detail (const TcNearEnd *self)
{
  return describe_rest (self->bubbles_left, self->n_bubbles);
}

char *
tc_near_end_drones_title (const TcNearEnd *self)
{
  return self->drones_left == 0 ? g_strdup (_("No drone is left"))
                                : g_strdup_printf (ngettext ("%u drone is left", "%u drones are left", self->drones_left),
                                                   self->drones_left);
}

/* Everybody but the viewer who has the fewest drones. */
static char *
list_fewest (const TcNearEnd *self,
             TurnRecord      *record,
             int              viewer)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    if ((self->fewest >> seat & 1) != 0 && (int) seat != viewer)
      g_ptr_array_add (names, turn_record_get_seat (record, seat)->name);

  return names->len > 0 ? turn_words_list ((const char *const *) names->pdata) : NULL;
}

char *
tc_near_end_drones_detail (const TcNearEnd *self,
                           TurnRecord      *record,
                           const TcState   *state,
                           int              viewer)
{
  g_autofree char *names = list_fewest (self, record, viewer);
  const guint own = viewer >= 0 ? tc_near_end_drones (turn_record_get_game (record), state, (guint) viewer) : 0;

  if (viewer < 0)
    /* Translators: who has the fewest drones left, and how many everybody had: “Mika and Nono, of 5”. */
    return g_strdup_printf (_("%s, of %u"), names, self->n_drones);
  if (names == NULL)
    /* Translators: drones that are left, and how many there were. */
    return g_strdup_printf (_("you have %u of %u"), own, self->n_drones);

  /* Translators: the names of those who have the fewest drones, then your drones that are left, and how many there were: “Mika and Nono; you have 3 of 5”. */
  return g_strdup_printf (_("%s; you have %u of %u"), names, own, self->n_drones);
}

char *
tc_near_end_spoken (const TcNearEnd *self)
{
  g_autofree char *values = g_strdup_printf (ngettext ("%u high value", "%u high values", self->values_left), self->values_left);
  g_autofree char *bubbles = g_strdup_printf (ngettext ("%u bubble", "%u bubbles", self->bubbles_left), self->bubbles_left);
  g_autofree char *drones = g_strdup_printf (ngettext ("%u drone", "%u drones", self->drones_left), self->drones_left);

  /* Translators: read aloud: “Near the end: 0 high values, 5 bubbles, 1 drone left”. */
  return g_strdup_printf (C_("spoken", "Near the end: %s, %s, %s left"), values, bubbles, drones);
}

guint
tc_near_end_drones (const TcGame  *game,
                    const TcState *state,
                    guint          seat)
{
  guint n_left = 0;

  for (guint drone = 0; drone < game->board.n_drones; drone++)
    n_left += tc_state_drone_used (state, seat, drone) ? 0 : 1;

  return n_left;
}

static void
find_fewest_drones (TcNearEnd     *self,
                    const TcGame  *game,
                    const TcState *state)
{
  self->n_drones = self->drones_left = game->board.n_drones;
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const guint n_left = tc_near_end_drones (game, state, seat);

      if (n_left < self->drones_left)
        self->fewest = 0;
      self->drones_left = MIN (self->drones_left, n_left);
      if (n_left == self->drones_left)
        self->fewest |= 1u << seat;
    }
}

TcNearEnd
tc_near_end_find (const TcGame  *game,
                  const TcState *state)
{
  TcNearEnd self = {
    .n_values = game->n_features,
    .n_bubbles = game->board.n_bubbles,
    .is_last = tc_state_ended_by (game, state) != 0 && tc_state_phase (game, state) != TC_PHASE_OVER,
  };

  for (guint64 open = tc_state_open_features (game, state); open != 0; open &= open - 1)
    self.values_left++;
  for (guint bubble = 0; bubble < self.n_bubbles; bubble++)
    self.bubbles_left += tc_state_bubble_owners (state, bubble) == 0 ? 1 : 0;
  find_fewest_drones (&self, game, state);

  return self;
}
