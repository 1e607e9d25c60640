/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-checker.h>

#include "tce-tools.h"

G_BEGIN_DECLS

#define TCE_TYPE_PANEL (tce_panel_get_type ())

/* What shows a part of the board that is edited. Properties `document` (TcBoardDocument), `tools` (TceTools) and `checker` (TcBoardChecker), any of
 * which may be NULL; a panel follows those that it is given. */
G_DECLARE_DERIVABLE_TYPE (TcePanel, tce_panel, TCE, PANEL, AdwBin)

struct _TcePanelClass
{
  AdwBinClass parent_class;

  /* Sets everything from the model. Called when one of the properties was set; the object that was there before is still alive. */
  void        (*refresh)       (TcePanel *self);

  /* The board, a property of the tools or the findings have changed. All three refresh unless a panel knows better; NULL: it does not care. */
  void        (*board_changed) (TcePanel *self);
  void        (*tools_changed) (TcePanel   *self,
                                GParamSpec *pspec);
  void        (*checked)       (TcePanel *self);
};

void             tce_panel_set_document (TcePanel        *self,
                                         TcBoardDocument *document);
TcBoardDocument *tce_panel_get_document (TcePanel *self);
TceTools        *tce_panel_get_tools    (TcePanel *self);
TcBoardChecker  *tce_panel_get_checker  (TcePanel *self);

/* The board of the document as it is now, or NULL. */
const TcBoard   *tce_panel_get_board    (TcePanel *self);

/* Changes the board of the document: tc_board_document_apply (). */
void             tce_panel_apply        (TcePanel      *self,
                                         const TcBoard *board,
                                         const char    *label,
                                         const char    *key);

/* Only if it is another one: a tooltip that is shown would go away. Whether it is. */
gboolean         tce_panel_set_tip      (GtkWidget  *widget,
                                         const char *text);

G_END_DECLS
