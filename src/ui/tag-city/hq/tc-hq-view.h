/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-hq-scene.h"

G_BEGIN_DECLS

#define TC_TYPE_HQ_VIEW (tc_hq_view_get_type ())

/* The HQ: a record with six sections, the faces of a die on the seams, small tokens on the label, and the dice. It draws its scene and tells what
 * somebody asked for:
 *   die-chosen (guint die)                  a die was clicked, or its section; while dice are placed also when it gets the focus
 *   token-chosen (guint place)              with an armed drone, 0 to 8
 *   section-chosen (guint place)            in the editor, 0 to 8
 *   die-pushed (guint die, guint side)      a ghost or section was clicked, an arrow key pressed, or the die dragged there
 */
G_DECLARE_FINAL_TYPE (TcHqView, tc_hq_view, TC, HQ_VIEW, GtkWidget)

GtkWidget       *tc_hq_view_new               (void) G_GNUC_WARN_UNUSED_RESULT;

/* New dice roll, others slide to where they are now, unless the desktop wants no animations. */
void             tc_hq_view_set_scene         (TcHqView        *self,
                                               const TcHqScene *scene);

void             tc_hq_view_finish_animations (TcHqView *self);

/* The button of a die, of one of the nine places, or of a side to push the chosen die to; for focus and tests. */
GtkWidget       *tc_hq_view_get_die           (TcHqView *self,
                                               guint     die);

G_END_DECLS
