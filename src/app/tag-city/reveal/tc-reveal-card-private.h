/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-reveal-card.h"

G_BEGIN_DECLS

gboolean tc_reveal_card_is_open (TcRevealCard *self);

G_END_DECLS
