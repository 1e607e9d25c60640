/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-statistics.h"

G_BEGIN_DECLS

/* What the file of the statistics holds: rows, and a digest of the newest game so that it is not counted twice. */
typedef struct
{
  GArray *rows;      /* of TcStatisticsRow */
  char   *newest;    /* NULL before the first game */
} TcStatisticsFile;

void     tc_statistics_file_init  (TcStatisticsFile *self);
void     tc_statistics_file_clear (TcStatisticsFile *self);

/* A file that is not there holds nothing; on an error @self is empty. */
gboolean tc_statistics_file_load  (TcStatisticsFile *self,
                                   GFile            *file,
                                   GError          **error);
gboolean tc_statistics_file_save  (const TcStatisticsFile *self,
                                   GFile                  *file,
                                   GError                **error);

G_END_DECLS
