/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table-ground.h"

#define CHALK_WIDTH 5.f
#define CHALK_ALPHA .26
#define COURT_MARGIN 9.f
#define COURT_TOP 34.f
#define COURT_MIDDLE .49f       /* of the height */
#define CIRCLE_RADIUS 190.f

static void
append_line (GtkSnapshot *snapshot,
             float        x,
             float        y,
             float        width,
             float        height,
             float        radius)
{
  const GdkRGBA chalk = tc_rgba (0xffffff, CHALK_ALPHA);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, y, width, height), radius);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { CHALK_WIDTH, CHALK_WIDTH, CHALK_WIDTH, CHALK_WIDTH },
                              (const GdkRGBA[4]) { chalk, chalk, chalk, chalk });
}

static void
append_bar (GtkSnapshot *snapshot,
            float        x,
            float        y,
            float        width,
            float        height)
{
  const GdkRGBA chalk = tc_rgba (0xffffff, CHALK_ALPHA);

  gtk_snapshot_append_color (snapshot, &chalk, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* A rounded field, its halves and a circle in the middle; the lines stop where they meet. */
static void
append_chalk (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds)
{
  const float width = bounds->size.width, height = bounds->size.height;
  const float margin = COURT_MARGIN, top = COURT_TOP, y = COURT_MIDDLE * height;
  const float radius = MIN (CIRCLE_RADIUS, MIN (.42f * width, .26f * height));

  append_line (snapshot, margin, top, width - 2 * margin, height - top - .8f * margin, 22);
  append_line (snapshot, width / 2 - radius, y - radius, 2 * radius, 2 * radius, radius);
  append_bar (snapshot, 0, y - CHALK_WIDTH / 2, width / 2 - radius - 4, CHALK_WIDTH);
  append_bar (snapshot, width / 2 + radius + 4, y - CHALK_WIDTH / 2, width / 2 - radius - 4, CHALK_WIDTH);
  append_bar (snapshot, width / 2 - CHALK_WIDTH / 2, top + CHALK_WIDTH, CHALK_WIDTH, y - radius - top - CHALK_WIDTH);
  append_bar (snapshot, width / 2 - CHALK_WIDTH / 2, y + radius, CHALK_WIDTH, height - .8f * margin - y - radius - CHALK_WIDTH);
}

void
tc_table_ground_snapshot_court (GtkSnapshot           *snapshot,
                                const graphene_rect_t *bounds,
                                TcTheme                theme)
{
  const GskColorStop stops[] = { { 0, tc_rgba (theme.dark ? 0x3e4650 : 0x56616e, 1) }, { 1, tc_rgba (theme.dark ? 0x23272d : 0x3d444e, 1) } };

  gtk_snapshot_append_radial_gradient (snapshot, bounds,
                                       &GRAPHENE_POINT_INIT (bounds->size.width / 2, COURT_MIDDLE * bounds->size.height),
                                       .62f * bounds->size.width, .72f * bounds->size.height, 0, 1, stops, G_N_ELEMENTS (stops));
  append_chalk (snapshot, bounds);
}

/* A lozenge in the middle and a quarter of one in each corner, so that the joints are lines. */
void
tc_table_ground_draw_tile (cairo_t *cr,
                           double   width,
                           double   height,
                           TcTheme  theme,
                           gpointer unused)
{
  static const struct { double x, y; } middles[] = { { .5, .5 }, { 0, 0 }, { 1, 0 }, { 0, 1 }, { 1, 1 } };
  const GdkRGBA joint = tc_rgba (theme.dark ? 0x231a3f : 0x33265c, 1), tile = tc_rgba (theme.dark ? 0x2b2049 : 0x3e2f6c, 1);
  const double size = .37;

  gdk_cairo_set_source_rgba (cr, &joint);
  cairo_paint (cr);
  gdk_cairo_set_source_rgba (cr, &tile);
  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    {
      cairo_move_to (cr, middles[i].x * width, (middles[i].y - size) * height);
      cairo_line_to (cr, (middles[i].x + size) * width, middles[i].y * height);
      cairo_line_to (cr, middles[i].x * width, (middles[i].y + size) * height);
      cairo_line_to (cr, (middles[i].x - size) * width, middles[i].y * height);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

void
tc_table_ground_snapshot_shade (GtkSnapshot           *snapshot,
                                const graphene_rect_t *bounds)
{
  const GskColorStop stops[] = { { 0, tc_rgba (0x120c22, 0) }, { .5f, tc_rgba (0x120c22, .2) }, { 1, tc_rgba (0x120c22, .8) } };

  gtk_snapshot_append_radial_gradient (snapshot, bounds,
                                       &GRAPHENE_POINT_INIT (bounds->size.width / 2, .45f * bounds->size.height),
                                       .66f * bounds->size.width, .8f * bounds->size.height, 0, 1, stops, G_N_ELEMENTS (stops));
}
