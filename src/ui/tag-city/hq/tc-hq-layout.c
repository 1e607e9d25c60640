/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-layout.h"

#include <math.h>

#define SIXTH (G_PI / 3)

/* Dice at rest are 0.19 of the radius; while they are placed they are a little smaller, so that ghosts have room, and the current one larger. */
#define DIE_SIZE 0.19
#define PLACED_DIE_SIZE 0.17
#define CURRENT_DIE_SIZE 0.216
#define DIE_DISTANCE 0.83

/* How wide a fan of dice may be within the sixth of a circle that a section is. */
#define FAN_WIDTH 0.80
#define FAN_STEP 0.24
#define PLACED_FAN_STEP 0.40
#define ALONE_SHIFT 0.2

/* A die within this angle still lies on its seam. */
#define SEAM_WIDTH 0.1

#define TOKEN_DISTANCE 0.655
#define TOKEN_DISTANCE_BESIDE_DICE 0.54
#define TOKEN_SQUARE 0.084
#define SMALL_TOKEN_SQUARE 0.062

TcHqDisc
tc_hq_disc_fit (double   width,
                double   height,
                gboolean for_keys)
{
  double half = MIN (width, height) / 2 - 6;

  return (TcHqDisc) { width / 2, height / 2, MAX (1, for_keys ? half / 1.14 : half) };
}

void
tc_hq_disc_point (const TcHqDisc *self,
                  double          angle,
                  double          distance,
                  double         *x,
                  double         *y)
{
  *x = self->x + cos (angle) * distance * self->radius;
  *y = self->y + sin (angle) * distance * self->radius;
}

double
tc_hq_section_angle (guint section)
{
  return -G_PI_2 + SIXTH * section;
}

double
tc_hq_seam_angle (guint face)
{
  return -2 * SIXTH + SIXTH * face;
}

/* A die comes into a section from the seam at its beginning (-1) or at its end (+1). */
static int
seam_of_die (guint face,
             int   section)
{
  return tc_face_section (face, 0) == (guint) section ? 1 : -1;
}

/* Dice from the seam at the beginning come first, then in the order of the roll: a push never crosses another die. */
static gboolean
comes_before (const TcHqScene *scene,
              guint            a,
              guint            b,
              int              section)
{
  int first = seam_of_die (scene->dice[a].face, section), second = seam_of_die (scene->dice[b].face, section);

  return first != second ? first < second : a < b;
}

/* The ghost of the chosen die takes a place in the fan as if the die lay there. */
static gboolean
takes_place_in (const TcHqScene *scene,
                guint            die,
                int              section)
{
  if (scene->dice[die].face == 0)
    return FALSE;

  if (scene->dice[die].section == section)
    return TRUE;

  return scene->mode == TC_HQ_PLACE_DICE && (int) die == scene->chosen_die &&
         tc_hq_scene_side_of_section (scene, die, (guint) section) >= 0;
}

static double
tilt (guint face,
      guint order)
{
  return (face * 17 + order * 9) % 13 - 6.0;
}

static TcHqPose
pose_in_section (const TcHqScene *scene,
                 guint            die,
                 int              section)
{
  gboolean placing = scene->mode == TC_HQ_PLACE_DICE;
  double size = placing ? PLACED_DIE_SIZE : DIE_SIZE, shift, step;
  guint n = 0, order = 0;

  for (guint i = 0; i < scene->n_dice; i++)
    if (takes_place_in (scene, i, section))
      {
        n++;
        order += i != die && comes_before (scene, i, die, section);
      }

  step = MIN (placing ? PLACED_FAN_STEP : FAN_STEP, FAN_WIDTH / n);
  shift = (order - (n - 1) / 2.0) * step;
  if (n == 1 && placing)
    shift = ALONE_SHIFT * seam_of_die (scene->dice[die].face, section);

  return (TcHqPose) {
           tc_hq_section_angle ((guint) section) + shift, DIE_DISTANCE,
           size *MIN (1, step / FAN_STEP), tilt (scene->dice[die].face, order),
  };
}

static TcHqPose
pose_on_seam (const TcHqScene *scene,
              guint            die)
{
  guint face = scene->dice[die].face, n = 0, order = 0;
  double size, step;

  for (guint i = 0; i < scene->n_dice; i++)
    if (scene->dice[i].face == face && scene->dice[i].section < 0)
      {
        n++;
        order += i < die;
      }

  step = n > 2 ? .46 / (n - 1) : .2;
  size = MIN (PLACED_DIE_SIZE, .93 * step);
  if ((int) die == scene->chosen_die && scene->hints[die] < 0)
    size = n == 1 ? CURRENT_DIE_SIZE : size * 1.12;

  return (TcHqPose) {
           tc_hq_seam_angle (face), (n > 2 ? .87 : n > 1 ? .80 : .815) - step * order,
           size, (int) die == scene->chosen_die ? 0 : tilt (face, order),
  };
}

TcHqPose
tc_hq_pose_die (const TcHqScene *scene,
                guint            die)
{
  TcHqPose pose;

  if (scene->dice[die].section < 0)
    return pose_on_seam (scene, die);

  pose = pose_in_section (scene, die, scene->dice[die].section);
  if (scene->mode == TC_HQ_PLACE_DICE && (int) die == scene->chosen_die)
    pose.size *= 1.12;

  return pose;
}

