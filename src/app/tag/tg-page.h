/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

#define TG_TYPE_PAGE (tg_page_get_type ())

/* The table of TAG. Actions: `tag.choose` (a number from 1: what has that number now), `turn.confirm` (plays the chosen card, or does what is
 * suggested), `tag.discard` (the chosen card). */
G_DECLARE_FINAL_TYPE (TgPage, tg_page, TG, PAGE, TurnPage)

GtkWidget *tg_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
