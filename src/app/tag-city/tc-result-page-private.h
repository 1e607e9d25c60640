/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-result-page.h"

G_BEGIN_DECLS

/* Another match that is over, on the same page. */
void tc_result_page_set_match (TcResultPage *self,
                               TurnMatch    *match);

G_END_DECLS
