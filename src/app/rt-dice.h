/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <rt-state.h>

G_BEGIN_DECLS

/* A die as its owner chooses it, or as everybody sees it: a button that is sensitive to clicks if @can_choose. */
GtkWidget *rt_die_button_new      (guint          die,
                                   guint          face,
                                   gboolean       used,
                                   gboolean       can_choose,
                                   const GdkRGBA *ring) G_GNUC_WARN_UNUSED_RESULT;

/* How many cards whoever claims @pile with @dice gives away because no die is left: 0 when that is not so (R4). */
guint      rt_last_die_gives      (const RtState *state,
                                   guint          pile,
                                   guint          dice);

/* Asks before it is done; the response "claim" is a yes. */
GtkWidget *rt_last_die_dialog_new (GtkWidget *parent,
                                   guint      n_given) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
