/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-game-kind.h"

#include <glib/gi18n.h>
#include <tg-advice.h>
#include <tg-guide.h>
#include <tg-journal-words.h>
#include <tg-record.h>
#include <tg-words.h>
#include <turn-palette.h>

#include "tg-faces.h"
#include "tg-page.h"
#include "turn-game-banner.h"

static void
draw_banner (cairo_t *cr,
             double   width,
             double   height)
{
  const TurnCardFace letters[] = {
    { .kind = TURN_CARD_LETTERS, .letters = "T", .paint = turn_paint_find ("flamingo") },
    { .kind = TURN_CARD_LETTERS, .letters = "G", .paint = turn_paint_find ("taxi") },
    { .kind = TURN_CARD_LETTERS, .letters = "A", .paint = turn_paint_find ("lagoon") },
  };

  turn_game_banner_fill (cr, 0x14564a);
  turn_game_banner_splash (cr, "mint", width * 0.16, height * 0.2, 18);
  turn_game_banner_splash (cr, "mint", width * 0.93, height * 0.98, 13);
  turn_game_banner_draw_card (cr, width / 2.0 - 52, height * 0.18, -11, &letters[0]);
  turn_game_banner_draw_card (cr, width / 2.0 + 52, height * 0.18, 11, &letters[1]);
  turn_game_banner_draw_card (cr, width / 2.0, height * 0.13, 0, &letters[2]);
}

/* A card of the journal. */
static TurnCardFace
find_face (guint64 card)
{
  return card == TG_JOURNAL_IT ? tg_faces_it () : tg_faces_card ((TgCard) card);
}

static const TurnActPictures pictures = { .find_face = find_face };

const TurnGameKind tg_game_kind = {
  .format = &tg_record_format,
  .about = N_("Quick card chase"),
  .rules_text = &tg_rules_text,
  .shortcuts = "cards",
  .coach = &tg_coach_script,
  .guide = &tg_guide,
  .hint_words = &tg_hint_words,
  .draw_banner = draw_banner,
  .journal = &tg_journal_words,
  .pictures = &pictures,
  .describe_move = tg_words_move,
  .describe_end = tg_words_end,
  .describe_score = tg_words_score,
  .new_page = tg_page_new,
};
