/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-hq-view.h>
#include <tc-prompt.h>
#include <tc-table.h>

#include "tc-action-scene.h"
#include "tc-hint-bubble.h"
#include "tc-page-layout.h"
#include "turn-page.h"

G_BEGIN_DECLS

/* What the table shows of a hint, as long as there is one. */

/* The die that it takes, or where it would push the leader's dice. */
void tc_page_hint_mark_hq     (TurnPage  *page,
                               TcTable   *table,
                               TcHqScene *scene);

/* Where its bubble has no buttons, the row does it. */
void tc_page_hint_mark_row    (TurnPage      *page,
                               TcPageLayout  *layout,
                               TcActionScene *scene);

void tc_page_hint_place       (TurnPage     *page,
                               TcTable      *table,
                               TcPageLayout *layout,
                               TcHintBubble *bubble);

G_END_DECLS
