/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-draft.h"

G_BEGIN_DECLS

/* Checking networks in words (C14, C15): what it costs before it is chosen, and what the turn in the making would do. All texts are translated. */

/* On the button, with the price of the cheapest free bubble: “Networks −1”; “Networks, free” where none is left. */
char *tc_networks_label    (const TcGame  *game,
                            const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/* The same without signs, which screen readers leave out: “Networks, from 1”. */
char *tc_networks_say      (const TcGame  *game,
                            const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/* On the button that confirms the turn; @with_price where the bubble is not beside it. */
char *tc_networks_confirm  (const TcDraft *draft,
                            gboolean       with_price) G_GNUC_WARN_UNUSED_RESULT;

/* What it does to the prestige, “You lose 1.”, or NULL when no bubble is left; and what else it means. */
char *tc_networks_outcome  (const TcDraft *draft) G_GNUC_WARN_UNUSED_RESULT;
char *tc_networks_detail   (const TcDraft *draft) G_GNUC_WARN_UNUSED_RESULT;

/* “you lose @bubble and use up @die”, where the two stand for pictures; or what is to be chosen first. */
char *tc_networks_sentence (const TcDraft *draft,
                            const char    *bubble,
                            const char    *die) G_GNUC_WARN_UNUSED_RESULT;

/* The whole for a screen reader: “Die 2, networks: you lose 1 and paint nothing. Enter checks.” */
char *tc_networks_status   (const TcDraft *draft) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
