/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-state.h>
#include <turn-card.h>

G_BEGIN_DECLS

/* How the cards of {card[1]} look. */
TurnCardFace tg_faces_card (TgCard card);
TurnCardFace tg_faces_it   (void);
TurnCardFace tg_faces_back (void);

G_END_DECLS
