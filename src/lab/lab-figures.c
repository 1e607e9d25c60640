/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-figures.h"

#include <math.h>

#include <tc-score.h>

/* How far from its fair share a first leader may be. */
#define LEADER_REACH 0.04

const char *const lab_target_names[LAB_N_TARGETS] = {
  [LAB_TARGET_ROUNDS] = "rounds",
  [LAB_TARGET_LEADER] = "leader",
  [LAB_TARGET_ENDS] = "ends",
  [LAB_TARGET_DRONES] = "drones",
  [LAB_TARGET_NETWORKS] = "networks",
  [LAB_TARGET_MARGIN] = "margin",
};

LabRange
lab_target_usual (LabTarget target,
                  unsigned  n_seats)
{
  const LabRange usual[LAB_N_TARGETS] = {
    [LAB_TARGET_ROUNDS] = { 8, 12 },
    [LAB_TARGET_LEADER] = { 1.0 / n_seats - LEADER_REACH, 1.0 / n_seats + LEADER_REACH },
    [LAB_TARGET_ENDS] = { .25, 1 },
    [LAB_TARGET_DRONES] = { 2, 5 },
    [LAB_TARGET_NETWORKS] = { 0, 2 },
    [LAB_TARGET_MARGIN] = { 5, 20 },
  };

  return usual[target];
}

static void
add_seat (LabFigures    *self,
          const TcGame  *game,
          const TcState *state,
          unsigned       seat)
{
  self->n_boards++;
  self->n_bubbles += tc_state_score (game, state, seat).n_bubbles;
  for (unsigned drone = 0; drone < game->board.n_drones; drone++)
    self->n_drones += tc_state_drone_used (state, seat, drone);
  for (unsigned feature = 0; feature < game->n_features; feature++)
    {
      self->n_filled[feature] += tc_state_feature_filled (game, state, seat, feature);
      self->n_high_of_seat[feature][seat] += tc_state_rank (game, state, seat, feature) == TC_RANK_HIGH;
    }
}

/* How far the best score is above the second best, which may be the same. */
static int
find_margin (const LabGame *game)
{
  int best = INT32_MIN, second = INT32_MIN;

  for (unsigned seat = 0; seat < game->n_seats; seat++)
    if (game->scores[seat] > best)
      {
        second = best;
        best = game->scores[seat];
      }
    else if (game->scores[seat] > second)
      {
        second = game->scores[seat];
      }

  return best - second;
}

void
lab_figures_add (LabFigures    *self,
                 const LabGame *game)
{
  const unsigned n_ends = (unsigned) __builtin_popcount (game->ended_by);

  lab_statistics_add (&self->statistics, game);
  for (unsigned end = 0; end < LAB_N_BATTLE_ENDS; end++)
    if ((game->ended_by >> end & 1) != 0)
      self->end_parts[end] += LAB_PARTS_PER_END / n_ends;
  self->margins += find_margin (game);
  for (unsigned seat = 0; seat < game->n_seats; seat++)
    add_seat (self, game->game, (const TcState *) &game->state, seat);
}

static void
merge_statistics (LabStatistics       *self,
                  const LabStatistics *other)
{
  self->n_games += other->n_games;
  self->win_parts_of_first += other->win_parts_of_first;
  self->winning_scores += other->winning_scores;
  for (unsigned i = 0; i < TURN_MAX_SEATS; i++)
    {
      self->win_parts[i] += other->win_parts[i];
      self->scores[i] += other->scores[i];
    }
  for (unsigned i = 0; i < LAB_MAX_ROUNDS; i++)
    self->n_games_of_rounds[i] += other->n_games_of_rounds[i];
  for (unsigned i = 0; i < LAB_MAX_ENDS; i++)
    self->n_ended_by[i] += other->n_ended_by[i];
}

void
lab_figures_merge (LabFigures       *self,
                   const LabFigures *other)
{
  merge_statistics (&self->statistics, &other->statistics);
  for (unsigned i = 0; i < LAB_N_BATTLE_ENDS; i++)
    self->end_parts[i] += other->end_parts[i];
  self->n_boards += other->n_boards;
  self->n_drones += other->n_drones;
  self->n_bubbles += other->n_bubbles;
  self->margins += other->margins;
  for (unsigned feature = 0; feature < TC_MAX_FEATURES; feature++)
    {
      self->n_filled[feature] += other->n_filled[feature];
      for (unsigned seat = 0; seat < TC_MAX_SEATS; seat++)
        self->n_high_of_seat[feature][seat] += other->n_high_of_seat[feature][seat];
    }
}

static double
ratio (double   of,
       uint64_t to)
{
  return to == 0 ? 0 : of / (double) to;
}

double
lab_figures_end (const LabFigures *self,
                 unsigned          end)
{
  return ratio ((double) self->end_parts[end], self->statistics.n_games * LAB_PARTS_PER_END);
}

LabShare
lab_figures_seat (const LabFigures *self,
                  unsigned          seat)
{
  return lab_share_of_wins (self->statistics.win_parts[seat], self->statistics.n_games);
}

double
lab_figures_get (const LabFigures *self,
                 LabTarget         target)
{
  switch (target)
    {
    case LAB_TARGET_ROUNDS:
      return lab_statistics_rounds (&self->statistics);
    case LAB_TARGET_LEADER:
      return lab_figures_seat (self, 0).share;
    case LAB_TARGET_ENDS:
      return fmin (lab_figures_end (self, 0), lab_figures_end (self, 2));
    case LAB_TARGET_DRONES:
      return ratio ((double) self->n_drones, self->n_boards);
    case LAB_TARGET_NETWORKS:
      return ratio ((double) self->n_bubbles, self->n_boards);
    case LAB_TARGET_MARGIN:
      return ratio ((double) self->margins, self->statistics.n_games);
    case LAB_N_TARGETS:
    default:
      return 0;
    }
}

bool
lab_figures_reach (const LabFigures *self,
                   LabTarget         target,
                   LabRange          range)
{
  const double figure = lab_figures_get (self, target);
  const LabShare share = lab_figures_seat (self, 0);

  if (target == LAB_TARGET_LEADER)
    return share.to >= range.from && share.from <= range.to;

  return figure >= range.from && figure <= range.to;
}

bool
lab_figures_reach_all (const LabFigures *self,
                       const LabRange   *ranges)
{
  for (unsigned target = 0; target < LAB_N_TARGETS; target++)
    if (!lab_figures_reach (self, (LabTarget) target, ranges[target]))
      return false;

  return true;
}
