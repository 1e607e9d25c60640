/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-reveal.h"

G_BEGIN_DECLS

/* Whether everybody's choice is there. */
gboolean tc_reveal_is_complete (TcReveal *self);

G_END_DECLS
