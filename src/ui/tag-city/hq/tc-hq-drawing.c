/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-drawing.h"

#include <math.h>

#include "tc-token-drawing.h"
#include "turn-die-drawing.h"
#include "turn-path.h"

#define N_GROOVES 9
#define SECTION_GAP 9.0

const GdkRGBA tc_hq_light = { 0.992f, 0.816f, 0.227f, 1 };

/* The gaps that look right on a record of 150 pixels or more shrink with smaller ones. */
static double
fine (const TcHqDisc *disc)
{
  return MIN (1, disc->radius / 150);
}

static void
append_circle (cairo_t        *cr,
               const TcHqDisc *disc,
               double          radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, disc->x, disc->y, radius, 0, 2 * G_PI);
}

static void
draw_vinyl (cairo_t        *cr,
            const TcHqDisc *disc,
            TurnTheme       theme)
{
  TurnColours colours = turn_colours (theme);
  static const double stops[3] = { 0, .7, 1 };
  cairo_pattern_t *fade = cairo_pattern_create_radial (disc->x, disc->y, 0, disc->x, disc->y, disc->radius);

  for (guint i = 0; i < 3; i++)
    cairo_pattern_add_color_stop_rgb (fade, stops[i], colours.vinyl[i].red, colours.vinyl[i].green, colours.vinyl[i].blue);

  cairo_arc (cr, disc->x, disc->y + 4 * fine (disc), disc->radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 0, 0, 0, .25);
  cairo_fill (cr);
  append_circle (cr, disc, disc->radius);
  cairo_set_source (cr, fade);
  turn_path_fill_fading (cr);
  cairo_pattern_destroy (fade);

  append_circle (cr, disc, disc->radius - 1.2);
  cairo_set_source_rgba (cr, 1, 1, 1, .14);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

static void
draw_grooves (cairo_t        *cr,
              const TcHqDisc *disc)
{
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < N_GROOVES; i++)
    {
      append_circle (cr, disc, disc->radius * (TC_HQ_LABEL_RADIUS + (1 - TC_HQ_LABEL_RADIUS) * (i + 1) / (N_GROOVES + 1)));
      cairo_set_source_rgba (cr, 1, 1, 1, i % 3 == 0 ? .07 : .035);
      cairo_stroke (cr);
    }
}

void
tc_hq_append_section (cairo_t        *cr,
                      const TcHqDisc *disc,
                      guint           section)
{
  double inner = disc->radius * TC_HQ_LABEL_RADIUS + 6 * fine (disc), outer = disc->radius - 7 * fine (disc);
  double half_gap = SECTION_GAP / 2 * fine (disc), middle = tc_hq_section_angle (section);
  double wide = G_PI / 6 - half_gap / outer, narrow = G_PI / 6 - half_gap / inner;

  cairo_new_sub_path (cr);
  cairo_arc (cr, disc->x, disc->y, outer, middle - wide, middle + wide);
  cairo_arc_negative (cr, disc->x, disc->y, inner, middle + narrow, middle - narrow);
  cairo_close_path (cr);
}

typedef enum
{
  SECTION_PLAIN,
  SECTION_IN_USE,       /* a die lies there, or it can be chosen */
  SECTION_CHOSEN,
  SECTION_CANDIDATE,    /* the current die may be pushed there, or a shape is missing there */
  SECTION_HINTED,
} SectionLook;

static gboolean
has_hints (const TcHqScene *scene)
{
  for (guint die = 0; die < scene->n_dice; die++)
    if (scene->hints[die] >= 0)
      return TRUE;

  return FALSE;
}

/* Whether a hint is about that section. */
static gboolean
is_hinted (const TcHqScene *scene,
           guint            section)
{
  for (guint die = 0; die < scene->n_dice; die++)
    if (scene->hints[die] == (int) section)
      return TRUE;
  if (!scene->hinted)
    return FALSE;

  return scene->chosen_token == (int) section
         || (scene->mode == TC_HQ_CHOOSE_DIE && scene->chosen_die >= 0 && scene->dice[scene->chosen_die].section == (int) section);
}

