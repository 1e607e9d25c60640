/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-palette.h>

#include "tc-crew-words.h"

G_BEGIN_DECLS

#define TC_TYPE_CREW_CHIP (tc_crew_chip_get_type ())

/* What a tagger is doing, in a pill: an icon, a few words and the picture of a shape. It is not there when there is nothing to say. */
G_DECLARE_FINAL_TYPE (TcCrewChip, tc_crew_chip, TC, CREW_CHIP, AdwBin)

void tc_crew_chip_set_doing (TcCrewChip        *self,
                             const TcCrewDoing *doing,
                             const TurnPaint   *paint);

G_END_DECLS
