/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-game-kind.h"

#include <glib/gi18n.h>
#include <rt-advice.h>
#include <rt-guide.h>
#include <rt-journal-words.h>
#include <rt-record.h>
#include <rt-words.h>

#include "rt-faces.h"
#include "rt-page.h"
#include "turn-game-banner.h"

static void
draw_banner (cairo_t *cr,
             double   width,
             double   height)
{
  const TurnCardFace nine = { .kind = TURN_CARD_PLAYING, .value = 9, .suit = TURN_SUIT_HEARTS };

  turn_game_banner_fill (cr, 0x39168c);
  turn_game_banner_splash (cr, "ultra", width * 0.88, height * 0.8, 20);
  turn_game_banner_splash (cr, "ultra", width * 0.06, height * 0.15, 12);
  turn_game_banner_draw_card (cr, width / 2.0 - 56, height * 0.16, -7, &nine);
  turn_game_banner_draw_die (cr, width / 2.0 + 12, height * 0.56, 6, 4);
  turn_game_banner_draw_die (cr, width / 2.0 + 66, height * 0.46, -12, 5);
}

/* A level that is not stronger than the one below it is not offered: Legend won 53.4 % of 89 games against King. Records may have it. */
static const char *const levels[] = { "easy", "medium", "hard", NULL };

/* A card of the journal. */
static TurnCardFace
find_face (guint64 card)
{
  return rt_faces_card ((RtCard) card);
}

static const TurnActPictures pictures = { .find_face = find_face };

const TurnGameKind rt_game_kind = {
  .format = &rt_record_format,
  .about = N_("Dice and piles, a duel"),
  .levels = levels,
  .rules_text = &rt_rules_text,
  .shortcuts = "cards",
  .coach = &rt_coach_script,
  .guide = &rt_guide,
  .hint_words = &rt_hint_words,
  .draw_banner = draw_banner,
  .journal = &rt_journal_words,
  .pictures = &pictures,
  .describe_move = rt_words_move,
  .describe_end = rt_words_end,
  .describe_score = rt_words_score,
  .new_page = rt_page_new,
};