static SectionLook
look_of_section (const TcHqScene *scene,
                 guint            section)
{
  int die = scene->chosen_die;

  if (is_hinted (scene, section))
    return SECTION_HINTED;

  switch (scene->mode)
    {
    case TC_HQ_PLACE_DICE:
      return !has_hints (scene) && die >= 0 && tc_hq_scene_side_of_section (scene, (guint) die, section) >= 0 ? SECTION_CANDIDATE : SECTION_PLAIN;

    case TC_HQ_CHOOSE_TOKEN:
      return scene->chosen_token == (int) section ? SECTION_CHOSEN : SECTION_IN_USE;

    case TC_HQ_CHOOSE_SECTION:
      if (scene->chosen_token == (int) section)
        return SECTION_CHOSEN;
      return scene->empty == TC_HQ_EMPTY_SLOT && !tc_hq_scene_has_token (scene, section) ? SECTION_CANDIDATE : SECTION_PLAIN;

    case TC_HQ_SHOW:
    case TC_HQ_CHOOSE_DIE:
    default:
      if (scene->chosen_token == (int) section || (die >= 0 && scene->dice[die].section == (int) section))
        return SECTION_CHOSEN;
      return tc_hq_scene_n_dice_in (scene, (int) section) > 0 ? SECTION_IN_USE : SECTION_PLAIN;
    }
}

static void
fill_section (cairo_t         *cr,
              const TcHqScene *scene,
              SectionLook      look)
{
  switch (look)
    {
    case SECTION_CHOSEN:
      gdk_cairo_set_source_rgba (cr, &scene->paint);
      break;

    case SECTION_CANDIDATE:
    case SECTION_HINTED:
      cairo_set_source_rgba (cr, tc_hq_light.red, tc_hq_light.green, tc_hq_light.blue, .2);
      break;

    case SECTION_IN_USE:
    case SECTION_PLAIN:
    default:
      cairo_set_source_rgba (cr, 1, 1, 1, look == SECTION_IN_USE ? .13 : .055);
    }
  cairo_fill_preserve (cr);
}

