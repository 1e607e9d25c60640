/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-rules-text.h"

G_BEGIN_DECLS

/* The rules of Clean Wall as its players read them. */
extern const TurnRulesText cw_rules_text;

G_END_DECLS
