/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-hq-scene.h"

G_BEGIN_DECLS

/* Where the record lies in its widget. */
typedef struct
{
  double x;
  double y;
  double radius;
} TcHqDisc;

/* Where a thing lies on the record, whatever its size: angles are in radians, clockwise from three o'clock; distances and sizes are parts of the
 * record's radius. */
typedef struct
{
  double angle;
  double distance;
  double size;
  double degrees;     /* how it is turned */
} TcHqPose;

#define TC_HQ_LABEL_RADIUS 0.36
#define TC_HQ_SEAM_DISTANCE 0.80
#define TC_HQ_PRINT_SIZE 0.125

/* The largest record that fits; with @for_keys it leaves room for key caps around it. */
TcHqDisc tc_hq_disc_fit      (double   width,
                              double   height,
                              gboolean for_keys);
void     tc_hq_disc_point    (const TcHqDisc *self,
                              double          angle,
                              double          distance,
                              double         *x,
                              double         *y);

double   tc_hq_section_angle (guint section);     /* its middle */
double   tc_hq_seam_angle    (guint face);

/* Dice that share a section fan out, those that share a seam lie in a row from the rim inwards. */
TcHqPose tc_hq_pose_die      (const TcHqScene *scene,
                              guint            die);

/* Where the chosen die would lie at a side; and whether there is such a ghost: only while dice are placed, at the sides where it does not lie. */
TcHqPose tc_hq_pose_ghost    (const TcHqScene *scene,
                              guint            side);
gboolean tc_hq_has_ghost     (const TcHqScene *scene,
                              guint            side);

/* Of a token; the size is that of one of its squares. */
TcHqPose tc_hq_pose_token    (const TcHqScene *scene,
                              guint            place);

/* @share of the way from @a to @b, along the shorter arc. */
TcHqPose tc_hq_pose_between  (TcHqPose a,
                              TcHqPose b,
                              double   share);

/* A section's wedge: whether a point of the widget is on it, and the rectangle around it. */
gboolean     tc_hq_disc_in_section     (const TcHqDisc *self,
                                        guint           section,
                                        double          x,
                                        double          y);
GdkRectangle tc_hq_disc_section_bounds (const TcHqDisc *self,
                                        guint           section);

/* The side of a face that a point lies at, or -1 if it is still on the seam; and what lies as @pose says, moved to a point. */
int          tc_hq_disc_side_at        (const TcHqDisc *self,
                                        guint           face,
                                        double          x,
                                        double          y);
TcHqPose     tc_hq_disc_pose_at        (const TcHqDisc *self,
                                        TcHqPose        pose,
                                        double          x,
                                        double          y);

G_END_DECLS