static void
stroke_section (cairo_t        *cr,
                const TcHqDisc *disc,
                SectionLook     look,
                TurnTheme       theme)
{
  static const double widths[] = { 1, 1.2, 2.4, 3, 3 };
  static const double alphas[] = { .14, .3, 1, 1, 1 };

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, widths[look] * fine (disc));
  cairo_set_source_rgba (cr, 1, 1, 1, theme.high_contrast ? 1 : alphas[look]);
  if (look >= SECTION_CANDIDATE)
    gdk_cairo_set_source_rgba (cr, &tc_hq_light);
  if (look == SECTION_CANDIDATE)
    cairo_set_dash (cr, (const double[]) { 6, 5 }, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_sections (cairo_t         *cr,
               const TcHqScene *scene,
               const TcHqDisc  *disc,
               TurnTheme        theme)
{
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    {
      SectionLook look = look_of_section (scene, i);

      tc_hq_append_section (cr, disc, i);
      fill_section (cr, scene, look);
      stroke_section (cr, disc, look, theme);
    }
}

static void
draw_label (cairo_t         *cr,
            const TcHqScene *scene,
            const TcHqDisc  *disc,
            TurnTheme        theme)
{
  double radius = TC_HQ_LABEL_RADIUS * disc->radius;
  TurnColours colours = turn_colours (theme);

  append_circle (cr, disc, radius);
  gdk_cairo_set_source_rgba (cr, scene->label_lit ? &tc_hq_light : &colours.label);
  cairo_fill (cr);
  append_circle (cr, disc, radius - 4 * fine (disc));
  cairo_set_source_rgba (cr, .09, .075, .122, .25);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  append_circle (cr, disc, .022 * disc->radius);
  cairo_set_source_rgb (cr, .09, .075, .122);
  cairo_fill (cr);
}

static TcTokenLook
look_of_token (const TcHqScene *scene,
               const TcHqDisc  *disc,
               guint            place)
{
  TcTokenLook look = { { .965f, .949f, 1, 1 }, { .227f, .204f, .267f, 1 }, 1.6 * fine (disc) };

  if (place < TC_N_SECTIONS && look_of_section (scene, place) != SECTION_CHOSEN)
    return look;
  if (place < TC_N_SECTIONS)
    return (TcTokenLook) { turn_rgba (0xffffff, 1), turn_rgba (TURN_COLOUR_INK, 1), look.line_width };

  look.line = turn_rgba (TURN_COLOUR_INK, 1);
  look.fill = scene->label_lit ? turn_rgba (0xfffbe9, 1) : turn_rgba (0xa49db3, 1);
  if (scene->chosen_token == (int) place)
    {
      look.fill = scene->hinted ? tc_hq_light : scene->paint;
      look.line = turn_rgba (scene->hinted ? TURN_COLOUR_INK : 0xffffff, 1);
    }

  return look;
}

static void
draw_tokens (cairo_t         *cr,
             const TcHqScene *scene,
             const TcHqDisc  *disc)
{
  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    {
      TcHqPose pose = tc_hq_pose_token (scene, i);
      TcTokenLook look = look_of_token (scene, disc, i);
      double x, y;

      tc_hq_disc_point (disc, pose.angle, pose.distance, &x, &y);
      tc_token_draw (cr, scene->tokens[i].shape, x, y, pose.size * disc->radius, &look);
    }
}

/* Around the origin, one unit high. */
static void
append_question_mark (cairo_t *cr)
{
  cairo_arc (cr, 0, -.24, .26, -G_PI, .3 * G_PI);
  cairo_curve_to (cr, .04, .02, 0, .06, 0, .2);
  cairo_move_to (cr, 0, .5);
  cairo_line_to (cr, 0, .5);
}

static void
append_plus (cairo_t *cr)
{
  cairo_move_to (cr, -.4, 0);
  cairo_line_to (cr, .4, 0);
  cairo_move_to (cr, 0, -.4);
  cairo_line_to (cr, 0, .4);
}

/* What stands where a shape will be. */
static void
draw_empty_sections (cairo_t         *cr,
                     const TcHqScene *scene,
                     const TcHqDisc  *disc)
{
  const double height = .21 * disc->radius;

  for (guint i = 0; i < TC_N_SECTIONS && scene->empty != TC_HQ_EMPTY_PLAIN; i++)
    {
      const TcHqPose pose = tc_hq_pose_token (scene, i);
      double x, y;

      if (tc_hq_scene_has_token (scene, i))
        continue;
      tc_hq_disc_point (disc, pose.angle, pose.distance, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, height, height);
      cairo_new_path (cr);
      if (scene->empty == TC_HQ_EMPTY_UNKNOWN)
        append_question_mark (cr);
      else
        append_plus (cr);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (cr, .17);
      gdk_cairo_set_source_rgba (cr, scene->empty == TC_HQ_EMPTY_UNKNOWN ? &(GdkRGBA) { .965f, .949f, 1, 1 } : &tc_hq_light);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

static void
draw_prints (cairo_t         *cr,
             const TcHqScene *scene,
             const TcHqDisc  *disc)
{
  static const GdkRGBA line = { .725f, .698f, .784f, 1 }, dots = { .851f, .827f, .902f, 1 };

  for (guint face = 1; face <= 6; face++)
    {
      gboolean current = scene->mode == TC_HQ_PLACE_DICE && scene->chosen_die >= 0 &&
                         scene->dice[scene->chosen_die].face == face;
      double x, y;

      tc_hq_disc_point (disc, tc_hq_seam_angle (face), TC_HQ_SEAM_DISTANCE, &x, &y);
      turn_die_draw_print (cr, x, y, TC_HQ_PRINT_SIZE * disc->radius, face,
                           current ? &tc_hq_light : &line, current ? &tc_hq_light : &dots);
    }
}

static void
draw_arrow (cairo_t        *cr,
            const TcHqDisc *disc,
            double          from,
            double          turn)
{
  double x, y, tip = from + turn, head = .05 * disc->radius;
  double heading = tip + (turn > 0 ? G_PI_2 : -G_PI_2);

  cairo_save (cr);
  cairo_set_line_width (cr, .018 * disc->radius);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &tc_hq_light);
  tc_hq_disc_point (disc, tip, .955, &x, &y);
  if (turn > 0)
    cairo_arc (cr, disc->x, disc->y, .955 * disc->radius, from, tip);
  else
    cairo_arc_negative (cr, disc->x, disc->y, .955 * disc->radius, from, tip);
  cairo_move_to (cr, x - head * cos (heading - .6), y - head * sin (heading - .6));
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x - head * cos (heading + .6), y - head * sin (heading + .6));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The key points to where the die goes: left and right, but up and down beside the seams at the sides. */
static void
draw_key_cap (cairo_t        *cr,
              const TcHqDisc *disc,
              double          angle,
              double          turn)
{
  double heading = angle + (turn > 0 ? G_PI_2 : -G_PI_2), dx = cos (heading), dy = sin (heading), x, y;
  double half = 13;

  tc_hq_disc_point (disc, angle + turn, 1, &x, &y);
  x += 26 * cos (angle + turn);
  y += 26 * sin (angle + turn);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  for (guint i = 0; i < 4; i++)
    cairo_arc (cr, (i == 0 || i == 3 ? 1 : -1) * (half - 3), (i < 2 ? 1 : -1) * (half - 5), 5, i * G_PI_2, (i + 1) * G_PI_2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { .09f, .075f, .122f, 1 });
  cairo_fill (cr);

  cairo_rotate (cr, fabs (dx) > .3 ? (dx > 0 ? 0 : G_PI) : (dy > 0 ? G_PI_2 : -G_PI_2));
  cairo_move_to (cr, -4, 0);
  cairo_line_to (cr, 4, 0);
  cairo_move_to (cr, 0.5, -3.5);
  cairo_line_to (cr, 4, 0);
  cairo_line_to (cr, 0.5, 3.5);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_ghosts (cairo_t         *cr,
             const TcHqScene *scene,
             const TcHqDisc  *disc,
             gboolean         keys)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };

  for (guint side = 0; side < 2; side++)
    {
      TcHqPose pose;
      double x, y, seam, direction = side == 0 ? -1 : 1;

      if (!tc_hq_has_ghost (scene, side))
        continue;

      pose = tc_hq_pose_ghost (scene, side);
      seam = tc_hq_seam_angle (scene->dice[scene->chosen_die].face);
      tc_hq_disc_point (disc, pose.angle, pose.distance, &x, &y);
      turn_die_draw_ghost (cr, x, y, pose.size * disc->radius, scene->dice[scene->chosen_die].face, &white);
      if (scene->dice[scene->chosen_die].section < 0)
        draw_arrow (cr, disc, seam + direction * .13, direction * .13);
      if (keys)
        draw_key_cap (cr, disc, seam, direction * .2);
    }
}

#define HINT_ARROW_GAP .62      /* from the middle of a die, in its size */

/* From a die to where a hint would push it. */
static void
draw_hint_arrow (cairo_t        *cr,
                 const TcHqDisc *disc,
                 const TcHqPose *from,
                 const TcHqPose *to)
{
  double x, y, tip_x, tip_y, head = .05 * disc->radius, heading, length;

  tc_hq_disc_point (disc, from->angle, from->distance, &x, &y);
  tc_hq_disc_point (disc, to->angle, to->distance, &tip_x, &tip_y);
  heading = atan2 (tip_y - y, tip_x - x);
  length = hypot (tip_x - x, tip_y - y) - HINT_ARROW_GAP * (from->size + to->size) * disc->radius;
  length = MAX (length, .8 * head);
  x += cos (heading) * HINT_ARROW_GAP * from->size * disc->radius;
  y += sin (heading) * HINT_ARROW_GAP * from->size * disc->radius;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, heading);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  cairo_move_to (cr, length - .8 * head, -.7 * head);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, length - .8 * head, .7 * head);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &tc_hq_light);
  cairo_set_line_width (cr, .02 * disc->radius);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_hint_light (cairo_t *cr,
                 double   x,
                 double   y,
                 double   size)
{
  turn_path_append_rounded (cr, x - size / 2, y - size / 2, size, size, .24 * size);
  cairo_set_source_rgba (cr, tc_hq_light.red, tc_hq_light.green, tc_hq_light.blue, .3);
  cairo_fill (cr);
}

