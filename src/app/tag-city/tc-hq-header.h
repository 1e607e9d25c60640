/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_HQ_HEADER (tc_hq_header_get_type ())

/* What stands over the HQ: how many dice are left, and the keys that take them. */
G_DECLARE_FINAL_TYPE (TcHqHeader, tc_hq_header, TC, HQ_HEADER, AdwBin)

void tc_hq_header_set_table (TcHqHeader *self,
                             TcTable    *table);

/* Tells of the final die that has just been used, and of its shape, instead; @face 0: none was. */
void tc_hq_header_set_final (TcHqHeader    *self,
                             guint          face,
                             const TcToken *token);

G_END_DECLS
