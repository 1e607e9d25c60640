/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

#include "turn-analysis-strip.h"

G_BEGIN_DECLS

#define TC_TYPE_REPLAY_BAR (tc_replay_bar_get_type ())

/* Steps, plays and scrubs through a battle, both ways: it sets the position of the match. Its actions are `replay.step` (by how many moves),
 * `replay.play`; `ended` is emitted by `replay.end`, `judged-changed` when another judgement (tc_replay_bar_get_judged ()) is at hand. */
G_DECLARE_FINAL_TYPE (TcReplayBar, tc_replay_bar, TC, REPLAY_BAR, AdwBin)

/* NULL: nothing to replay. @words are for what looking back finds. */
void     tc_replay_bar_set_match   (TcReplayBar *self,
                                    TurnMatch   *match,
                                    TcMoveWords  words);

/* Plays on by itself, a move each @milliseconds. */
gboolean tc_replay_bar_is_playing  (TcReplayBar *self);
void     tc_replay_bar_set_playing (TcReplayBar *self,
                                    gboolean     playing);

/* What is known of the decision that comes next, or NULL. */
const TurnJudged *tc_replay_bar_get_judged (TcReplayBar *self);

G_END_DECLS
