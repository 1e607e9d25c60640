/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-hq-layout.h"

G_BEGIN_DECLS

typedef enum
{
  TC_HQ_SPOT_SECTION,
  TC_HQ_SPOT_SMALL_TOKEN,
  TC_HQ_SPOT_GHOST,
  TC_HQ_SPOT_DIE,
} TcHqSpotKind;

typedef enum
{
  TC_HQ_DIE_RESTING,
  TC_HQ_DIE_CHOSEN,
  TC_HQ_DIE_CURRENT,      /* the one that the leader pushes */
  TC_HQ_DIE_HINTED,       /* that a hint would take */
} TcHqDieLook;

#define TC_TYPE_HQ_SPOT (tc_hq_spot_get_type ())

/* One thing on the HQ that can be chosen: a button in the shape of that thing. Dice draw themselves; of the others the record has drawn everything but
 * the light of pointer and focus. */
G_DECLARE_FINAL_TYPE (TcHqSpot, tc_hq_spot, TC, HQ_SPOT, GtkButton)

GtkWidget   *tc_hq_spot_new         (TcHqSpotKind kind,
                                     guint index) G_GNUC_WARN_UNUSED_RESULT;
TcHqSpotKind tc_hq_spot_get_kind    (TcHqSpot *self);
guint        tc_hq_spot_get_index   (TcHqSpot *self);

/* Where the record lies in the coordinates of a section. */
void         tc_hq_spot_set_disc    (TcHqSpot       *self,
                                     const TcHqDisc *disc);

/* The face of a die, how it is turned, and how it looks. */
void         tc_hq_spot_set_die     (TcHqSpot   *self,
                                     guint       face,
                                     double      degrees,
                                     TcHqDieLook look);

/* What it is called, and whether it is the chosen one. */
void         tc_hq_spot_describe    (TcHqSpot   *self,
                                     const char *label,
                                     gboolean    chosen);

G_END_DECLS
