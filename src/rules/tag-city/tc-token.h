/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-shape.h"

#define TC_TOKEN_ID_SIZE 16

/* A graffiti token: a shape with a name. */
typedef struct
{
  char    id[TC_TOKEN_ID_SIZE];   /* ends in zeros, so that tokens compare as bytes */
  TcShape shape;
} TcToken;

#define TC_N_BUILT_IN_TOKENS 21
#define TC_N_LARGE_TOKENS 11
#define TC_N_SMALL_TOKENS 3

/* All free polyominoes up to five squares, in the order of the format. */
const TcToken *tc_token_built_in (unsigned index);

/* The eleven larger and three small tokens of the box (C6). */
const TcToken *tc_token_large    (unsigned index);
const TcToken *tc_token_small    (unsigned index);

/* The built-in token with that id, or NULL. */
const TcToken *tc_token_find     (const char *id);
