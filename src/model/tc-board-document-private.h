/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-document.h"
#include "tc-board-history.h"
#include "tc-recovery-copy.h"

G_BEGIN_DECLS

struct _TcBoardDocument
{
  GObject         parent_instance;

  TcBoardHistory *history;
  TcBoardFile    *saved;             /* the value that the file has, or NULL if it has another one */
  gboolean        modified;
  gboolean        can_undo;
  gboolean        can_redo;
  char           *undo_label;
  char           *redo_label;
  char           *title;

  TcBoardDisk    *disk;
  TcRecoveryCopy *copy;
  guint           recovery_source;
};

/* What was loaded from a file with that checksum. */
TcBoardDocument *tc_board_document_new_loaded (TcBoardFile *value,
                                               GFile       *file,
                                               const char  *checksum) G_GNUC_WARN_UNUSED_RESULT;

/* The file has that value now, or, if it is NULL, none that the document ever had. */
void             tc_board_document_set_saved  (TcBoardDocument *self,
                                               TcBoardFile     *saved);

G_END_DECLS
