/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-playtest.h>

G_BEGIN_DECLS

typedef enum
{
  TCE_FINDING_ERROR,
  TCE_FINDING_WARNING,
  TCE_FINDING_FINE,
} TceFindingRank;

/* What a playtest has found, with the reason, and what would help. */
typedef struct
{
  TceFindingRank rank;
  char          *what;           /* “Row 3 is worth almost nothing” */
  char          *why;            /* “filled on 8 % of the boards at King level” */
  char          *remedy;         /* “high 2 to 4, low 1 to 2”, or NULL */
  TcBoard        remedied;       /* the board of the playtest with that; only with a remedy */
  gboolean       wants_search;   /* stronger taggers would say more */
  gboolean       has_feature;    /* it is about one */
  TcFeatureKind  kind;
  guint          index;
} TceFinding;

/* (element-type TceFinding) (transfer full): errors first. @before: a run to compare with, or NULL. Too few battles find nothing. */
GPtrArray *tce_findings_of      (TcPlaytest *playtest,
                                 TcPlaytest *before) G_GNUC_WARN_UNUSED_RESULT;

/* Whether its taggers are strong enough to say something about seats: greedy ones can be wrong about which way it is. */
gboolean   tce_finding_can_tell_seats (TcPlaytest *playtest);

/* A board with the remedy of a finding in @playtest's board, and without it again; other values stay as they are. An equal copy if the grid is another one. */
TcBoard    tce_finding_applied  (const TceFinding *self,
                                 TcPlaytest       *playtest,
                                 const TcBoard    *board);
TcBoard    tce_finding_undone   (const TceFinding *self,
                                 TcPlaytest       *playtest,
                                 const TcBoard    *board);
gboolean   tce_finding_is_in    (const TceFinding *self,
                                 TcPlaytest       *playtest,
                                 const TcBoard    *board);

G_END_DECLS
