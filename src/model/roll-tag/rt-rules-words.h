/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-rules-text.h"

G_BEGIN_DECLS

extern const TurnRulesText rt_rules_text;

G_END_DECLS
