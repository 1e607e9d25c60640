/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-playtest-view.h"

G_BEGIN_DECLS

#define TCE_TYPE_FEATURE_TABLE (tce_feature_table_get_type ())

/* What a playtest tells of each row, column and district: on how many boards it was filled and when, and what it brought. Headings sort. */
G_DECLARE_FINAL_TYPE (TceFeatureTable, tce_feature_table, TCE, FEATURE_TABLE, TcePlaytestView)

G_END_DECLS
