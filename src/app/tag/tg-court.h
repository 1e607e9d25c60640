/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-view.h>
#include <turn-card.h>

#include "tg-seat-panel.h"

G_BEGIN_DECLS

#define TG_TYPE_TABLE (tg_table_get_type ())

/* The table of TAG: the others with what lies before them, the piles in the middle, and IT while nobody has it. Where many others leave no room for the
 * piles, these come first. */
G_DECLARE_FINAL_TYPE (TgTable, tg_table, TG, TABLE, GtkWidget)

GtkWidget   *tg_table_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void         tg_table_show        (TgTable      *self,
                                   const TgView *view);

/* For what moves between them. */
TcCard      *tg_table_get_deck    (TgTable *self);
TcCard      *tg_table_get_discard (TgTable *self);
TcCard      *tg_table_get_freeze  (TgTable *self);
TcCard      *tg_table_get_it      (TgTable *self);
TgSeatPanel *tg_table_get_panel   (TgTable *self,
                                   guint    seat);

G_END_DECLS
