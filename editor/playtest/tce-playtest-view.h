/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-playtest.h>

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_PLAYTEST_VIEW (tce_playtest_view_get_type ())

/* A panel that shows a playtest of its document. Property `playtest`, which may be NULL; it refreshes when the playtest goes on. */
G_DECLARE_DERIVABLE_TYPE (TcePlaytestView, tce_playtest_view, TCE, PLAYTEST_VIEW, TcePanel)

struct _TcePlaytestViewClass
{
  TcePanelClass parent_class;
};

TcPlaytest *tce_playtest_view_get_playtest (TcePlaytestView *self);

/* Whether the checker knows an error, which keeps the board from being played. */
gboolean    tce_playtest_view_has_errors   (TcePlaytestView *self);

/* Whether there is a playtest, and the board has become another one since. */
gboolean    tce_playtest_view_is_stale     (TcePlaytestView *self);

G_END_DECLS
