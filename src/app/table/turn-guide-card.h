/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-guide.h>

G_BEGIN_DECLS

#define TURN_TYPE_GUIDE_CARD (turn_guide_card_get_type ())

/* What the guide of a first game says: a step, how far it is, and the buttons that go on ("turn.guide-next") and back ("turn.guide-back"). */
G_DECLARE_FINAL_TYPE (TurnGuideCard, turn_guide_card, TURN, GUIDE_CARD, AdwBin)

/* Begins, or goes on where @guide is; NULL: there is no guide. */
void       turn_guide_card_set_guide (TurnGuideCard   *self,
                                      const TurnGuide *guide);

/* NULL where there is none. */
TurnGuide *turn_guide_card_get_guide (TurnGuideCard *self);

/* To be called whenever @screen has changed. TRUE: it is at another step than before. */
gboolean   turn_guide_card_follow    (TurnGuideCard *self,
                                      TurnScreen    *screen);

G_END_DECLS
