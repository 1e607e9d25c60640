/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-state.h>

G_BEGIN_DECLS

/* What a tagger may do in a state. */

gboolean tc_options_is_die_in_hq   (const TcGame  *game,
                                    const TcState *state,
                                    guint          die);

/* The die that is left when all others are taken (C9); -1 while there are more. */
int      tc_options_get_final_die  (const TcGame  *game,
                                    const TcState *state);

/* Whether a tagger can tag with @die, with any die of the HQ if it is -1 (C11). */
gboolean tc_options_can_tag        (const TcGame  *game,
                                    const TcState *state,
                                    guint          seat,
                                    int            die);

/* Whether a tagger can use a drone (C13), and whether that square of the remote is one they may circle (C12). */
gboolean tc_options_can_drone      (const TcGame  *game,
                                    const TcState *state,
                                    guint          seat);
gboolean tc_options_is_drone_open  (const TcGame  *game,
                                    const TcState *state,
                                    guint          seat,
                                    guint          drone);

gboolean tc_options_is_bubble_free (const TcGame  *game,
                                    const TcState *state,
                                    guint          bubble);

/* The free bubble that costs least, or pays most, the first of equal ones; TC_NO_BUBBLE when none is left (C14). */
guint    tc_options_get_cheapest_bubble (const TcGame  *game,
                                         const TcState *state);

G_END_DECLS
