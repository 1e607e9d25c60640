/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shadow.h"

#include <math.h>

/* Three box blurs come close to a Gaussian one. */
#define PASSES 3

/* The mean of @reach bytes on either side, along one line of bytes that lie @step apart. */
static void
blur_line (guint8 *bytes,
           int     n_bytes,
           int     step,
           int     reach,
           guint8 *copy)
{
  guint sum = 0, width = (guint) (2 * reach + 1);

  for (int i = 0; i < n_bytes; i++)
    copy[i] = bytes[i * step];
  for (int i = 0; i < MIN (reach, n_bytes); i++)
    sum += copy[i];

  for (int i = 0; i < n_bytes; i++)
    {
      sum += i + reach < n_bytes ? copy[i + reach] : 0u;
      bytes[i * step] = (guint8) (sum / width);
      sum -= i - reach >= 0 ? copy[i - reach] : 0u;
    }
}

static void
blur_surface (cairo_surface_t *surface,
              int              reach)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autofree guint8 *copy = g_malloc ((gsize) MAX (width, height));
  guint8 *bytes;

  cairo_surface_flush (surface);
  bytes = cairo_image_surface_get_data (surface);
  for (int pass = 0; pass < PASSES; pass++)
    {
      for (int row = 0; row < height; row++)
        blur_line (bytes + row * stride, width, 1, reach, copy);
      for (int column = 0; column < width; column++)
        blur_line (bytes + column, height, stride, reach, copy);
    }
  cairo_surface_mark_dirty (surface);
}

static cairo_surface_t *
draw_blurred (cairo_path_t *path,
              double        left,
              double        top,
              double        width,
              double        height,
              double        scale,
              double        blur)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) ceil (width * scale), (int) ceil (height * scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -left, -top);
  cairo_append_path (cr, path);
  cairo_fill (cr);
  cairo_destroy (cr);

  /* A box of 2 r + 1 has a variance of r (r + 1) / 3; three of them together give the wanted one. */
  blur_surface (surface, (int) lround ((sqrt (1 + 4 * blur * scale * blur * scale) - 1) / 2));

  return surface;
}

void
turn_shadow_draw (cairo_t *cr,
                  double   x,
                  double   y,
                  double   blur,
                  double   alpha)
{
  double left, top, right, bottom, scale;
  cairo_path_t *path = cairo_copy_path (cr);
  cairo_surface_t *shadow;

  cairo_fill_extents (cr, &left, &top, &right, &bottom);
  cairo_surface_get_device_scale (cairo_get_target (cr), &scale, NULL);
  left -= 3 * blur;
  top -= 3 * blur;

  shadow = draw_blurred (path, left, top, right + 3 * blur - left, bottom + 3 * blur - top, scale, blur);
  cairo_set_source_rgba (cr, 0, 0, 0, alpha);
  cairo_mask_surface (cr, shadow, left + x, top + y);
  cairo_surface_destroy (shadow);
  cairo_path_destroy (path);
  cairo_new_path (cr);
}
