/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-finding.h"
#include "tce-playtest-view.h"

G_BEGIN_DECLS

#define TCE_TYPE_FINDINGS (tce_findings_get_type ())

/* What a playtest has found, once it has ended: each with its reason, and a button that does what would help as one undo step. The signal "chosen" tells which one the
 * author looks at, a TceFinding or NULL. */
G_DECLARE_FINAL_TYPE (TceFindings, tce_findings, TCE, FINDINGS, TcePlaytestView)

/* The run to compare with, or NULL. */
void tce_findings_set_before (TceFindings *self,
                              TcPlaytest  *before);

G_END_DECLS
