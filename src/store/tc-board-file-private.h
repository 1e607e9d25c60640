/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store-shared.h"
#include "tc-board-file.h"

G_BEGIN_DECLS

struct _TcBoardFile
{
  gatomicrefcount ref_count;
  TcBoard         board;
  StoreShared    *json;         /* the file as it was read, with texts and unknown members; where the board says something else, that counts */
};

/* Takes @json. */
TcBoardFile *tc_board_file_new_taking         (const TcBoard *board,
                                               StoreShared   *json) G_GNUC_WARN_UNUSED_RESULT;

/* The localised name of a district, or NULL. */
JsonNode    *tc_board_file_find_district_name (TcBoardFile *self,
                                               guint        district);

G_END_DECLS
