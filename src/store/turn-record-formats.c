/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record.h"

#include "tc-record.h"

const TurnRecordFormat *const turn_record_formats[] = {
  &tc_record_format,
  NULL,
};
