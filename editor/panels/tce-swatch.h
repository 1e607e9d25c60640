/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board.h>

G_BEGIN_DECLS

#define TCE_TYPE_SWATCH (tce_swatch_get_type ())

/* A piece of a district's wall with its sign, or of the water outside; or just a colour to choose. */
G_DECLARE_FINAL_TYPE (TceSwatch, tce_swatch, TCE, SWATCH, GtkWidget)

GtkWidget *tce_swatch_new      (int size) G_GNUC_WARN_UNUSED_RESULT;

/* @district: TC_OUTSIDE for water; the colour does not count then. */
void       tce_swatch_set_wall (TceSwatch *self,
                                guint8     district,
                                guint32    colour);

/* The sign alone, where there is little room. */
void       tce_swatch_set_sign (TceSwatch *self,
                                guint8     district,
                                guint32    colour);

/* A disc of that colour alone, to choose it: with a dot where a district has it, with a tick where it is chosen. */
typedef enum
{
  TCE_DISC_FREE,
  TCE_DISC_USED,
  TCE_DISC_CHOSEN,
} TceDisc;

void       tce_swatch_set_disc (TceSwatch *self,
                                guint32    colour,
                                TceDisc    disc);

G_END_DECLS
