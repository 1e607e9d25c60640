/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-check.h"

#include <math.h>
#include <string.h>

/* Red, green and blue as amounts of light, or the three axes of OKLab. */
typedef struct
{
  double v[3];
} Triple;

/* Machado, Oliveira and Fernandes 2009, severity 1: what is left of the light's three parts. */
static const double vision[][3][3] = {
  [TC_EYES_FULL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [TC_EYES_PROTAN] = {
    { 0.152286, 1.052583, -0.204868 },
    { 0.114503, 0.786281, 0.099216 },
    { -0.003882, -0.048116, 1.051998 },
  },
  [TC_EYES_DEUTAN] = {
    { 0.367322, 0.860646, -0.227968 },
    { 0.280085, 0.672501, 0.047413 },
    { -0.011820, 0.042940, 0.968881 },
  },
  [TC_EYES_TRITAN] = {
    { 1.255528, -0.076749, -0.178779 },
    { -0.078411, 0.930809, 0.147602 },
    { 0.004733, 0.691367, 0.303900 },
  },
};

/* Ottosson 2020: from light to the eye's three receptors, and from their cube roots to lightness and two hues. */
static const double receptors[3][3] = {
  { 0.4122214708, 0.5363325363, 0.0514459929 },
  { 0.2119034982, 0.6806995451, 0.1073969566 },
  { 0.0883024619, 0.2817188376, 0.6299787005 },
};
static const double perception[3][3] = {
  { 0.2104542553, 0.7936177850, -0.0040720468 },
  { 1.9779984951, -2.4285922050, 0.4505937099 },
  { 0.0259040371, 0.7827717662, -0.8086757660 },
};

static Triple
multiplied (const double matrix[3][3],
            Triple       triple)
{
  Triple result;

  for (unsigned i = 0; i < 3; i++)
    result.v[i] = matrix[i][0] * triple.v[0] + matrix[i][1] * triple.v[1] + matrix[i][2] * triple.v[2];

  return result;
}

static double
light_of (uint32_t part)
{
  const double value = part / 255.0;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* Some simulated colours lie a little outside what a screen can show. */
static Triple
light_seen (uint32_t colour,
            TcEyes   eyes)
{
  const Triple light = { { light_of (colour >> 16 & 0xff), light_of (colour >> 8 & 0xff), light_of (colour & 0xff) } };
  Triple seen = multiplied (vision[eyes], light);

  for (unsigned i = 0; i < 3; i++)
    seen.v[i] = fmin (fmax (seen.v[i], 0), 1);

  return seen;
}

static Triple
oklab_of (Triple light)
{
  Triple signal = multiplied (receptors, light);

  for (unsigned i = 0; i < 3; i++)
    signal.v[i] = cbrt (signal.v[i]);

  return multiplied (perception, signal);
}

double
tc_colour_distance (uint32_t a,
                    uint32_t b,
                    TcEyes   eyes)
{
  const Triple from = oklab_of (light_seen (a, eyes)), to = oklab_of (light_seen (b, eyes));
  double sum = 0;

  for (unsigned i = 0; i < 3; i++)
    sum += (to.v[i] - from.v[i]) * (to.v[i] - from.v[i]);

  return 100 * sqrt (sum);
}

void
tc_eyes_get_matrix (TcEyes eyes,
                    double matrix[3][3])
{
  memcpy (matrix, vision[eyes], sizeof vision[eyes]);
}
