/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-faces.h"

#include <glib/gi18n.h>

TurnCardFace
tg_faces_card (TgCard card)
{
  static const struct { const char *letters, *paint; } looks[] = {
    [TG_NO_CARD] = { NULL, "flamingo" },
    [TG_T] = { "T", "flamingo" },
    [TG_A] = { "A", "lagoon" },
    [TG_G] = { "G", "taxi" },
    [TG_TAG] = { "TAG", "mint" },
    [TG_GOOL] = { "GOOL", "ultra" },
    [TG_FREEZE] = { "FREEZE", "lagoon" },
  };
  const char *foot = card == TG_TAG ? _("1 point") : card == TG_GOOL ? _("sends IT back") : card == TG_FREEZE ? _("freezes the others") : NULL;

  return (TurnCardFace) {
           .kind = card == TG_NO_CARD ? TURN_CARD_SLOT : TURN_CARD_LETTERS,
           .letters = card == TG_GOOL ? C_("card", "GOOL") : looks[card].letters,
           .paint = turn_paint_find (looks[card].paint),
           .foot = foot,
  };
}

TurnCardFace
tg_faces_it (void)
{
  return (TurnCardFace) { .kind = TURN_CARD_WARNING, .letters = C_("card", "IT"), .paint = turn_paint_find ("rust"), .foot = _("−3 points") };
}

TurnCardFace
tg_faces_back (void)
{
  return (TurnCardFace) { .kind = TURN_CARD_BACK, .letters = "TAG", .paint = turn_paint_find ("flamingo") };
}
