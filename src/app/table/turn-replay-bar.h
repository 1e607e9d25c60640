/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

#include "turn-analysis-strip.h"

G_BEGIN_DECLS

#define TURN_TYPE_REPLAY_BAR (turn_replay_bar_get_type ())

/* Steps, plays and scrubs through a battle, both ways: it sets the position of the match. Its actions are `replay.step` (by how many moves),
 * `replay.play`; `ended` is emitted by `replay.end`, `judged-changed` when another judgement (turn_replay_bar_get_judged ()) is at hand. */
G_DECLARE_FINAL_TYPE (TurnReplayBar, turn_replay_bar, TURN, REPLAY_BAR, AdwBin)

/* NULL: nothing to replay. @words are for what looking back finds. */
void     turn_replay_bar_set_match   (TurnReplayBar *self,
                                      TurnMatch     *match,
                                      TurnMoveWords  words);

/* What is known of the decision that comes next, or NULL. */
const TurnJudged *turn_replay_bar_get_judged (TurnReplayBar *self);

G_END_DECLS
