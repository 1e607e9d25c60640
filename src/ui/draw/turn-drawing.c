/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-drawing.h"

struct _TcDrawing
{
  GThread   *thread;
  double     width;
  double     height;
  int        scale;
  TcTheme    theme;
  TcDrawFunc draw;
  gpointer   data;
};

static gpointer
draw (gpointer user_data)
{
  TcDrawing *self = user_data;

  return tc_texture_draw (self->width, self->height, self->scale, self->theme, self->draw, self->data);
}

TcDrawing *
tc_drawing_start (double        width,
                  double        height,
                  int           scale,
                  TcTheme       theme,
                  TcDrawFunc    draw_picture,
                  gconstpointer data,
                  gsize         size)
{
  TcDrawing *self = g_new (TcDrawing, 1);

  *self = (TcDrawing) { NULL, width, height, scale, theme, draw_picture, g_memdup2 (data, size) };
  self->thread = g_thread_new ("drawing", draw, self);

  return self;
}

GdkTexture *
tc_drawing_finish (TcDrawing *self)
{
  GdkTexture *picture = g_thread_join (self->thread);

  g_free (self->data);
  g_free (self);

  return picture;
}
