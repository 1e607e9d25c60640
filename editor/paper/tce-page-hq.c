/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-page.h"

#include <glib/gi18n.h>
#include <tc-hq-drawing.h>
#include <tc-token-drawing.h>
#include <turn-die-drawing.h>
#include <turn-path.h>

/* The record is drawn with this radius in its own units, and then made as large as the page allows. */
#define RADIUS 150.0

/* Two sentences below it. */
#define HINTS_HEIGHT 70.0

static double
record_radius (const TcePage *page)
{
  return MIN (page->width, page->height - HINTS_HEIGHT) / 2 - 4;
}

double
tce_hq_page_square (const TcePage *page)
{
  TcHqScene scene;

  tc_hq_scene_init (&scene);

  return tc_hq_pose_token (&scene, 0).size * record_radius (page);
}

static void
fill_scene (const TcBoard *board,
            TcHqScene     *scene)
{
  TcSetup setup = { 0 };

  memcpy (setup.hq[TC_N_SECTIONS], board->small, sizeof board->small);
  if (board->has_sections)
    memcpy (setup.hq, board->sections, sizeof board->sections);
  tc_hq_scene_init_from_ids (scene, board, (const char (*)[TC_TOKEN_ID_SIZE])setup.hq);
  scene->label_lit = TRUE;
}

static void
stroke_circle (cairo_t *cr,
               double   radius,
               double   width)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* A face of the die on its seam, with white paper beneath it. */
static void
draw_face (cairo_t        *cr,
           const TcHqDisc *disc,
           guint           face)
{
  const TurnDieColours colours = { .face = turn_rgba (0xffffff, 1), .edge = turn_rgba (0xffffff, 1), .pips = turn_rgba (TURN_COLOUR_INK, 1) };
  const double size = TC_HQ_PRINT_SIZE * disc->radius;
  double x, y;

  tc_hq_disc_point (disc, tc_hq_seam_angle (face), TC_HQ_SEAM_DISTANCE, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  turn_path_append_rounded (cr, -size * .7, -size * .7, size * 1.4, size * 1.4, size * .4);
  gdk_cairo_set_source_rgba (cr, &colours.face);
  cairo_fill (cr);
  turn_die_draw (cr, size, face, &colours);
  turn_die_draw_ring (cr, size, 1, &colours.pips);
  cairo_restore (cr);
}

/* The record without its vinyl. */
static void
draw_outlined (cairo_t         *cr,
               const TcHqScene *scene,
               const TcHqDisc  *disc)
{
  const GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1);
  const TcTokenLook look = { turn_rgba (0xffffff, 1), ink, 1.2 };

  gdk_cairo_set_source_rgba (cr, &ink);
  stroke_circle (cr, disc->radius - .6, 1.2);
  stroke_circle (cr, disc->radius * TC_HQ_LABEL_RADIUS, 1);
  cairo_set_line_width (cr, .6);
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    tc_hq_append_section (cr, disc, i);
  cairo_stroke (cr);

  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    {
      TcHqPose pose = tc_hq_pose_token (scene, i);
      double x, y;

      tc_hq_disc_point (disc, pose.angle, pose.distance, &x, &y);
      tc_token_draw (cr, scene->tokens[i].shape, x, y, pose.size * disc->radius, &look);
    }
  for (guint face = 1; face <= 6; face++)
    draw_face (cr, disc, face);
}

static void
draw_record (const TcePage *page,
             double         middle_x,
             double         middle_y,
             double         radius)
{
  const TcHqDisc disc = { 0, 0, RADIUS };
  TcHqScene scene;

  fill_scene (page->board, &scene);
  cairo_save (page->cr);
  cairo_translate (page->cr, middle_x, middle_y);
  cairo_scale (page->cr, radius / RADIUS, radius / RADIUS);
  cairo_new_path (page->cr);
  if (page->theme.outlined)
    draw_outlined (page->cr, &scene, &disc);
  else
    tc_hq_draw (page->cr, &scene, &disc, FALSE, page->theme);
  cairo_restore (page->cr);
}

void
tce_hq_page_draw (const TcePage *page)
{
  const char *const hints[] = {
    _("The leader rolls all dice and lays each into one of the two sections beside its face."),
    page->board->has_sections
    ? _("To play freestyle, lay six of the cut-out shapes for the HQ over the printed ones.")
    : _("This city is played freestyle: lay six of the cut-out shapes for the HQ into the sections."),
  };
  TcePage rest = *page;
  TceTextStyle style = tce_text_style (11, PANGO_WEIGHT_NORMAL);
  double radius, y;

  tce_page_draw_title (&rest, _("The HQ"));
  radius = record_radius (&rest);
  y = rest.y + MAX (4, (rest.height - 2 * radius - HINTS_HEIGHT) / 2);
  draw_record (&rest, rest.x + rest.width / 2, y + radius, radius);

  y += 2 * radius + 24;
  style.width = rest.width;
  style.alignment = PANGO_ALIGN_CENTER;
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    y += tce_text_draw (rest.cr, hints[i], rest.x, y, &style) + 5;
}