gboolean
tc_hq_has_ghost (const TcHqScene *scene,
                 guint            side)
{
  int die = scene->chosen_die;

  return scene->mode == TC_HQ_PLACE_DICE && die >= 0 && scene->dice[die].face > 0 && scene->hints[die] < 0 &&
         scene->dice[die].section != (int) tc_face_section (scene->dice[die].face, side);
}

TcHqPose
tc_hq_pose_ghost (const TcHqScene *scene,
                  guint            side)
{
  guint die = (guint) scene->chosen_die;

  TcHqPose pose = pose_in_section (scene, die, (int) tc_face_section (scene->dice[die].face, side));
  pose.degrees = 0;

  return pose;
}

static gboolean
has_dice_beside (const TcHqScene *scene,
                 guint            section)
{
  for (guint i = 0; i < scene->n_dice; i++)
    {
      const TcHqDie *die = &scene->dice[i];

      if (die->face > 0 && (die->section == (int) section || takes_place_in (scene, i, (int) section)))
        return TRUE;
      if (die->face > 0 && die->section < 0 && tc_hq_scene_side_of_section (scene, i, section) >= 0)
        return TRUE;
    }

  return FALSE;
}

static TcHqPose
pose_small_token (const TcHqScene *scene,
                  guint            place)
{
  static const double angles[TC_N_SMALL_TOKENS] = { -G_PI_2, G_PI * 5 / 6, G_PI / 6 };
  TcShape shape = scene->tokens[place].shape;
  guint longest = MAX (tc_shape_n_rows (shape), tc_shape_n_columns (shape));

  return (TcHqPose) {
           angles[place - TC_N_SECTIONS], .55 * TC_HQ_LABEL_RADIUS, MIN (SMALL_TOKEN_SQUARE, .16 / MAX (1, longest)), 0
  };
}

TcHqPose
tc_hq_pose_token (const TcHqScene *scene,
                  guint            place)
{
  TcShape shape = scene->tokens[place].shape;
  guint longest = MAX (tc_shape_n_rows (shape), tc_shape_n_columns (shape));

  if (place >= TC_N_SECTIONS)
    return pose_small_token (scene, place);

  return (TcHqPose) {
           tc_hq_section_angle (place),
           has_dice_beside (scene, place) ? TOKEN_DISTANCE_BESIDE_DICE : TOKEN_DISTANCE,
           MIN (scene->mode == TC_HQ_PLACE_DICE ? 1.07 * TOKEN_SQUARE : TOKEN_SQUARE, .37 / MAX (1, longest)), 0,
  };
}

TcHqPose
tc_hq_pose_between (TcHqPose a,
                    TcHqPose b,
                    double   share)
{
  double turn = remainder (b.angle - a.angle, 2 * G_PI);

  return (TcHqPose) {
           a.angle + turn * share,
           a.distance + (b.distance - a.distance) * share,
           a.size + (b.size - a.size) * share,
           a.degrees + (b.degrees - a.degrees) * share,
  };
}

gboolean
tc_hq_disc_in_section (const TcHqDisc *self,
                       guint           section,
                       double          x,
                       double          y)
{
  double distance = hypot (x - self->x, y - self->y) / self->radius;
  double turn = remainder (atan2 (y - self->y, x - self->x) - tc_hq_section_angle (section), 2 * G_PI);

  return distance > TC_HQ_LABEL_RADIUS && distance <= 1 && fabs (turn) <= SIXTH / 2;
}

GdkRectangle
tc_hq_disc_section_bounds (const TcHqDisc *self,
                           guint           section)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0;

  /* The corners, and points of the bends between them: those at the top and bottom are among them. */
  for (int i = -2; i <= 2; i++)
    for (guint j = 0; j < 2; j++)
      {
        double x, y;

        tc_hq_disc_point (self, tc_hq_section_angle (section) + i * SIXTH / 4, j == 0 ? TC_HQ_LABEL_RADIUS : 1, &x, &y);
        left = MIN (left, x);
        top = MIN (top, y);
        right = MAX (right, x);
        bottom = MAX (bottom, y);
      }

  return (GdkRectangle) {
           (int) floor (left), (int) floor (top),
           (int) (ceil (right) - floor (left)), (int) (ceil (bottom) - floor (top)),
  };
}

int
tc_hq_disc_side_at (const TcHqDisc *self,
                    guint           face,
                    double          x,
                    double          y)
{
  double turn = remainder (atan2 (y - self->y, x - self->x) - tc_hq_seam_angle (face), 2 * G_PI);

  if (fabs (turn) < SEAM_WIDTH)
    return -1;

  return turn > 0 ? 1 : 0;
}

TcHqPose
tc_hq_disc_pose_at (const TcHqDisc *self,
                    TcHqPose        pose,
                    double          x,
                    double          y)
{
  pose.angle = atan2 (y - self->y, x - self->x);
  pose.distance = hypot (x - self->x, y - self->y) / self->radius;

  return pose;
}
