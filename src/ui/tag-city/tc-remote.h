/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-state.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* Everything that a TcRemote shows: a plain value. */
typedef struct
{
  guint8           n_drones;
  gint8            values[TC_MAX_DRONES];
  guint16          used;            /* one bit a drone square that is circled */
  gint8            next;            /* the first free one, or -1 */
  gint8            chosen;          /* the one that the turn in the making would circle, or -1 */
  gboolean         any_free;        /* option: any free one may be chosen (C12) */
  gboolean         enabled;         /* a drone can be used now */
  const TurnPaint *paint;           /* of the tagger */
} TcRemoteScene;

#define TC_TYPE_REMOTE (tc_remote_get_type ())

/* A tagger's drone remote. Signal:
 *   drone-chosen (guint drone)      a drone square was clicked, or the remote itself: then the next one
 */
G_DECLARE_FINAL_TYPE (TcRemote, tc_remote, TC, REMOTE, GtkWidget)

GtkWidget *tc_remote_new              (void) G_GNUC_WARN_UNUSED_RESULT;
void       tc_remote_set_scene        (TcRemote            *self,
                                       const TcRemoteScene *scene);

/* How a seat's remote stands; nothing is chosen, nothing enabled. */
void       tc_remote_scene_init       (TcRemoteScene *self,
                                       const TcGame  *game,
                                       const TcState *state,
                                       guint          seat);

G_END_DECLS
