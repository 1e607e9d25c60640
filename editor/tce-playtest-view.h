/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-document.h>
#include <tc-playtest.h>

G_BEGIN_DECLS

#define TCE_TYPE_PLAYTEST_VIEW (tce_playtest_view_get_type ())

/* What all have in common that tell of a playtest. Properties `document` and `playtest`, either may be NULL, and `n-errors`, which keep the board from
 * being played. */
G_DECLARE_DERIVABLE_TYPE (TcePlaytestView, tce_playtest_view, TCE, PLAYTEST_VIEW, AdwBin)

struct _TcePlaytestViewClass
{
  AdwBinClass parent_class;

  /* The playtest went on, or a property was set. */
  void        (*refresh)       (TcePlaytestView *self);

  /* The board was changed; may be NULL. */
  void        (*refresh_board) (TcePlaytestView *self);
};

TcPlaytest    *tce_playtest_view_get_playtest (TcePlaytestView *self);
guint          tce_playtest_view_get_n_errors (TcePlaytestView *self);

/* The document's board as it is, or NULL. */
const TcBoard *tce_playtest_view_get_board    (TcePlaytestView *self);

/* Whether there is a playtest, and the board has become another one since. */
gboolean       tce_playtest_view_is_stale     (TcePlaytestView *self);

G_END_DECLS
