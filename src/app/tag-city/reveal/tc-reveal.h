/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-report.h>
#include <tc-table.h>

G_BEGIN_DECLS

/* So long the choices stay when all are open before the table goes on by itself. */
#define TC_REVEAL_MILLISECONDS 2000

#define TC_TYPE_REVEAL (tc_reveal_get_type ())

/* The moment of the final die (C9): the shutters go up together, and one choice after the other is shown, in turn order, with what it filled. It lies over
 * the table and interrupts those who listen. A click or Space shows all, then Enter or Space goes on, Backspace shows it again. `done` when the table is to
 * go on. */
G_DECLARE_FINAL_TYPE (TcReveal, tc_reveal, TC, REVEAL, AdwBin)

/* @told: of the move that opened all choices, which the table shows. @waits: it does not go on by itself. */
void     tc_reveal_open       (TcReveal     *self,
                               TcTable      *table,
                               const TcTold *told,
                               gboolean      waits);
void     tc_reveal_close      (TcReveal *self);
gboolean tc_reveal_is_open    (TcReveal *self);

/* What a key or click means: show all, or go on. */
void     tc_reveal_go_on      (TcReveal *self);

void     tc_reveal_set_narrow (TcReveal *self,
                               gboolean  narrow);

G_END_DECLS
