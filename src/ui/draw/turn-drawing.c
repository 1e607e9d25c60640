/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-drawing.h"

struct _TurnDrawing
{
  GThread     *thread;
  double       width;
  double       height;
  int          scale;
  TurnTheme    theme;
  TurnDrawFunc draw;
  gpointer     data;
};

static gpointer
draw (gpointer user_data)
{
  TurnDrawing *self = user_data;

  return turn_texture_draw (self->width, self->height, self->scale, self->theme, self->draw, self->data);
}

TurnDrawing *
turn_drawing_start (double        width,
                    double        height,
                    int           scale,
                    TurnTheme     theme,
                    TurnDrawFunc  draw_picture,
                    gconstpointer data,
                    gsize         size)
{
  TurnDrawing *self = g_new (TurnDrawing, 1);

  *self = (TurnDrawing) { NULL, width, height, scale, theme, draw_picture, g_memdup2 (data, size) };
  self->thread = g_thread_new ("drawing", draw, self);

  return self;
}

GdkTexture *
turn_drawing_finish (TurnDrawing *self)
{
  GdkTexture *picture = g_thread_join (self->thread);

  g_free (self->data);
  g_free (self);

  return picture;
}
