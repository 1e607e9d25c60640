/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-path.h"

#include <math.h>
#include <string.h>

/* The pen while a path is read. */
typedef struct
{
  cairo_t    *cr;
  const char *rest;
  double      x, y;               /* where the pen is */
  double      start_x, start_y;   /* of the subpath, where Z leads */
  double      control_x, control_y;   /* the last control point, which S and T mirror */
} Pen;

static void
skip_separators (Pen *pen)
{
  while (*pen->rest == ' ' || *pen->rest == ',' || *pen->rest == '\n')
    pen->rest++;
}

static gboolean
read_numbers (Pen    *pen,
              double *numbers,
              guint   n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    {
      char *end = NULL;

      skip_separators (pen);
      numbers[i] = g_ascii_strtod (pen->rest, &end);
      if (end == pen->rest)
        return FALSE;
      pen->rest = end;
    }

  return TRUE;
}

static guint
count_of_numbers (char command)
{
  switch (g_ascii_toupper (command))
    {
    case 'C': return 6;
    case 'S':
    case 'Q': return 4;
    case 'H':
    case 'V': return 1;
    case 'Z': return 0;
    default:  return 2;
    }
}

/* Turns relative numbers, which come in pairs unless the command is H or V, into absolute ones. */
static void
make_absolute (const Pen *pen,
               char       command,
               double    *numbers,
               guint      n_numbers)
{
  if (g_ascii_isupper (command))
    return;

  for (guint i = 0; i < n_numbers; i++)
    numbers[i] += (command == 'v' || i % 2 == 1) ? pen->y : pen->x;
}

static void
curve_to (Pen          *pen,
          double        x1,
          double        y1,
          const double *numbers)
{
  cairo_curve_to (pen->cr, x1, y1, numbers[0], numbers[1], numbers[2], numbers[3]);
  pen->control_x = numbers[0];
  pen->control_y = numbers[1];
  pen->x = numbers[2];
  pen->y = numbers[3];
}

/* Cairo knows cubic curves only: the same parabola has its handles at two thirds of the way to the control point. */
static void
parabola_to (Pen   *pen,
             double control_x,
             double control_y,
             double x,
             double y)
{
  cairo_curve_to (pen->cr,
                  pen->x + (control_x - pen->x) * 2 / 3, pen->y + (control_y - pen->y) * 2 / 3,
                  x + (control_x - x) * 2 / 3, y + (control_y - y) * 2 / 3,
                  x, y);
  pen->control_x = control_x;
  pen->control_y = control_y;
  pen->x = x;
  pen->y = y;
}

static void
line_to (Pen   *pen,
         double x,
         double y)
{
  cairo_line_to (pen->cr, x, y);
  pen->x = pen->control_x = x;
  pen->y = pen->control_y = y;
}

static void
move_to (Pen   *pen,
         double x,
         double y)
{
  cairo_move_to (pen->cr, x, y);
  pen->x = pen->start_x = pen->control_x = x;
  pen->y = pen->start_y = pen->control_y = y;
}

static void
close_path (Pen *pen)
{
  cairo_close_path (pen->cr);
  pen->x = pen->control_x = pen->start_x;
  pen->y = pen->control_y = pen->start_y;
}

static void
draw_command (Pen          *pen,
              char          command,
              const double *numbers)
{
  double mirrored_x = 2 * pen->x - pen->control_x;
  double mirrored_y = 2 * pen->y - pen->control_y;

  switch (g_ascii_toupper (command))
    {
    case 'M': move_to (pen, numbers[0], numbers[1]); break;
    case 'L': line_to (pen, numbers[0], numbers[1]); break;
    case 'H': line_to (pen, numbers[0], pen->y); break;
    case 'V': line_to (pen, pen->x, numbers[0]); break;
    case 'C': curve_to (pen, numbers[0], numbers[1], numbers + 2); break;
    case 'S': curve_to (pen, mirrored_x, mirrored_y, numbers); break;
    case 'Q': parabola_to (pen, numbers[0], numbers[1], numbers[2], numbers[3]); break;
    case 'T': parabola_to (pen, mirrored_x, mirrored_y, numbers[0], numbers[1]); break;
    default:  close_path (pen); break;
    }
}

/* A command without its letter repeats the one before; after a move it is a line. */
static char
next_command (Pen *pen,
              char previous)
{
  if (g_ascii_isalpha (*pen->rest))
    return *pen->rest++;
  if (previous == 'M')
    return 'L';
  if (previous == 'm')
    return 'l';
  if (previous == 'Z' || previous == 'z')
    return '\0';

  return previous;
}

gboolean
turn_path_append (cairo_t    *cr,
                  const char *data)
{
  Pen pen = { .cr = cr, .rest = data };
  char command = '\0';

  g_return_val_if_fail (cr != NULL && data != NULL, FALSE);

  for (skip_separators (&pen); *pen.rest != '\0'; skip_separators (&pen))
    {
      double numbers[6];
      guint n_numbers;

      command = next_command (&pen, command);
      if (command == '\0' || strchr ("MmLlHhVvCcSsQqTtZz", command) == NULL)
        return FALSE;

      n_numbers = count_of_numbers (command);
      if (!read_numbers (&pen, numbers, n_numbers))
        return FALSE;

      make_absolute (&pen, command, numbers, n_numbers);
      draw_command (&pen, command, numbers);
    }

  return TRUE;
}

void
turn_path_append_rounded (cairo_t *cr,
                          double   x,
                          double   y,
                          double   width,
                          double   height,
                          double   radius)
{
  double r = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, G_PI + G_PI_2);
  cairo_close_path (cr);
}

/* Only as much of the surface is touched as the path needs. */
static void
clip_to_extents (cairo_t *cr)
{
  cairo_path_t *path = cairo_copy_path (cr);
  double left, top, right, bottom;

  cairo_fill_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  cairo_rectangle (cr, floor (left), floor (top), ceil (right) - floor (left), ceil (bottom) - floor (top));
  cairo_clip (cr);
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
}

void
turn_path_fill_fading (cairo_t *cr)
{
  cairo_pattern_t *mask;

  if (cairo_surface_get_type (cairo_get_group_target (cr)) != CAIRO_SURFACE_TYPE_IMAGE)
    {
      cairo_fill (cr);
      return;
    }

  cairo_save (cr);
  clip_to_extents (cr);
  cairo_push_group_with_content (cr, CAIRO_CONTENT_ALPHA);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  mask = cairo_pop_group (cr);
  cairo_mask (cr, mask);
  cairo_pattern_destroy (mask);
  cairo_restore (cr);
}

double
turn_path_length (cairo_t *cr)
{
  cairo_path_t *path = cairo_copy_path_flat (cr);
  double length = 0, x = 0, y = 0;

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *step = &path->data[i];

      if (step->header.type == CAIRO_PATH_CLOSE_PATH)
        continue;
      if (step->header.type == CAIRO_PATH_LINE_TO)
        length += hypot (step[1].point.x - x, step[1].point.y - y);
      x = step[1].point.x;
      y = step[1].point.y;
    }
  cairo_path_destroy (path);

  return length;
}
