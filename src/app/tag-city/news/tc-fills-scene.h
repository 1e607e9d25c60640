/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-announcement.h>
#include <tc-report.h>
#include <tc-table.h>

G_BEGIN_DECLS

/* What one tagger filled, as an announcement shows it. Owns the texts that its scene borrows. */
typedef struct
{
  TcAnnouncementScene scene;
  TcChip              chips[TC_MAX_FILLS];
  GPtrArray          *texts;
} TcFillsScene;

/* @viewer: the seat that reads it, or -1. */
void tc_fills_scene_init  (TcFillsScene  *self,
                           TcTable       *table,
                           const TcFills *fills,
                           int            viewer);
void tc_fills_scene_clear (TcFillsScene *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcFillsScene, tc_fills_scene_clear)

G_END_DECLS
