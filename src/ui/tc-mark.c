/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mark.h"

#include <glib/gi18n.h>

#include "tc-path.h"

#define UNITS 24.0

static const struct
{
  const char *path;
  const char *name;
} marks[TC_N_MARK_KINDS] = {
  [TC_MARK_BOLT] = {
    "M14.5 2.5 L6 13.2 L12.2 12.2 L8.8 21.5 L18.6 9.6 L12.4 10.6 L16.6 4.6",
    /* Translators: a tagger's mark, a flash of lightning. */
    N_("bolt"),
  },
  [TC_MARK_WAVE] = {
    "M3 15.5 C5.5 7 12.5 4.2 16.6 8.2 C20.2 11.8 16.2 17.4 12.3 15.2 C9.6 13.6 11.6 10.2 14 11.4 M3.4 20.4 C8 17.8 14 22.4 21 18.4",
    /* Translators: a tagger's mark, a wave of the sea. */
    N_("wave"),
  },
  [TC_MARK_CROWN] = {
    "M3.4 18.6 L4.8 6.2 L9.4 12.2 L12.6 3.4 L15.4 12 L20 5.8 L20.6 18.4 Z M6 21.6 L18.4 21.2",
    /* Translators: a tagger's mark. */
    N_("crown"),
  },
  [TC_MARK_EYE] = {
    "M2.6 12.8 C6.6 5.4 16.6 4.4 21.4 11.4 C17.4 19.2 7.6 19.8 2.6 12.8 M12.4 9.4 C15.4 9.4 15.6 14.8 12.2 14.8 C9 14.6 9.4 9.6 12.4 9.4"
    " M5.2 6.2 L4 3.6 M12 4 L12.2 1.8 M18.8 5.8 L20.4 3.6",
    /* Translators: a tagger's mark. */
    N_("eye"),
  },
  [TC_MARK_ARROW] = {
    "M4 19.8 C10.8 20.6 15.4 15.6 12.4 10.8 C10 7 4.6 10.6 7.6 14.2 C10.4 17.4 16.2 13.4 19.4 5.2 M12.8 5.4 L19.9 3.9 L21.4 11.2",
    /* Translators: a tagger's mark. */
    N_("arrow"),
  },
  [TC_MARK_STAR] = {
    "M11.4 3 L14.6 9.2 L21.2 9.4 L16.4 14.2 L18.6 20.8 L12.2 17.4 L6 21.2 L7.6 14.4 L2.8 10 L9.2 9 Z",
    /* Translators: a tagger's mark. */
    N_("star"),
  },
};

void
tc_mark_append (TcMark   mark,
                cairo_t *cr,
                double   x,
                double   y,
                double   size)
{
  cairo_matrix_t before;

  g_return_if_fail ((guint) mark < TC_N_MARK_KINDS);

  cairo_get_matrix (cr, &before);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / UNITS, size / UNITS);
  tc_path_append (cr, marks[mark].path);
  cairo_set_matrix (cr, &before);
}

void
tc_mark_draw (TcMark         mark,
              cairo_t       *cr,
              double         x,
              double         y,
              double         size,
              double         width,
              const GdkRGBA *colour)
{
  cairo_save (cr);
  cairo_new_path (cr);
  tc_mark_append (mark, cr, x, y, size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width * size / UNITS);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_restore (cr);
}

const char *
tc_mark_get_name (TcMark mark)
{
  g_return_val_if_fail ((guint) mark < TC_N_MARK_KINDS, "");

  return _(marks[mark].name);
}
