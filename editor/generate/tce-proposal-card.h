/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TCE_TYPE_PROPOSAL_CARD (tce_proposal_card_get_type ())

/* A city that chance proposes: its miniature, its name, what it is made of, and a pin that keeps it when others are drawn. */
G_DECLARE_FINAL_TYPE (TceProposalCard, tce_proposal_card, TCE, PROPOSAL_CARD, GtkFlowBoxChild)

GtkWidget   *tce_proposal_card_new        (TcBoardFile * city) G_GNUC_WARN_UNUSED_RESULT;
TcBoardFile *tce_proposal_card_get_city   (TceProposalCard *self);

gboolean     tce_proposal_card_get_pinned (TceProposalCard *self);
void         tce_proposal_card_set_pinned (TceProposalCard *self,
                                           gboolean         pinned);

/* How long a battle lasts there, once that is known. */
void         tce_proposal_card_set_rounds (TceProposalCard *self,
                                           double           rounds);

G_END_DECLS
