/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-result-page.h"
#include "tc-reveal-card.h"
#include "tc-reveal.h"

G_BEGIN_DECLS

/* What only tests ask of the pages of Tag City. */

/* Another match that is over, on the same page. */
void tc_result_page_set_match (TcResultPage *self,
                               TurnMatch    *match);

/* Whether everybody's choice is there. */
gboolean tc_reveal_is_complete (TcReveal *self);
gboolean tc_reveal_card_is_open (TcRevealCard *self);

G_END_DECLS
