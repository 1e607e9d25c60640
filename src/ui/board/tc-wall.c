/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-wall.h"

#define WHITE 0xffffff
#define BLACK 0x000000

/* The pattern in strokes of the wall's own colour, darkened until it is seen on white. */
static TcWall
outlined_wall (guint32 base)
{
  guint32 line = turn_mix (base, BLACK, .25);

  return (TcWall) {
           .base = base,
           .ground = WHITE,
           .line = turn_mix (line, WHITE, .6),
           .highlight = WHITE,
           .glyph = line,
           .band = line,
  };
}

TcWall
tc_wall (guint32   base,
         TurnTheme theme)
{
  guint32 ground = theme.dark ? turn_mix (base, 0x15161b, .5) : turn_mix (base, WHITE, .5);

  if (theme.outlined)
    return outlined_wall (base);

  return (TcWall) {
           .base = base,
           .ground = ground,
           .line = theme.dark ? turn_mix (ground, BLACK, .26) : turn_mix (ground, base, .30),
           .highlight = turn_mix (ground, WHITE, theme.dark ? .09 : .45),
           .glyph = theme.dark ? turn_mix (ground, WHITE, .26) : turn_mix (ground, base, .6),
           .band = turn_mix (base, BLACK, theme.dark ? .25 : .10),
  };
}
