/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-match.h"

G_BEGIN_DECLS

/* What the people in front of a screen are to do. */
typedef enum
{
  TURN_SCREEN_WATCHING,       /* chance, a bot or somebody elsewhere moves, or a replay shows the past */
  TURN_SCREEN_COVERED,        /* the shutter is down until the viewer says to be there */
  TURN_SCREEN_ACTING,         /* the viewer is to move */
  TURN_SCREEN_ANSWERING,      /* the viewer is asked in secret (TurnRules.asks), whether or not there is a move */
  TURN_SCREEN_OVER,
} TurnScreenMode;

/* How much has changed, least first: who follows one of them follows all before it. */
typedef enum
{
  TURN_CHANGED_CHOICE,        /* what the viewer is putting together: every step of the pointer */
  TURN_CHANGED_STATE,         /* a move, an undo, a jump */
  TURN_CHANGED_VIEWER,        /* other eyes */
} TurnChange;

#define TURN_TYPE_SCREEN (turn_screen_get_type ())

/* One pair of eyes on a match: all that depends on who looks, and nothing that depends on the game or on widgets. Several people may share a screen; where
 * one of them must be alone with it, it is covered until they are there. One signal:
 *   changed (TurnChange)     after everything that may have changed what is seen
 */
G_DECLARE_DERIVABLE_TYPE (TurnScreen, turn_screen, TURN, SCREEN, GObject)

struct _TurnScreenClass
{
  GObjectClass parent_class;

  /* Runs before any listener, for what a game keeps beside the match. */
  void         (*changed)(TurnScreen *self,
                          TurnChange  change);

  /* Whether nobody but the one to move may look; without it always, as where hands are hidden. */
  gboolean     (*is_private)(TurnScreen *self);

  /* Whether the viewer sees what their move is about; without it always. */
  gboolean     (*sees_turn)(TurnScreen *self);

  TurnUndo     (*find_undo)(TurnScreen *self);
  void         (*undo)(TurnScreen *self);

  /* What undo would take back, translated, as the object of a sentence: "the S", "the dice"; without it "your last move". NULL: only a pin. */
  char        *(*dup_taken)(TurnScreen *self);
};

TurnScreen    *turn_screen_new          (TurnMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* What a derived type begins with. */
void           turn_screen_follow       (TurnScreen *self,
                                         TurnMatch  *match);
void           turn_screen_emit_changed (TurnScreen *self,
                                         TurnChange  change);

TurnMatch     *turn_screen_get_match    (TurnScreen *self);
TurnScreenMode turn_screen_get_mode     (TurnScreen *self);

/* The seat whose hand may be seen, or -1; and the one for whom the screen is, whether covered or not. */
int            turn_screen_get_viewer   (TurnScreen *self);
int            turn_screen_get_reader   (TurnScreen *self);

/* Whether this screen acts for a seat, and for how many. */
gboolean       turn_screen_is_mine      (TurnScreen *self,
                                         guint       seat);
guint          turn_screen_get_n_mine   (TurnScreen *self);

/* Who is seen to be to move, as TurnRules.to_move: while somebody may be asked in secret it is that one, even if it is another in truth. */
int            turn_screen_get_to_move  (TurnScreen *self);

/* Between two people at one screen. */
gboolean       turn_screen_is_covered   (TurnScreen *self);
void           turn_screen_uncover      (TurnScreen *self);

/* Whether the rules would take a move from the viewer, who sees what it is about; what they do, with a verdict of the rules or TURN_NOT_DUE. */
gboolean       turn_screen_can_act      (TurnScreen *self);
TurnVerdict    turn_screen_play         (TurnScreen *self,
                                         TurnMove    move);

/* The viewer was asked in secret, has no move for it and goes on. */
void           turn_screen_answer       (TurnScreen *self);

/* Taking back what the people here have done; undo says whether what bots did since went with it. What it would do, or why it cannot, in words. */
gboolean       turn_screen_get_can_undo (TurnScreen *self);
gboolean       turn_screen_undo         (TurnScreen *self);
char          *turn_screen_dup_undo     (TurnScreen *self) G_GNUC_WARN_UNUSED_RESULT;

/* A replay is watched: nothing is secret, and nothing can be done. The position is that of the match. */
gboolean       turn_screen_is_replay    (TurnScreen *self);
void           turn_screen_set_replay   (TurnScreen *self,
                                         gboolean    replay);
guint          turn_screen_get_position (TurnScreen *self);

G_END_DECLS
