/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-chips.h>
#include <tc-report.h>
#include <tc-table.h>

G_BEGIN_DECLS

/* What the tools of the row are for. */
typedef enum
{
  TC_TOOLS_SHAPE,         /* rotate and flip it */
  TC_TOOLS_DICE,          /* push a die to the left or to the right */
} TcTools;

/* What the row under the board shows: a value that owns its texts. What has something else to confirm, as a hint or the end of a round, puts its own
 * words in the last place. What the buttons do are the page's actions, which also say whether they can. */
typedef struct
{
  TcTools          tools;
  gboolean         is_pinned;     /* putting back only lifts the pin */
  char            *words;         /* in the middle, or NULL */
  guint            n_chips;       /* that follow the words: what would be filled */
  TcChip           chips[TC_MAX_FILLS];
  const TcDraft   *networks;      /* instead of both: what checking networks would do, or NULL */
  const TurnPaint *paint;         /* of the tagger */
  char            *confirm;       /* on the button in the last place */
  const char      *icon;          /* there, or NULL */
  gboolean         is_live;       /* it can be pressed */
  gboolean         is_hint;       /* it does what a hint proposes */
  gboolean         is_ready;      /* and will do it; else it says why not */
} TcActionScene;

/* The row as the viewer of @table needs it now. With @compact there is room for the buttons only; @offers_result: the battle is over, and its result
 * can be asked for. */
TcActionScene tc_action_scene_new   (TcTable *table,
                                     gboolean compact,
                                     gboolean offers_result) G_GNUC_WARN_UNUSED_RESULT;
void          tc_action_scene_clear (TcActionScene *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcActionScene, tc_action_scene_clear)

G_END_DECLS
