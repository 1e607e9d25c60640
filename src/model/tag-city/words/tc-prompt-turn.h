/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

#include "tc-prompt.h"

G_BEGIN_DECLS

/* The prompt of the person @name who is putting a turn together, by mouse and keys or by fingers. */
TcPrompt tc_prompt_new_for_turn (const TcDraft *draft,
                                 const char    *name,
                                 TcBoardFile   *file,
                                 gboolean       touched) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
