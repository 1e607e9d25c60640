/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <turn-coach.h>
#include <turn-guide.h>
#include <turn-hint.h>
#include <turn-journal.h>
#include <turn-rules-text.h>
#include <turn-screen.h>

#include "turn-act-text.h"
#include "turn-analysis-strip.h"
#include "turn-setup.h"

G_BEGIN_DECLS

/* What a game brings to the program. Windows, pages and set-ups that serve all games know them by this alone. The first members are needed, all others may be
 * left out. */
typedef struct
{
  /* Its rules, records and name, as in turn_record_formats. */
  const TurnRecordFormat *format;

  /* The page that follows a match, a TurnPage. */
  GtkWidget            *(*new_page)(void);

  /* A move in words, without who makes it: "plays T". */
  TurnMoveWords           describe_move;

  /* What its journal tells, and the small pictures in it; without the first who moved and describe_move (), without the second words alone. */
  const TurnJournalWords *journal;
  const TurnActPictures  *pictures;

  /* On its card: N_("Paint the city with dice"), "2 to 4 taggers" (without it they are players), and a picture (without it the title is painted on
   * a wall). */
  const char             *about;
  char                 *(*describe_players)(guint fewest,
                                            guint most);
  void (*draw_banner)(cairo_t *cr,
                      double   width,
                      double   height);

  /* A small picture of how a record stands at a seat; without it the picture on its card. What somebody is called who has won, to be translated: N_("ALL CITY");
   * without it they have "won". */
  GtkWidget            *(*new_miniature)(TurnRecord * record,
                                         guint seat);
  const char *won;

  /* What is written above the chart of its scores in the hall of fame: N_("Prestige of the last 50 battles"); without it they are scores. */
  const char *score_chart;

  /* The set-up of a new game, a TurnSetup, with everything that was chosen on @former unless that is NULL; without it a TurnDealSetup, which asks who
   * plays. */
  GtkWidget            *(*new_setup)(TurnSetup * former);

  /* The same players, board and options once more; without it turn_deal_again (). */
  TurnRecord           *(*start_again)(TurnRecord * old,
                                       guint64 seed,
                                       GError **error);

  /* What files say of themselves ("format") that the set-up opens, as boards; NULL: there are none. */
  const char *board_format;

  /* What the place of a record (TurnRecordFormat.get_place) is called in the language that is spoken, by its English name; NULL: not known. */
  char                 *(*name_place)(const char *english);

  /* Levels of bots that people choose from, NULL-terminated, from weak to strong; without it all that the game has. How one plays, in a sentence,
   * translated, or NULL; without it turn_level_describe (). */
  const char *const     *levels;
  const char           *(*describe_level)(const char *level);

  /* In the help; pictures beside them by their number. */
  const TurnRulesText   *rules_text;
  GtkWidget            *(*new_rules_picture)(guint picture);

  /* Its section of help-overlay.ui. */
  const char            *shortcuts;

  /* What is explained at first, and what a hint says; without the latter there are no hints. */
  const TurnCoachScript *coach;
  const TurnHintWords   *hint_words;

  /* A first game that teaches, with a record in data/boards/first-games; without it none is offered. */
  const TurnGuideScript *guide;

  /* The eyes on a match; without it turn_screen_new (). */
  TurnScreen           *(*new_screen)(TurnMatch * match);

  /* What a seat's score is made of at the end, in a few words. */
  char                 *(*describe_score)(TurnMatch * match,
                                          guint seat);

  /* Why a game is over, in a sentence, and a page for the result; without the latter it is shown on the table. */
  char                 *(*describe_end)(TurnMatch * match);
  GtkWidget            *(*new_result)(TurnMatch * match);
} TurnGameKind;

/* All games, NULL-terminated; the one of a match or with that id, as in records. */
extern const TurnGameKind *const turn_game_kinds[];

const TurnGameKind *turn_game_kind_find (const char *id);
const TurnGameKind *turn_game_kind_of   (TurnMatch *match);

G_END_DECLS
