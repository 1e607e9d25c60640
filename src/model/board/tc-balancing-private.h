/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-balancing.h"

G_BEGIN_DECLS

/* For tests and pictures: one that has come to this end. */
TcBalancing *tc_balancing_new_ended (TcBoardFile      *board_file,
                                     const LabWishes  *wishes,
                                     const LabBalance *balance) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
