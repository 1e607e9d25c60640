/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-draft.h>
#include <turn-palette.h>

G_BEGIN_DECLS

#define TC_TYPE_NETWORKS_SENTENCE (tc_networks_sentence_get_type ())

/* “you lose [bubble] and use up [die]”: what checking networks would do, in a line with pictures. */
G_DECLARE_FINAL_TYPE (TcNetworksSentence, tc_networks_sentence, TC, NETWORKS_SENTENCE, GtkWidget)

/* To be called whenever the turn in the making has changed, while it is about networks. */
void tc_networks_sentence_set_draft (TcNetworksSentence *self,
                                     const TcDraft      *draft,
                                     const TurnPaint    *paint);

G_END_DECLS
