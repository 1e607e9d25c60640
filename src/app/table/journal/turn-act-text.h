/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <turn-act.h>
#include <turn-card-drawing.h>

G_BEGIN_DECLS

/* The small pictures that a game brings to its journal; dice and icons are drawn for all games. */
typedef struct
{
  /* Shapes and stickers: how large one is beside a line of so many pixels, and drawing it in that size; @paint is that of who acts, or NULL. */
  void (*measure)(const TurnPart *part,
                  PangoContext   *context,
                  double          line,
                  double         *width,
                  double         *height);
  void (*draw)(const TurnPart  *part,
               cairo_t         *cr,
               PangoContext    *context,
               double           width,
               double           height,
               const TurnPaint *paint);

  /* What is on a card. */
  TurnCardFace (*find_face)(guint64 card);
} TurnActPictures;

#define TURN_TYPE_ACT_TEXT (turn_act_text_get_type ())

/* A line of words with small pictures among them, which wraps where there is little room. It is no text for those who listen: whatever it stands in says the whole. */
G_DECLARE_FINAL_TYPE (TurnActText, turn_act_text, TURN, ACT_TEXT, GtkWidget)

/* Copies @parts, of TurnPart; @pictures may be NULL, and so may @paint. */
void turn_act_text_set (TurnActText           *self,
                        GArray                *parts,
                        const TurnActPictures *pictures,
                        const TurnPaint       *paint);

G_END_DECLS
