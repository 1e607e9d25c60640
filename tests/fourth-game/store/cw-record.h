/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-record.h"

G_BEGIN_DECLS

/* Clean Wall's row of turn_record_formats. */
extern const TurnRecordFormat cw_record_format;

G_END_DECLS
