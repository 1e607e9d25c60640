/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token.h"

#include <stddef.h>
#include <string.h>

/* Lying as they do on the HQ. */
static const TcToken built_in[TC_N_BUILT_IN_TOKENS] = {
  { "I1", { 0x1 } },   /* # */
  { "I2", { 0x3 } },   /* ## */
  { "I3", { 0x7 } },   /* ### */
  { "V3", { 0x301 } },   /* #. / ## */
  { "I4", { 0xf } },   /* #### */
  { "O4", { 0x303 } },   /* ## / ## */
  { "T4", { 0x207 } },   /* ### / .#. */
  { "S4", { 0x306 } },   /* .## / ##. */
  { "L4", { 0x30101 } },   /* #. / #. / ## */
  { "F5", { 0x20306 } },   /* .## / ##. / .#. */
  { "I5", { 0x1f } },   /* ##### */
  { "L5", { 0x3010101 } },   /* #. / #. / #. / ## */
  { "N5", { 0x1030202 } },   /* .# / .# / ## / #. */
  { "P5", { 0x10303 } },   /* ## / ## / #. */
  { "T5", { 0x20207 } },   /* ### / .#. / .#. */
  { "U5", { 0x705 } },   /* #.# / ### */
  { "V5", { 0x70101 } },   /* #.. / #.. / ### */
  { "W5", { 0x60301 } },   /* #.. / ##. / .## */
  { "X5", { 0x20702 } },   /* .#. / ### / .#. */
  { "Y5", { 0x2020302 } },   /* .# / ## / .# / .# */
  { "Z5", { 0x60203 } },   /* ##. / .#. / .## */
};

/* The box (C6), as ids. */
static const char *const large[TC_N_LARGE_TOKENS] = { "I3", "I4", "O4", "T4", "S4", "L4", "P5", "U5", "V5", "W5", "L5" };
static const char *const small[TC_N_SMALL_TOKENS] = { "I1", "I2", "V3" };

const TcToken *
tc_token_built_in (unsigned index)
{
  return &built_in[index];
}

const TcToken *
tc_token_large (unsigned index)
{
  return tc_token_find (large[index]);
}

const TcToken *
tc_token_small (unsigned index)
{
  return tc_token_find (small[index]);
}

const TcToken *
tc_token_find (const char *id)
{
  for (unsigned i = 0; i < TC_N_BUILT_IN_TOKENS; i++)
    if (strcmp (built_in[i].id, id) == 0)
      return &built_in[i];

  return NULL;
}
