/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-filling.h"

/* What is wrong with a board. Errors keep it from being played, warnings do not; a note is neither. */
typedef enum
{
  TC_PROBLEM_NO_CITY,                 /* error: no square is in the city */
  TC_PROBLEM_DISTRICT_COUNT,          /* error: none, or more than twelve */
  TC_PROBLEM_DISTRICT_EMPTY,          /* error: index = district */
  TC_PROBLEM_HIGH_BELOW_LOW,          /* error: feature and index */
  TC_PROBLEM_VALUE_RANGE,             /* error: feature and index */
  TC_PROBLEM_DRONE_COUNT,             /* error */
  TC_PROBLEM_DRONE_POSITIVE,          /* error: index = drone */
  TC_PROBLEM_BUBBLE_COUNT,            /* error */
  TC_PROBLEM_TOKEN_SHAPE,             /* error: index = own token; too large, empty or not connected */
  TC_PROBLEM_TOKEN_REDEFINED,         /* error: index = own token; its id is a built-in one or stands twice */
  TC_PROBLEM_HQ_UNKNOWN_TOKEN,        /* error: index = place on the HQ, 0 to 8 */
  TC_PROBLEM_HQ_TWICE,                /* error: index = section */
  TC_PROBLEM_TOKEN_FITS_NOWHERE,      /* error: index = place on the HQ */
  TC_PROBLEM_BUBBLE_POSITIVE,         /* warning: index = bubble; checking networks must not pay (C4) */
  TC_PROBLEM_DRONE_CHEAPER,           /* warning: index = drone; it costs less than the one before it (C4) */
  TC_PROBLEM_DISTRICT_IN_PARTS,       /* warning: index = district, cells = the smaller parts */
  TC_PROBLEM_SQUARE_OUT_OF_REACH,     /* warning: cells = squares that no token of the HQ covers */
  TC_PROBLEM_FEATURE_IMPOSSIBLE,      /* warning: feature, index and filling */
  TC_PROBLEM_FEATURE_NOT_DECIDED,     /* note: feature, index and filling; nobody knows whether it can be filled */
  TC_PROBLEM_COLOURS_ALIKE,           /* warning: index and other = districts */
  TC_PROBLEM_DISTRICT_DEAR,           /* warning: index is worth as much as other, which is much larger */
  TC_PROBLEM_CITY_IN_PARTS,           /* warning: index = how many, cells = all but the largest */
  TC_PROBLEM_ALL_FLAT,                /* warning: nobody gets more for coming first */
  TC_PROBLEM_ALL_NEGATIVE,            /* warning: nobody gets anything for filling */
} TcProblemKind;

/* How the eyes see that find two colours alike. */
typedef enum
{
  TC_EYES_FULL,
  TC_EYES_PROTAN,
  TC_EYES_DEUTAN,
  TC_EYES_TRITAN,
} TcEyes;

typedef struct
{
  TcProblemKind kind;
  TcFeatureKind feature;
  uint8_t       index;
  uint8_t       other;
  TcEyes        eyes;                                          /* of TC_PROBLEM_COLOURS_ALIKE */
  TcFilling     filling;                                       /* of TC_PROBLEM_FEATURE_…, without its example */
  bool          cells[TC_MAX_SIDE][TC_MAX_SIDE];
} TcProblem;

#define TC_MAX_PROBLEMS 128

/* Writes at most @capacity problems, errors first; returns how many were written. @max_steps bounds the search for a filling of each feature: TC_FILLING_USUAL_STEPS. */
size_t tc_check_board              (const TcBoard *board,
                                    uint32_t       max_steps,
                                    TcProblem     *problems,
                                    size_t         capacity);

/* Whether the board has no errors; much quicker, since it does not look for warnings. */
bool   tc_check_is_playable        (const TcBoard *board);

bool   tc_problem_is_error         (TcProblemKind kind);
bool   tc_problem_is_note          (TcProblemKind kind);

/* 100 × the smallest OKLab distance between two colours for those eyes (Machado 2009 at full severity). */
double tc_colour_distance          (uint32_t a,
                                    uint32_t b,
                                    TcEyes   eyes);

/* What those eyes make of the red, green and blue of light: rows give the parts that are seen. */
void   tc_eyes_get_matrix          (TcEyes eyes,
                                    double matrix[3][3]);

/* What drones and bubbles may cost (C4): a bubble never pays, and no drone is cheaper than the one before it. A board that does otherwise can be played,
 * but is warned about. */

#define TC_N_USUAL_BUBBLES 5

/* The bubbles of every built-in board: 0 −1 −1 −2 −3. */
extern const int8_t tc_usual_bubbles[TC_N_USUAL_BUBBLES];

TcBoard tc_board_with_usual_bubbles  (const TcBoard *self);
TcBoard tc_board_with_drones_in_order (const TcBoard *self);       /* the cheapest first */
