/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

#include "tc-dice-plan.h"
#include "tc-draft.h"
#include "turn-match.h"

G_BEGIN_DECLS

/* The line that always says what to do next, translated. A value that owns its texts. */
typedef struct
{
  char *title;        /* "Zaz, place the S" */
  char *subtitle;     /* "Here it fills row 6 +7" */
  char *brief;        /* instead of the subtitle where there is little room; or NULL: the same */
} TcPrompt;

/* For what @match shows, to somebody with mouse and keys or with fingers; @draft and @plan are asked when a person is to move, and may be NULL when none is. */
TcPrompt tc_prompt_new      (TurnMatch        *match,
                             const TcDraft    *draft,
                             const TcDicePlan *plan,
                             gboolean          touched) G_GNUC_WARN_UNUSED_RESULT;

/* For somebody who looks at another tagger's board meanwhile. */
TcPrompt tc_prompt_new_for_look (TurnMatch *match,
                                 guint      seat) G_GNUC_WARN_UNUSED_RESULT;

/* While a hint lies on the table. */
TcPrompt tc_prompt_new_for_hint (TurnMatch *match,
                                 guint      seat,
                                 gboolean   is_leading) G_GNUC_WARN_UNUSED_RESULT;

void     tc_prompt_clear    (TcPrompt *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcPrompt, tc_prompt_clear)

/* For the square that a screen reader is on: the shape and the squares that it covers, what it would bring there or why it cannot stay, or that it is
 * pinned. */
char    *tc_prompt_say      (const TcDraft * draft,
                             TcBoardFile   * file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
