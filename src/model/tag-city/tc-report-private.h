/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-report.h"

G_BEGIN_DECLS

/* What people call a colour (0xrrggbb): "purple", translated. */
const char *tc_colour_name (guint32 colour);

G_END_DECLS
