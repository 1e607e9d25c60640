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

#define TURN_TYPE_PAGE (turn_page_get_type ())

/* The page of every game. It follows a TurnScreen and owns what all games have: the shutter between two people, coach and hint, replay, undo, the end and
 * its result. A game derives from it and shows its own table; what else it brings is in its TurnGameKind. Signals:
 *   changed           when the window's title or undo may have changed
 *   over              when the game has come to its end
 *   ended             when the end has been seen and the result is due
 *   replay-ended      when somebody has seen enough of a replay
 */
G_DECLARE_DERIVABLE_TYPE (TurnPage, turn_page, TURN, PAGE, AdwBin)

struct _TurnPageClass
{
  AdwBinClass parent_class;

  /* Another screen has come, or NULL; optional. */
  void        (*begin)(TurnPage   *self,
                       TurnScreen *screen);

  /* Shows the table; called whenever anything has changed. */
  void        (*refresh)(TurnPage  *self,
                         TurnChange change);

  /* Shows how the last @move, made by @mover, came about; called when the table has been refreshed after exactly one move and is seen by the same eyes
   * as before. NULL: the cards have just been dealt. Optional. */
  void (*animate)(TurnPage       *self,
                  TurnFlights    *flights,
                  const TurnMove *move,
                  int             mover);

  /* What a move sounds like that has just been made; FALSE: nobody may hear it. */
  gboolean (*find_sound)(TurnPage  *self,
                         TurnMove   move,
                         TurnSound *sound);

  /* What the script of the coach looks at; NULL: he has nothing to say. */
  gpointer (*get_coached)(TurnPage *self);

  /* Lays the idea of a hint on the table, to be done, changed or put back; NULL: it is put back. Optional: without it an idea is only told. Doing it: makes
   * the move, unless the game has a step of its own for it. */
  void     (*preview)(TurnPage       *self,
                      const TurnMove *idea);
  void     (*do_idea)(TurnPage *self,
                      TurnMove  idea);

  /* Enter: makes the move that was chosen, or the one that is suggested. Escape: closes the hint, unless the game does it. */
  void     (*confirm)(TurnPage *self);
  void     (*cancel)(TurnPage *self);

  /* Puts the keyboard where it is needed. */
  void     (*focus)(TurnPage *self);

  /* "3 players · 23 cards left" */
  char    *(*dup_subtitle)(TurnPage *self);

  /* Shows on the table what somebody did with the move of that index; a negative @seat: nothing any more. Optional. */
  void     (*light)(TurnPage *self,
                    int       seat,
                    guint     index);

  /* Veils all that this step of a first game is not about; NULL: nothing is veiled. Optional. */
  void       (*light_step)(TurnPage            *self,
                           const TurnGuideStep *step);

  /* Where the journal stands on the table, as one page among others or not; NULL: beside or over the table. Optional. */
  AdwBin    *(*get_journal_place)(TurnPage *self,
                                  gboolean *is_plain);

  /* What stands in the header bar instead of the title, where the page has no room for it, or NULL. Optional. */
  GtkWidget *(*get_heading)(TurnPage *self);

  /* What says in the header bar how near the end is, a TurnEndMeter, or NULL where the page has room for that itself. Optional: not every game can tell. */
  GtkWidget *(*get_meter)(TurnPage *self);
};

/* All that the page shows, with a coach and a replay bar somewhere in it. */
void          turn_page_set_content  (TurnPage      *self,
                                      GtkWidget     *content,
                                      TurnCoachCard *coach,
                                      TurnReplayBar *replay);

/* The same for a table with cards: what it stands on, the table itself, which scrolls where there is no room, and what is always seen below it: the
 * viewer's hand. Above it a prompt says what to do. */
void          turn_page_set_up       (TurnPage        *self,
                                      TurnBackdropKind ground,
                                      GtkWidget       *table,
                                      GtkWidget       *foot);
TurnBackdrop *turn_page_get_backdrop (TurnPage *self);

/* Whether there are keys that it is worth telling of: not on a phone. */
gboolean      turn_page_has_keys     (TurnPage *self);

/* Says what to do at the top of that box instead of above the table. */
void          turn_page_move_prompt  (TurnPage *self,
                                      GtkBox   *box);

/* Who is meant (-1: everybody), what is to be done, and how. */
void          turn_page_set_prompt   (TurnPage   *self,
                                      int         seat,
                                      const char *title,
                                      const char *hint);

/* What stands on the shutter, and the button on it that raises it by the action "turn.uncover". */
void          turn_page_set_cover    (TurnPage  *self,
                                      GtkWidget *card,
                                      GtkWidget *raise);
TurnShutter  *turn_page_get_shutter  (TurnPage *self);

/* NULL: an empty table. With @replay the match is only watched. */
void          turn_page_set_match    (TurnPage  *self,
                                      TurnMatch *match,
                                      gboolean   replay);

/* The same with a screen that another page has shown; what is being chosen there stays. */
void          turn_page_set_screen   (TurnPage   *self,
                                      TurnScreen *screen);
TurnScreen   *turn_page_get_screen   (TurnPage *self);
TurnMatch    *turn_page_get_match    (TurnPage *self);

/* Whether the past is shown: a game that is over, or a moment of the one that goes on. */
gboolean      turn_page_is_replay    (TurnPage *self);

/* Begins to look back at the match that is watched. */
void          turn_page_look_back    (TurnPage *self);

/* What the viewer does; a move that is refused is explained in the prompt. */
void          turn_page_play         (TurnPage *self,
                                      TurnMove  move);
void          turn_page_confirm      (TurnPage *self);

/* The journal: whether it is open, opening and closing it. Asked for, it opens and gets the keyboard; asked for again it closes. */
gboolean      turn_page_has_journal   (TurnPage *self);
void          turn_page_show_journal  (TurnPage *self,
                                       gboolean  is_open);
void          turn_page_ask_for_journal (TurnPage *self);

/* Whether there is room for it beside the table; finding its place when the table is laid out otherwise. */
gboolean      turn_page_has_journal_room (TurnPage *self);
void          turn_page_place_journal (TurnPage *self);

/* Whether a hint can be asked for; that is the action "turn.hint", and "turn.do-hint" does what it shows: the idea, or NULL. Closing says whether there
 * was one. */
const TurnMove *turn_page_get_idea   (TurnPage *self);
gboolean      turn_page_get_can_hint (TurnPage *self);
gboolean      turn_page_close_hint   (TurnPage *self);

/* A first game is played with a guide, beginning with a step or going on with it; NULL: without. Who leaves goes back to where games are chosen. */
const TurnGuide *turn_page_get_guide (TurnPage *self);
void          turn_page_set_guide    (TurnPage        *self,
                                      const TurnGuide *guide);
void          turn_page_leave_guide  (TurnPage *self);

/* For the header bar. */
const char   *turn_page_get_title    (TurnPage *self);
char         *turn_page_dup_subtitle (TurnPage *self) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget    *turn_page_get_heading  (TurnPage *self);
GtkWidget    *turn_page_get_meter    (TurnPage *self);

/* Shows everything again, for a game whose choice in the making has changed. */
void          turn_page_refresh      (TurnPage  *self,
                                      TurnChange change);

/* Whether the shutter is on its way; `changed` when it has come down. */
gboolean      turn_page_is_closing   (TurnPage *self);

/* Whether the end is seen and a person may ask for the result, and asking for it. */
gboolean      turn_page_offers_result (TurnPage *self);
void          turn_page_end          (TurnPage *self);

G_END_DECLS
