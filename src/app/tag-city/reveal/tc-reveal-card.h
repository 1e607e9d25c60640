/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-report.h>
#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_REVEAL_CARD (tc_reveal_card_get_type ())

/* One tagger and the final die: at first the board as it was and a sealed choice, then the choice, the shape, what it filled and what that brought. */
G_DECLARE_FINAL_TYPE (TcRevealCard, tc_reveal_card, TC, REVEAL_CARD, AdwBin)

/* Lays it for the act with that @index of @told, sealed. The table shows the moment when the choices are open. */
void     tc_reveal_card_set_act    (TcRevealCard *self,
                                    TcTable      *table,
                                    const TcTold *told,
                                    guint         index);

typedef enum
{
  TC_REVEAL_WIDE,       /* captions beside the stickers */
  TC_REVEAL_SLENDER,    /* captions under them */
  TC_REVEAL_ROW,        /* all in one low row, without captions */
} TcRevealShape;

void     tc_reveal_card_set_shape  (TcRevealCard *self,
                                    TcRevealShape shape);

/* Opens the choice; @at_once: without any motion. Sealing it again puts the card back. */
void     tc_reveal_card_open       (TcRevealCard *self,
                                    gboolean      at_once);
void     tc_reveal_card_seal       (TcRevealCard *self);

G_END_DECLS