/* Where a hint would push the leader's dice, as if they lay there. */
static void
draw_hints (cairo_t         *cr,
            const TcHqScene *scene,
            const TcHqDisc  *disc)
{
  TcHqScene pushed = *scene;

  pushed.chosen_die = -1;
  for (guint die = 0; die < scene->n_dice; die++)
    if (scene->hints[die] >= 0)
      pushed.dice[die].section = scene->hints[die];
  for (guint die = 0; die < scene->n_dice; die++)
    if (scene->hints[die] >= 0 && scene->dice[die].face > 0 && scene->dice[die].section != scene->hints[die])
      {
        const TcHqPose from = tc_hq_pose_die (scene, die), to = tc_hq_pose_die (&pushed, die);
        double x, y;

        tc_hq_disc_point (disc, to.angle, to.distance, &x, &y);
        draw_hint_light (cr, x, y, to.size * disc->radius);
        turn_die_draw_ghost (cr, x, y, to.size * disc->radius, scene->dice[die].face, &tc_hq_light);
        draw_hint_arrow (cr, disc, &from, &to);
      }
}

void
tc_hq_draw (cairo_t         *cr,
            const TcHqScene *scene,
            const TcHqDisc  *disc,
            gboolean         keys,
            TurnTheme        theme)
{
  draw_vinyl (cr, disc, theme);
  draw_grooves (cr, disc);
  draw_sections (cr, scene, disc, theme);
  draw_label (cr, scene, disc, theme);
  draw_tokens (cr, scene, disc);
  draw_empty_sections (cr, scene, disc);
  draw_prints (cr, scene, disc);
  draw_ghosts (cr, scene, disc, keys);
  draw_hints (cr, scene, disc);
}
