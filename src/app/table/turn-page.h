/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-backdrop.h>
#include <turn-flights.h>
#include <turn-screen.h>
#include <turn-shutter.h>

#include "turn-coach-card.h"
#include "turn-replay-bar.h"
#include "turn-sound.h"

G_BEGIN_DECLS

#define TC_TYPE_GAME_PAGE (tc_game_page_get_type ())

/* The page of every game. It follows a TurnScreen and owns what all games have: the shutter between two people, coach and hint, replay, undo, the end and
 * its result. A game derives from it and shows its own table; what else it brings is in its TurnGameKind. Signals:
 *   changed           when the window's title or undo may have changed
 *   over              when the game has come to its end
 *   ended             when the end has been seen and the result is due
 *   replay-ended      when somebody has seen enough of a replay
 */
G_DECLARE_DERIVABLE_TYPE (TcGamePage, tc_game_page, TC, GAME_PAGE, AdwBin)

struct _TcGamePageClass
{
  AdwBinClass parent_class;

  /* Another screen has come, or NULL; optional. */
  void        (*begin)(TcGamePage *self,
                       TurnScreen *screen);

  /* Shows the table; called whenever anything has changed. */
  void        (*refresh)(TcGamePage *self,
                         TurnChange  change);

  /* Shows how the last @move, made by @mover, came about; called when the table has been refreshed after exactly one move and is seen by the same eyes
   * as before. NULL: the cards have just been dealt. Optional. */
  void (*animate)(TcGamePage     *self,
                  TcFlights      *flights,
                  const TurnMove *move,
                  int             mover);

  /* What a move sounds like that has just been made; FALSE: nobody may hear it. */
  gboolean (*find_sound)(TcGamePage *self,
                         TurnMove    move,
                         TcSound    *sound);

  /* What the script of the coach looks at; NULL: he has nothing to say. */
  gpointer   (*get_coached)(TcGamePage *self);

  /* Enter: makes the move that was chosen, or the one that is suggested. Escape: closes the hint, unless the game does it. */
  void       (*confirm)(TcGamePage *self);
  void       (*cancel)(TcGamePage *self);

  /* Puts the keyboard where it is needed. */
  void       (*focus)(TcGamePage *self);

  /* "3 players · 23 cards left" */
  char      *(*dup_subtitle)(TcGamePage *self);

  /* What stands in the header bar instead of the title, where the page has no room for it, or NULL. Optional. */
  GtkWidget *(*get_heading)(TcGamePage *self);
};

/* All that the page shows, with a coach and a replay bar somewhere in it. */
void        tc_game_page_set_content  (TcGamePage  *self,
                                       GtkWidget   *content,
                                       TcCoachCard *coach,
                                       TcReplayBar *replay);

/* The same for a table with cards: what it stands on, the table itself, which scrolls where there is no room, and what is always seen below it: the
 * viewer's hand. Above it a prompt says what to do. */
void        tc_game_page_set_up       (TcGamePage    *self,
                                       TcBackdropKind ground,
                                       GtkWidget     *table,
                                       GtkWidget     *foot);
TcBackdrop *tc_game_page_get_backdrop (TcGamePage *self);

/* Says what to do at the top of that box instead of above the table. */
void        tc_game_page_move_prompt  (TcGamePage *self,
                                       GtkBox     *box);

/* Who is meant (-1: everybody), what is to be done, and how. */
void        tc_game_page_set_prompt   (TcGamePage *self,
                                       int         seat,
                                       const char *title,
                                       const char *hint);

/* What stands on the shutter, and the button on it that raises it. */
void        tc_game_page_set_cover    (TcGamePage *self,
                                       GtkWidget  *card,
                                       GtkWidget  *raise);
TcShutter  *tc_game_page_get_shutter  (TcGamePage *self);

/* NULL: an empty table. With @replay the match is only watched. */
void        tc_game_page_set_match    (TcGamePage *self,
                                       TurnMatch  *match,
                                       gboolean    replay);

/* The same with a screen that another page has shown; what is being chosen there stays. */
void        tc_game_page_set_screen   (TcGamePage *self,
                                       TurnScreen *screen);
TurnScreen *tc_game_page_get_screen   (TcGamePage *self);
TurnMatch  *tc_game_page_get_match    (TcGamePage *self);
gboolean    tc_game_page_is_replay    (TcGamePage *self);

/* What the viewer does; a move that is refused is explained in the prompt. */
void        tc_game_page_play         (TcGamePage *self,
                                       TurnMove    move);
void        tc_game_page_confirm      (TcGamePage *self);

/* Whether a hint can be asked for; that is the action "turn.hint". Closing says whether there was one. */
gboolean    tc_game_page_get_can_hint (TcGamePage *self);
gboolean    tc_game_page_close_hint   (TcGamePage *self);

char       *tc_game_page_dup_subtitle (TcGamePage *self) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget  *tc_game_page_get_heading  (TcGamePage *self);

/* Shows everything again, for a game whose choice in the making has changed. */
void        tc_game_page_refresh      (TcGamePage *self,
                                       TurnChange  change);

/* Whether the shutter is on its way; `changed` when it has come down. */
gboolean    tc_game_page_is_closing   (TcGamePage *self);

/* Whether the end is seen and a person may ask for the result, and asking for it. */
gboolean    tc_game_page_offers_result (TcGamePage *self);
void        tc_game_page_end          (TcGamePage *self);

G_END_DECLS
