/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <cw-view.h>

G_BEGIN_DECLS

#define CW_TYPE_WALL (cw_wall_get_type ())

/* Three rows of tags. Each row is a button: it scrubs ("wall.scrub"). */
G_DECLARE_FINAL_TYPE (CwWall, cw_wall, CW, WALL, AdwBin)

GtkWidget *cw_wall_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void       cw_wall_show    (CwWall       *self,
                            const CwView *view);
GtkWidget *cw_wall_get_row (CwWall *self,
                            guint   row);

G_END_DECLS
