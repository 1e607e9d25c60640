/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-game-kind.h"

#include <glib/gi18n.h>
#include <rt-advice.h>
#include <rt-rules.h>
#include <rt-words.h>
#include <turn-deal.h>
#include <turn-palette.h>

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

const TurnGameKind rt_game_kind = {
  .rules = &rt_rules,
  .title = N_("Roll Tag"),
  .about = N_("Dice and piles, a duel"),
  .letter = 'R',
  .shortcuts = "cards",
  .coach = &rt_coach_script,
  .hint_words = &rt_hint_words,
  .draw_banner = draw_banner,
  .describe_move = rt_words_move,
  .describe_end = rt_words_end,
  .start_again = turn_deal_again,
  .new_screen = turn_screen_new,
  .new_page = rt_page_new,
};
