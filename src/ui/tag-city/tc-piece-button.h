/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_PIECE_BUTTON (tc_piece_button_get_type ())

/* A button without a look of its own over a part of a drawing: a drone square, a bubble. It shows only where pointer and focus are, and is as large as
 * the drawing says. */
G_DECLARE_FINAL_TYPE (TcPieceButton, tc_piece_button, TC, PIECE_BUTTON, GtkButton)

GtkWidget *tc_piece_button_new       (guint index) G_GNUC_WARN_UNUSED_RESULT;
guint      tc_piece_button_get_index (TcPieceButton *self);

/* What it is called, whether it is the chosen one, and whether it can be chosen now. */
void       tc_piece_button_update    (TcPieceButton *self,
                                      const char    *label,
                                      gboolean       chosen,
                                      gboolean       enabled);

/* Its place around (@x, @y) in its parent. */
void       tc_piece_button_allocate  (TcPieceButton *self,
                                      double         x,
                                      double         y,
                                      double         width,
                                      double         height);

G_END_DECLS
