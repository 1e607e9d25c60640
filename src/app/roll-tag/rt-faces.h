/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>
#include <turn-card.h>

G_BEGIN_DECLS

/* How the cards of {card[1]} look. */
TurnCardFace rt_faces_card (RtCard card);
TurnCardFace rt_faces_back (void);

G_END_DECLS
