/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <string.h>

#include <tc-board.h>

static const guint32 plain_colours[TC_MAX_DISTRICTS] = {
  0xb5391a, 0xf3c83f, 0x35b3ea, 0x6b3b93, 0x62a358, 0xffffff, 0x000000, 0x777777, 0xff8800, 0x0000ff, 0x00ffee, 0x440022,
};

static inline guint8
plain_district (TcBoard *board,
                char     key)
{
  guint8 i = 0;

  if (key == '.')
    return TC_OUTSIDE;
  while (i < board->n_districts && board->districts[i].key != key)
    i++;
  if (i == board->n_districts)
    board->districts[board->n_districts++] = (TcDistrict) {
      .key = key, .colour = plain_colours[i], .value = { 4, 2 },
    }
  ;

  return i;
}

/* A board without a mistake but for those in its grid, such as "aab/a.b". @hq is nine ids with a space between, or three for freestyle. */
static inline TcBoard
plain_board (const char *grid,
             const char *hq)
{
  g_auto (GStrv) rows = g_strsplit (grid, "/", -1), ids = g_strsplit (hq, " ", -1);
  const guint n_sections = g_strv_length (ids) - TC_N_SMALL_TOKENS;
  TcBoard board;

  memset (&board, 0, sizeof board);
  board.n_rows = (guint8) g_strv_length (rows);
  board.n_columns = (guint8) strlen (rows[0]);
  for (guint row = 0; row < board.n_rows; row++)
    for (guint column = 0; column < board.n_columns; column++)
      board.squares[row][column] = plain_district (&board, rows[row][column]);
  board.n_drones = board.n_bubbles = 1;
  board.drones[0] = board.bubbles[0] = -1;
  board.has_sections = n_sections == TC_N_SECTIONS;
  for (guint i = 0; i < n_sections; i++)
    g_strlcpy (board.sections[i], ids[i], TC_TOKEN_ID_SIZE);
  for (guint i = 0; i < TC_N_SMALL_TOKENS; i++)
    g_strlcpy (board.small[i], ids[n_sections + i], TC_TOKEN_ID_SIZE);

  return board;
}

#define PLAIN_HQ "T4 L4 I3 S4 O4 P5 I1 I2 V3"
