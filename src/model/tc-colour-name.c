/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-colour-name.h"

#include <glib/gi18n.h>

/* A colour as hue in degrees, and saturation and lightness from 0 to 1. */
typedef struct
{
  double hue;
  double saturation;
  double lightness;
} Shade;

static Shade
get_shade (guint32 colour)
{
  const double red = (colour >> 16 & 0xff) / 255., green = (colour >> 8 & 0xff) / 255., blue = (colour & 0xff) / 255.;
  const double most = MAX (MAX (red, green), blue), least = MIN (MIN (red, green), blue);
  const double span = most - least;
  Shade shade = { .lightness = (most + least) / 2 };

  if (span <= 0)
    return shade;
  shade.saturation = span / (1 - ABS (most + least - 1));
  if (most <= red)
    shade.hue = 60 * (green - blue) / span;
  else if (most <= green)
    shade.hue = 60 * (blue - red) / span + 120;
  else
    shade.hue = 60 * (red - green) / span + 240;
  if (shade.hue < 0)
    shade.hue += 360;

  return shade;
}

/* Hues that end before @end are called so; dark and light ones often have a name of their own. */
static const struct
{
  double      end;
  const char *dark, *usual, *light;
} hues[] = {
  { 14, NC_("colour", "red"), NC_("colour", "red"), NC_("colour", "pink") },
  { 42, NC_("colour", "brown"), NC_("colour", "orange"), NC_("colour", "orange") },
  { 68, NC_("colour", "brown"), NC_("colour", "yellow"), NC_("colour", "yellow") },
  { 160, NC_("colour", "green"), NC_("colour", "green"), NC_("colour", "green") },
  { 190, NC_("colour", "turquoise"), NC_("colour", "turquoise"), NC_("colour", "turquoise") },
  { 258, NC_("colour", "dark blue"), NC_("colour", "blue"), NC_("colour", "light blue") },
  { 318, NC_("colour", "purple"), NC_("colour", "purple"), NC_("colour", "purple") },
  { 345, NC_("colour", "purple"), NC_("colour", "pink"), NC_("colour", "pink") },
  { 361, NC_("colour", "red"), NC_("colour", "red"), NC_("colour", "pink") },
};

#define GREY_BELOW .14
#define DARK_BELOW .32
#define LIGHT_FROM .7

const char *
tc_colour_name (guint32 colour)
{
  const Shade shade = get_shade (colour);
  gsize i = 0;

  if (shade.lightness < .1)
    return C_("colour", "black");
  if (shade.lightness > .95)
    return C_("colour", "white");
  if (shade.saturation < GREY_BELOW)
    return C_("colour", "grey");

  while (shade.hue >= hues[i].end)
    i++;

  return g_dpgettext2 (NULL, "colour",
                       shade.lightness < DARK_BELOW ? hues[i].dark : shade.lightness >= LIGHT_FROM ? hues[i].light : hues[i].usual);
}
