/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-chips.h"

G_BEGIN_DECLS

typedef enum
{
  TC_ANNOUNCEMENT_STICKER,    /* title, detail and sum over the chips */
  TC_ANNOUNCEMENT_ROW,        /* one of several: the chips, beside them name and sum */
} TcAnnouncementKind;

/* What stands on the paper of an announcement; owns its texts. */
typedef struct
{
  TcAnnouncementKind kind;
  gboolean           is_newest;   /* it has a golden edge */
  const TurnPaint   *paint;       /* or NULL: there is nothing to say */
  char              *name;
  char              *title;
  char              *detail;      /* or NULL */
  char              *sum;         /* “+31” */
  char              *price;       /* of a drone, “−5”, or NULL */
  TcChips           *chips;
} TcAnnouncementLook;

void tc_announcement_look_clear   (TcAnnouncementLook *self);

/* The widths of the paper, and its height for a width. */
void tc_announcement_look_measure (const TcAnnouncementLook *self,
                                   PangoContext             *context,
                                   int                      *minimum,
                                   int                      *natural);
int  tc_announcement_look_height  (const TcAnnouncementLook *self,
                                   PangoContext             *context,
                                   int                       width);

/* Draws it with its corner at the origin; its shadow falls beyond. */
void tc_announcement_look_draw    (const TcAnnouncementLook *self,
                                   cairo_t                  *cr,
                                   PangoContext             *context,
                                   int                       width,
                                   int                       height);

G_END_DECLS
