/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-break-bin.h>
#include <turn-match.h>

#include "turn-journal-drawer.h"
#include "turn-page.h"

G_BEGIN_DECLS

/* The journal of the page, with its content. */
TurnJournalDrawer *turn_page_get_drawer (TurnPage *self);

/* Who says something to the viewer. */
TurnCoachCard     *turn_page_get_coach  (TurnPage *self);

/* Whether a table with cards says above it what to do. */
void               turn_page_show_prompt (TurnPage *self,
                                          gboolean  is_shown);

/* Where a table with cards is, or NULL; when it is narrow or wide now, and what follows from that and from whether the coach speaks. */
TurnBreakBin      *turn_page_get_room (TurnPage *self);
void               turn_page_resized  (TurnPage *self);
void               turn_page_fit      (TurnPage *self);

/* The guide of a first game: what it says is up to date, and whether it says something; whether it takes the keyboard, or Enter; leaving it, if there is
 * one. */
void               turn_page_install_guide (GtkWidgetClass *widget_class);
gboolean           turn_page_follow_guide  (TurnPage *self);
gboolean           turn_page_focus_guide   (TurnPage *self);
gboolean           turn_page_enter_guide   (TurnPage *self);

/* A table that waits for the person goes on; the key and the action for that. */
void               turn_page_go_on        (TurnPage *self);
void               turn_page_wait_install (GtkWidgetClass *widget_class);

G_END_DECLS
