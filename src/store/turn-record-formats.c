/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record.h"

#include "rt-record.h"
#include "tc-record.h"
#include "tg-record.h"

const TurnRecordFormat *const turn_record_formats[] = {
  &tc_record_format,
  &tg_record_format,
  &rt_record_format,
  NULL,
};
