/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-backdrop.h>
#include <tc-flights.h>
#include <turn-match.h>

#include "tc-analysis-strip.h"
#include "tc-coach-card.h"
#include "tc-sound.h"

G_BEGIN_DECLS

#define TC_TYPE_GAME_PAGE (tc_game_page_get_type ())

/* What the tables of all games with hidden cards share: a prompt, whose eyes see the screen, the shutter between two people, replay, and the
 * result. A game derives from it and shows its own table. Signals, as those of TcTablePage:
 *   changed           when the window's title or undo may have changed
 *   ended             when the end of the game has been shown
 *   replay-ended      when somebody has seen enough of a replay
 */
G_DECLARE_DERIVABLE_TYPE (TcGamePage, tc_game_page, TC, GAME_PAGE, AdwBin)

struct _TcGamePageClass
{
  AdwBinClass parent_class;

  /* Shows the table to the viewer; called whenever anything has changed. Begins with tc_game_page_set_prompt (). */
  void        (*refresh)(TcGamePage *self);

  /* Shows how the last @move, made by @mover, came about; called when the table has been refreshed after exactly one move and is seen by the same eyes
   * as before. NULL: the cards have just been dealt. */
  void        (*animate)(TcGamePage     *self,
                         TcFlights      *flights,
                         const TurnMove *move,
                         int             mover);

  /* What a move sounds like that has just been made; FALSE: nobody shall hear it. */
  gboolean (*find_sound)(TcGamePage *self,
                         TurnMove    move,
                         TcSound    *sound);

  /* What the coach says and what he looks at, and how a hint is told. */
  const TcCoachScript *coach;
  gpointer             (*get_coached)(TcGamePage *self);
  const TcHintWords   *hint_words;

  /* A person who has to be asked although no move is due, because not asking would betray what is hidden; or -1. Called after each move. */
  int                  (*find_asked)(TcGamePage *self);

  /* A move in words, without who makes it: "plays T". */
  TcMoveWords          describe_move;

  /* Why the game is over, in a sentence. */
  char                *(*describe_end)(TurnMatch *match);

  /* Puts the keyboard where it is needed. */
  void                 (*focus)(TcGamePage *self);

  /* "3 players · 23 cards left" */
  char                *(*dup_subtitle)(TcGamePage *self);
};

/* What the table stands on, the table itself, which scrolls where there is no room, and what is always seen below it: the viewer's hand. */
void        tc_game_page_set_up       (TcGamePage    *self,
                                       TcBackdropKind ground,
                                       GtkWidget     *table,
                                       GtkWidget     *foot);
TcBackdrop *tc_game_page_get_backdrop (TcGamePage *self);

/* Says what to do at the top of that box instead of above the table. */
void        tc_game_page_move_prompt  (TcGamePage *self,
                                       GtkBox     *box);

/* NULL: an empty table. With @replay the match is only watched. */
void        tc_game_page_set_match    (TcGamePage *self,
                                       TurnMatch  *match,
                                       gboolean    replay);
TurnMatch  *tc_game_page_get_match    (TcGamePage *self);
gboolean    tc_game_page_is_replay    (TcGamePage *self);

/* Who looks at the screen, or -1: nobody whose hand may be seen. */
int         tc_game_page_get_viewer   (TcGamePage *self);

/* Whether the viewer is to move. */
gboolean    tc_game_page_is_active    (TcGamePage *self);

/* Whether the viewer is only asked for the sake of the others; answering goes on. */
gboolean    tc_game_page_is_asked     (TcGamePage *self);
void        tc_game_page_answer       (TcGamePage *self);

/* What the viewer does; a move that is refused is explained in the prompt. */
void        tc_game_page_play         (TcGamePage *self,
                                       TurnMove    move);

/* Who is meant (-1: everybody), what is to be done, and how. */
void        tc_game_page_set_prompt   (TcGamePage *self,
                                       int         seat,
                                       const char *title,
                                       const char *hint);

/* Whether a hint can be asked for; that is the action "turn.hint". */
gboolean    tc_game_page_get_can_hint (TcGamePage *self);

gboolean    tc_game_page_get_can_undo (TcGamePage *self);
void        tc_game_page_undo         (TcGamePage *self);
char       *tc_game_page_dup_subtitle (TcGamePage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Shows everything anew, for a game whose choice in the making has changed. */
void        tc_game_page_refresh      (TcGamePage *self);

/* Raises the shutter, as its button does. */
void        tc_game_page_uncover      (TcGamePage *self);
gboolean    tc_game_page_is_covered   (TcGamePage *self);

G_END_DECLS
